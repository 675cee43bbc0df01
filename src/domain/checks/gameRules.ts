import { type TeamKey, teams } from '../../content/teams'
import type { Game } from '../games/game'
import { teamOfCode } from '../games/gameCode'
import { withSign } from '../money'
import { codeKey } from '../recordKeys'
import { dateText, minutesOfDay, timeText } from '../time/dates'
import { joined, type Rule } from './finding'
import type { Season } from './seasonRecords'

type GameRule = Rule<'game'>

const codeAndTeam: GameRule = {
  name: 'code-and-team',
  severity: 'wrong',
  check(game, { factsOf }) {
    const { eventName, team } = game
    const coded = teamOfCode(eventName)
    const { written } = factsOf(game).text
    if (coded === null || written === null || coded === written) return undefined
    return `${eventName} is a ${teams[coded].name} code, but its team is '${team}'.`
  },
}

const opponent: GameRule = {
  name: 'opponent',
  severity: 'wrong',
  check(game, { factsOf }) {
    const { text } = factsOf(game)
    if (text.isOpenCup || text.isOpponentKnown) return undefined
    return text.opponent === ''
      ? `${game.eventName} has no opponent ('${game.team}'), so sheets print X.`
      : `${game.eventName}: '${text.opponent}' isn’t a known opponent, so sheets print X.`
  },
}

const noPrice: GameRule = {
  name: 'no-price',
  severity: 'wrong',
  check(game, { prices, factsOf }) {
    const { code, text } = factsOf(game)
    if (prices.has(code) || text.isOpenCup) return undefined
    return `${game.eventName} has no price in the season’s table, so calendars print xx.`
  },
}

const rowPrices: GameRule = {
  name: 'row-prices',
  severity: 'wrong',
  check(game, { prices, factsOf }) {
    const { eventName } = game
    const entry = prices.get(factsOf(game).code)
    if (!entry || !(Number(entry.b) > Number(entry.a))) return undefined
    return `${eventName}: Row B (${withSign(entry.b)}) costs more than Row A (${withSign(entry.a)}).`
  },
}

const earliest = 10 * 60
const latest = 22 * 60 + 30

const time: GameRule = {
  name: 'time',
  severity: 'doubtful',
  check(game, { factsOf }) {
    if (factsOf(game).text.isOpenCup) return undefined
    const minutes = minutesOfDay(game.time)
    if (minutes === 0 || game.time.trim() === '') return `${game.eventName} has no start time.`
    if (minutes === null) return `${game.eventName}: '${game.time}' isn’t a start time.`
    if (minutes >= earliest && minutes <= latest) return undefined
    return `${game.eventName} starts at ${timeText(game.time)}.`
  },
}

const noDate: GameRule = {
  name: 'no-date',
  severity: 'doubtful',
  check(game, { factsOf }) {
    if (factsOf(game).day) return undefined
    const { eventName, date } = game
    return date.trim() === ''
      ? `${eventName} has no date, so sheets list it separately.`
      : `${eventName}: '${date}' isn’t a date, so sheets list it separately.`
  },
}

const outOfSeason: GameRule = {
  name: 'out-of-season',
  severity: 'wrong',
  check(game, { factsOf }) {
    const { eventName, date } = game
    const { day } = factsOf(game)
    if (!day || day.month >= 9 || day.month <= 4) return undefined
    return `${eventName} is on ${dateText(date)}, but calendars don’t show May to August.`
  },
}

const textForm: GameRule = {
  name: 'text-form',
  severity: 'doubtful',
  check(game, { factsOf }) {
    const { isOpenCup, isOfForm, team: name } = factsOf(game).text
    if (isOpenCup || isOfForm) return undefined
    const example = name === null ? 'Bruins vs. Blackhawks' : exampleText(name)
    return `${game.eventName}: '${game.team}' isn’t in the form '${example}'.`
  },
}

/** `Bruins vs. Chicago Blackhawks`. */
const exampleText = (team: TeamKey) => `${teams[team].name} vs. ${teams[team].exampleOpponent}`

/** The rule of a game that no plan has, and so no public page. */
export const IN_NO_PLAN = 'in-no-plan'

const inNoPlan: GameRule = {
  name: IN_NO_PLAN,
  severity: 'to know',
  check(game, { plansByGame, factsOf }) {
    if (game.plans.length > 0 || plansByGame.has(factsOf(game).code)) return undefined
    return `${game.eventName} isn’t in any plan, so customers don’t see it.`
  },
}

const NONE: readonly Game[] = []

/** The other games of this one's team on its day, against the same opponent or another. */
function sameEvening(game: Game, season: Season, isSameOpponent: boolean) {
  const { gamesByEvening, textOf, factsOf } = season
  const { evening, code, text } = factsOf(game)
  const all = evening === undefined ? NONE : (gamesByEvening.get(evening) ?? NONE)
  if (all.length === 0 || (all.length === 1 && all[0] === game)) return NONE
  const opponent = text.opponent.toLowerCase()
  return all.filter(
    (other) =>
      codeKey(other.eventName) !== code &&
      (textOf(other).opponent.toLowerCase() === opponent) === isSameOpponent,
  )
}

const codesOf = (games: readonly Game[]) =>
  games === NONE ? '' : joined(games.map(({ eventName }) => eventName))

/** One game that was made twice. */
const twoCodes: GameRule = {
  name: 'two-codes',
  severity: 'wrong',
  check(game, season) {
    const codes = codesOf(sameEvening(game, season, true))
    if (codes === '') return undefined
    return `${game.eventName} and ${codes} are the same game: '${game.team}' on ${dateText(game.date)}.`
  },
}

/** Two games of a team on one day. */
const twiceADay: GameRule = {
  name: 'twice-a-day',
  severity: 'doubtful',
  check(game, season) {
    const codes = codesOf(sameEvening(game, season, false))
    return codes === ''
      ? undefined
      : `${game.eventName} and ${codes} are games of the same team on ${dateText(game.date)}.`
  },
}

/** A code that two games have. */
const codeTwice: GameRule = {
  name: 'code-twice',
  severity: 'wrong',
  check(game, { gamesByCode, factsOf }) {
    const { eventName, date } = game
    const others = gamesByCode.get(factsOf(game).code)?.filter((other) => other.date !== date)
    if (!others?.length) return undefined
    const days = joined(others.map((other) => dateText(other.date)))
    return `${eventName} on ${dateText(date)} has the same code as another game, on ${days}.`
  },
}

/** What can be wrong with one game. */
export const gameRules: readonly GameRule[] = [
  codeAndTeam,
  opponent,
  noPrice,
  rowPrices,
  outOfSeason,
  twoCodes,
  codeTwice,
  time,
  noDate,
  textForm,
  twiceADay,
  inNoPlan,
]
