import { useEffect, useState } from 'react'

/** The longest slice of work before the browser can handle input again, in milliseconds. */
const SLICE_MS = 12

/**
 * Runs long work after the paint, in slices, so that the page responds to input meanwhile. It stops when the
 * component unmounts. Its errors are thrown in render, so that they reach the error boundary.
 * @param begin starts the work; a new function replaces the running work; undefined for none.
 * @returns the last result; undefined before the first.
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
