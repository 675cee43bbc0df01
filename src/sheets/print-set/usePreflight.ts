import { useEffect, useState } from 'react'
import { everythingLoaded } from '../kit/everythingLoaded'
import { type Fault, preflight } from './preflight'
import type { ReadySheet } from './useSet'

/**
 * Looks a set through as soon as all of it is there, and again when another sheet came or went.
 * @param sheets null while some are missing.
 * @returns what was found; null while nobody has looked.
 */
export function usePreflight(sheets: readonly ReadySheet[] | null) {
  const [faults, setFaults] = useState<Fault[] | null>(null)
  const key = sheets?.map(({ address, report }) => `${address} ${report.orientation}`).join('\n')
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same sheets are the same key
  useEffect(() => {
    setFaults(null)
    if (sheets === null) return
    let isCurrent = true
    void everythingLoaded().then(() => {
      if (isCurrent) setFaults(preflight(sheets))
    })
    return () => {
      isCurrent = false
    }
  }, [key])
  return { faults, setFaults }
}
