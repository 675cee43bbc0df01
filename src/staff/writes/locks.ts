/*
 * Tabs of one browser know of each other's runs by locks; where the browser has none, as on a page
 * without https, each tab is on its own.
 */

let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when no other run of this browser is going, in any of its tabs. Nothing is run where the
 * signal comes before its turn.
 */
export async function oneAtATime(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  let hasBegun = false
  const turn = async () => {
    hasBegun = !signal.aborted
    if (hasBegun) await task()
  }
  if (navigator.locks === undefined) {
    const mine = last.then(turn)
    last = mine.catch(() => {})
    await Promise.race([mine, whenAborted(signal)])
    return hasBegun ? mine : undefined
  }
  try {
    await navigator.locks.request('game-plans runs', { signal }, turn)
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
  }
}

const whenAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve()))

const held = new Set<string>()

/**
 * Says that a run is this tab's, as long as the tab is open.
 * @returns false where another tab has it.
 */
export function holdRun(id: string): Promise<boolean> {
  if (held.has(id) || navigator.locks === undefined) return Promise.resolve(true)
  return new Promise((resolve) => {
    void navigator.locks.request(`game-plans run ${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null)
      if (lock === null) return undefined
      held.add(id)
      return new Promise(() => {})
    })
  })
}
