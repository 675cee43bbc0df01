import type { TeamKey } from '../../../content/teams'
import { dayOfGame, type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { minutesOfDay, readDay } from '../../../domain/time/dates'
import { compareTexts } from '../../list/sort'
import { includesPlan } from '../../writes/steps/gameSteps'
import type { Step } from '../../writes/steps/step'

/* The changes that an action makes to the selected games. */

/**
 * The selected games that an action changes, and those that it leaves unchanged, with the reason.
 */
export interface GameChanges {
  changed: { before: Game; after: Game }[]
  skipped: { game: Game; reason: string }[]
}

/** The changes while nothing is chosen yet. */
export const NO_CHANGES: GameChanges = { changed: [], skipped: [] }

/** @param change returns the game's new fields, or the reason why it stays unchanged. */
function changesOf(
  games: readonly Game[],
  change: (game: Game) => Partial<Game> | string,
): GameChanges {
  const results = games.map((before) => {
    const fieldsOrReason = change(before)
    return typeof fieldsOrReason === 'string'
      ? { before, after: before, reason: fieldsOrReason }
      : { before, after: { ...before, ...fieldsOrReason }, reason: 'already set' }
  })
  const isUnchanged = ({ before, after }: { before: Game; after: Game }) => isSame(before, after)
  return {
    changed: results.filter((result) => !isUnchanged(result)),
    skipped: results.filter(isUnchanged).map(({ before, reason }) => ({ game: before, reason })),
  }
}

/**
 * Compares the fields that actions change. A different notation of the same date or time isn't a
 * change.
 */
const isSame = (before: Game, after: Game) =>
  after.team === before.team &&
  after.gameNumber === before.gameNumber &&
  after.plans === before.plans &&
  (after.date === before.date || after.date === dayOfGame(before)) &&
  (after.time === before.time || minutesOfDay(after.time) === minutesOfDay(before.time))

/** Adds the games to a plan. */
export const addPlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    includesPlan(game.plans, plan) ? `already in ${plan}` : { plans: [...game.plans, plan] },
  )

/** Removes the games from a plan. */
export const removePlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    includesPlan(game.plans, plan)
      ? { plans: game.plans.filter((other) => !isSamePlanName(other, plan)) }
      : `not in ${plan}`,
  )

const DAY_MINUTES = 24 * 60

/**
 * Moves the games to a later or earlier time. Skips games without a start time, and games that
 * would start on another day.
 * @param minutes negative to move to an earlier time.
 */
export const shiftTimes = (games: readonly Game[], minutes: number): GameChanges =>
  changesOf(games, (game) => {
    const start = minutesOfDay(game.time)
    if (!start) return 'no start time'
    const newStart = start + minutes
    // Midnight means an unknown start.
    if (newStart <= 0 || newStart >= DAY_MINUTES) return 'would start on another day'
    return { time: `${twoDigits(newStart / 60)}:${twoDigits(newStart % 60)}:00` }
  })

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** Sets the same fields for all games. */
export const setFacts = (games: readonly Game[], fields: Partial<Game>): GameChanges =>
  changesOf(games, () => fields)

/**
 * Whether a date is completely typed. While typing, the year of a date input is '0002' or '0020'.
 */
const isTyped = (date: string) => date.startsWith('20') && readDay(date) !== null

/**
 * Moves the games to a day, `YYYY-MM-DD`. Codes don't change, because prices, plans and packages
 * refer to them.
 */
export const setDay = (games: readonly Game[], date: string): GameChanges =>
  isTyped(date) ? setFacts(byStart(games), { date }) : NO_CHANGES

/** A game's date and time, as typed. */
export type NewStart = Pick<Game, 'date' | 'time'>

/**
 * Moves each game to its typed start. A game without a complete date stays unchanged. It isn't
 * listed as skipped, because its fields show that.
 */
export function moveGames(games: readonly Game[], startOf: (game: Game) => NewStart | undefined) {
  const { changed } = changesOf(games, (game) => {
    const { date, time } = startOf(game) ?? game
    return isTyped(date) ? { date, time } : 'no new date'
  })
  return { changed, skipped: [] }
}

const byStart = (games: readonly Game[]) =>
  games.toSorted((a, b) => compareTexts(`${a.date} ${a.time}`, `${b.date} ${b.time}`))

/** Numbers the games by day and time, starting with `first`. */
export function numberGames(games: readonly Game[], first: number): GameChanges {
  const inOrder = byStart(games)
  return changesOf(inOrder, (game) => ({ gameNumber: first + inOrder.indexOf(game) }))
}

/** The steps that write the changed games. */
export const changeSteps = (team: TeamKey, { changed }: GameChanges): Step[] =>
  changed.map(({ before, after }) => ({ kind: 'changeGame', team, before, after }))

/**
 * Splits off games that share their code with another game, because the server deletes both by the
 * code. Such games are deleted with the row's button, whose dialog lists all of them.
 */
export function splitDeletable(games: readonly Game[], teamGames: readonly Game[]) {
  const sharesCode = (game: Game) =>
    teamGames.filter(({ eventName }) => isSameCode(eventName, game.eventName)).length > 1
  const reason = 'shares its code with another game'
  return {
    deletable: games.filter((game) => !sharesCode(game)),
    skipped: games.filter(sharesCode).map((game) => ({ game, reason })),
  }
}
