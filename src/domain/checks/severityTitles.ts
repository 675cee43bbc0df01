import type { Severity } from './finding'

/** How bad a finding is, in the colors of messages: the same wherever it is said. */
export const severityLooks = {
  wrong: 'error',
  doubtful: 'warning',
  'to know': 'info',
} as const satisfies Record<Severity, string>

/** How the groups of findings are called, by how bad they are. */
export const severityTitles: Record<Severity, string> = {
  wrong: 'Wrong on customers’ pages',
  doubtful: 'Doubtful',
  'to know': 'To know',
}
