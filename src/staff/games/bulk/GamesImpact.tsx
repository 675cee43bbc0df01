import { useMemo } from 'react'
import { dateText } from '../../../domain/time/dates'
import { ImpactNote } from '../../links/ImpactNote'
import { NamedList } from '../../list/BulkDialog'
import type { GameChanges } from './gameChanges'

/** What a change of several games touches, and which of them stay as they are. */
export function GamesImpact({ changes: { changes, left } }: { changes: GameChanges }) {
  const touched = useMemo(
    () =>
      changes.map(({ before, after }) => ({
        ...after,
        plans: [...new Set([...before.plans, ...after.plans])],
      })),
    [changes],
  )
  return (
    <>
      <NamedList
        words="Left as they are:"
        lines={left.map(({ game, why }) => `${game.eventName}, ${dateText(game.date)}: ${why}`)}
      />
      {touched.length > 0 && <ImpactNote kind="game" records={touched} />}
    </>
  )
}
