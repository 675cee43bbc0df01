import { browserStore } from '../config/browserStore'
import { createStore, useStore } from '../lib/externalStore'

/*
 * Shortcuts without Ctrl or ⌘. Speech input can trigger them by accident, so they can be turned off
 * (WCAG 2.1.4). The choice is stored in this browser.
 */

const STORAGE_KEY = 'game-plans.single-keys'
const OFF = 'off'

const choice = createStore<boolean | undefined>(undefined)

/** Whether character shortcuts are on. They are on by default. */
export const useCharacterShortcuts = () => useStore(choice) ?? browserStore.get(STORAGE_KEY) !== OFF

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
