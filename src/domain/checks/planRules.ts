import { cupWeek } from '../../content/season/current'
import { teams } from '../../content/teams'
import { seasonYears } from '../../content/words/gameWords'
import { isCupWeekCode } from '../games/cupWeek'
import { teamOfCode } from '../games/game'
import type { Plan } from '../plan'
import { codeKey } from '../recordKeys'
import { counted, joined } from '../text'
import type { CheckRules } from './finding'

/** The number of games in a plan, counting each code once. */
export const gamesInPlan = ({ eventNames }: Plan): number => new Set(eventNames.map(codeKey)).size

const NUMBER_WORDS = 'ONE TWO THREE FOUR FIVE SIX SEVEN EIGHT NINE TEN ELEVEN TWELVE'.split(' ')

/**
 * The number of games in a plan's name, after its team and season: `B26SUITE5` and `BP265PLANA` →
 * 5, `C26TWELVE` → 12. Null if it has none.
 */
export function gamesInName(name: string): number | null {
  const title = /^[A-Z]+\d{2}(.+)$/.exec(codeKey(name))?.[1]
  if (title === undefined) return null
  const digits = /^\d{1,2}(?!\d)|(?<!\d)\d{1,2}$/.exec(title)?.[0]
  return (digits === undefined ? NUMBER_WORDS.indexOf(title) + 1 : Number(digits)) || null
}

/** The rules for a plan. */
export const planRules: CheckRules<'plan'> = {
  'number-in-name': {
    severity: 'error',
    pluralPredicate: 'have a different number of games than their name says',
    check(plan, { codesOf }) {
      const expected = gamesInName(plan.name)
      const count = codesOf(plan).length
      if (expected === null || expected === count || count === 0) return undefined
      return `${plan.name} has ${counted(count, 'game')}, but its name says ${expected}.`
    },
  },
  'two-seasons': {
    severity: 'error',
    pluralPredicate: 'have games from two seasons',
    form: { fields: ['game', 'eventNames'], lists: ['games'] },
    check(plan, { yearsOf }) {
      const years = yearsOf(plan)
      if (years.length < 2) return undefined
      return `${plan.name} has games from different seasons: ${joined(years.map(seasonYears))}.`
    },
  },
  'cup-days': {
    severity: 'error',
    pluralPredicate: 'have four of the five cup days',
    check(plan, { codesOf }) {
      const cupCodes = new Set(codesOf(plan).filter(isCupWeekCode))
      const [missing, ...others] = cupWeek.codes.filter((code) => !cupCodes.has(code))
      // Two or three cup days may be chosen on purpose; a single missing one was forgotten.
      if (missing === undefined || others.length > 0) return undefined
      return `${plan.name} has ${cupCodes.size} of the ${cupWeek.codes.length} cup days. Without ${missing}, sheets list the others one by one.`
    },
  },
  empty: {
    severity: 'warning',
    pluralPredicate: 'have no games',
    isLeftByNextSeason: true,
    check(plan, { codesOf, planPages }) {
      if (codesOf(plan).length > 0) return undefined
      const team = teamOfCode(plan.name)
      // For teams whose plans cannot be deleted, renaming a plan leaves an empty one under the old
      // name, which customers do not see.
      const isOldName = team !== null && !teams[team].canDeletePlans
      if (isOldName && planPages(plan.name).length === 0) return undefined
      return `${plan.name} has no games.`
    },
  },
}
