import { invalidatedByGames } from '../../../api/games'
import type { TeamKey } from '../../../content/teams'
import { type Game, isSameCode, isSameGame } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { dateText, timeText } from '../../../domain/time/dates'
import type { FieldTexts } from '../../../ui/form/fieldTexts'
import { gameHref } from '../../records/recordLinks'
import type { ServerCalls } from './serverCalls'
import {
  GONE,
  type Look,
  lookAtChange,
  lookAtSeen,
  lookAtTaken,
  mergedNames,
  type StepOf,
  type StepTypes,
} from './step'

type Facts = Omit<Game, 'eventIds' | 'opponentLogo'>

const fields: FieldTexts<Facts> = {
  eventName: 'Event Name',
  team: 'Team',
  gameNumber: 'Game Number',
  date: ['Event Date', dateText],
  time: ['Event Time', timeText],
  plans: 'Plans',
}

/** The key of a game, whichever step writes it. */
export const gameRecord = (team: TeamKey, { eventName }: Pick<Game, 'eventName'>) =>
  `${team} game ${eventName.trim().toUpperCase()}`

/** Is a plan of this name among these? */
export const includesPlan = (plans: readonly string[], name: string) =>
  plans.some((plan) => isSamePlanName(plan, name))

/** The games of a code; their dates distinguish them. */
export async function gamesOfCode(calls: ServerCalls, team: TeamKey, code: string) {
  return (await calls.games(team)).filter(({ eventName }) => isSameCode(eventName, code))
}

const touches = ({ team }: { team: TeamKey }) => invalidatedByGames(team)

/** A game made again: without the plans that are gone by now. */
async function lookAtRestored(
  { team, game, restores }: StepOf<'addGame'>,
  calls: ServerCalls,
): Promise<Look> {
  const plans = (await calls.plans(team)).map(({ name }) => name)
  const isKept = (name: string) =>
    includesPlan(plans, name) || includesPlan(restores?.emptied ?? [], name)
  const gone = game.plans.filter((name) => !isKept(name))
  return {
    is: 'ready',
    write: () => calls.addGame(team, { ...game, eventIds: [], plans: game.plans.filter(isKept) }),
    ...(gone.length > 0 && {
      note: `Restored without these plans, which no longer exist: ${gone.join(', ')}.`,
    }),
  }
}

const NO_LOGO = 'Its opponent’s logo can’t be restored.'

/**
 * The step that deletes all games of one code.
 * @param going the games that are deleted with it, of other codes too. @param all all of the team.
 */
export function deleteGameStep(
  team: TeamKey,
  games: readonly Game[],
  { going, all }: { going: readonly Game[]; all: readonly Game[] },
): StepOf<'deleteGame'> {
  const remaining = all.filter((game) => !going.includes(game)).flatMap(({ plans }) => plans)
  const emptied = games
    .flatMap(({ plans }) => plans)
    .filter((plan) => !includesPlan(remaining, plan))
  return { kind: 'deleteGame', team, games, emptied: [...new Set(emptied)] }
}

/** Games: add, change, delete. */
export const gameSteps: StepTypes<'addGame' | 'changeGame' | 'deleteGame'> = {
  addGame: {
    phase: 'make',
    nameOf: ({ game }) => game.eventName,
    recordsOf: ({ team, game }) => [gameRecord(team, game)],
    touches,
    hrefOf: ({ team, game }) => gameHref(team, game.eventName),
    async look(step, calls) {
      const { team, game, restores } = step
      const there = await gamesOfCode(calls, team, game.eventName)
      const now =
        there.find(({ date }) => date === game.date) ??
        there.find(({ date }) => !restores?.dates.includes(date))
      if (now === undefined) {
        if (restores) return lookAtRestored(step, calls)
        return { is: 'ready', write: () => calls.addGame(team, { ...game, eventIds: [] }) }
      }
      const isWhole = restores || game.plans.every((plan) => includesPlan(now.plans, plan))
      return lookAtTaken(fields, now, { ...game, plans: isWhole ? now.plans : game.plans })
    },
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
    recordsOf: ({ team, before, after }) => [
      ...new Set([gameRecord(team, before), gameRecord(team, after)]),
    ],
    touches,
    hrefOf: ({ team, after }) => gameHref(team, after.eventName),
    async look({ team, before, after }, calls) {
      const games = await calls.games(team)
      const now =
        games.find((game) => isSameGame(game, before)) ??
        games.find((game) => isSameGame(game, { ...after, eventIds: [] })) ??
        games.find(
          (game) => isSameCode(game.eventName, before.eventName) && game.date === before.date,
        )
      if (now === undefined) return GONE
      const plans = mergedNames(
        now.plans,
        { before: before.plans, after: after.plans },
        isSamePlanName,
      )
      const look = lookAtChange(
        fields,
        { now, before: { ...before, plans: now.plans }, after: { ...after, plans } },
        () => calls.editGame(team, { ...after, plans, eventIds: now.eventIds }),
      )
      const holder = games.find(
        (game) => game !== now && isSameCode(game.eventName, after.eventName),
      )
      if (look.is !== 'ready' || !holder || isSameCode(now.eventName, after.eventName)) return look
      return {
        is: 'blocked',
        why: `another game has the code ${after.eventName}: ${holder.team}, ${dateText(holder.date)}.`,
      }
    },
    inverse: ({ team, before, after }) => ({
      steps: [{ kind: 'changeGame', team, before: after, after: before }],
    }),
  },
  deleteGame: {
    phase: 'remove',
    nameOf: ({ games }) => games[0]?.eventName ?? '',
    recordsOf: ({ team, games }) => games.slice(0, 1).map((game) => gameRecord(team, game)),
    touches,
    async look({ team, games }, calls) {
      const code = games[0]?.eventName ?? ''
      const there = await gamesOfCode(calls, team, code)
      if (there.length > games.length) {
        return { is: 'changed', why: 'Several games have this code, and all would be deleted.' }
      }
      const looks = there.map((now, index) => {
        const before = games.find(({ date }) => date === now.date) ?? games[index]
        return lookAtSeen(fields, [now, before ?? now], () => calls.deleteGame(team, code))
      })
      return looks.find(({ is }) => is !== 'ready') ?? looks[0] ?? { is: 'done' }
    },
    inverse: ({ team, games, emptied }) => ({
      steps: games.map((game) => {
        const others = games.filter((other) => other !== game)
        const restores = { emptied, dates: others.map(({ date }) => date) }
        return { kind: 'addGame', team, game, restores }
      }),
      notes: games.some(({ opponentLogo }) => opponentLogo !== undefined) ? [NO_LOGO] : [],
    }),
  },
}
