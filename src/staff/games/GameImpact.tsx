import { useMemo } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { type Game, NO_GAME } from '../../domain/games/game'
import { ImpactNote } from '../links/ImpactNote'
import type { TypedGame } from './gameFields'

/** What saving a game touches: the plans it has, and those chosen for it. */
export function GameImpact<Values>({
  game,
  form,
}: {
  game: Game | null
  form: UseFormReturn<TypedGame, unknown, Values>
}) {
  const plans = useWatch({ control: form.control, name: 'plans' })
  const records = useMemo(() => [{ ...(game ?? NO_GAME), plans }], [game, plans])
  if (game === null && plans.length === 0) return null
  return <ImpactNote kind="game" records={records} />
}
