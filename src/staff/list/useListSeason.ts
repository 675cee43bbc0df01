import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tabStore } from '../../config/browserStore'
import { todayEastern } from '../../domain/time/dates'
import { seasonOfToday, seasonText } from '../../domain/time/seasons'
import { urlParamsWith } from './urlParams'
import type { TableState } from './useTableState'

/** The storage key of the last season chosen in this tab. */
const STORAGE_KEY = 'game-plans.season'
const PARAM = 'season'
const ALL = 'all'

/** Reads a season from the URL, or {@link ALL}; '' for any other text. */
const readChoice = (text: string | null) => (text && /^(\d{4}|all)$/.test(text) ? text : '')

/** The chosen season of a list, or all seasons: the props of its select, and its rows. */
export type ListSeason<Row> = ReturnType<typeof useListSeason<Row>>

/**
 * Filters a list by the season chosen in the URL (`?season=2026`) or in this tab, or by the current
 * season. A search includes all seasons. Rows without a season are always shown.
 * @param rows all rows of the list.
 * @param seasonOf returns the year in which a row's season ends. A stable function.
 * @param currentSeason by default, the season of today, or the latest season in the list.
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
  // Without a season in the URL: the last choice in this tab, else today's season, else the newest.
  const defaults = [readChoice(tabStore.get(STORAGE_KEY)), current, newest]
  const wanted = readChoice(params.get(PARAM)) || (defaults.find(isListed) ?? '')
  // A list with only one season isn't filtered.
  const isOnlySeason = seasons.length < 2 && isListed(wanted)
  /** '' for all seasons. */
  const chosen = isSearched || isOnlySeason || wanted === ALL ? '' : wanted

  function choose(season: string): void {
    tabStore.set(STORAGE_KEY, season || ALL)
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
    /** Undefined if the list has only one season. */
    select:
      seasons.length > 1 || chosen !== ''
        ? {
            value: chosen,
            disabled: isSearched,
            options: seasons.map((season) => [season, nameOf(season)] as const),
            onChange: choose,
          }
        : undefined,
    /** Shows all seasons; undefined while they are shown. */
    onShowAll: chosen === '' ? undefined : () => choose(''),
    /** The number of rows of other seasons. */
    hiddenCount: (rows?.length ?? 0) - (matching?.length ?? 0),
    /** The chosen season as a printed filter; '' for all seasons. */
    filterText: chosen && `Season: ${nameOf(chosen)}`,
    /** The season of the rows, `2025–26`; '' if they have several seasons or none. */
    name: shownSeason && nameOf(shownSeason),
  }
}

/** Returns `2025–26` for '2026'. */
const nameOf = (season: string) => seasonText(Number(season))

/** The seasons of the rows, newest first. */
function newestFirst<Row>(rows: Row[], seasonOf: (row: Row) => number | null): string[] {
  const years = new Set(rows.map(seasonOf).filter((season) => season !== null))
  return [...years].sort((a, b) => b - a).map(String)
}
