import type { Severity } from '../../../domain/checks/finding'

/** How the groups of findings are called, by how bad they are. */
export const severityTitles: Record<Severity, string> = {
  wrong: 'Wrong on customers’ pages',
  doubtful: 'Doubtful',
  'to know': 'To know',
}
