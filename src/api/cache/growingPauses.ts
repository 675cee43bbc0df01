/** A task that is tried again by itself after each failure, each time a little later. */
export interface GrowingPauses {
  /** After a failure: runs the task once more, each time after twice the pause. */
  schedule(): void
  /** Nothing is tried any more; the next failure starts with the short pause again. */
  stop(): void
}

/**
 * @param task what is tried again; it calls `schedule` itself when it fails once more.
 * @param pauses the first and the longest, in milliseconds.
 */
export function createGrowingPauses(
  task: () => void,
  { first, longest }: { first: number; longest: number },
): GrowingPauses {
  let timer: ReturnType<typeof setTimeout> | undefined
  let pause = first
  return {
    schedule() {
      clearTimeout(timer)
      timer = setTimeout(task, pause)
      pause = Math.min(pause * 2, longest)
    },
    stop() {
      clearTimeout(timer)
      pause = first
    },
  }
}
