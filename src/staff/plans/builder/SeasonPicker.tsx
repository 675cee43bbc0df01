import Button from '@mui/material/Button'
import { type ReactNode, useId, useMemo, useState } from 'react'
import { gamesQuery, useGames } from '../../../api/games'
import { MESSAGES } from '../../../api/writes/messages'
import type { TeamKey } from '../../../content/teams'
import { counted, joined } from '../../../domain/text'
import { Alert } from '../../../ui/Alert'
import { FilterBar, FilterSelect } from '../../list/FilterBar'
import { ListState } from '../../list/ListState'
import { SearchField } from '../../list/SearchField'
import styles from './BuilderForm.module.css'
import { pickableFilterFields, useGameFilter } from './gameSearch'
import type { SeasonView } from './keyboardMoves'
import type { PickableGame } from './pickableGames'
import { SeasonCalendar, SeasonList } from './SeasonViews'
import type { PickableGames } from './usePickableGames'
import type { PlanChoice } from './usePlanChoice'

interface SeasonPickerProps {
  team: TeamKey
  pickable: PickableGames
  choice: PlanChoice
  /** The field for a new plan's name; false for a stored plan. */
  nameField: ReactNode
}

/**
 * The season as a calendar or a list. The field for a new plan's name is shown while games are
 * loading.
 */
export function SeasonPicker({ team, pickable, choice, nameField }: SeasonPickerProps) {
  const { gamesInSeason, duplicates, seasons, season, setSeason, areGamesLoaded } = pickable
  const games = useGames(team)
  const [view, setView] = useState<SeasonView>('calendar')
  const { matched, choosable, search, setSearch, filters } = useGameFilter(gamesInSeason)
  const fields = useMemo(() => pickableFilterFields(gamesInSeason), [gamesInSeason])
  const hintId = useId()
  const Games = view === 'calendar' ? SeasonCalendar : SeasonList
  return (
    <>
      <div className={styles.tools}>
        <div className={styles.head}>
          {nameField && <div className={styles.name}>{nameField}</div>}
          <SearchField label="Search games" value={search} onChange={setSearch} />
          {seasons.length > 1 && (
            <FilterSelect
              label="Season"
              none="All seasons"
              value={season}
              options={seasons.map((year) => [`${year}`, `${year}–${(year + 1) % 100}`])}
              onChange={setSeason}
            />
          )}
          <ViewButtons view={view} onView={setView} />
        </div>
        {areGamesLoaded && (
          <div className={styles.narrow}>
            <FilterBar filters={filters} fields={fields} />
            <ChooseThese
              matched={matched}
              choosable={choosable}
              gamesInSeason={gamesInSeason}
              choice={choice}
              hintId={hintId}
            />
          </div>
        )}
      </div>
      <ListState
        queryKey={gamesQuery(team).queryKey}
        query={games}
        loading="Loading games..."
        failed={MESSAGES.game.load}
      >
        {() => (
          <>
            {duplicates.length > 0 && (
              <Alert severity="info" style={{ marginBottom: 12 }}>
                {`Several games have the code ${joined(duplicates)}. Only the first of each is shown.`}
              </Alert>
            )}
            {matched.length === 0 ? (
              <p className={styles.none}>No games found.</p>
            ) : (
              <Games games={matched} choice={choice} hintId={hintId} />
            )}
          </>
        )}
      </ListState>
    </>
  )
}

interface ChooseTheseProps {
  /** The games that match the search and the filters. */
  matched: readonly PickableGame[]
  /** The games among `matched` that 'Choose these' chooses. */
  choosable: readonly PickableGame[]
  gamesInSeason: readonly PickableGame[]
  choice: PlanChoice
  /** The id for the hint about mouse and keys. */
  hintId: string
}

/**
 * Chooses or removes all matching games, and counts the chosen games hidden by search and filters.
 */
function ChooseThese(props: ChooseTheseProps) {
  const { matched, choosable, gamesInSeason, choice, hintId } = props
  const { chosen, setGames } = choice
  const chosenKeysOf = (games: readonly PickableGame[]) =>
    games.map(({ key }) => key).filter((key) => chosen.has(key))
  const keys = choosable.map(({ key }) => key)
  const chosenKeys = chosenKeysOf(matched)
  const leftOut = matched.length - keys.length
  const hidden = chosenKeysOf(gamesInSeason).length - chosenKeys.length
  return (
    <div className={styles.row}>
      <Button
        variant="outlined"
        size="small"
        disabled={keys.every((key) => chosen.has(key))}
        onClick={() => setGames(keys, true)}
      >
        <span>{`Choose these ${keys.length}`}</span>
      </Button>
      <Button
        variant="outlined"
        size="small"
        disabled={chosenKeys.length === 0}
        onClick={() => setGames(chosenKeys, false)}
      >
        <span>{`Remove these ${chosenKeys.length}`}</span>
      </Button>
      <span id={hintId} className={styles.hint}>
        Or drag. Arrow keys move, Space selects, Shift selects a range.
      </span>
      {leftOut > 0 && (
        <span className={styles.hidden}>
          {`${counted(leftOut, 'preseason game')} left out: press to include`}
        </span>
      )}
      {hidden > 0 && (
        <span className={styles.hidden}>{`${counted(hidden, 'chosen game')} not in view`}</span>
      )}
    </div>
  )
}

const VIEWS = [
  ['calendar', 'Calendar'],
  ['list', 'List'],
] as const

function ViewButtons({ view, onView }: { view: SeasonView; onView: (view: SeasonView) => void }) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would frame it
    <div className={styles.views} role="group" aria-label="View">
      {VIEWS.map(([id, name]) => (
        <Button
          key={id}
          variant={view === id ? 'contained' : 'outlined'}
          aria-pressed={view === id}
          onClick={() => onView(id)}
        >
          <span>{name}</span>
        </Button>
      ))}
    </div>
  )
}
