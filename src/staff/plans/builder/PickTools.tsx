import Button from '@mui/material/Button'
import { memo, useMemo } from 'react'
import { counted } from '../../../domain/checks/finding'
import { FilterBar } from '../../../ui/table/FilterBar'
import { FilterChoice } from '../../../ui/table/FilterChoice'
import { SearchField } from '../../../ui/table/SearchField'
import { Later } from './Later'
import type { View } from './moves'
import styles from './PickTools.module.css'
import { filterChoices, type useGameFilter } from './useGameFilter'
import type { Pickable } from './usePickable'
import type { PlanChoice } from './usePlanChoice'

/** What stands above the games: the view, search, filters, and choosing all that they leave. */
export function PickTools({
  pickable: { inSeason, seasons, season, setSeason },
  narrowed: { shown, search, setSearch, filters },
  hintId,
  view,
  onView,
  choice,
}: {
  pickable: Pickable
  narrowed: ReturnType<typeof useGameFilter>
  /** For what says how keys choose. */
  hintId: string
  view: View
  onView: (view: View) => void
  choice: PlanChoice
}) {
  const choices = useMemo(() => filterChoices(inSeason), [inSeason])
  const { chosen, put } = choice
  const keys = shown.map(({ key }) => key)
  const chosenHere = keys.filter((key) => chosen.has(key)).length
  const hidden = inSeason.filter(({ key }) => chosen.has(key)).length - chosenHere
  return (
    <div className={styles.tools}>
      <div className={styles.row}>
        <Search label="Search games" value={search} onChange={setSearch} />
        {seasons.length > 1 && (
          <FilterChoice
            label="Season"
            all="All seasons"
            value={season}
            options={seasons.map((year) => [`${year}`, `${year}–${(year + 1) % 100}`])}
            onChoose={setSeason}
          />
        )}
        <Views view={view} onView={onView} />
      </div>
      <Filters filters={filters} choices={choices} />
      <Later>
        <div className={styles.row}>
          <Button
            variant="outlined"
            size="small"
            disabled={chosenHere === keys.length}
            onClick={() => put(keys, true)}
          >
            <span>{`Choose these ${keys.length}`}</span>
          </Button>
          <Button
            variant="outlined"
            size="small"
            disabled={chosenHere === 0}
            onClick={() => put(keys, false)}
          >
            <span>{`Remove these ${chosenHere}`}</span>
          </Button>
          <span id={hintId} className={styles.hint}>
            Or click and drag. Arrow keys move, Space chooses, Shift takes all between.
          </span>
          {hidden > 0 && (
            <span className={styles.hidden}>{`${counted(hidden, 'chosen game')} not in view`}</span>
          )}
        </div>
      </Later>
    </div>
  )
}

// A choice draws none of these anew.
const Search = memo(SearchField)
const Filters = memo(FilterBar) as typeof FilterBar

const views = [
  { is: 'calendar', name: 'Calendar' },
  { is: 'list', name: 'List' },
] as const

const Views = memo(function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it
    <div className={styles.views} role="group" aria-label="View">
      {views.map(({ is, name }) => (
        <Button
          key={is}
          variant={view === is ? 'contained' : 'outlined'}
          aria-pressed={view === is}
          onClick={() => onView(is)}
        >
          <span>{name}</span>
        </Button>
      ))}
    </div>
  )
})
