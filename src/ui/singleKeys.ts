import { useSyncExternalStore } from 'react'
import { browserStore } from '../config/browserStore'

/*
 * Whether keys without Ctrl or ⌘ do something outside of fields. Who speaks to the computer sets them
 * off by talking, so they can be switched off (WCAG 2.1.4). Kept in this browser.
 */

const STORE = 'game-plans.single-keys'
const OFF = 'off'

const listeners = new Set<() => void>()
let areOn: boolean | undefined

const read = (): boolean => {
  areOn ??= browserStore.get(STORE) !== OFF
  return areOn
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Whether they are on: they are, until somebody switches them off. */
export const useSingleKeys = (): boolean => useSyncExternalStore(subscribe, read)

/** Switches them on or off, in this browser. */
export function setSingleKeys(isOn: boolean): void {
  areOn = isOn
  if (isOn) browserStore.remove(STORE)
  else browserStore.set(STORE, OFF)
  for (const listener of listeners) listener()
}

/** Forgets what was read: another person's browser, as far as a test goes. @forTests */
export function forgetSingleKeys(): void {
  areOn = undefined
}
