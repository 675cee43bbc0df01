import { browserStore } from '../config/browserStore'
import { createStore, useStore } from '../lib/externalStore'

/*
 * Whether keys without Ctrl or ⌘ work outside of fields. Speech input can press them by accident, so they
 * can be switched off (WCAG 2.1.4). The choice is stored in this browser.
 */

const STORE = 'game-plans.single-keys'
const OFF = 'off'

const chosen = createStore<boolean | undefined>(undefined)

/** Whether character shortcuts are on, which is the default. */
export const useCharacterShortcuts = (): boolean =>
  useStore(chosen) ?? browserStore.get(STORE) !== OFF

/** Switches character shortcuts on or off, in this browser. */
export function setCharacterShortcuts(isOn: boolean): void {
  if (isOn) browserStore.remove(STORE)
  else browserStore.set(STORE, OFF)
  chosen.set(isOn)
}

/** Forgets the choice of this page. @forTests */
export function forgetCharacterShortcuts(): void {
  chosen.set(undefined)
}
