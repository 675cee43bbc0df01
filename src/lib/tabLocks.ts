/*
 * Coordinates the tabs of one browser by the Web Locks API. Where it is missing, as on a page without https,
 * each tab is independent.
 */

/** Resolves when the signal is aborted. */
export const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve())
  })

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when no other of this name is running in any tab of this browser. Does not run it when the signal
 * is aborted before its turn.
 */
export async function runExclusively(
  name: string,
  signal: AbortSignal,
  task: () => Promise<void>,
): Promise<void> {
  let begun: Promise<void> | undefined
  const turn = () => {
    if (!signal.aborted) begun = task()
    return begun
  }
  const mine = navigator.locks ? navigator.locks.request(name, turn) : last.then(turn)
  last = mine.catch(() => {})
  await Promise.race([mine, whenAborted(signal)])
  await begun
}

const held = new Set<string>()

/**
 * Claims a name for this tab, as long as the tab is open.
 * @returns false when another tab has it.
 */
export function claimForTab(name: string): Promise<boolean> {
  if (held.has(name) || navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(name, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      held.add(name)
      return new Promise(() => {})
    })
  })
}
