import { type ReactNode, useId, useState } from 'react'
import { gamesQuery, useGames } from '../../../api/games'
import { WORDS } from '../../../api/writes/words'
import type { TeamKey } from '../../../content/teams'
import { joined } from '../../../domain/checks/finding'
import { Alert } from '../../../ui/Alert'
import { ListState } from '../../list/ListState'
import type { View } from './moves'
import { PickTools } from './PickTools'
import { SeasonCalendar } from './SeasonCalendar'
import { SeasonList } from './SeasonList'
import styles from './SeasonPicker.module.css'
import { useGameFilter } from './useGameFilter'
import type { Pickable } from './usePickable'

const views = { calendar: SeasonCalendar, list: SeasonList }

/** The season as a calendar and as a list: one choice in both. A new plan's name waits for no games. */
export function SeasonPicker({
  team,
  pickable,
  name,
}: {
  team: TeamKey
  pickable: Pickable
  /** The field of a new plan's name, which leads the tools. */
  name: ReactNode
}) {
  const { inSeason, twins } = pickable
  const games = useGames(team)
  const [view, setView] = useState<View>('calendar')
  const narrowed = useGameFilter(inSeason)
  const hintId = useId()
  const Games = views[view]
  return (
    <>
      <PickTools
        pickable={pickable}
        name={name}
        narrowed={narrowed}
        hintId={hintId}
        view={view}
        onView={setView}
      />
      <ListState
        list={gamesQuery(team).queryKey}
        query={games}
        loading="Loading games..."
        failed={WORDS.game.load}
      >
        {() => (
          <>
            {twins.length > 0 && (
              <Alert severity="info" style={{ marginBottom: 12 }}>
                {`Several games have the code ${joined(twins)}: the first of each is shown.`}
              </Alert>
            )}
            {narrowed.shown.length === 0 ? (
              <p className={styles.hint}>No games found.</p>
            ) : (
              <Games games={narrowed.shown} hintId={hintId} />
            )}
          </>
        )}
      </ListState>
    </>
  )
}
