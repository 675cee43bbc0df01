import { useEffect, useState } from 'react'
import { browserStore } from '../../config/browserStore'

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
  const [, before = '', last = ''] = visits.find(([of]) => of === path) ?? []
  const isOfToday = last.slice(0, DAY) === stamp.slice(0, DAY)
  const earlier = isOfToday ? before : last
  useEffect(() => {
    if (stamp === '') return
    const others = readVisits().filter(([of]) => of !== path)
    const visit: Visit = [path, earlier, stamp]
    browserStore.set(KEY, JSON.stringify([...others, visit].slice(-MOST)))
  }, [path, stamp, earlier])
  const isSame = earlier.slice(DAY, -CHECK) === stamp.slice(DAY, -CHECK)
  return stamp === '' || isSame ? '' : earlier
}

/* The letters of a stamp's day, before its games, and of its check, behind them. */
const DAY = 3
const CHECK = 2

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
