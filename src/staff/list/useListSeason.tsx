import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tabStore } from '../../config/browserStore'
import { todayEastern } from '../../domain/time/dates'
import { seasonOfToday, seasonText } from '../../domain/time/seasons'
import { FilterSelect } from './FilterBar'
import { type TableState, urlParamsWith } from './useTableState'

/** The season chosen last in this tab. */
const STORE = 'game-plans.season'
const PARAM = 'season'
const ALL = 'all'

/** A season as the URL writes it, or {@link ALL}; '' for any other text. */
const readChoice = (text: string | null) => (text && /^(\d{4}|all)$/.test(text) ? text : '')

/** One season of a list, or all: its select and its rows. */
export type ListSeason<Row> = ReturnType<typeof useListSeason<Row>>

/**
 * Filters a list by season: the one chosen in the URL (`?season=2026`) or in this tab, else the current one.
 * A search finds rows of every season. Rows without a season are always shown.
 * @param rows the whole list.
 * @param seasonOf the year a row's season ends in; a stable function.
 * @param currentSeason by default the season of today, else the latest of the list.
 */
export function useListSeason<Row>(
  rows: Row[] | undefined,
  seasonOf: (row: Row) => number | null,
  { searched }: Pick<TableState, 'searched'>,
  currentSeason?: number | null,
) {
  const [params, setParams] = useSearchParams()
  const isSearched = searched !== ''
  const seasons = useMemo(() => newestFirst(rows ?? [], seasonOf), [rows, seasonOf])
  const [newest = ''] = seasons
  const isListed = (season: string) => season === ALL || seasons.includes(season)
  const current = String(currentSeason ?? seasonOfToday(todayEastern()))
  const defaults = [readChoice(tabStore.get(STORE)), current, newest]
  const wanted = readChoice(params.get(PARAM)) || (defaults.find(isListed) ?? '')
  // A list of one season alone is shown whole.
  const isOnlySeason = seasons.length < 2 && isListed(wanted)
  /** '' for all seasons. */
  const chosen = isSearched || isOnlySeason || wanted === ALL ? '' : wanted

  function choose(season: string): void {
    tabStore.set(STORE, season || ALL)
    setParams(urlParamsWith(PARAM, season || ALL), { replace: true })
  }
  const matching = useMemo(() => {
    const isShown = (season: number | null) => season === null || String(season) === chosen
    return chosen === '' ? rows : rows?.filter((row) => isShown(seasonOf(row)))
  }, [rows, seasonOf, chosen])
  const shownSeason = chosen || (seasons.length === 1 ? newest : '')
  return {
    /** Undefined while the list is loading. */
    rows: matching,
    /** False where the list has one season alone. */
    select: (seasons.length > 1 || chosen !== '') && (
      <FilterSelect
        label="Season"
        all="All seasons"
        value={chosen}
        disabled={isSearched}
        options={seasons.map((season) => [season, nameOf(season)])}
        onChange={choose}
      />
    ),
    /** Shows all seasons; undefined while they are shown. */
    onShowAll: chosen === '' ? undefined : () => choose(''),
    /** The number of rows of other seasons. */
    hiddenCount: (rows?.length ?? 0) - (matching?.length ?? 0),
    /** The chosen season as a printed filter; '' for all. */
    filterText: chosen && `Season: ${nameOf(chosen)}`,
    /** The season of the rows, `2025–26`; '' where they have several or none. */
    name: shownSeason && nameOf(shownSeason),
  }
}

/** `2025–26` for '2026'. */
const nameOf = (season: string) => seasonText(Number(season))

/** The seasons of the rows, the newest first. */
function newestFirst<Row>(rows: Row[], seasonOf: (row: Row) => number | null): string[] {
  const years = new Set(rows.map(seasonOf).filter((season) => season !== null))
  return [...years].sort((one, other) => other - one).map(String)
}
