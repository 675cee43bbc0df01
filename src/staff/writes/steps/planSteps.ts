import { type TeamKey, teams } from '../../../content/teams'
import { type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName, type Plan } from '../../../domain/plan'
import { nameKey } from '../../../domain/recordKeys'
import { planHref } from '../../records/recordLinks'
import { changed, DONE, GONE, ready } from './checkResult'
import { gameQueryKeys, gameRecordKey, gamesWithCode, includesPlan } from './gameSteps'
import type { ServerCalls } from './serverCalls'
import type { Step, StepOf, StepTypes } from './step'

const SAME_CODE_REASON =
  'It also has a game with this code on another day, and both would be removed.'
const TOTAL_NOTE = 'Plan Total Events may have changed. Please check it in Edit Game Plan.'

const planKey = (plan: string) => `plan ${nameKey(plan)}`

/** The shared parts of steps that write a whole plan. */
const wholePlanStep = {
  nameOf: ({ plan }: { plan: string }) => plan,
  recordKeysOf: ({ plan }: { plan: string }) => [planKey(plan)],
  invalidates: gameQueryKeys,
}

type GameInPlan = Pick<StepOf<'addToPlan'>, 'team' | 'plan' | 'game'>

/** The shared parts of steps for one game in a plan, which write to both records. */
const gameInPlanStep = {
  nameOf: ({ plan, game }: GameInPlan) => `${game.eventName} in ${plan}`,
  recordKeysOf: ({ team, plan, game }: GameInPlan) => [gameRecordKey(team, game), planKey(plan)],
  invalidates: gameQueryKeys,
  hrefOf: ({ plan, team }: GameInPlan) => planHref(plan, team),
}

async function findPlan({ team, plan }: { team: TeamKey; plan: string }, calls: ServerCalls) {
  return (await calls.plans(team)).find(({ name }) => isSamePlanName(name, plan))
}

/**
 * Creates the step that deletes a plan with its listed games. The dialogs that delete or rename
 * plans call it.
 * @param games all games of the team.
 */
export function deletePlanStep(
  team: TeamKey,
  { name, eventNames }: Plan,
  games: readonly Game[],
): StepOf<'deletePlan'> {
  const codes = [...new Set(eventNames)]
  const knownGames = codes.flatMap(
    (code) => games.find(({ eventName }) => isSameCode(eventName, code)) ?? [],
  )
  return { kind: 'deletePlan', team, plan: name, codes, games: knownGames }
}

/** The steps for a team's plans and the games in them. */
export const planSteps: StepTypes<'addPlan' | 'deletePlan' | 'addToPlan' | 'removeFromPlan'> = {
  addPlan: {
    ...wholePlanStep,
    phase: 'create',
    hrefOf: ({ plan, team }) => planHref(plan, team),
    check: async (step, calls) =>
      (await findPlan(step, calls))
        ? DONE
        : ready(() => calls.addToPlan(step.team, { plan: step.plan, game: null })),
    inverse: ({ team, plan }) =>
      teams[team].canDeletePlans
        ? { steps: [{ kind: 'deletePlan', team, plan, codes: [], games: [] }] }
        : { notes: [`An empty plan of the ${teams[team].name} can’t be deleted.`] },
  },
  deletePlan: {
    ...wholePlanStep,
    phase: 'delete',
    async check(step, calls) {
      const { team, plan, codes } = step
      const stored = await findPlan(step, calls)
      if (stored === undefined) return DONE
      // Checks the games too, because the list of plans may omit games that the call would also
      // remove.
      const games = (await calls.games(team)).filter((game) => includesPlan(game.plans, plan))
      const currentCodes = [...stored.eventNames, ...games.map(({ eventName }) => eventName)]
      if (currentCodes.some((code) => !codes.some((seen) => isSameCode(seen, code)))) {
        return changed('Its games have changed since.')
      }
      return ready(() => calls.deletePlan(team, stored.name))
    },
    inverse({ team, plan, codes, games }) {
      const exists = (code: string) => games.some((game) => isSameCode(game.eventName, code))
      const missing = codes.filter((code) => !exists(code))
      const missingNote = `Restored without these games, which no longer exist: ${missing.join(', ')}.`
      const notes = missing.length > 0 ? [missingNote] : []
      if (games.length === 0) return { steps: [{ kind: 'addPlan', team, plan }], notes }
      const steps = games.map((game): Step => ({ kind: 'addToPlan', team, plan, game }))
      return { steps, notes: [...notes, TOTAL_NOTE] }
    },
  },
  addToPlan: {
    ...gameInPlanStep,
    phase: 'assign',
    async check(step, calls) {
      const { team, plan, game, mustExist = false } = step
      const sameCode = await gamesWithCode(calls, team, game.eventName)
      if (sameCode.length === 0) return GONE
      const stored = sameCode.find(({ date }) => date === game.date)
      const candidates = stored ? [stored] : sameCode
      if (candidates.some(({ plans }) => includesPlan(plans, plan))) return DONE
      if (stored === undefined) return changed('The game has moved to another day since.')
      if (mustExist && !(await findPlan(step, calls))) {
        return { status: 'gone', reason: `The plan ${plan} no longer exists.` }
      }
      return ready(() => calls.addToPlan(team, { plan, game: stored }))
    },
    inverse: ({ team, plan, game }) => ({ steps: [{ kind: 'removeFromPlan', team, plan, game }] }),
  },
  removeFromPlan: {
    ...gameInPlanStep,
    phase: 'unassign',
    async check({ team, plan, game }, calls) {
      const sameCode = await gamesWithCode(calls, team, game.eventName)
      const inPlan = sameCode.filter((stored) => includesPlan(stored.plans, plan))
      if (inPlan.length === 0) return DONE
      if (inPlan.some(({ date }) => date !== game.date)) return changed(SAME_CODE_REASON)
      return ready(() => calls.removeGameFromPlan(team, { plan, eventName: game.eventName }))
    },
    inverse: ({ team, plan, game, times = 1, isLast = true }) => ({
      steps: [{ kind: 'addToPlan', team, plan, game, ...(!isLast && { mustExist: true }) }],
      notes: times > 1 ? [`It was listed ${times} times, and is restored once.`] : [],
    }),
  },
}
