import { touchedBy } from '../../../../api/games'
import { type TeamKey, teams } from '../../../../content/teams'
import { type Game, isSameCode } from '../../../../domain/games/game'
import { isSamePlanName } from '../../../../domain/plan'
import type { JobCalls } from '../jobCalls'
import { gameRecord } from './gameKinds'
import { GONE, type Kinds, type Look, other, PHASE, ready, SO } from './kind'

const planRecord = (plan: string) => `plan ${plan.trim().toLowerCase()}`

interface InPlan {
  team: TeamKey
  plan: string
  game: Game
}
/** Membership is written to the game and to the plan. */
const inPlan = {
  nameOf: ({ plan, game }: InPlan) => `${game.eventName} in ${plan}`,
  recordsOf: ({ team, plan, game }: InPlan) => [gameRecord(team, game), planRecord(plan)],
  touches: ({ team }: InPlan) => touchedBy(team),
}

const isIn = (plan: string, { plans }: Game) => plans.some((one) => isSamePlanName(one, plan))

/** The games of this code: of two the day tells which. */
async function alikeOf({ team, game }: InPlan, calls: JobCalls): Promise<Game[]> {
  const games = await calls.games(team)
  return games.filter(({ eventName }) => isSameCode(eventName, game.eventName))
}

const emptyPlan = {
  nameOf: ({ plan }: { plan: string }) => plan,
  recordsOf: ({ plan }: { plan: string }) => [planRecord(plan)],
  touches: ({ team }: { team: TeamKey }) => touchedBy(team),
}

/** Plans of a team and the games in them. */
export const planKinds: Kinds<'addPlan' | 'deletePlan' | 'addToPlan' | 'takeOutOfPlan'> = {
  addPlan: {
    ...emptyPlan,
    isProven: true,
    phase: PHASE.make,
    async look({ team, plan }, calls) {
      const plans = await calls.plans(team)
      const isThere = plans.some(({ name }) => isSamePlanName(name, plan))
      return isThere ? SO : ready(() => calls.addToPlan(team, { plan, game: null }))
    },
    inverse: ({ team, plan }) =>
      teams[team].deletesPlans
        ? { kind: 'deletePlan', team, plan }
        : `An empty plan of the ${teams[team].name} cannot be deleted.`,
  },
  deletePlan: {
    ...emptyPlan,
    phase: PHASE.remove,
    async look({ team, plan }, calls): Promise<Look> {
      const plans = await calls.plans(team)
      const is = plans.find(({ name }) => isSamePlanName(name, plan))
      if (is === undefined) return SO
      // That list alone may leave them out, and the call would take them along.
      const games = await calls.games(team)
      if (is.eventNames.length > 0 || games.some((game) => isIn(plan, game))) {
        return other('It has games by now.')
      }
      return ready(() => calls.deletePlan(team, plan))
    },
    inverse: ({ team, plan }) => ({ kind: 'addPlan', team, plan }),
  },
  addToPlan: {
    ...inPlan,
    phase: PHASE.join,
    async look(step, calls) {
      const alike = await alikeOf(step, calls)
      if (alike.length === 0) return GONE
      const now = alike.find(({ date }) => date === step.game.date)
      if (now ? isIn(step.plan, now) : alike.some((game) => isIn(step.plan, game))) return SO
      if (now === undefined) return other('The game has another day by now.')
      return ready(() => calls.addToPlan(step.team, { plan: step.plan, game: now }))
    },
    inverse: (step) => ({ ...step, kind: 'takeOutOfPlan' }),
  },
  takeOutOfPlan: {
    ...inPlan,
    phase: PHASE.part,
    async look(step, calls) {
      const { team, plan, game } = step
      const inIt = (await alikeOf(step, calls)).filter((one) => isIn(plan, one))
      if (inIt.length === 0) return SO
      if (inIt.some(({ date }) => date !== game.date)) {
        return other('A game of this code and another day is in it, and both would leave.')
      }
      return ready(() => calls.removeGameFromPlan(team, { plan, eventName: game.eventName }))
    },
    inverse: (step) => ({ ...step, kind: 'addToPlan' }),
  },
}
