import type { TeamKey } from '../../content/teams'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { dayNumber } from '../../domain/time/calendarWords'
import { readInstant } from '../../domain/time/eastern'
import { easternClock } from '../../domain/time/easternClock'
import { dayKey, minutesOfDay, readDay } from '../../domain/time/wallClock'

/* What a day begins with: the next games, and the packages changed of late. */

/** So many stand in a list of the day. */
const MOST = 5

/**
 * The next games of all teams, soonest first, at most five. One without a time is ahead all day.
 * @param now wall clock at the arena, `2026-01-20 13:00:00`.
 */
export function nextGames(
  lists: readonly { team: TeamKey; games: readonly Game[] | undefined }[],
  now: string,
): { team: TeamKey; game: Game }[] {
  const when = ({ game }: { game: Game }) => `${game.date} ${game.time}`.trim()
  return lists
    .flatMap(({ team, games = [] }) => games.map((game) => ({ team, game })))
    .filter((one) => when(one) >= (minutesOfDay(one.game.time) ? now : dayOf(now)))
    .sort((one, other) => (when(one) < when(other) ? -1 : 1))
    .slice(0, MOST)
}

/**
 * Says 'Today' or 'Tomorrow' of a game's date; undefined for any other day. Days are counted by the
 * calendar: one of 23 or 25 hours is a day.
 * @param today at the arena, `2026-01-20`.
 */
export function nearDay(date: string, today: string): 'Today' | 'Tomorrow' | undefined {
  const [day, from] = [readDay(date), readDay(today)]
  const ahead = day && from ? dayNumber(day) - dayNumber(from) : undefined
  return ahead === 0 ? 'Today' : ahead === 1 ? 'Tomorrow' : undefined
}

/**
 * The packages that were changed on a day or since, the newest first, at most five.
 * @param day at the arena, `2026-01-13`.
 */
export function changedSince(plans: readonly CombinedPlan[], day: string): CombinedPlan[] {
  return plans
    .map((plan) => ({ plan, changed: readWallClock(plan.lastUpdated) }))
    .filter(({ changed }) => changed >= day)
    .sort((one, other) => (one.changed > other.changed ? -1 : 1))
    .slice(0, MOST)
    .map(({ plan }) => plan)
}

/** What an instant, or wall-clock text, is at the arena; what is neither is before all days. */
function readWallClock(lastUpdated: string): string {
  const text = lastUpdated.trim()
  const instant = readInstant(text)
  if (instant) return wallClock(instant)
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 19).replace('T', ' ') : ''
}

/** An instant at the arena: `2026-01-20 13:00:59`. */
export function wallClock(instant: Date): string {
  const { minutes, ...day } = easternClock(instant)
  const [hour, minute, second] = [
    Math.trunc(minutes / 60),
    minutes % 60,
    instant.getUTCSeconds(),
  ].map((part) => String(part).padStart(2, '0'))
  return `${dayKey(day)} ${hour}:${minute}:${second}`
}

const dayOf = (wallClockText: string) => wallClockText.slice(0, 10)
