/*
 * All facts of the season 2025–26; its price list is in a file of its own. Next season: rename this
 * folder (docs/change.md#next-season).
 */
// biome-ignore lint/performance/noBarrelFile: the season's facts are imported as a whole
export { eventPrices } from './eventPrices'

/*
 * The season's plan codes: those of schedules and flyers, with the names of their blocks, and the
 * number of games of each pricing plan.
 */

/** The season in codes: P and the year it ends in (docs/rules/fields.md#season). */
export const seasonCode = 'P26'

/** Examples for fields that ask for a code. */
export const exampleCodes = { game: 'B251009', plan: '26SUITE5' } as const

/**
 * `planname` of the schedules and the plan codes behind each
 * (docs/rules/routes.md#plan-names-in-addresses).
 */
export const schedulePlans = {
  '5plan': ['bp265plana', 'bp265planb'],
  '6plan': ['bp266plana', 'bp266planb'],
  '11gameplan': ['bp26weekend', 'bp26rival', 'bp26black', 'bp26opener'],
  halfseason: ['bp26halfseasonplana', 'bp26halfseasonplanb'],
} as const

type ScheduleCode = (typeof schedulePlans)[keyof typeof schedulePlans][number]

/** The customers' name of each plan: the heading of its block in the schedule. */
export const blockNames: Record<ScheduleCode, string> = {
  bp265plana: '5-Game Plan A',
  bp265planb: '5-Game Plan B',
  bp266plana: '6-Game Plan A',
  bp266planb: '6-Game Plan B',
  bp26weekend: 'Weekend Plan',
  bp26rival: 'Rivals',
  bp26black: 'Black Friday',
  bp26opener: 'Home Opener',
  bp26halfseasonplana: 'Half Season Plan A',
  bp26halfseasonplanb: 'Half Season Plan B',
}

/**
 * The only plan that is sold under several codes, with the heading above the names of its parts.
 */
export const planOfParts: { name: string; codes: readonly ScheduleCode[] } = {
  name: 'Rivals, Black Friday & Home Opener',
  codes: ['bp26rival', 'bp26black', 'bp26opener'],
}

/**
 * The plan codes whose games a pricing sheet lists, by its `planname`. Each inner array is one
 * list.
 */
export const soldPlanCodes = {
  plana: [['bp26halfseasonplana']],
  planb: [['bp26halfseasonplanb']],
  weekendplan: [['bp26weekend']],
  rivalblackhomeplan: [['bp26rival', 'bp26black', 'bp26opener']],
  '5-gameplan': [['bp265plana'], ['bp265planb']],
  '6-gameplan': [['bp266plana'], ['bp266planb']],
} as const satisfies Record<string, readonly (readonly ScheduleCode[])[]>

/**
 * The number of games in each pricing plan (docs/rules/sheets.md#pricing-sheet), by its `planname`.
 */
export const gamesPerPlan = {
  plana: 22,
  planb: 22,
  weekendplan: 11,
  rivalblackhomeplan: 11,
  '5-gameplan': 5,
  '6-gameplan': 6,
} as const

/**
 * The plan of the youth-hockey flyer (docs/rules/sheets.md#youth-hockey). Its code has no P before
 * the year, although its games belong to this season.
 */
export const youthPlan = 'B26YOUTH'

/** The resale threshold of Half Season plans (docs/rules/sheets.md#schedule). */
export const resaleThreshold = '60%'

/** The combined plan whose calendar has no double-header table (docs/rules/sheets.md#calendar). */
export const planWithoutTable = 'p26rafb-p'

/*
 * Group sales of the season: the deposit, the dates with seats for groups, and youth experiences.
 */

/** The deposit of every group sale (docs/rules/sheets.md#group-tickets). */
export const groupDeposit = {
  amount: '$200',
  per: 'deposit per group',
  terms: 'Non-refundable',
  step: '$200 per group, non-refundable.',
  sentence: 'Group deposit: $200 per group, non-refundable.',
} as const

/** SAMPLE VALUE: the minimum number of tickets for a group (see samples.ts). */
export const groupMinimum = { count: '10', unit: 'tickets or more' } as const

/**
 * SAMPLE VALUES: games with seats kept for groups, by day as `YYYY-MM-DD`; the flyer shows the
 * upcoming ones (see samples.ts).
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

/**
 * The experiences that groups can book, with their minimum size
 * (docs/rules/sheets.md#youth-hockey).
 */
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

/**
 * The lines below a plan's prices; '' prints nothing. SAMPLE WORDING, which the venue replaces (see
 * samples.ts).
 */
export const priceTerms = {
  /** How long the prices hold. */
  validity:
    'Prices per seat for the 2025–26 season. They may change until your order is confirmed.',
  /** What is added to the prices. */
  fees: 'Taxes and fees are not included.',
} as const satisfies Record<string, string>

/**
 * The Celtics' possible NBA CUP home games: placeholders, of which at most one is played
 * (docs/rules/sheets.md#cup-week).
 */
export const cupWeek = {
  name: 'Week of Dec 8th',
  codes: ['C251208', 'C251209', 'C251210', 'C251211', 'C251212'],
  days: ['2025-12-08', '2025-12-09', '2025-12-10', '2025-12-11', '2025-12-12'],
} as const

/** The days in a package's note about start times (docs/rules/sheets.md#package). */
export const tournamentDays = '11/15 and 12/6'
/** The same days as `YYYY-MM-DD`. */
export const tournamentDates: readonly string[] = ['2025-11-15', '2025-12-06']
