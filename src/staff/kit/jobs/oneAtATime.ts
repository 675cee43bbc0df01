let last: Promise<unknown> = Promise.resolve()

/**
 * Runs a task when no other job of this browser runs, in any of its tabs; where the browser has no
 * locks, of this tab. Nothing is run where the signal comes before its turn.
 */
export async function oneAtATime(signal: AbortSignal, task: () => Promise<void>): Promise<void> {
  const turn = async () => {
    if (!signal.aborted) await task()
  }
  if ('locks' in navigator) {
    await navigator.locks.request('game-plans job', { signal }, turn).catch((error: unknown) => {
      if (!(error instanceof DOMException && error.name === 'AbortError')) throw error
    })
    return
  }
  const mine = last.then(turn)
  last = mine.catch(() => {})
  await mine
}
