/** The head of each schedule, by its name in the address. */
export const scheduleTitles = {
  '5plan': '5-Game Plans',
  '6plan': '6-Game Plans',
  '11gameplan': '11-Game Plans',
  halfseason: 'Half Season Plans',
} as const

/** What customers call the plan behind a code. */
const blockNames: Record<string, string> = {
  bp265plana: 'Plan A',
  bp265planb: 'Plan B',
  bp266plana: 'Plan A',
  bp266planb: 'Plan B',
  bp26weekend: 'Weekend',
  bp26rival: 'Rivals',
  bp26black: 'Black Friday',
  bp26opener: 'Home Opener',
  bp26halfseasonplana: 'Plan A',
  bp26halfseasonplanb: 'Plan B',
}

/** The heading of a schedule's block. */
export const blockName = (code: string): string => blockNames[code] ?? code.toUpperCase()

export const scheduleWords = {
  eyebrow: 'Boston Bruins',
  noGames: 'No games in this plan yet.',
  times: 'All times Eastern. Start times may change.',
  contact: 'Your Bruins representative',
} as const

/** On the half-season schedule (docs/rules/sheets.md#schedule). */
export const resaleThreshold = {
  fact: 'Resale threshold: 60%',
  advice: 'It applies to Half Season plans; your representative explains it.',
} as const
