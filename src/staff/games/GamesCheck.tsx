import { useCallback, useEffect } from 'react'
import { checkRecords } from '../../domain/checks/checkSeason'
import { LoadError, Loading } from '../../ui/LoadState'
import { useInSlices } from '../../ui/useInSlices'
import { useSeasonRecords } from '../records/useSeason'

/** The games that the checks have findings for, by `codeAndDate`. */
export type KeysWithFindings = ReadonlySet<string>

/**
 * Checks the games, and shows that it does.
 * @param onFound a constant function: called with the games, and without them when they no longer hold.
 */
export function GamesCheck({ onKeysChange }: { onKeysChange: (keys?: KeysWithFindings) => void }) {
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
