import { type ReactNode, useEffect, useMemo } from 'react'
import { useSearchParams } from 'react-router-dom'
import { browserStore } from '../../config/browserStore'
import { seasonText } from '../../domain/time/seasons'
import { FilterChoice } from './FilterBar'
import { inAddress, withParam } from './useTableState'

/** The season chosen last in this browser. */
const STORE = 'game-plans.season'
const PARAM = 'season'

/**
 * The remembered season, if the URL has none; '' for all. A link that searches for a record finds it in any
 * season.
 */
const storedSeason = (params: URLSearchParams) =>
  params.get(PARAM) || params.get('search') ? '' : (browserStore.get(STORE) ?? '')

/** A season as the address writes it; '' for what is none, as all. */
const yearOf = (text: string | null) => (text && /^\d{4}$/.test(text) ? text : '')

/** One season of a list, or all: its select, and the rows of it. */
export interface ListSeason<Row> {
  rows: (rows: Row[]) => Row[]
  /** Nothing while the list holds one season alone. */
  choice: ReactNode
  /** Chooses all; missing while all are. */
  onAll: (() => void) | undefined
  /** What is chosen, as text; '' for all. */
  label: string
  /** Of which season the rows are, in words; '' where they have none. */
  shown: string
}

/**
 * Shows one season of a list: the choice is in the URL (`?season=2026`) and remembered in this browser, for
 * lists with such a season. Rows without a season are always shown.
 * @param rows the whole list. @param seasonOf the year a row's season ends in; a constant function.
 */
export function useListSeason<Row>(
  rows: readonly Row[] | undefined,
  seasonOf: (row: Row) => number | null,
): ListSeason<Row> {
  const [params, setParams] = useSearchParams()
  const seasons = useMemo(() => {
    const found = new Set((rows ?? []).map(seasonOf).filter((season) => season !== null))
    return [...found].sort((one, other) => other - one).map(String)
  }, [rows, seasonOf])
  const asked = yearOf(params.get(PARAM))
  // Reading the browser's storage is slow, and typing a search does not change it.
  const stored = useMemo(() => storedSeason(params), [params])
  const remembered = seasons.includes(stored) ? stored : ''
  useEffect(() => {
    if (remembered !== '') {
      setParams(withParam(inAddress(), PARAM, remembered), { replace: true })
    }
  }, [remembered, setParams])

  const chosen = asked || remembered
  function choose(season: string): void {
    if (season === '') browserStore.remove(STORE)
    else browserStore.set(STORE, season)
    setParams(withParam(inAddress(), PARAM, season), { replace: true })
  }
  const text = (season: string) => seasonText(Number(season))
  const [newest] = seasons
  const all = seasons.length === 1 && newest ? text(newest) : ''
  const matching = useMemo(
    () =>
      rows?.filter((row) => {
        const season = seasonOf(row)
        return season === null || String(season) === chosen
      }),
    [rows, seasonOf, chosen],
  )
  return {
    rows: (all) => (chosen === '' || all !== rows || !matching ? all : matching),
    choice: (seasons.length > 1 || chosen !== '') && (
      <FilterChoice
        label="Season"
        all="All seasons"
        value={chosen}
        options={seasons.map((season) => [season, text(season)])}
        onChoose={choose}
      />
    ),
    onAll: chosen === '' ? undefined : () => choose(''),
    label: chosen === '' ? '' : `Season: ${text(chosen)}`,
    shown: chosen === '' ? all : text(chosen),
  }
}
