import { touchedBy } from '../../../../api/games'
import type { TeamKey } from '../../../../content/teams'
import { type Game, isSameCode, isSameGame } from '../../../../domain/games/game'
import { isSamePlanName } from '../../../../domain/plan'
import { dateText, timeText } from '../../../../domain/time/dates'
import type { FieldTexts } from '../../save/fields'
import type { JobCalls } from '../jobCalls'
import { changed, GONE, type Kinds, later, other, PHASE, ready, removed, taken } from './kind'

type Facts = Pick<Game, 'eventName' | 'team' | 'gameNumber' | 'date' | 'time'>

const facts: FieldTexts<Facts> = {
  eventName: 'Event Name',
  team: 'Team',
  gameNumber: 'Game Number',
  date: ['Event Date', dateText],
  time: ['Event Time', timeText],
}
const whole: FieldTexts<Facts & Pick<Game, 'plans'>> = { ...facts, plans: 'Plans' }

/** A game as one record, whichever of its steps writes it. */
export const gameRecord = (team: TeamKey, { eventName }: Pick<Game, 'eventName'>) =>
  `${team} game ${eventName.trim().toUpperCase()}`

const includes = (plans: readonly string[], name: string) =>
  plans.some((plan) => isSamePlanName(plan, name))
const without = (plans: readonly string[], others: readonly string[]) =>
  plans.filter((plan) => !includes(others, plan))

/** The plans a game has now, with what is added and without what is taken away. */
function mergedPlans(now: readonly string[], before: Game, after: Game): string[] {
  const kept = without(now, without(before.plans, after.plans))
  return [...kept, ...without(without(after.plans, before.plans), kept)]
}

const touches = ({ team }: { team: TeamKey }) => touchedBy(team)

const gamesOfCode = async (calls: JobCalls, team: TeamKey, { eventName }: Game) =>
  (await calls.games(team)).filter((game) => isSameCode(game.eventName, eventName))

/** What is said of the one game that comes or goes. */
const one = {
  nameOf: ({ game }: { game: Game }) => game.eventName,
  recordsOf: ({ team, game }: { team: TeamKey; game: Game }) => [gameRecord(team, game)],
  touches,
}

/** Games: add, change, delete. */
export const gameKinds: Kinds<'addGame' | 'changeGame' | 'deleteGame'> = {
  addGame: {
    phase: PHASE.make,
    ...one,
    async look({ team, game }, calls) {
      const there = await gamesOfCode(calls, team, game)
      const is = there.find(({ date }) => date === game.date) ?? there[0]
      if (is === undefined) return ready(() => calls.addGame(team, { ...game, eventIds: [] }))
      const missing = without(game.plans, is.plans)
      return taken(whole, is, { ...game, plans: missing.length > 0 ? game.plans : is.plans })
    },
    inverse: ({ team, game }) => ({ kind: 'deleteGame', team, game }),
  },
  changeGame: {
    phase: PHASE.change,
    nameOf: ({ before, after }) =>
      isSameCode(before.eventName, after.eventName)
        ? before.eventName
        : `${before.eventName} → ${after.eventName}`,
    recordsOf: ({ team, before, after }) => [
      ...new Set([gameRecord(team, before), gameRecord(team, after)]),
    ],
    makesRoom: ({ before, after }) => !isSameCode(before.eventName, after.eventName),
    async look({ team, before, after }, calls) {
      const games = await calls.games(team)
      const is =
        games.find((game) => isSameGame(game, before)) ??
        games.find((game) => isSameGame(game, { ...after, eventIds: [] })) ??
        games.find(
          (game) => isSameCode(game.eventName, before.eventName) && game.date === before.date,
        )
      if (is === undefined) return GONE
      const plans = mergedPlans(is.plans, before, after)
      const look = changed(
        whole,
        { is, before: { ...before, plans: is.plans }, after: { ...after, plans } },
        () => calls.editGame(team, { ...after, plans, eventIds: is.eventIds }),
      )
      const isTaken = games.some(
        (game) => game !== is && isSameCode(game.eventName, after.eventName),
      )
      const isRenamed = !isSameCode(is.eventName, after.eventName)
      // Not for good: that game may get a code of its own, and this one is tried again.
      if (look.is === 'ready' && isRenamed && isTaken) {
        return later(`another game has the code ${after.eventName}.`)
      }
      return look
    },
    inverse: ({ team, before, after }) => ({
      kind: 'changeGame',
      team,
      before: after,
      after: before,
    }),
    touches,
  },
  deleteGame: {
    phase: PHASE.remove,
    ...one,
    async look({ team, game }, calls) {
      const there = await gamesOfCode(calls, team, game)
      if (there.length > 1) return other('Several games have this code, and all would be deleted.')
      return removed(whole, [there[0], game], () => calls.deleteGame(team, game.eventName))
    },
    inverse: ({ team, game }) => ({ kind: 'addGame', team, game }),
  },
}
