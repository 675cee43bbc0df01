import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

interface IncrementalRenderOptions {
  /** Identifies the list. Another list starts again with one batch. */
  listKey: string
  /** The number of entries in the list. Printing renders all of them. */
  total: number
  /** The number of entries to render for now. */
  target: number
  /** The number of entries added in one task. */
  batchSize: number
}

/**
 * Renders a long list in batches. Each batch is a separate task, so that the page stays responsive.
 * @returns the number of entries to render.
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
