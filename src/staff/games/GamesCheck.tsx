import { useCallback, useEffect } from 'react'
import { checkRecords } from '../../domain/checks/checkSeason'
import { LoadError, Loading } from '../../ui/LoadState'
import { useInSlices } from '../../ui/useInSlices'
import { useSeasonRecords } from '../records/useSeason'

/** The keys of games with findings, as returned by `codeAndDate`. */
export type KeysWithFindings = ReadonlySet<string>

interface GamesCheckProps {
  /**
   * Called with the keys once known, and with undefined when they are outdated. A stable function.
   */
  onKeysChange: (keys?: KeysWithFindings) => void
}

/** Checks the games, and shows a message while checking. */
export function GamesCheck({ onKeysChange }: GamesCheckProps) {
  const { records, checked, lists, refetch } = useSeasonRecords()
  const canCheck = checked.includes('game')
  const startCheck = useCallback(() => checkRecords(records, ['game']), [records])
  const result = useInSlices(canCheck ? startCheck : undefined)
  useEffect(() => {
    if (result) onKeysChange(new Set(result.findings.map(({ key }) => key)))
    return () => onKeysChange(undefined)
  }, [result, onKeysChange])
  if (result) return null
  return canCheck || lists.some(({ query }) => query?.isFetching) ? (
    <Loading text="Checking the games..." />
  ) : (
    <LoadError
      text="The games couldn’t be checked, because some lists couldn’t be loaded."
      onRetry={refetch}
    />
  )
}
