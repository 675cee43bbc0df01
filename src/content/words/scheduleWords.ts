import { blockNames, planOfParts, resaleThreshold } from '../season/current'

/** The header of each schedule, by its name in the address. */
export const scheduleTitles = {
  '5plan': '5-Game Plans',
  '6plan': '6-Game Plans',
  '11gameplan': '11-Game Plans',
  halfseason: 'Half Season Plans',
} as const

const names: Readonly<Record<string, string>> = blockNames

/** The heading of a schedule's block, by its plan's code. */
export const blockName = (code: string): string => names[code] ?? code.toUpperCase()

const parts: readonly string[] = planOfParts.codes

/** The plan that customers buy, by a code of its games. */
export const planName = (code: string): string =>
  parts.includes(code) ? planOfParts.name : blockName(code)

/** The texts of every schedule. */
export const scheduleWords = {
  eyebrow: 'Boston Bruins',
  noGames: 'No games in this plan yet.',
  /** Below the title, with `2025–26`. */
  season: (years: string) => `Home games of the ${years} season`,
  /** Beside a plan that continues from the previous column. */
  continued: 'continued',
  /** The name of a saved PDF, before and after the rep's name. */
  printPlan: (plans: string) => `Bruins ${plans}`,
  printKind: 'Schedule',
} as const

/** On the half-season schedule (docs/rules/sheets.md#schedule). */
export const resaleWords = {
  fact: `Resale threshold: ${resaleThreshold}`,
  advice: 'It applies to Half Season plans; your account manager explains it.',
} as const
