import { browserStore } from './browserStore'

/** The color scheme of staff screens, chosen per browser; 'system' by default. */
export type SchemeChoice = 'system' | 'light' | 'dark'
const SCHEME_STORAGE_KEY = 'game-plans.scheme'
const DARK = '(prefers-color-scheme: dark)'

/** The row spacing of tables. */
export type Density = 'compact' | 'comfortable'
const DENSITY_STORAGE_KEY = 'game-plans.density'

/** Choices of this tab that the browser refused to store. They override stored ones. */
const unstored = new Map<string, string>()
const readChoice = (key: string) => unstored.get(key) ?? browserStore.get(key)
function storeChoice(key: string, choice: string): void {
  if (browserStore.set(key, choice)) unstored.delete(key)
  else unstored.set(key, choice)
}

/** The density that was last chosen in this browser. */
export const storedDensity = (): Density =>
  readChoice(DENSITY_STORAGE_KEY) === 'comfortable' ? 'comfortable' : 'compact'

/** Stores a density and applies it. */
export function chooseDensity(density: Density): void {
  storeChoice(DENSITY_STORAGE_KEY, density)
  document.documentElement.dataset.density = density
}

/** The color scheme that was last chosen in this browser. */
export function storedScheme(): SchemeChoice {
  const chosen = readChoice(SCHEME_STORAGE_KEY)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Stores a color scheme and applies it. */
export function chooseScheme(scheme: SchemeChoice): void {
  storeChoice(SCHEME_STORAGE_KEY, scheme)
  applyAppearance()
}

/**
 * Applies choices made in other tabs, and changes of the system's scheme if 'system' is chosen.
 * @returns the unsubscribe function.
 */
export function followAppearance(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The other tab's choice is newer. The key is null if the storage was cleared.
    if (key === null) unstored.clear()
    else unstored.delete(key)
    if (key === null || key === SCHEME_STORAGE_KEY || key === DENSITY_STORAGE_KEY) applyAppearance()
  }
  const listeners = new AbortController()
  const { signal } = listeners
  window.addEventListener('storage', onStorage, { signal })
  matchMedia(DARK).addEventListener('change', applyAppearance, { signal })
  return () => listeners.abort()
}

/**
 * Sets color scheme and density as attributes of the root element, which the styles of staff
 * screens use. Called before the first paint to avoid a flash.
 */
export function applyAppearance(): void {
  const { dataset } = document.documentElement
  const chosen = storedScheme()
  const isDark = chosen === 'system' ? matchMedia(DARK).matches : chosen === 'dark'
  dataset.scheme = isDark ? 'dark' : 'light'
  dataset.density = storedDensity()
}

/** Removes these attributes, because sheets are always light. */
export function removeAppearance(): void {
  const { dataset } = document.documentElement
  delete dataset.scheme
  delete dataset.density
}
