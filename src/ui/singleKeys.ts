import { browserStore } from '../config/browserStore'
import { createStore, useStore } from '../lib/externalStore'

/*
 * Whether keys without Ctrl or ⌘ do something outside of fields. Who speaks to the computer sets them
 * off by talking, so they can be switched off (WCAG 2.1.4). Kept in this browser.
 */

const STORE = 'game-plans.single-keys'
const OFF = 'off'

const chosen = createStore<boolean | undefined>(undefined)

/** Whether they are on: they are, until somebody switches them off. */
export const useSingleKeys = (): boolean => useStore(chosen) ?? browserStore.get(STORE) !== OFF

/** Switches them on or off, in this browser. */
export function setSingleKeys(isOn: boolean): void {
  if (isOn) browserStore.remove(STORE)
  else browserStore.set(STORE, OFF)
  chosen.set(isOn)
}

/** Forgets what was read: another person's browser, as far as a test goes. @forTests */
export function forgetSingleKeys(): void {
  chosen.set(undefined)
}
