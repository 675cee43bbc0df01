import type { Finding, RecordKind } from '../../domain/checks/finding'

/** How the records of a kind are called. */
export const kindNames: Record<RecordKind, string> = {
  game: 'Games',
  plan: 'Plans',
  'combined plan': 'Packages',
  'pricing location': 'Pricing plans',
  rep: 'Representatives',
}

/** The list as text, for an e-mail or a chat. */
export function listText(groups: readonly { title: string; findings: readonly Finding[] }[]) {
  return groups
    .filter(({ findings }) => findings.length > 0)
    .map(
      ({ title, findings }) =>
        `${title} (${findings.length})\n${findings.map(({ sentence }) => `- ${sentence}`).join('\n')}`,
    )
    .join('\n\n')
}
