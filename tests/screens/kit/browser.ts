import { act } from '@testing-library/react'
import { vi } from 'vitest'

/* What a browser and its person do beside the page. */

/** Another tab of this browser changed local storage; all of it was cleared where the key is null. */
export const otherTab = (key: string | null, newValue: string | null) =>
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, newValue })))

/** The clock moves on while the laptop sleeps; the timers do not. Then the page is looked at again. */
export function clockMovesOn(seconds: number): void {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + seconds * 1000 })
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
}

/** The window is looked at again, or no longer. */
export function turn(visibility: 'hidden' | 'visible'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility)
  act(() => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
}

/** The network is gone. */
export const goOffline = () => act(() => void window.dispatchEvent(new Event('offline')))

/** The network was gone and is back. */
export function reconnect(): void {
  for (const type of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(type)))
}
