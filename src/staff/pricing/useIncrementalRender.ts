import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/** A list that is rendered part by part. */
interface Growing {
  /** Identifies the list; another list starts again with one part. */
  list: string
  /** How many entries the list has. */
  all: number
  /** How many of them to render for now; a print gets all. */
  wanted: number
  /** How many are added in one task. */
  part: number
}

/**
 * Renders a long list part by part, each in a task of its own, so that the page can respond in between.
 * @returns how many entries to render.
 */
export function useIncrementalRender({ list, all, wanted, part }: Growing): number {
  const [grown, setGrown] = useState({ list, count: part })
  const count = grown.list === list ? grown.count : part
  useEffect(() => {
    if (count >= all) return
    const grow = (to: number) => setGrown({ list, count: to })
    const timer = count < wanted ? setTimeout(() => grow(count + part)) : undefined
    const growAll = () => flushSync(() => grow(all))
    addEventListener('beforeprint', growAll)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', growAll)
    }
  }, [list, count, all, wanted, part])
  return count
}
