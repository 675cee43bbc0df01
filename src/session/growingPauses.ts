const FIRST_MS = 2_000
const LONGEST_MS = 60_000

/** A task that is tried again by itself after each failure, each time a little later. */
export interface GrowingPauses {
  /** After a failure: runs the task once more, after 2 s, 4 s, 8 s, at most a minute. */
  schedule(): void
  /** Nothing is tried any more; the next failure starts with the short pause again. */
  stop(): void
}

/** @param task what is tried again; it calls `schedule` itself when it fails once more. */
export function createGrowingPauses(task: () => void): GrowingPauses {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = FIRST_MS
  return {
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(task, pause)
      pause = Math.min(pause * 2, LONGEST_MS)
    },
    stop() {
      clearTimeout(timer)
      pause = FIRST_MS
    },
  }
}
