import { useEffect, useState } from 'react'
import { browserStore } from '../../config/browserStore'
import { stampParts } from './stamp/stamp'

/** A page's stamps: of the last day on which it was opened, and of the day before that one. */
type Visit = [path: string, before: string, last: string]

const KEY = 'game-plans.visits'
/** The oldest visits above this number are forgotten. */
const MOST = 50

/**
 * What a page listed when this browser opened it on an earlier day, as a stamp; '' where it did not, or
 * where the same games were listed.
 * @param stamp what it lists now; '' while that is not known.
 */
export function useLastVisit(path: string, stamp: string): string {
  const [visits] = useState(readVisits)
  const [, before = '', last = ''] = visits.find(([visited]) => visited === path) ?? []
  const isOfToday = stampParts(last).head === stampParts(stamp).head
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
