import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * How many of a long list are rendered: a first part at once, then one more part in each task, so that the
 * page answers in between; all of them for a print.
 * @param all how many there are. @param part how many come together.
 */
export function useGrowing(all: number, part: number): number {
  const [count, setCount] = useState(part)
  useEffect(() => {
    if (count >= all) return
    const timer = setTimeout(() => setCount(count + part))
    const grow = () => flushSync(() => setCount(all))
    addEventListener('beforeprint', grow)
    return () => {
      clearTimeout(timer)
      removeEventListener('beforeprint', grow)
    }
  }, [count, all, part])
  return count
}
