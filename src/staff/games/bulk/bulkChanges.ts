import type { TeamKey } from '../../../content/teams'
import { type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { dayOfGame } from '../../../domain/seasonFile/matchRows'
import { minutesOfDay, readDay } from '../../../domain/time/dates'
import { includesPlan } from '../../writes/steps/gameSteps'
import type { Step } from '../../writes/steps/step'

/* What an action does with each of the selected games. */

/** A change of one of several games. */
interface GameChange {
  before: Game
  after: Game
}

/** A selected game that is left as it is, and the reason. */
export interface SkippedGame {
  game: Game
  reason: string
}

/** What becomes of a selection of games. */
export interface GameChanges {
  changes: GameChange[]
  skipped: SkippedGame[]
}

/** Nothing is to be changed yet. */
export const NO_CHANGES: GameChanges = { changes: [], skipped: [] }

/** @param change the game's new facts, or the reason why it stays as it is. */
function changesOf(
  games: readonly Game[],
  change: (game: Game) => Partial<Game> | string,
): GameChanges {
  const changes: GameChange[] = []
  const skipped: SkippedGame[] = []
  for (const before of games) {
    const facts = change(before)
    if (typeof facts === 'string') {
      skipped.push({ game: before, reason: facts })
      continue
    }
    const after = { ...before, ...facts }
    if (isSame(before, after)) skipped.push({ game: before, reason: 'already set' })
    else changes.push({ before, after })
  }
  return { changes, skipped }
}

/** A date or time that is only written differently is the same. */
const isSame = (before: Game, after: Game) =>
  after.team === before.team &&
  after.gameNumber === before.gameNumber &&
  after.plans === before.plans &&
  (after.date === before.date || after.date === dayOfGame(before)) &&
  (after.time === before.time || minutesOfDay(after.time) === minutesOfDay(before.time))

/** These games in one more plan. */
export const intoPlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    includesPlan(game.plans, plan) ? `already in ${plan}` : { plans: [...game.plans, plan] },
  )

/** These games without a plan. */
export const outOfPlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    includesPlan(game.plans, plan)
      ? { plans: game.plans.filter((one) => !isSamePlanName(one, plan)) }
      : `not in ${plan}`,
  )

const DAY_MINUTES = 24 * 60

/**
 * These games later or earlier. A start that is not known stays so, and none leaves its day.
 * @param minutes how many minutes later; below zero is earlier.
 */
export const shifted = (games: readonly Game[], minutes: number): GameChanges =>
  changesOf(games, (game) => {
    const start = minutesOfDay(game.time)
    if (!start) return 'no start time'
    const newStart = start + minutes
    // Midnight itself means unknown.
    if (newStart <= 0 || newStart >= DAY_MINUTES) return 'would start on another day'
    return { time: `${twoDigits(newStart / 60)}:${twoDigits(newStart % 60)}:00` }
  })

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** These games with one fact the same for all. */
export const withFacts = (games: readonly Game[], facts: Partial<Game>): GameChanges =>
  changesOf(games, () => facts)

/** Whether the date is typed to its end: before, the browser's year is of the first century. */
const isTyped = (date: string) => date.startsWith('20') && readDay(date) !== null

/** These games on another day, `YYYY-MM-DD`. Their codes stay: prices, plans and packages go by them. */
export const onDay = (games: readonly Game[], date: string): GameChanges =>
  isTyped(date) ? withFacts(byStart(games), { date }) : NO_CHANGES

/** A game's day and time, as fields hold them. */
export type NewStart = Pick<Game, 'date' | 'time'>

/**
 * These games at the starts typed for them. One without a whole date stays as it is, and is not listed as
 * skipped: its fields show it.
 */
export function moved(
  games: readonly Game[],
  startOf: (game: Game) => NewStart | undefined,
): GameChanges {
  const { changes } = changesOf(games, (game) => {
    const { date, time } = startOf(game) ?? game
    return isTyped(date) ? { date, time } : 'no new date'
  })
  return { changes, skipped: [] }
}

const byStart = (games: readonly Game[]) =>
  games.toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))

/** These games numbered one after another by day and hour. */
export function numbered(games: readonly Game[], first: number): GameChanges {
  const inOrder = byStart(games)
  return changesOf(inOrder, (game) => ({ gameNumber: first + inOrder.indexOf(game) }))
}

/** The steps that change games. */
export const changeSteps = (team: TeamKey, { changes }: GameChanges): Step[] =>
  changes.map((change) => ({ kind: 'changeGame', team, ...change }))

/** The steps that put games into a plan, or take them out of it. */
export const planSteps = (
  team: TeamKey,
  kind: 'addToPlan' | 'removeFromPlan',
  plan: string,
  { changes }: GameChanges,
): Step[] => changes.map(({ before }) => ({ kind, team, plan, game: before }))

/**
 * The games of a selection that can be deleted by themselves. The server deletes by code: games that
 * share one go one at a time, where each is named.
 */
export function splitDeletable(games: readonly Game[], all: readonly Game[]) {
  const sharesCode = (game: Game) =>
    all.filter(({ eventName }) => isSameCode(eventName, game.eventName)).length > 1
  return {
    deletable: games.filter((game) => !sharesCode(game)),
    skipped: games
      .filter(sharesCode)
      .map((game): SkippedGame => ({ game, reason: 'shares its code with another game' })),
  }
}
