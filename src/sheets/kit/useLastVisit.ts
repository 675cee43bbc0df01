import { useEffect, useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { encodedGames } from './stamp/stamp'

/**
 * A page's path, and its stamps: `last` of the last visit, `before` of the last visit with other
 * games or another day.
 */
type Visit = [path: string, before: string, last: string]

const KEY = 'game-plans.visits'
/** How many visits are stored. The oldest are dropped. */
const MAX_VISITS = 50

/**
 * The stamp of the games that the page listed at this browser's last visit, or '' if there was no
 * visit or the games are the same. Later visits on the same day get the same stamp again.
 * @param stamp the stamp of the current games, or '' while they are unknown.
 */
export function useLastVisit(path: string, stamp: string): string {
  const [visits] = useState(readVisits)
  const [, before = '', last = ''] = visits.find(([visited]) => visited === path) ?? []
  const earlier = last === stamp ? before : last
  useEffect(() => {
    if (stamp === '') return
    const others = readVisits().filter(([visited]) => visited !== path)
    const visit: Visit = [path, earlier, stamp]
    browserStore.set(KEY, JSON.stringify([...others, visit].slice(-MAX_VISITS)))
  }, [path, stamp, earlier])
  const isSame = encodedGames(earlier) === encodedGames(stamp)
  return stamp === '' || isSame ? '' : earlier
}

function readVisits(): Visit[] {
  try {
    const visits: unknown = JSON.parse(browserStore.get(KEY) ?? '[]')
    return Array.isArray(visits) ? visits.filter(isVisit) : []
  } catch {
    return []
  }
}

const isVisit = (visit: unknown): visit is Visit =>
  Array.isArray(visit) && visit.length === 3 && visit.every((part) => typeof part === 'string')
