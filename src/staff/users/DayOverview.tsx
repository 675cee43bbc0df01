import { useQueryClient } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import type { RowList } from '../../api/cache/rowList'
import { useCombinedPlans } from '../../api/combinedPlans'
import { useGames } from '../../api/games'
import { keys } from '../../api/keys'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { groupBy } from '../../domain/recordKeys'
import { easternText, readDay, shortDayText, timeText, updatedText } from '../../domain/time/dates'
import { useClock } from '../../lib/externalStore'
import { lazyPart } from '../../ui/lazyPart'
import { GameTeams } from '../kit/gameFactColumns'
import { QueryState } from '../kit/QueryState'
import { PageLink } from '../list/rowButtons'
import { combinedPlanHref, gameHref, packageHref } from '../records/recordLinks'
import styles from './DayOverview.module.css'
import { DayCard, FirstSteps, firstSteps } from './FirstSteps'
import { dayGroup, nextGames, recentPackages } from './overviewRecords'
import { QuickActions } from './QuickActions'

/** Loaded after the day's games are rendered: it reads every list and runs every check. */
const DayChecks = lazyPart(() => import('./DayChecks'), 'DayChecks')

/** The clock at the arena, `2026-01-20 13:00`: past games leave a page that stays open. */
const readMinute = () => easternText(new Date()).slice(0, 16)

/** The overview of the day: the next games, the findings of the checks, and the changed packages. */
export function DayOverview() {
  const now = useClock(readMinute)
  const today = now.slice(0, 10)
  const games = teamKeys.map(useTeamGames)
  const plans = useCombinedPlans()
  const client = useQueryClient()
  // A list whose rows could not be read is not empty.
  const isUnread = [keys.combinedPlans.list, ...teamKeys.map(keys.games)].some(
    (key) => client.getQueryData<RowList<unknown>>(key)?.unread.length,
  )
  const gameLists = games.map((team) => team.games)
  const steps = firstSteps(gameLists, plans.data)
  const isFirst = !isUnread && steps?.some(({ isDone }) => !isDone)
  if (isFirst && steps?.every(({ isDone }) => !isDone)) return <FirstSteps steps={steps} />
  const next = nextGames(games, now)
  const changed = recentPackages(plans.data ?? [], today)
  return (
    <>
      {isFirst && steps && <FirstSteps steps={steps} canDismiss />}
      <QuickActions />
      <div className={styles.day}>
        {/* As high as it will be, so that what is below it stays there. */}
        <DayCard title="Checks" sx={{ '&:not(:has(li))': { minHeight: '12.75rem' } }}>
          <DayChecks />
        </DayCard>
        <OverviewCard
          title="Next games"
          none="No upcoming games."
          count={next.length}
          lists={games.map(({ team, query }) => ({
            query,
            failed: `Failed to load ${teams[team].name} games.`,
          }))}
        >
          <DayGames next={next} today={today} />
        </OverviewCard>
        <OverviewCard
          title="Packages changed this week"
          none="No packages changed this week."
          count={changed.length}
          lists={[{ query: plans, failed: 'Failed to load packages.' }]}
        >
          <ul>
            {changed.map(({ code, title, lastUpdated }) => (
              <li key={code} className={styles.package}>
                <a className={styles.row} href={combinedPlanHref(code)}>
                  <span className={styles.when}>{code}</span>
                  <span>{title}</span>
                  <span className={styles.updated}>{updatedText(lastUpdated)}</span>
                </a>
                <PageLink name="Package sheet" record={code} href={packageHref(code)} />
              </li>
            ))}
          </ul>
        </OverviewCard>
      </div>
    </>
  )
}

/** The games of a team; called for each of them in the order of the table, which is fixed. */
function useTeamGames(team: (typeof teamKeys)[number]) {
  const query = useGames(team)
  return { team, query, games: query.data }
}

interface OverviewCardProps {
  title: string
  /** Shown when there is nothing. */
  none: string
  count: number
  /** Its queries, each with the message for a failure. */
  lists: { query: ComponentProps<typeof QueryState>['query']; failed: string }[]
  children: ReactNode
}

/** A card of the overview: one that fails or is slow does not affect the others. */
function OverviewCard({ title, none, count, lists, children }: OverviewCardProps) {
  const missing = lists.filter(({ query }) => query.data === undefined)
  const isLoading = missing.some(({ query }) => query.isFetching || !query.error)
  return (
    <DayCard title={title} aria-busy={isLoading}>
      {missing.map(({ query, failed }) => (
        <QueryState key={failed} query={query} failed={failed} />
      ))}
      {count > 0 && children}
      {isLoading && count === 0 && <div className={styles.waiting} aria-hidden="true" />}
      {missing.length === 0 && count === 0 && <p>{none}</p>}
    </DayCard>
  )
}

interface DayGamesProps {
  next: readonly { team: TeamKey; game: Game }[]
  today: string
}

/**
 * The next games under today, tomorrow, the next seven days and later.
 * @param today at the arena, `2026-01-20`.
 */
function DayGames({ next, today }: DayGamesProps) {
  const groups = groupBy(next, ({ game }) => dayGroup(game.date, today))
  return [...groups].map(([name, games]) => (
    <div key={name}>
      <h3>{name}</h3>
      <ul>
        {games.map(({ team, game }) => (
          <li key={`${team} ${game.eventName} ${game.date}`}>
            <a className={styles.row} href={gameHref(team, game.eventName)}>
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

/** `Thu, Jan 22`: the next games need no year. */
function dayText(date: string): string {
  const day = readDay(date)
  return day ? shortDayText(day) : date
}
