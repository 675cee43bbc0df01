import Button from '@mui/material/Button'
import { type ReactNode, useMemo } from 'react'
import { counted } from '../../../domain/checks/finding'
import { FilterBar, FilterChoice, SearchField } from '../../list/FilterBar'

import { Later } from './Later'
import type { View } from './moves'
import styles from './PickTools.module.css'
import { useChosen } from './PlanChoiceProvider'
import type { PickableGame } from './pickableGame'
import { filterChoices, type useGameFilter } from './useGameFilter'
import type { Pickable } from './usePickable'

/** What stands above the games: the view, search, filters, and choosing all that they leave. */
export function PickTools({
  pickable: { areGamesKnown, inSeason, seasons, season, setSeason },
  name,
  narrowed: { shown, search, setSearch, filters },
  hintId,
  view,
  onView,
}: {
  pickable: Pickable
  /** The field of a new plan's name. */
  name: ReactNode
  narrowed: ReturnType<typeof useGameFilter>
  /** For what says how keys choose. */
  hintId: string
  view: View
  onView: (view: View) => void
}) {
  const choices = useMemo(() => filterChoices(inSeason), [inSeason])
  return (
    <div className={styles.tools}>
      <div className={styles.head}>
        {name && <div className={styles.name}>{name}</div>}
        <SearchField label="Search games" value={search} onChange={setSearch} />
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
      {areGamesKnown && (
        <div className={styles.narrow}>
          <FilterBar filters={filters} choices={choices} />
          <ChooseThese shown={shown} inSeason={inSeason} hintId={hintId} />
        </div>
      )}
    </div>
  )
}

/** All that the search and filters leave, in or out; what is chosen beside them is counted. */
function ChooseThese({
  shown,
  inSeason,
  hintId,
}: {
  shown: readonly PickableGame[]
  inSeason: readonly PickableGame[]
  hintId: string
}) {
  const { chosen, put } = useChosen().choice
  const keys = shown.map(({ key }) => key)
  const chosenHere = keys.filter((key) => chosen.has(key)).length
  const hidden = inSeason.filter(({ key }) => chosen.has(key)).length - chosenHere
  return (
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
          Or drag. Arrows move, Space chooses, Shift takes all between.
        </span>
        {hidden > 0 && (
          <span className={styles.hidden}>{`${counted(hidden, 'chosen game')} not in view`}</span>
        )}
      </div>
    </Later>
  )
}

const views = [
  { is: 'calendar', name: 'Calendar' },
  { is: 'list', name: 'List' },
] as const

function Views({ view, onView }: { view: View; onView: (view: View) => void }) {
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
}
