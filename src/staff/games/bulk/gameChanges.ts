import type { TeamKey } from '../../../content/teams'
import { type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { dayOfGame } from '../../../domain/seasonFile/matchRows'
import { minutesOfDay, readDay } from '../../../domain/time/dates'
import type { Step } from '../../writes/steps/step'

/** A change of one of several games. */
interface GameChange {
  before: Game
  after: Game
}

/** A game of a selection that is left as it is, and why. */
export interface LeftGame {
  game: Game
  why: string
}

/** What becomes of a selection of games. */
export interface GameChanges {
  changes: GameChange[]
  left: LeftGame[]
}

/** @param change the game as it shall be, or why it stays as it is. */
function changesOf(games: readonly Game[], change: (game: Game) => Game | string): GameChanges {
  const changes: GameChange[] = []
  const left: LeftGame[] = []
  for (const game of games) {
    const after = change(game)
    if (typeof after === 'string') left.push({ game, why: after })
    else changes.push({ before: game, after })
  }
  return { changes, left }
}

const isIn = ({ plans }: Game, plan: string) => plans.some((one) => isSamePlanName(one, plan))

/** These games in one more plan. */
export const intoPlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    isIn(game, plan) ? `already in ${plan}` : { ...game, plans: [...game.plans, plan] },
  )

/** These games without a plan. */
export const outOfPlan = (games: readonly Game[], plan: string): GameChanges =>
  changesOf(games, (game) =>
    isIn(game, plan)
      ? { ...game, plans: game.plans.filter((one) => !isSamePlanName(one, plan)) }
      : `not in ${plan}`,
  )

const DAY = 24 * 60

/**
 * These games later or earlier. A start that is not known stays so, and none leaves its day.
 * @param by minutes; below zero is earlier.
 */
export const shifted = (games: readonly Game[], by: number): GameChanges =>
  changesOf(games, (game) => {
    const minutes = minutesOfDay(game.time)
    if (!minutes) return 'no start time'
    const then = minutes + by
    // Midnight itself means unknown.
    if (then <= 0 || then >= DAY) return 'would start on another day'
    return { ...game, time: `${twoDigits(then / 60)}:${twoDigits(then % 60)}:00` }
  })

const twoDigits = (number: number) => String(Math.floor(number)).padStart(2, '0')

/** These games with one fact the same for all. */
export const withFacts = (games: readonly Game[], facts: Partial<Game>): GameChanges =>
  changesOf(games, (game) => {
    const after = { ...game, ...facts }
    const isSame = after.team === game.team && sameTime(after.time, game.time)
    return isSame ? 'already set' : after
  })

const sameTime = (a: string, b: string) => a === b || minutesOfDay(a) === minutesOfDay(b)

/** These games on another day, `YYYY-MM-DD`. Their codes stay: prices, plans and packages go by them. */
export const onDay = (games: readonly Game[], date: string): GameChanges =>
  changesOf(byStart(games), (game) =>
    dayOfGame(game) === date ? 'already set' : { ...game, date },
  )

/** A game's day and time, as fields hold them. */
export type NewStart = Pick<Game, 'date' | 'time'>

/** These games at the starts typed for them; one without a whole date stays as it is. */
export const moved = (
  games: readonly Game[],
  startOf: (game: Game) => NewStart | undefined,
): GameChanges =>
  changesOf(games, (game) => {
    const { date, time } = startOf(game) ?? game
    // While a year is typed the browser has a day of the first century.
    if (!date.startsWith('20') || !readDay(date)) return 'no new date'
    const isSame = date === game.date && sameTime(time, game.time)
    return isSame ? 'already set' : { ...game, date, time }
  })

const byStart = (games: readonly Game[]) =>
  games.toSorted((a, b) => (`${a.date} ${a.time}` < `${b.date} ${b.time}` ? -1 : 1))

/** These games numbered one after another by day and hour. */
export function numbered(games: readonly Game[], first: number): GameChanges {
  const inOrder = byStart(games)
  const numbers = new Map(inOrder.map((game, index) => [game, first + index]))
  return changesOf(inOrder, (game) => {
    const gameNumber = numbers.get(game) ?? 0
    return game.gameNumber === gameNumber ? 'already set' : { ...game, gameNumber }
  })
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
export function deletable(games: readonly Game[], all: readonly Game[]) {
  const isTwin = (game: Game) =>
    all.filter(({ eventName }) => isSameCode(eventName, game.eventName)).length > 1
  return {
    going: games.filter((game) => !isTwin(game)),
    left: games
      .filter(isTwin)
      .map((game): LeftGame => ({ game, why: 'shares its code with another game' })),
  }
}

/* What a dialog about several games is called, and what it is given. */

/** What is asked for before it is done with several games. */
export type GameAction =
  | 'Move'
  | 'Add to plan'
  | 'Remove from plan'
  | 'Shift time'
  | 'Set field'
  | 'Delete'

/** What a dialog about several games is given. */
export interface GamesDialogProps {
  action: GameAction
  team: TeamKey
  /** The selected ones. */
  games: Game[]
  /** All of the team's. */
  all: readonly Game[]
  onClose: () => void
}
