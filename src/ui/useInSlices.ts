import { useEffect, useState } from 'react'

/** How long one slice of work may run before the browser can handle input, in milliseconds. */
const SLICE_MS = 12

/**
 * Runs long work in slices after the paint, so that the page stays responsive. It stops when the component
 * unmounts. Errors are thrown during render, so that they reach the error boundary.
 * @param begin starts the work. A new function replaces the running work; undefined runs nothing.
 * @returns the last result, or undefined before the first.
 */
export function useInSlices<Result>(
  begin: (() => Generator<undefined, Result>) | undefined,
): Result | undefined {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (begin === undefined) return
    const work = begin()
    let timer: ReturnType<typeof setTimeout>
    function runSlice(): void {
      try {
        const end = performance.now() + SLICE_MS
        let step = work.next()
        while (!step.done && performance.now() < end) step = work.next()
        if (!step.done) timer = setTimeout(runSlice)
        else {
          const { value } = step
          setResult(() => value)
        }
      } catch (error) {
        setResult(() => {
          throw error
        })
      }
    }
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(runSlice)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [begin])
  return result
}
