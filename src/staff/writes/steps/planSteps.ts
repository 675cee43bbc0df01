import { invalidatedByGames } from '../../../api/games'
import { type TeamKey, teams } from '../../../content/teams'
import { type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName, type Plan } from '../../../domain/plan'
import { planHref } from '../../records/recordLinks'
import { gameRecord, gamesOfCode, includesPlan } from './gameSteps'
import type { ServerCalls } from './serverCalls'
import { GONE, type Look, type Step, type StepOf, type StepTypes } from './step'

const planRecord = (plan: string) => `plan ${plan.trim().toLowerCase()}`

/** What the steps of a whole plan share. */
const plan = {
  nameOf: ({ plan }: { plan: string }) => plan,
  recordsOf: ({ plan }: { plan: string }) => [planRecord(plan)],
  touches: ({ team }: { team: TeamKey }) => invalidatedByGames(team),
}

interface InPlan {
  team: TeamKey
  plan: string
  game: Game
}

/** Whether a game is in a plan is written to both. */
const inPlan = {
  nameOf: ({ plan, game }: InPlan) => `${game.eventName} in ${plan}`,
  recordsOf: ({ team, plan, game }: InPlan) => [gameRecord(team, game), planRecord(plan)],
  touches: ({ team }: InPlan) => invalidatedByGames(team),
  hrefOf: ({ plan, team }: InPlan) => planHref(plan, team),
}

async function findPlan({ team, plan }: { team: TeamKey; plan: string }, calls: ServerCalls) {
  return (await calls.plans(team)).find(({ name }) => isSamePlanName(name, plan))
}

const TOTAL = 'Its number of games under Edit Game Plan is counted again. Please check it.'

/** The step that deletes a plan with the games that it lists. @param games all of the team. */
export function deletePlanStep(
  team: TeamKey,
  { name, eventNames }: Plan,
  games: readonly Game[],
): StepOf<'deletePlan'> {
  const codes = [...new Set(eventNames)]
  const listed = codes.flatMap(
    (code) => games.find(({ eventName }) => isSameCode(eventName, code)) ?? [],
  )
  return { kind: 'deletePlan', team, plan: name, codes, games: listed }
}

/** Plans of a team and the games in them. */
export const planSteps: StepTypes<'addPlan' | 'deletePlan' | 'addToPlan' | 'removeFromPlan'> = {
  addPlan: {
    ...plan,
    phase: 'make',
    hrefOf: ({ plan, team }) => planHref(plan, team),
    look: async (step, calls) =>
      (await findPlan(step, calls))
        ? { is: 'done' }
        : { is: 'ready', write: () => calls.addToPlan(step.team, { plan: step.plan, game: null }) },
    inverse: ({ team, plan }) =>
      teams[team].deletesPlans
        ? { steps: [{ kind: 'deletePlan', team, plan, codes: [], games: [] }] }
        : { notes: [`An empty plan of the ${teams[team].name} can’t be deleted.`] },
  },
  deletePlan: {
    ...plan,
    phase: 'remove',
    async look(step, calls): Promise<Look> {
      const { team, plan, codes } = step
      const now = await findPlan(step, calls)
      if (now === undefined) return { is: 'done' }
      // The list of plans alone may leave games out, and the call would take them along.
      const games = (await calls.games(team)).filter((game) => includesPlan(game.plans, plan))
      const has = [...now.eventNames, ...games.map(({ eventName }) => eventName)]
      if (has.some((code) => !codes.some((seen) => isSameCode(seen, code)))) {
        return { is: 'changed', why: 'Its games have changed since.' }
      }
      return { is: 'ready', write: () => calls.deletePlan(team, now.name) }
    },
    inverse({ team, plan, codes, games }) {
      const isListed = (code: string) => games.some((game) => isSameCode(game.eventName, code))
      const gone = codes.filter((code) => !isListed(code))
      const notes =
        gone.length > 0
          ? [`Restored without these games, which no longer exist: ${gone.join(', ')}.`]
          : []
      if (games.length === 0) return { steps: [{ kind: 'addPlan', team, plan }], notes }
      const steps = games.map((game): Step => ({ kind: 'addToPlan', team, plan, game }))
      return { steps, notes: [...notes, TOTAL] }
    },
  },
  addToPlan: {
    ...inPlan,
    phase: 'join',
    async look(step, calls) {
      const { team, plan, game, mustExist = false } = step
      const alike = await gamesOfCode(calls, team, game.eventName)
      if (alike.length === 0) return GONE
      const now = alike.find(({ date }) => date === game.date)
      if (now ? includesPlan(now.plans, plan) : alike.some((one) => includesPlan(one.plans, plan)))
        return { is: 'done' }
      if (now === undefined)
        return { is: 'changed', why: 'The game has moved to another day since.' }
      if (mustExist && !(await findPlan(step, calls))) {
        return { is: 'gone', why: `The plan ${plan} no longer exists.` }
      }
      return { is: 'ready', write: () => calls.addToPlan(team, { plan, game: now }) }
    },
    inverse: ({ team, plan, game }) => ({ steps: [{ kind: 'removeFromPlan', team, plan, game }] }),
  },
  removeFromPlan: {
    ...inPlan,
    phase: 'part',
    async look({ team, plan, game }, calls) {
      const alike = await gamesOfCode(calls, team, game.eventName)
      const listed = alike.filter((one) => includesPlan(one.plans, plan))
      if (listed.length === 0) return { is: 'done' }
      if (listed.some(({ date }) => date !== game.date)) {
        return {
          is: 'changed',
          why: 'It also has a game with this code on another day, and both would be removed.',
        }
      }
      return {
        is: 'ready',
        write: () => calls.removeGameFromPlan(team, { plan, eventName: game.eventName }),
      }
    },
    inverse: ({ team, plan, game, times = 1, isLast = true }) => ({
      steps: [{ kind: 'addToPlan', team, plan, game, ...(!isLast && { mustExist: true }) }],
      notes: times > 1 ? [`It was listed ${times} times, and is restored once.`] : [],
    }),
  },
}
