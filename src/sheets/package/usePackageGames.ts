import { useMemo } from 'react'
import type { Game } from '../../domain/games/game'
import { useToday } from '../kit/useToday'
import { type PackageGames, packageGames } from './packageGames'

/** Everything a package prints of a plan's games; `code` as it stands in the URL. */
export function usePackageGames(code: string, games: readonly Game[]): PackageGames {
  const today = useToday()
  return useMemo(() => packageGames(code, games, today), [code, games, today])
}
