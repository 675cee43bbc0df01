/** The deposit of every group sale (docs/rules/sheets.md#group-tickets). */
export const groupDeposit = {
  amount: '$200',
  per: 'deposit per group',
  terms: 'Non-refundable',
  step: '$200 per group, non-refundable.',
  sentence: 'Group deposit: $200 per group, non-refundable.',
} as const

/** What a group can have part in, and what it takes (docs/rules/sheets.md#youth-hockey). */
export const youthExperiences = [
  {
    title: 'Future Bruins',
    minimum: '100',
    unit: 'group tickets',
    details: ['For Mite, Squirt, PeeWee', 'With a 30-minute scrimmage'],
  },
  {
    title: '3 Minutes of Fame',
    minimum: '50',
    unit: 'tickets',
    details: ['For Mite, Squirt'],
  },
] as const
