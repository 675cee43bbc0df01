/** The youth-hockey flyer; what a group can have part in belongs to the season. */
export const youthHockey = {
  eyebrow: 'Boston Bruins',
  title: 'Youth Hockey',
  /** What a saved PDF is called, before and behind the rep's name. */
  printName: 'Bruins Youth Hockey',
  printKind: 'Flyer',
  promise: 'Bring the whole team to a Bruins game.',
  experiencesTitle: 'Two ways to be part of it',
  atLeast: 'At least',
  gamesTitle: 'Youth hockey games',
  /** Behind the title of the second column. */
  continued: 'continued',
  noGames: 'There are no youth hockey games yet. Please check back soon.',
  times: 'All times Eastern. Start times may change.',
  contact: 'Ready? Call or write to book your team:',
} as const
