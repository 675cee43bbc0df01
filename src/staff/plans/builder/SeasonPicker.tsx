import { useId, useState } from 'react'
import { joined } from '../../../domain/checks/finding'
import { Alert } from '../../../ui/Alert'
import type { View } from './moves'
import { PickTools } from './PickTools'
import { SeasonCalendar } from './SeasonCalendar'
import { SeasonList } from './SeasonList'
import styles from './SeasonPicker.module.css'
import { useGameFilter } from './useGameFilter'
import type { Pickable } from './usePickable'

const views = { calendar: SeasonCalendar, list: SeasonList }

/** The season as a calendar and as a list: one choice in both. */
export function SeasonPicker({ pickable }: { pickable: Pickable }) {
  const { inSeason, twins } = pickable
  const [view, setView] = useState<View>('calendar')
  const narrowed = useGameFilter(inSeason)
  const hintId = useId()
  const Games = views[view]
  return (
    <>
      <PickTools
        pickable={pickable}
        narrowed={narrowed}
        hintId={hintId}
        view={view}
        onView={setView}
      />
      {twins.length > 0 && (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {`Several games have the code ${joined(twins)}: the first of each is shown.`}
        </Alert>
      )}
      {narrowed.shown.length === 0 ? (
        <p className={styles.hint}>No games found.</p>
      ) : (
        <Games games={narrowed.shown} hintId={hintId} />
      )}
    </>
  )
}
