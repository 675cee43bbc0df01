/* What groups are sold in the season: deposit, dates kept for them, youth experiences. */

/** The deposit of every group sale (docs/rules/sheets.md#group-tickets). */
export const groupDeposit = {
  amount: '$200',
  per: 'deposit per group',
  terms: 'Non-refundable',
  step: '$200 per group, non-refundable.',
  sentence: 'Group deposit: $200 per group, non-refundable.',
} as const

/** SAMPLE VALUE: how many make a group (see sampleMark). */
export const groupMinimum = { count: '10', unit: 'tickets or more' } as const

/**
 * SAMPLE VALUES: games with seats kept for groups, by day as `YYYY-MM-DD`; the flyer shows those to
 * come (see sampleMark).
 */
export const groupDates: readonly { day: string; opponent: string }[] = [
  { day: '2025-10-23', opponent: 'Anaheim Ducks' },
  { day: '2025-11-17', opponent: 'Carolina Hurricanes' },
  { day: '2025-12-04', opponent: 'St. Louis Blues' },
  { day: '2025-12-16', opponent: 'Utah Mammoth' },
  { day: '2026-01-08', opponent: 'Calgary Flames' },
  { day: '2026-01-27', opponent: 'Nashville Predators' },
  { day: '2026-02-26', opponent: 'Columbus Blue Jackets' },
  { day: '2026-03-10', opponent: 'Los Angeles Kings' },
  { day: '2026-03-31', opponent: 'Dallas Stars' },
]

/** What a group can have part in, and what it takes (docs/rules/sheets.md#youth-hockey). */
export const youthExperiences = [
  {
    title: 'Future Bruins',
    art: 'sticks',
    minimum: '100',
    unit: 'group tickets',
    details: ['For Mite, Squirt, PeeWee', 'With a 30-minute scrimmage'],
  },
  {
    title: '3 Minutes of Fame',
    art: 'clock',
    minimum: '50',
    unit: 'tickets',
    details: ['For Mite, Squirt'],
  },
] as const
