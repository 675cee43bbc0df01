import { useEffect, useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { stampParts } from './stamp/stamp'

/** A page's stamps: of the last day on which the page was opened, and of the one before. */
type Visit = [path: string, before: string, last: string]

const KEY = 'game-plans.visits'
/** Number of visits that are stored: the oldest are dropped. */
const MOST = 50

/**
 * The stamp of the games that a page listed when this browser opened it on an earlier day; '' where
 * there was no such visit, or the same games.
 * @param stamp of the current games; '' while they are not known.
 */
export function useLastVisit(path: string, stamp: string): string {
  const [visits] = useState(readVisits)
  const [, before = '', last = ''] = visits.find(([visited]) => visited === path) ?? []
  const isOfToday = stampParts(last).header === stampParts(stamp).header
  const earlier = isOfToday ? before : last
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
