import type { TeamKey } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { readDay, shortDayText, timeText } from '../../domain/time/dates'
import { GameTeams } from '../kit/GameTeams'
import { gameHref } from '../records/recordLinks'
import styles from './DayOverview.module.css'
import { dayName, dayNames } from './day'

/**
 * The next games under today, tomorrow, the next seven days and later.
 * @param today at the arena, `2026-01-20`.
 */
export function DayGames({
  next,
  today,
}: {
  next: readonly { team: TeamKey; game: Game }[]
  today: string
}) {
  const groups = dayNames
    .map((name) => ({ name, games: next.filter(({ game }) => dayName(game.date, today) === name) }))
    .filter(({ games }) => games.length > 0)
  return groups.map(({ name, games }) => (
    <div key={name}>
      <h3>{name}</h3>
      <ul>
        {games.map(({ team, game }) => (
          <li key={`${team} ${game.eventName} ${game.date}`}>
            <a href={gameHref(team, game.eventName)}>
              <span className={styles.when}>
                <span>{dayText(game.date)}</span> <span>{timeText(game.time)}</span>
              </span>
              <GameTeams game={game} />
            </a>
          </li>
        ))}
      </ul>
    </div>
  ))
}

/** `Thu, Jan 22`: of the games that are next nobody asks the year. */
function dayText(date: string): string {
  const day = readDay(date)
  return day ? shortDayText(day) : date
}
