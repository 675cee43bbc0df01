import { useEffect, useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { stampParts } from './stamp/stamp'

/** A page's stamps: of the last visit, and of the one before it that had other games or another day. */
type Visit = [path: string, before: string, last: string]

const KEY = 'game-plans.visits'
/** Number of visits that are stored: the oldest are dropped. */
const MOST = 50

/**
 * The stamp of the games that a page listed at this browser's last visit; '' where there was no such
 * visit, or the same games. A change is returned again by later visits of its day.
 * @param stamp of the current games; '' while they are not known.
 */
export function useLastVisit(path: string, stamp: string): string {
  const [visits] = useState(readVisits)
  const [, before = '', last = ''] = visits.find(([visited]) => visited === path) ?? []
  const earlier = last === stamp ? before : last
  useEffect(() => {
    if (stamp === '') return
    const others = readVisits().filter(([visited]) => visited !== path)
    const visit: Visit = [path, earlier, stamp]
    browserStore.set(KEY, JSON.stringify([...others, visit].slice(-MOST)))
  }, [path, stamp, earlier])
  const isSame = stampParts(earlier).games === stampParts(stamp).games
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
