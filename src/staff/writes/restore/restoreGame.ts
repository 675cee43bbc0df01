import { ApiError, isStatus } from '../../../api/errors'
import { type Game, isSameCode } from '../../../domain/games/game'
import { isSamePlanName } from '../../../domain/plan'
import { dateText } from '../../../domain/time/dates'
import type { Restoring } from './calls'
import type { DeletedEvent, DeletedGame } from './deleted'
import { make } from './make'
import { back, goneWords, type Outcome, partly, there, waits } from './outcome'

const LOGO = 'The logo of its opponent cannot come back with it.'

const includesPlan = (plans: readonly string[], name: string) =>
  plans.some((plan) => isSamePlanName(plan, name))

/** Makes a game again in all its plans, and what else had its code; with new ids. */
export async function restoreGame(
  { games, emptied }: DeletedGame,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const [rows, plans] = await Promise.all([calls.games(), calls.plans()])
  const code = games[0]?.eventName ?? ''
  const isAmong = (game: Game) => (list: readonly Game[]) =>
    list.some((row) => isSameCode(row.eventName, code) && row.date === game.date)
  if (sent.size === 0 && rows.some(({ eventName }) => isSameCode(eventName, code))) {
    return there(code)
  }
  const isPlan = (name: string) =>
    plans.some((plan) => isSamePlanName(plan.name, name)) || includesPlan(emptied, name)
  const failed: { game: Game; error: ApiError }[] = []
  for (const game of games) {
    try {
      await make({
        key: `game ${game.date}`,
        sent,
        isThere: isAmong(game)(rows),
        write: () => calls.addGame({ ...game, eventIds: [], plans: game.plans.filter(isPlan) }),
        look: async () => isAmong(game)(await calls.games()),
      })
    } catch (error) {
      if (!(error instanceof ApiError) || isStatus(error, 401)) throw error
      failed.push({ game, error })
    }
  }
  const [first] = failed
  if (first && failed.length === games.length) throw first.error
  if (first) {
    const days = failed.map(({ game }) => `the one of ${dateText(game.date) || 'no date'}`)
    return partly(code, `with ${days.join(', ')}`, first.error)
  }
  const gone = games.flatMap((game) => game.plans.filter((name) => !isPlan(name)))
  const hadLogo = games.some(({ opponentLogo }) => opponentLogo !== undefined)
  return back(code, { lost: [...goneWords('these plans', gone), ...(hadLogo ? [LOGO] : [])] })
}

/** Puts a game into a plan again: the game as it is by now. */
export async function restoreEvent(
  { plan, event, times, wasLast }: DeletedEvent,
  { calls, sent }: Restoring,
): Promise<Outcome> {
  const code = event.eventName
  const name = `${code} in ${plan}`
  const isIn = (games: readonly Game[]) =>
    games.some((game) => isSameCode(game.eventName, code) && includesPlan(game.plans, plan))
  const [games, plans] = await Promise.all([calls.games(), calls.plans()])
  const isThere = isIn(games)
  if (isThere && sent.size === 0) return there(name)
  const alike = games.filter(({ eventName }) => isSameCode(eventName, code))
  const game = alike.find(({ date }) => date === event.date) ?? alike[0]
  if (!game) return waits(`The game ${code} itself is gone meanwhile. Restore it first.`)
  if (!wasLast && !plans.some((one) => isSamePlanName(one.name, plan))) {
    return waits(`The plan ${plan} is gone meanwhile. Nothing was changed.`)
  }
  await make({
    key: 'event',
    sent,
    isThere,
    write: () => calls.addToPlan({ plan, game }),
    look: async () => isIn(await calls.games()),
  })
  return back(name, {
    lost: times > 1 ? [`It stood there ${times} times, and comes back once.`] : [],
  })
}
