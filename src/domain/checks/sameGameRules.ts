import type { Game } from '../games/game'
import { codeKey } from '../recordKeys'
import { dateText } from '../time/dates'
import { joined, type Rule } from './finding'
import type { Season } from './season'

/* Rules that look at a game beside the others. */

type GameRule = Rule<'game'>

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
export const twoCodes: GameRule = {
  name: 'two-codes',
  severity: 'wrong',
  check(game, season) {
    const codes = codesOf(sameEvening(game, season, true))
    if (codes === '') return undefined
    return `${game.eventName} and ${codes} are the same game: '${game.team}' on ${dateText(game.date)}.`
  },
}

/** Two games of a team on one day. */
export const twiceADay: GameRule = {
  name: 'twice-a-day',
  severity: 'doubtful',
  check(game, season) {
    const codes = codesOf(sameEvening(game, season, false))
    return codes === ''
      ? undefined
      : `${game.eventName} and ${codes} are of one team on ${dateText(game.date)}.`
  },
}

/** A code that two games have. */
export const codeTwice: GameRule = {
  name: 'code-twice',
  severity: 'wrong',
  check(game, { gamesByCode, factsOf }) {
    const { eventName, date } = game
    const others = gamesByCode.get(factsOf(game).code)?.filter((other) => other.date !== date)
    if (!others?.length) return undefined
    const days = joined(others.map((other) => dateText(other.date)))
    return `${eventName} on ${dateText(date)} has the code of another game, on ${days}.`
  },
}
