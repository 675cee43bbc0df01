import { pricingTeam, teamKeys, teams } from '../../content/teams'
import { type Game, isUsualStart, teamOfCode } from '../games/game'
import { withSign } from '../money'
import { joined } from '../text'
import { dateText, minutesOfDay, timeText } from '../time/dates'
import { seasonStartYearOfDay } from '../time/seasons'
import type { CheckRules } from './finding'
import { dayAndTeamKey } from './seasonIndex'
import type { SeasonIndex } from './seasonRecords'

/** The rule about games in no plan, which no public page shows. */
export const IN_NO_PLAN = 'in-no-plan'

/**
 * Lists the codes of the team's other games on that day, against the same opponent or against
 * others; '' if there are none.
 */
function otherCodesThatDay(game: Game, season: SeasonIndex, opponent: 'same' | 'other'): string {
  const { gamesByDayAndTeam, factsOf } = season
  const { dayAndTeam, code, text } = factsOf(game)
  const games = dayAndTeam === undefined ? [] : (gamesByDayAndTeam.get(dayAndTeam) ?? [])
  const others = games.filter((other) => {
    const facts = factsOf(other)
    const isSame = facts.text.opponent.toLowerCase() === text.opponent.toLowerCase()
    return facts.code !== code && isSame === (opponent === 'same')
  })
  return joined(others.map(({ eventName }) => eventName))
}

/** Games that start less apart than these five hours leave no time to change ice and floor. */
const CHANGEOVER_MINUTES = 300

/** The first game of another team that is in the arena at that time. */
function arenaClash(game: Game, { gamesByDayAndTeam, factsOf }: SeasonIndex): Game | undefined {
  const { day, text } = factsOf(game)
  // 0 is midnight, which means that the time is unknown.
  const start = minutesOfDay(game.time)
  if (!day || !text.team || !start) return undefined
  const otherTeams = teamKeys.filter((team) => team !== text.team)
  const others = otherTeams.flatMap((team) => gamesByDayAndTeam.get(dayAndTeamKey(day, team)) ?? [])
  return others.find(({ time }) => {
    const minutes = minutesOfDay(time)
    return minutes !== null && minutes !== 0 && Math.abs(start - minutes) < CHANGEOVER_MINUTES
  })
}

/** What may follow the day in the codes of one game: `B251221` and `B251221Y`. */
const CODE_ENDINGS = ['', ...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']

/** The same game under another code, on another day. */
function movedCode(game: Game, { gamesByCode, factsOf }: SeasonIndex): Game | undefined {
  const { code, text } = factsOf(game)
  const firstPart = code.replace(/(\d)[A-Z]$/, '$1')
  const sameCodes = CODE_ENDINGS.flatMap((ending) => gamesByCode.get(firstPart + ending) ?? [])
  return sameCodes.find((other) => {
    const facts = factsOf(other)
    const isOtherCode = facts.code !== code && facts.text.opponent === text.opponent
    return isOtherCode && facts.day !== null && other.date !== game.date
  })
}

const DAY_FORM = { fields: ['date', 'team', 'eventName'], lists: ['games'] } as const

/** The rules for a game. */
export const gameRules: CheckRules<'game'> = {
  'code-and-team': {
    severity: 'error',
    pluralPredicate: 'have a code from the other team',
    form: { fields: ['eventName', 'team'] },
    check(game, { factsOf }) {
      const coded = teamOfCode(game.eventName)
      const { teamInText } = factsOf(game).text
      if (coded === null || teamInText === null || coded === teamInText) return undefined
      return `${game.eventName} is a ${teams[coded].name} code, but its team is '${game.team}'.`
    },
  },
  opponent: {
    severity: 'error',
    pluralPredicate: 'have an unknown opponent',
    form: { fields: ['team'] },
    check(game, { factsOf }) {
      const { text } = factsOf(game)
      if (text.isUndrawnCupGame || text.isOpponentKnown) return undefined
      return text.opponent === ''
        ? `${game.eventName} has no opponent ('${game.team}'), so sheets print X.`
        : `${game.eventName}: '${text.opponent}' isn’t a known opponent, so sheets print X.`
    },
  },
  'no-price': {
    severity: 'error',
    pluralPredicate: 'have no price',
    check(game, { prices, factsOf }) {
      const { code, text } = factsOf(game)
      if (prices.has(code) || text.isUndrawnCupGame) return undefined
      return `${game.eventName} has no price in the price list, so calendars print xx. Your web team keeps it.`
    },
  },
  'row-prices': {
    severity: 'error',
    pluralPredicate: 'have a Row B price above Row A',
    check(game, { prices, factsOf }) {
      const entry = prices.get(factsOf(game).code)
      const isAboveRowA = entry !== undefined && Number(entry.b) > Number(entry.a)
      if (!isAboveRowA) return undefined
      return `${game.eventName}: Row B (${withSign(entry.b)}) costs more than Row A (${withSign(entry.a)}).`
    },
  },
  'out-of-season': {
    severity: 'error',
    pluralPredicate: 'are outside the season, May to August',
    form: { fields: ['date'] },
    check(game, { factsOf }) {
      const { day } = factsOf(game)
      if (!day || seasonStartYearOfDay(day) !== null) return undefined
      return `${game.eventName} is on ${dateText(game.date)}, but calendars don’t show May to August.`
    },
  },
  /** One game that was added twice. */
  'two-codes': {
    severity: 'error',
    pluralPredicate: 'are listed twice under different codes',
    isMutual: true,
    form: DAY_FORM,
    check(game, season) {
      const codes = otherCodesThatDay(game, season, 'same')
      if (codes === '') return undefined
      return `${game.eventName} and ${codes} are the same game: '${game.team}' on ${dateText(game.date)}.`
    },
  },
  /** A code that two games have. */
  'code-twice': {
    severity: 'error',
    pluralPredicate: 'have the same code as another game',
    isMutual: true,
    check(game, { gamesByCode, factsOf }) {
      const { eventName, date } = game
      const others = gamesByCode.get(factsOf(game).code)?.filter((other) => other.date !== date)
      if (!others?.length) return undefined
      const days = joined(others.map((other) => dateText(other.date)))
      return `${eventName} on ${dateText(date)} has the same code as another game, on ${days}.`
    },
  },
  time: {
    severity: 'warning',
    pluralPredicate: 'have an unusual start time, or none',
    form: { fields: ['time'] },
    check(game, { factsOf }) {
      if (factsOf(game).text.isUndrawnCupGame) return undefined
      const minutes = minutesOfDay(game.time)
      if (minutes === 0 || game.time.trim() === '') return `${game.eventName} has no start time.`
      if (minutes === null) return `${game.eventName}: '${game.time}' isn’t a start time.`
      if (isUsualStart(minutes)) return undefined
      return `${game.eventName} starts at ${timeText(game.time)}.`
    },
  },
  'no-date': {
    severity: 'warning',
    pluralPredicate: 'have no date',
    check(game, { factsOf }) {
      if (factsOf(game).day) return undefined
      return game.date.trim() === ''
        ? `${game.eventName} has no date, so sheets list it separately.`
        : `${game.eventName}: '${game.date}' isn’t a date, so sheets list it separately.`
    },
  },
  'text-form': {
    severity: 'warning',
    pluralPredicate: 'have a team text in an unusual form',
    form: { fields: ['team'] },
    check(game, { factsOf }) {
      const { isUndrawnCupGame, hasUsualForm, team } = factsOf(game).text
      if (isUndrawnCupGame || hasUsualForm) return undefined
      const { name, exampleOpponent } = teams[team ?? pricingTeam]
      const example = `${name} vs. ${exampleOpponent}`
      return `${game.eventName}: '${game.team}' isn’t in the form '${example}'.`
    },
  },
  /** Two games of a team on one day. */
  'twice-a-day': {
    severity: 'warning',
    pluralPredicate: 'are on the same day as another game',
    isMutual: true,
    form: DAY_FORM,
    check(game, season) {
      const codes = otherCodesThatDay(game, season, 'other')
      if (codes === '') return undefined
      return `${game.eventName} and ${codes} are games of the same team on ${dateText(game.date)}.`
    },
  },
  'arena-clash': {
    severity: 'warning',
    pluralPredicate: 'start within five hours of the other team’s game',
    isMutual: true,
    form: { fields: ['time', 'date'], lists: ['games'] },
    check(game, season) {
      const other = arenaClash(game, season)
      if (!other) return undefined
      const start = timeText(other.time)
      return `${game.eventName}: '${other.team}' (${other.eventName}) starts at ${start} on the same day.`
    },
  },
  /** One game under two codes that was moved under one of them alone. */
  'second-code-day': {
    severity: 'error',
    pluralPredicate: 'are on a different day than the same game under its other code',
    isMutual: true,
    form: { fields: ['date', 'eventName'], lists: ['games'] },
    check(game, season) {
      const other = season.factsOf(game).day && movedCode(game, season)
      if (!other) return undefined
      return `${game.eventName} is on ${dateText(game.date)}, but ${other.eventName} is on ${dateText(other.date)}.`
    },
  },
  [IN_NO_PLAN]: {
    severity: 'info',
    pluralPredicate: 'aren’t in any plan',
    field: 'plans',
    check(game, { plansByGame, factsOf }) {
      if (game.plans.length > 0 || plansByGame.has(factsOf(game).code)) return undefined
      return `${game.eventName} isn’t in any plan, so customers don’t see it.`
    },
  },
}
