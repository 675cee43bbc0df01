import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface IncrementalRenderOptions {
  /** Identifies the list; another list starts again with one batch. */
  listKey: string
  /** How many entries the list has: a print renders all. */
  total: number
  /** How many of them to render for now. */
  target: number
  /** How many are added in one task. */
  batchSize: number
}

/**
 * Renders a long list batch by batch, each in a task of its own, so that the page can respond in between.
 * @returns how many entries to render.
 */
export function useIncrementalRender(options: IncrementalRenderOptions): number {
  const { listKey, total, target, batchSize } = options
  const [rendered, setRendered] = useState({ listKey, count: batchSize })
  const count = rendered.listKey === listKey ? rendered.count : batchSize
  useEffect(() => {
    if (count >= total) return
    const render = (next: number) => setRendered({ listKey, count: next })
    const timer = count < target ? setTimeout(() => render(count + batchSize)) : undefined
    const renderAll = () => flushSync(() => render(total))
    addEventListener('beforeprint', renderAll)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', renderAll)
    }
  }, [listKey, count, total, target, batchSize])
  return count
}
