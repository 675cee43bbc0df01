/*
 * Coordinates the tabs of one browser with the Web Locks API. If the API is missing, as on a page
 * without https, each tab is independent.
 */

/** Resolves when the signal is aborted. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

/**
 * The last task of this tab. Without locks, the tab runs the tasks of all names one after another,
 * which is stricter than needed.
 */
let lastRun: Promise<unknown> = Promise.resolve()

/**
 * Runs a task while no other task of this name is running in any tab of this browser. The task is
 * skipped if the signal is aborted before its turn.
 */
export async function runExclusively(
  name: string,
  signal: AbortSignal,
  task: () => Promise<void>,
): Promise<void> {
  let started: Promise<void> | undefined
  const start = () => {
    if (!signal.aborted) started = task()
    return started
  }
  const run = navigator.locks ? navigator.locks.request(name, start) : lastRun.then(start)
  lastRun = run.catch(() => {})
  await Promise.race([run, whenAborted(signal)])
  // An abort does not stop a task that has started, so wait for it.
  await started
}

/** The names that this tab has claimed. */
const claimed = new Set<string>()

/**
 * Claims a name for this tab for as long as the tab is open.
 * @returns false if another tab has it.
 */
export function claimForTab(name: string): Promise<boolean> {
  if (claimed.has(name) || navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      claimed.add(name)
      // Never resolves, so that the lock is held until the tab is closed.
      return new Promise(() => {})
    })
  })
}
