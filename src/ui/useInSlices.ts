import { useEffect, useState } from 'react'

/** What a slice of work may take at most, in milliseconds, before the page has its turn again. */
const SLICE_MS = 12

/**
 * Does work that takes long after the frame is painted, in slices, so that what is pressed meanwhile is
 * answered at once. Nothing is done once the part is gone. What throws in it is thrown where the part is
 * drawn, so that it reaches the page of errors.
 * @param begin begins it, a step at a time; another one takes its place; undefined for none.
 * @returns what the last work that was done came to; undefined before.
 */
export function useInSlices<Result>(
  begin: (() => Generator<undefined, Result>) | undefined,
): Result | undefined {
  const [result, setResult] = useState<Result>()
  useEffect(() => {
    if (begin === undefined) return
    const work = begin()
    let timer: ReturnType<typeof setTimeout>
    function goOn(): void {
      try {
        const end = performance.now() + SLICE_MS
        let step = work.next()
        while (!step.done && performance.now() < end) step = work.next()
        if (!step.done) timer = setTimeout(goOn)
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
      timer = setTimeout(goOn)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [begin])
  return result
}
