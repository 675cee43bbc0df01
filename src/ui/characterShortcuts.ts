import { browserStore } from '../config/browserStore'
import { createStore, useStore } from '../lib/externalStore'

/*
 * Shortcuts without Ctrl or ⌘. Speech input can trigger them by accident, so they can be turned off
 * (WCAG 2.1.4). The choice is stored in this browser.
 */

/** The earlier name of these shortcuts, which browsers have stored. */
const STORAGE_KEY = 'game-plans.single-keys'
const OFF = 'off'

/** Undefined until it is changed on this page: then the stored choice counts. */
const choice = createStore<boolean | undefined>(undefined)

const isStoredOn = () => browserStore.get(STORAGE_KEY) !== OFF

/** Whether character shortcuts are on. They are on by default. */
export const useCharacterShortcuts = () => useStore(choice) ?? isStoredOn()

/** Turns character shortcuts on or off in this browser. */
export function setCharacterShortcuts(isOn: boolean): void {
  if (isOn) browserStore.remove(STORAGE_KEY)
  else browserStore.set(STORAGE_KEY, OFF)
  choice.set(isOn)
}

/** Resets the choice. @forTests */
export function forgetCharacterShortcuts(): void {
  choice.set(undefined)
}
