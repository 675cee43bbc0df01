import Alert from '@mui/material/Alert'
import { useId, useState } from 'react'
import { joined } from '../../../domain/checks/finding'
import type { View } from './moves'
import { PickTools } from './PickTools'
import type { PickableGame } from './pickableGame'
import { SeasonCalendar } from './SeasonCalendar'
import { SeasonList } from './SeasonList'
import styles from './SeasonPicker.module.css'
import { useGameFilter } from './useGameFilter'
import type { usePickable } from './usePickable'
import type { PlanChoice } from './usePlanChoice'

const views = { calendar: SeasonCalendar, list: SeasonList }

/** The season as a calendar and as a list: one choice in both. */
export function SeasonPicker({
  games,
  season,
  choice,
}: {
  games: readonly PickableGame[]
  season: Pick<ReturnType<typeof usePickable>, 'seasons' | 'season' | 'setSeason' | 'twins'>
  choice: PlanChoice
}) {
  const [view, setView] = useState<View>('calendar')
  const narrowed = useGameFilter(games)
  const hintId = useId()
  const Games = views[view]
  return (
    <>
      <PickTools
        games={games}
        narrowed={narrowed}
        season={season}
        view={view}
        onView={setView}
        choice={choice}
      />
      <p id={hintId} className={styles.hint}>
        Click or drag over games. Arrow keys move, Space chooses, Shift takes all between.
      </p>
      {season.twins.length > 0 && (
        <Alert severity="info">
          {`Several games have the code ${joined(season.twins)}: the first of each is shown.`}
        </Alert>
      )}
      {narrowed.shown.length === 0 ? (
        <p className={styles.hint}>No games found.</p>
      ) : (
        <Games games={narrowed.shown} choice={choice} hintId={hintId} />
      )}
    </>
  )
}
