import { groupDeposit } from '../season/current'

const call = { title: 'Call or email', text: 'Tell us your group size and what you need.' }
const afterwards = [
  { title: 'Pay the deposit', text: groupDeposit.step },
  { title: 'Come to the game', text: 'Your account manager takes care of the tickets.' },
]

/** The group tickets flyer; its deposit is in src/content/season. */
export const groupTicketsWords = {
  eyebrow: 'Boston Bruins',
  title: 'Group Tickets',
  /** The name of a saved PDF, before and after the rep's name. */
  printName: 'Bruins Group Tickets',
  printKind: 'Flyer',
  promise: 'One game. One night. Everyone you want beside you.',
  whyTitle: 'Why come as a group',
  why: [
    { title: 'For every crowd', text: 'Teams, schools, workplaces, families and friends.' },
    { title: 'One point of contact', text: 'Questions go straight to your account manager.' },
  ],
  stepsTitle: 'How it works',
  steps: [
    { title: 'Pick your game', text: 'Have a date in mind, and a backup date.' },
    call,
    ...afterwards,
  ],
  /** After the season's last date. */
  stepsOver: [
    call,
    { title: 'Hear about new dates first', text: 'We tell you as soon as they are out.' },
    ...afterwards,
  ],
  datesTitle: 'Next group dates',
  /** Below the dates. */
  otherDates: 'Don’t see your game? Just ask.',
  overTitle: 'Group dates',
  /** Once the season's last date is over. */
  over: (season: string) =>
    `The group dates of the ${season} season are over. Call or email, and you'll be the first to hear about new dates.`,
  contact: 'Ready? Call or email to book your group:',
  contactOver: 'Call or email to be the first to hear about new dates:',
} as const

/** The youth-hockey flyer; its experiences are in src/content/season. */
export const youthHockeyWords = {
  eyebrow: 'Boston Bruins',
  title: 'Youth Hockey',
  /** The name of a saved PDF, before and after the rep's name. */
  printName: 'Bruins Youth Hockey',
  printKind: 'Flyer',
  promise: 'Bring the whole team to a Bruins game.',
  experiencesTitle: 'Two ways to be part of it',
  atLeast: 'At least',
  gamesTitle: 'Youth hockey games',
  /** After the title of the second column. */
  continued: 'continued',
  noGames: 'There are no youth hockey games yet. Please check back soon.',
  contact: 'Ready? Call or email to book your team:',
} as const
