import { browserStore } from './browserStore'

/** What a person has chosen for the staff part's colors in this browser; 'system' where nothing is. */
export type SchemeChoice = 'system' | 'light' | 'dark'
const SCHEME_STORE = 'game-plans.scheme'

/** How near to each other the rows of tables are. */
export type Density = 'compact' | 'comfortable'
const DENSITY_STORE = 'game-plans.density'

/** What was chosen in this tab and the browser refused to keep: it goes before what it kept earlier. */
const chosenHere = new Map<string, string>()
const stored = (key: string) => chosenHere.get(key) ?? browserStore.get(key)
function store(key: string, choice: string): void {
  if (browserStore.set(key, choice)) chosenHere.delete(key)
  else chosenHere.set(key, choice)
}

/** The density chosen last in this browser. */
export const storedDensity = (): Density =>
  stored(DENSITY_STORE) === 'comfortable' ? 'comfortable' : 'compact'

/** Remembers a density, and shows it. */
export function chooseDensity(density: Density): void {
  store(DENSITY_STORE, density)
  document.documentElement.dataset.density = density
}

/** The colors chosen last in this browser. */
export function storedScheme(): SchemeChoice {
  const chosen = stored(SCHEME_STORE)
  return chosen === 'light' || chosen === 'dark' ? chosen : 'system'
}

/** Remembers a choice of colors, and shows it. */
export function chooseScheme(scheme: SchemeChoice): void {
  store(SCHEME_STORE, scheme)
  showLooks()
}

/** All tabs follow the choice of one, and those who have chosen the system's colors the system. @returns ends it. */
export function followLooks(): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Chosen later than what stands here; no key when all was removed.
    if (key === null) chosenHere.clear()
    else chosenHere.delete(key)
    if (key === null || key === SCHEME_STORE || key === DENSITY_STORE) showLooks()
  }
  const system = matchMedia(DARK)
  window.addEventListener('storage', hear)
  system.addEventListener('change', showLooks)
  return () => {
    window.removeEventListener('storage', hear)
    system.removeEventListener('change', showLooks)
  }
}
const DARK = '(prefers-color-scheme: dark)'

/**
 * Marks the page with its colors and density before anything is drawn, so that nothing flashes; the
 * styles of the staff part follow these marks.
 */
export function showLooks(): void {
  const { dataset } = document.documentElement
  const chosen = storedScheme()
  const isDark = chosen === 'system' ? matchMedia(DARK).matches : chosen === 'dark'
  dataset.scheme = isDark ? 'dark' : 'light'
  dataset.density = storedDensity()
}

/** Removes the marks: sheets are always light. */
export function hideLooks(): void {
  const { dataset } = document.documentElement
  delete dataset.scheme
  delete dataset.density
}
