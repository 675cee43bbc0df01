import { invalidatedByGames } from '../../../api/games'
import type { TeamKey } from '../../../content/teams'
import { type Game, isSameCode, isSameGame } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { codeKey } from '../../../domain/recordKeys'
import { dateText, timeText } from '../../../domain/time/dates'
import { NOT_READABLE } from '../../../domain/unreadable'
import { gameHref } from '../../records/recordLinks'
import type { FieldTexts } from '../fieldTexts'
import {
  blocked,
  type CheckResult,
  changed,
  checkChange,
  checkExisting,
  checkUnchanged,
  DONE,
  GONE,
  ready,
} from './checkResult'
import type { ServerCalls } from './serverCalls'
import { mergedNames, type StepOf, type StepTypes, undoChange } from './step'

const LOGO_NOTE = 'Its opponent’s logo can’t be restored.'

/** The labels and texts of a game's fields. */
export const gameTexts: FieldTexts<Omit<Game, 'eventIds' | 'opponentLogo' | 'unreadable'>> = {
  eventName: 'Event Name',
  team: 'Team',
  gameNumber: ['Game Number', String],
  date: ['Event Date', dateText],
  time: ['Event Time', timeText],
  plans: 'Plans',
}

/** The record key of a game, shared by all steps that write it. */
export const gameRecordKey = (team: TeamKey, { eventName }: Pick<Game, 'eventName'>) =>
  `${team} game ${codeKey(eventName)}`

/** Whether the plans include this name. */
export const includesPlan = (plans: readonly string[], name: string) =>
  plans.some((plan) => isSamePlanName(plan, name))

/** The games with this code, which may differ in date. */
export async function gamesWithCode(calls: ServerCalls, team: TeamKey, code: string) {
  return (await calls.games(team)).filter(({ eventName }) => isSameCode(eventName, code))
}

/** The queries whose data a step of games or plans changes. */
export const gameQueryKeys = ({ team }: { team: TeamKey }) => invalidatedByGames(team)

/**
 * The step that deletes all games of one code.
 * @param deletedTogether all games that are deleted together, also those of other codes.
 * @param all all games of the team.
 */
export function deleteGameStep(
  team: TeamKey,
  games: readonly Game[],
  { deletedTogether, all }: { deletedTogether: readonly Game[]; all: readonly Game[] },
): StepOf<'deleteGame'> {
  const remaining = all.filter((game) => !deletedTogether.includes(game))
  const isEmptied = (plan: string) => !remaining.some(({ plans }) => includesPlan(plans, plan))
  const emptied = games.flatMap(({ plans }) => plans).filter(isEmptied)
  return { kind: 'deleteGame', team, games, emptied: [...new Set(emptied)] }
}

/** Games: add, change, delete. */
export const gameSteps: StepTypes<'addGame' | 'changeGame' | 'deleteGame'> = {
  addGame: {
    phase: 'create',
    nameOf: ({ game }) => game.eventName,
    recordKeysOf: ({ team, game }) => [gameRecordKey(team, game)],
    invalidates: gameQueryKeys,
    hrefOf: ({ team, game }) => gameHref(team, game.eventName),
    check: checkAddGame,
    inverse: ({ team, game }) => ({
      steps: [{ kind: 'deleteGame', team, games: [game], emptied: [] }],
    }),
  },
  changeGame: {
    phase: 'change',
    nameOf: ({ before, after }) =>
      isSameCode(before.eventName, after.eventName)
        ? before.eventName
        : `${before.eventName} → ${after.eventName}`,
    recordKeysOf: ({ team, before, after }) => [
      gameRecordKey(team, before),
      gameRecordKey(team, after),
    ],
    invalidates: gameQueryKeys,
    hrefOf: ({ team, after }) => gameHref(team, after.eventName),
    check: checkChangeGame,
    inverse: undoChange,
  },
  deleteGame: {
    phase: 'delete',
    nameOf: ({ games }) => games[0]?.eventName ?? '',
    recordKeysOf: ({ team, games }) => games.slice(0, 1).map((game) => gameRecordKey(team, game)),
    invalidates: gameQueryKeys,
    check: checkDeleteGame,
    inverse: ({ team, games, emptied }) => ({
      steps: games.map((game) => {
        const others = games.filter((other) => other !== game)
        const restores = { emptied, dates: others.map(({ date }) => date) }
        return { kind: 'addGame', team, game, restores }
      }),
      notes: games.some(({ opponentLogo }) => opponentLogo !== undefined) ? [LOGO_NOTE] : [],
    }),
  },
}

/**
 * Checks a game to add, and whether it already exists. A restored game may share its code with
 * games that were deleted together with it. Each of them has its own step, so a stored game with
 * one of their dates isn't this game.
 */
async function checkAddGame(step: StepOf<'addGame'>, calls: ServerCalls): Promise<CheckResult> {
  const { team, game, restores } = step
  const sameCode = await gamesWithCode(calls, team, game.eventName)
  const stored =
    sameCode.find(({ date }) => date === game.date) ??
    sameCode.find(({ date }) => !restores?.dates.includes(date))
  if (stored === undefined) {
    if (restores) return checkRestoreGame(step, calls)
    return ready(() => calls.addGame(team, { ...game, eventIds: [] }))
  }
  // Additional plans of the stored game don't count as a difference.
  const hasAllPlans = restores || game.plans.every((plan) => includesPlan(stored.plans, plan))
  const plans = hasAllPlans ? stored.plans : game.plans
  return checkExisting(gameTexts, stored, { ...game, plans })
}

/** Checks a game to restore, without the plans that no longer exist. */
async function checkRestoreGame({ team, game, restores }: StepOf<'addGame'>, calls: ServerCalls) {
  const plans = (await calls.plans(team)).map(({ name }) => name)
  const isKept = (name: string) =>
    name === NOT_READABLE ||
    includesPlan(plans, name) ||
    includesPlan(restores?.emptied ?? [], name)
  const lost = game.plans.filter((name) => !isKept(name))
  const note = `Restored without these plans, which no longer exist: ${lost.join(', ')}.`
  const restored = { ...game, eventIds: [], plans: game.plans.filter(isKept) }
  return ready(() => calls.addGame(team, restored), lost.length > 0 ? note : undefined)
}

/** Checks a game to change. It must not get the code of another game. */
async function checkChangeGame(
  { team, before, after }: StepOf<'changeGame'>,
  calls: ServerCalls,
): Promise<CheckResult> {
  const games = await calls.games(team)
  // Finds the game itself, or as it is after the change, or by its code and day.
  const stored =
    games.find((game) => isSameGame(game, before)) ??
    games.find((game) => isSameGame(game, { ...after, eventIds: [] })) ??
    games.find((game) => isSameCode(game.eventName, before.eventName) && game.date === before.date)
  if (stored === undefined) return GONE
  const change = { before: before.plans, after: after.plans }
  const plans = mergedNames(stored.plans, change, isSamePlanName)
  const result = checkChange(
    gameTexts,
    { stored, before: { ...before, plans: stored.plans }, after: { ...after, plans } },
    () => calls.editGame(team, { ...after, plans, eventIds: stored.eventIds }),
  )
  if (result.status !== 'ready' || isSameCode(stored.eventName, after.eventName)) return result
  const holder = games.find(({ eventName }) => isSameCode(eventName, after.eventName))
  if (!holder) return result
  const { team: opponent, date } = holder
  return blocked(`another game has the code ${after.eventName}: ${opponent}, ${dateText(date)}.`)
}

/** Checks games to delete. One call deletes all games with the code. */
async function checkDeleteGame({ team, games }: StepOf<'deleteGame'>, calls: ServerCalls) {
  const code = games[0]?.eventName ?? ''
  const sameCode = await gamesWithCode(calls, team, code)
  if (sameCode.length > games.length) {
    return changed('Several games have this code, and all would be deleted.')
  }
  const results = sameCode.map((stored, index) => {
    // A game that was moved is compared with the game at its place, and so counts as changed.
    const before = games.find(({ date }) => date === stored.date) ?? games[index] ?? stored
    return checkUnchanged(gameTexts, { stored, before }, () => calls.deleteGame(team, code))
  })
  return results.find(({ status }) => status !== 'ready') ?? results[0] ?? DONE
}
