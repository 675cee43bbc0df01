import { eventPrices } from '../../content/season/current'
import type { TeamKey } from '../../content/teams'
import type { Severity } from '../../domain/checks/finding'
import type { FormHint } from '../../domain/checks/formHints'
import {
  codeDayMismatch,
  codeFor,
  type Game,
  isSameCode,
  isSameGame,
} from '../../domain/games/game'
import { readGameText } from '../../domain/games/gameText'
import { listedPriceText, withSign } from '../../domain/money'
import { codeKey } from '../../domain/recordKeys'
import { dateText, readDay } from '../../domain/time/dates'

/**
 * The hints below the code field while typing: the code's day, its price, and other games with the
 * code.
 * @param typed the game with the typed values.
 * @param stored the edited game; null for a new game.
 * @param games all games of the team.
 */
export function codeHints(team: TeamKey, typed: Game, stored: Game | null, games: readonly Game[]) {
  const { eventName: code, date } = typed
  const gameWithCode = (name: string) =>
    games.find((game) => isSameCode(game.eventName, name) && !(stored && isSameGame(game, stored)))
  if (code === '') {
    const gameOnDay = readDay(date) ? gameWithCode(codeFor(team, date)) : undefined
    const codeTakenText =
      gameOnDay &&
      `${gameOnDay.eventName} is ${gameText(gameOnDay)}. A different code has no price.`
    return hintsOf('info', ['date'], codeTakenText)
  }
  const other = gameWithCode(code)
  const day = codeDayMismatch(typed)
  return [
    ...hintsOf('warning', ['eventName'], other && `${gameText(other)} has this code.`),
    ...hintsOf('warning', ['eventName'], codePriceText(typed, stored)),
    ...hintsOf('info', ['eventName', 'date'], day && `${day}.`),
  ]
}

const hintsOf = (severity: Severity, fields: string[], sentence?: string): FormHint[] =>
  sentence ? [{ severity, sentence, field: 'eventName', fields }] : []

/** 'Bruins vs. Buffalo Sabres on Sat, Oct 11, 2025' */
const gameText = ({ team, date }: Game) => `${team} on ${dateText(date) || 'no date'}`

const PRICES_BY_CODE = new Map(eventPrices.map(([code, , a, b]) => [codeKey(code), { a, b }]))

/** The message if a code has no price, or if a new code changes the prices. */
function codePriceText(typed: Game, stored: Game | null): string | undefined {
  const entry = PRICES_BY_CODE.get(codeKey(typed.eventName))
  if (stored && !isSameCode(stored.eventName, typed.eventName)) {
    const row = (letter: string, price: string) => `${letter}:${withSign(listedPriceText(price))}`
    const newPrices = entry ? `${row('A', entry.a)}, ${row('B', entry.b)}` : '$xx'
    return `Row A and B prices go by code. With the new code, the calendar shows ${newPrices}.`
  }
  const { cup, opponent } = readGameText(typed)
  const isOpenCup = cup === 'potential' && opponent === ''
  return entry || isOpenCup ? undefined : 'This code has no price, so calendars show $xx.'
}
