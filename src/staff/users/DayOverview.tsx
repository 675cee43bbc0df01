import Card, { type CardProps } from '@mui/material/Card'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { ComponentProps, ReactNode } from 'react'
import { selectList } from '../../api/cache/rowList'
import { combinedPlansQuery } from '../../api/combinedPlans'
import { gamesQuery } from '../../api/games'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { Game } from '../../domain/games/game'
import { groupBy } from '../../domain/recordKeys'
import { easternText, readDay, shortDayText, timeText, updatedDay } from '../../domain/time/dates'
import { useClock } from '../../lib/externalStore'
import { lazyPart } from '../../ui/lazyPart'
import { GameTeams } from '../kit/gameFactColumns'
import { QueryState } from '../kit/QueryState'
import { PageLink } from '../list/rowButtons'
import { combinedPlanHref, gameHref, packageHref } from '../records/recordLinks'
import { byTeam } from '../records/teamLists'
import styles from './dashboards.module.css'
import { FirstSteps, useFirstSteps } from './FirstSteps'
import { dayGroup, nextGames, recentPackages } from './overviewRecords'
import { QuickActions } from './QuickActions'

/** Loaded after the day's games are rendered, because it loads every list and runs every check. */
const DayChecks = lazyPart(() => import('./DayChecks'), 'DayChecks')

/**
 * The time at the arena, `2026-01-20 13:00`. It is polled, so that past games disappear from an
 * open page.
 */
const readMinute = () => easternText(new Date()).slice(0, 16)

/** The overview of the day: the next games, the findings of the checks, and the changed packages. */
export function DayOverview() {
  const now = useClock(readMinute)
  const today = now.slice(0, 10)
  const gameQueries = byTeam(useQueries({ queries: teamKeys.map(fullGamesQuery) }))
  const packageQuery = useQuery({ ...combinedPlansQuery(), select: selectList })
  const teamGames = teamKeys.map((team) => ({ team, games: gameQueries[team].data?.rows ?? [] }))
  const packages = packageQuery.data?.rows ?? []
  // A list with unreadable rows isn't empty.
  const isComplete = [packageQuery, ...Object.values(gameQueries)].every(
    ({ data }) => data?.unread.length === 0,
  )
  const lists = { games: teamGames.flatMap(({ games }) => games), packages }
  const firstSteps = useFirstSteps(isComplete ? lists : undefined)
  const stepsCard = firstSteps.steps.length > 0 && (
    <OverviewCard title="First steps" sx={{ mb: 3 }}>
      <FirstSteps {...firstSteps} />
    </OverviewCard>
  )
  if (firstSteps.isFirst) return stepsCard
  const next = nextGames(teamGames, now)
  const changed = recentPackages(packages, today)
  return (
    <>
      {stepsCard}
      <QuickActions />
      <div className={styles.day}>
        {/* Reserves the final height to avoid a layout shift. */}
        <OverviewCard title="Checks" sx={{ '&:not(:has(li))': { minHeight: '12.75rem' } }}>
          <DayChecks />
        </OverviewCard>
        <ListCard
          title="Next games"
          emptyText="No upcoming games."
          count={next.length}
          queries={teamKeys.map((team) => ({
            query: gameQueries[team],
            failed: `Failed to load ${teams[team].name} games.`,
          }))}
        >
          <DayGames next={next} today={today} />
        </ListCard>
        <ListCard
          title="Packages changed this week"
          emptyText="No packages changed this week."
          count={changed.length}
          queries={[{ query: packageQuery, failed: 'Failed to load packages.' }]}
        >
          <ul>
            {changed.map(({ code, title, lastUpdated }) => (
              <li key={code} className={styles.package}>
                <a className={styles.row} href={combinedPlanHref(code)}>
                  <span className={styles.when}>{code}</span>
                  <span>{title}</span>
                  <span className={styles.updated}>{updatedDay(lastUpdated)}</span>
                </a>
                <PageLink name="Package sheet" record={code} href={packageHref(code)} />
              </li>
            ))}
          </ul>
        </ListCard>
      </div>
    </>
  )
}

/** A team's games, with the rows that could not be read. */
const fullGamesQuery = (team: TeamKey) => ({ ...gamesQuery(team), select: selectList<Game> })

/** A card of the overview, with its heading. */
const OverviewCard = ({ title, children, ...card }: CardProps & { title: string }) => (
  <Card component="section" variant="outlined" className={styles.part} aria-label={title} {...card}>
    <h2>{title}</h2>
    {children}
  </Card>
)

interface ListCardProps {
  title: string
  /** Shown if there are no records. */
  emptyText: string
  /** The number of records in `children`. */
  count: number
  /** The queries of the records, each with the message for a failure. */
  queries: { query: ComponentProps<typeof QueryState>['query']; failed: string }[]
  children: ReactNode
}

/** A card with a list of records. A slow or failed list doesn't affect other cards. */
function ListCard({ title, emptyText, count, queries, children }: ListCardProps) {
  const missing = queries.filter(({ query }) => query.data === undefined)
  const isLoading = missing.some(({ query }) => query.isFetching || !query.error)
  return (
    <OverviewCard title={title} aria-busy={isLoading}>
      {missing.map(({ query, failed }) => (
        <QueryState key={failed} query={query} failed={failed} />
      ))}
      {count > 0 && children}
      {isLoading && count === 0 && <div className={styles.waiting} aria-hidden="true" />}
      {missing.length === 0 && count === 0 && <p>{emptyText}</p>}
    </OverviewCard>
  )
}

/**
 * The next games, grouped by today, tomorrow, the next seven days, and later.
 * @param today at the arena, `2026-01-20`.
 */
function DayGames({ next, today }: { next: ReturnType<typeof nextGames>; today: string }) {
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

/** `Thu, Jan 22`, without a year, because the games are soon. */
function dayText(date: string): string {
  const day = readDay(date)
  return day ? shortDayText(day) : date
}
