import { browserStore } from './browserStore'

/** The colors of the staff part that a person has chosen in this browser; 'system' until one is. */
export type SchemeChoice = 'system' | 'light' | 'dark'
const SCHEME_STORE = 'game-plans.scheme'
const DARK = '(prefers-color-scheme: dark)'

/** The space between the rows of tables. */
export type Density = 'compact' | 'comfortable'
const DENSITY_STORE = 'game-plans.density'

/** Choices of this tab that the browser refused to store; they have priority over stored ones. */
const unstored = new Map<string, string>()
const readChoice = (key: string) => unstored.get(key) ?? browserStore.get(key)
function storeChoice(key: string, choice: string): void {
  if (browserStore.set(key, choice)) unstored.delete(key)
  else unstored.set(key, choice)
}

/** The density chosen last in this browser. */
export const storedDensity = (): Density =>
  readChoice(DENSITY_STORE) === 'comfortable' ? 'comfortable' : 'compact'

/** Stores a density and applies it. */
export function chooseDensity(density: Density): void {
  storeChoice(DENSITY_STORE, density)
  document.documentElement.dataset.density = density
}

/** The colors chosen last in this browser. */
export function storedScheme(): SchemeChoice {
  const chosen = readChoice(SCHEME_STORE)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Stores a choice of colors and applies it. */
export function chooseScheme(scheme: SchemeChoice): void {
  storeChoice(SCHEME_STORE, scheme)
  applyAppearance()
}

/**
 * Applies what is chosen in other tabs, and the system's colors where 'system' is chosen.
 * @returns the unsubscribe function.
 */
export function followAppearance(): () => void {
  const onStorage = ({ key }: StorageEvent) => {
    // The other tab's choice is newer; the key is null when all was removed.
    if (key === null) unstored.clear()
    else unstored.delete(key)
    if (key === null || key === SCHEME_STORE || key === DENSITY_STORE) applyAppearance()
  }
  const system = matchMedia(DARK)
  window.addEventListener('storage', onStorage)
  system.addEventListener('change', applyAppearance)
  return () => {
    window.removeEventListener('storage', onStorage)
    system.removeEventListener('change', applyAppearance)
  }
}

/**
 * Sets colors and density as attributes of the root element, which the styles of the staff part use.
 * Called before the first paint, so that nothing flashes.
 */
export function applyAppearance(): void {
  const { dataset } = document.documentElement
  const chosen = storedScheme()
  const isDark = chosen === 'system' ? matchMedia(DARK).matches : chosen === 'dark'
  dataset.scheme = isDark ? 'dark' : 'light'
  dataset.density = storedDensity()
}

/** Removes these attributes: sheets are always light. */
export function removeAppearance(): void {
  const { dataset } = document.documentElement
  delete dataset.scheme
  delete dataset.density
}
