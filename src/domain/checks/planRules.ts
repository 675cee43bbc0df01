import { cupWeek } from '../../content/season/current'
import { teams } from '../../content/teams'
import { seasonYears } from '../../content/words/gameWords'
import { isCupWeekCode } from '../games/cupWeek'
import { teamOfCode } from '../games/gameCode'
import type { Plan } from '../plan'
import { codeKey } from '../recordKeys'
import { counted, joined } from '../text'
import type { Rules } from './finding'

/** How many games a plan has, each code once. */
export const gamesInPlan = ({ eventNames }: Plan): number => new Set(eventNames.map(codeKey)).size

const numberWords = ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE', 'SIX', 'SEVEN', 'EIGHT', 'NINE', 'TEN']
const words = new Map(
  [...numberWords, 'ELEVEN', 'TWELVE'].map((word, index) => [word, index + 1] as const),
)

/**
 * The number of games that a plan's name says, behind its team and season: `B26SUITE5` and
 * `BP265PLANA` → 5, `C26TWELVE` → 12. Null where it says none.
 */
export function gamesInName(name: string): number | null {
  const rest = /^[A-Z]+\d{2}(.+)$/.exec(codeKey(name))?.[1]
  if (rest === undefined) return null
  const digits = /^\d{1,2}(?!\d)|(?<!\d)\d{1,2}$/.exec(rest)?.[0]
  if (digits !== undefined) return Number(digits) || null
  return words.get(rest) ?? null
}

/** What can be wrong with one plan. */
export const planRules: Rules<'plan'> = {
  'number-in-name': {
    severity: 'wrong',
    many: 'have a different number of games than their name says',
    check(plan, { codesOf }) {
      const said = gamesInName(plan.name)
      const count = codesOf(plan).length
      if (said === null || said === count || count === 0) return undefined
      return `${plan.name} has ${counted(count, 'game')}, but its name says ${said}.`
    },
  },
  'two-seasons': {
    severity: 'wrong',
    many: 'have games from two seasons',
    form: { fields: ['game', 'eventNames'], lists: ['games'] },
    check(plan, { yearsOf }) {
      const years = yearsOf(plan)
      if (years.length < 2) return undefined
      return `${plan.name} has games from different seasons: ${joined(years.map(seasonYears))}.`
    },
  },
  'cup-days': {
    severity: 'wrong',
    many: 'have four of the five cup days',
    check(plan, { codesOf }) {
      const held = new Set(codesOf(plan).filter(isCupWeekCode))
      const [missing, ...others] = cupWeek.codes.filter((code) => !held.has(code))
      // Two or three of them are somebody's choice; one that is missing was forgotten.
      if (missing === undefined || others.length > 0) return undefined
      return `${plan.name} has ${held.size} of the ${cupWeek.codes.length} cup days. Without ${missing}, sheets list the others one by one.`
    },
  },
  empty: {
    severity: 'doubtful',
    many: 'have no games',
    check(plan, { codesOf, planPages }) {
      if (codesOf(plan).length > 0) return undefined
      const team = teamOfCode(plan.name)
      // The old name of a renamed plan stays where no call deletes it, and customers never see it.
      const isLeftOver = team !== null && !teams[team].deletesPlans
      if (isLeftOver && planPages(plan.name).length === 0) return undefined
      return `${plan.name} has no games.`
    },
  },
}
