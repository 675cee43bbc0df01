import type { TeamKey } from '../../content/teams'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { Game } from '../../domain/games/game'
import { dayNumber, easternText, minutesOfDay, readDay, readInstant } from '../../domain/time/dates'

/* The games and packages in the overview of the day. */

const MAX_PACKAGES = 5
const MIN_GAMES = 5
const MAX_GAMES = 10
const WEEK_DAYS = 7

/**
 * The next games of all teams, soonest first: at most ten games within seven days from today. If
 * there are fewer than five, later games fill up the list. A game without a time counts all day; a
 * game without a day is excluded.
 * @param now the wall clock at the arena, `2026-01-20 13:00`.
 */
export function nextGames(
  lists: readonly { team: TeamKey; games: readonly Game[] | undefined }[],
  now: string,
): { team: TeamKey; game: Game }[] {
  const dateTime = ({ game }: { game: Game }) => `${game.date} ${game.time}`.trim()
  const ahead = lists
    .flatMap(({ team, games = [] }) => games.map((game) => ({ team, game })))
    .filter(({ game }) => readDay(game.date) !== null)
    .filter((entry) => dateTime(entry) >= (minutesOfDay(entry.game.time) ? now : dateOf(now)))
    .sort((a, b) => (dateTime(a) < dateTime(b) ? -1 : 1))
    .slice(0, MAX_GAMES)
  const near = ahead.filter(({ game }) => daysAhead(game.date, dateOf(now)) < WEEK_DAYS)
  return ahead.slice(0, Math.max(MIN_GAMES, near.length))
}

/**
 * The group of a game's date. Today is the first of the next seven days. Counts calendar days,
 * including days with 23 or 25 hours.
 * @param today at the arena, `2026-01-20`.
 */
export function dayGroup(date: string, today: string): string {
  const ahead = daysAhead(date, today)
  if (ahead === 0) return 'Today'
  if (ahead === 1) return 'Tomorrow'
  return ahead < WEEK_DAYS ? 'Next 7 days' : 'Later'
}

/** The days from today to a date; infinite for an invalid date. */
function daysAhead(date: string, today: string): number {
  const [day, from] = [readDay(date), readDay(today)]
  return day && from ? dayNumber(day) - dayNumber(from) : Number.POSITIVE_INFINITY
}

/**
 * The packages changed today or in the previous seven days, newest first, at most five.
 * @param today at the arena, `2026-01-20`.
 */
export function recentPackages(plans: readonly CombinedPlan[], today: string): CombinedPlan[] {
  return plans
    .map((plan) => ({ plan, changed: toWallClock(plan.lastUpdated) }))
    .filter(({ changed }) => changed !== '' && dateOf(changed) <= today)
    .filter(({ changed }) => daysAhead(dateOf(changed), today) >= -WEEK_DAYS)
    .sort((a, b) => (a.changed > b.changed ? -1 : 1))
    .slice(0, MAX_PACKAGES)
    .map(({ plan }) => plan)
}

/**
 * Converts an instant or wall-clock text to wall clock at the arena; '' for anything else, which
 * sorts first.
 */
function toWallClock(lastUpdated: string): string {
  const text = lastUpdated.trim()
  const instant = readInstant(text)
  if (instant) return easternText(instant)
  return /^\d{4}-\d\d-\d\d/.test(text) ? text.slice(0, 19).replace('T', ' ') : ''
}

const dateOf = (wallClockText: string) => wallClockText.slice(0, 10)
