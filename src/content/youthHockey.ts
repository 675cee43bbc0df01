/**
 * The youth-hockey flyer. Experiences are facts of docs/rules/sheets.md#youth-hockey; every other
 * word may change.
 */
export const youthHockey = {
  eyebrow: 'Boston Bruins',
  title: 'Youth Hockey',
  promise: 'Bring the whole team to a Bruins game.',
  experiencesTitle: 'Two ways to be part of it',
  atLeast: 'At least',
  gamesTitle: 'Youth hockey games',
  noGames: 'There are no youth hockey games yet. Please check back soon.',
  times: 'All times Eastern. Start times may change.',
  contact: 'Ready? Call or write to book your team:',
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
