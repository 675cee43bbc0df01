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
 * What is remembered where the address says nothing; '' for none. A link that searches for a record finds it in
 * whatever season it is.
 */
const keptFor = (params: URLSearchParams) =>
  params.get(PARAM) || params.get('search') ? '' : (browserStore.get(STORE) ?? '')

/** A season as the address writes it; '' for what is none, as all. */
const yearOf = (text: string | null) => (text && /^\d{4}$/.test(text) ? text : '')

/** One season of a list, or all: what stands beside the search, and the rows that are left. */
export interface ListSeason<Row> {
  rows: (rows: Row[]) => Row[]
  /** Nothing while the list holds one season alone. */
  choice: ReactNode
  /** Chooses all; missing while all are. */
  onAll: (() => void) | undefined
  /** What is chosen, in words; '' for all. */
  told: string
  /** Of which season the rows are, in words; '' where they have none. */
  shown: string
}

/**
 * Folds old seasons away: the choice is in the address (`?season=2026`) and remembered in this browser,
 * for lists that hold such a season. What has no season is always shown.
 * @param rows the whole list. @param seasonOf the year a row's season ends in; a constant function.
 */
export function useListSeason<Row>(
  rows: readonly Row[] | undefined,
  seasonOf: (row: Row) => number | null,
): ListSeason<Row> {
  const [params, setParams] = useSearchParams()
  const ofRows = useMemo(() => (rows ?? []).map(seasonOf), [rows, seasonOf])
  const seasons = useMemo(() => {
    const found = [...new Set(ofRows)].filter((season) => season !== null)
    return found.sort((one, other) => other - one).map(String)
  }, [ofRows])
  const asked = yearOf(params.get(PARAM))
  // The browser's storage is slow to ask, and a letter of a search changes nothing in it.
  const kept = useMemo(() => keptFor(params), [params])
  const remembered = seasons.includes(kept) ? kept : ''
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
      rows?.filter((_, index) => {
        const season = ofRows[index] ?? null
        return season === null || String(season) === chosen
      }),
    [rows, ofRows, chosen],
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
    told: chosen === '' ? '' : `Season: ${text(chosen)}`,
    shown: chosen === '' ? all : text(chosen),
  }
}
