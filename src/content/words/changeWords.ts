/** The message about changed games of a customer's package (docs/rules/share.md#changed-games). */
export const changeWords = {
  /** `what`: the package's title, as in `lead`. */
  subject: (what: string) => `Schedule change: ${what}`,
  greeting: 'Hello,',
  lead: (count: number, what: string) =>
    count === 1 ? `A game in ${what} has changed:` : `${count} games in ${what} have changed:`,
  added: (game: string, when: string) => `New: ${game}, ${when}`,
  removed: (game: string, when: string) => `Removed: ${game}, ${when}`,
  moved: (game: string, from: string, to: string) => `${game}: ${from} → ${to}`,
  renamed: (when: string, from: string, to: string) => `${when}: ${from} → ${to}`,
  /** Stands for changes that do not fit into the message. */
  more: (count: number) => `and ${count} more`,
  link: 'Your schedule, always up to date:',
  closing: 'Please call or email with any questions.',
} as const
