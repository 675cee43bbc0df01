import { useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { tabStore } from '../../config/browserStore'
import { todayEastern } from '../../domain/time/dates'
import { seasonOfToday, seasonText } from '../../domain/time/seasons'
import { FilterChoice } from './FilterBar'
import { currentParams, type TableState, withParam } from './useTableState'

/** The season chosen last in this tab. */
const STORE = 'game-plans.season'
const PARAM = 'season'
const ALL = 'all'

/** A season as the address writes it, or {@link ALL}; '' for what is neither. */
const chosenIn = (text: string | null) => (text && /^(\d{4}|all)$/.test(text) ? text : '')

/** One season of a list, or all: its select, and the rows of it. */
export type ListSeason<Row> = ReturnType<typeof useListSeason<Row>>

/**
 * Shows one season of a list: the one chosen in the URL (`?season=2026`) or in this tab, else the one
 * that is worked on. A search shows the rows of every season, and so are rows without a season shown.
 * @param rows the whole list.
 * @param seasonOf the year a row's season ends in; a constant function.
 * @param now the season that is worked on; by default that of today, else the latest of the list.
 */
export function useListSeason<Row>(
  rows: Row[] | undefined,
  seasonOf: (row: Row) => number | null,
  { searched }: Pick<TableState, 'searched'>,
  now?: number | null,
) {
  const [params, setParams] = useSearchParams()
  const isSearched = searched !== ''
  const seasons = useMemo(() => {
    const years = new Set((rows ?? []).map(seasonOf).filter((season) => season !== null))
    return [...years].sort((one, other) => other - one).map(String)
  }, [rows, seasonOf])
  const [newest = ''] = seasons
  const isListed = (season: string) => season === ALL || seasons.includes(season)
  const current = String(now ?? seasonOfToday(todayEastern()))
  const remembered = chosenIn(tabStore.get(STORE))
  const inUrl = chosenIn(params.get(PARAM))
  const first = [inUrl || remembered, current, newest].find(isListed) ?? ''
  const wanted = inUrl || first
  // One season alone is all there is.
  const isOne = seasons.length < 2 && isListed(wanted)
  const chosen = isSearched || isOne || wanted === ALL ? '' : wanted

  function choose(season: string): void {
    tabStore.set(STORE, season || ALL)
    setParams(withParam(currentParams(), PARAM, season || ALL), { replace: true })
  }
  const text = (season: string) => seasonText(Number(season))
  const matching = useMemo(
    () =>
      chosen === ''
        ? rows
        : rows?.filter((row) => {
            const season = seasonOf(row)
            return season === null || String(season) === chosen
          }),
    [rows, seasonOf, chosen],
  )
  return {
    /** Undefined while the list is not read. */
    rows: matching,
    /** Nothing while the list holds one season alone. */
    select: (seasons.length > 1 || chosen !== '') && (
      <FilterChoice
        label="Season"
        all="All seasons"
        value={chosen}
        disabled={isSearched}
        options={seasons.map((season) => [season, text(season)])}
        onChange={choose}
      />
    ),
    /** Chooses all; missing while all are shown. */
    onShowAll: chosen === '' ? undefined : () => choose(''),
    /** How many rows other seasons hold. */
    hiddenCount: (rows?.length ?? 0) - (matching?.length ?? 0),
    /** The chosen season as a filter's text; '' for all. */
    filterText: chosen === '' ? '' : `Season: ${text(chosen)}`,
    /** The season of the rows, `2025–26`; '' where they have several or none. */
    name: chosen !== '' ? text(chosen) : seasons.length === 1 ? text(newest) : '',
  }
}
