import { useRef, useState } from 'react'

/**
 * A task that cannot run twice at the same time: a second click before the first has drawn its
 * disabled button is ignored. `isBusy` is for the button.
 */
export function useOnce<Args extends unknown[]>(task: (...args: Args) => Promise<void>) {
  const running = useRef(false)
  const [isBusy, setBusy] = useState(false)
  async function run(...args: Args): Promise<void> {
    if (running.current) return
    running.current = true
    setBusy(true)
    try {
      await task(...args)
    } finally {
      running.current = false
      setBusy(false)
    }
  }
  return { run, isBusy }
}
