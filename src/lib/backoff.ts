/**
 * Exponential backoff. `schedule` runs the task after a pause that doubles each time; `stop` cancels it and
 * resets the pause.
 * @param task calls `schedule` itself when it fails again.
 * @param pauses in milliseconds.
 */
export function createBackoff(
  task: () => void,
  { first, longest }: { first: number; longest: number },
) {
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
