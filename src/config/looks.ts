import { browserStore } from './browserStore'

/** What a person has chosen for the staff part's colors in this browser; 'system' where nothing is. */
export type SchemeChoice = 'system' | 'light' | 'dark'
export const SCHEME_STORE = 'game-plans.scheme'

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

/** Where the theme keeps a choice of colors, by its key, and hears of other tabs. */
export const looksManager = ({ key }: { key: string }) => ({
  get: (otherwise: unknown) => stored(key) ?? otherwise,
  set: (choice: string) => store(key, choice),
  subscribe: (onChange: (choice: string | null) => void) =>
    onOtherTab((changed, choice) => changed === key && onChange(choice)),
})

/** Rows of all tabs follow the choice of one. @returns ends it. */
export const followDensity = () => onOtherTab((key) => key === DENSITY_STORE && showLooks())

function onOtherTab(onChange: (key: string | null, text: string | null) => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    // Chosen later than what stands here; no key when all was removed.
    if (key === null) chosenHere.clear()
    else chosenHere.delete(key)
    onChange(key, newValue)
  }
  window.addEventListener('storage', hear)
  return () => window.removeEventListener('storage', hear)
}

/**
 * Marks the page with its colors and density before anything is drawn, so that nothing flashes; the
 * styles of the staff part follow these marks.
 */
export function showLooks(): void {
  const { dataset } = document.documentElement
  const chosen = stored(SCHEME_STORE) ?? 'system'
  const isDark =
    chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark'
  dataset.scheme = isDark ? 'dark' : 'light'
  dataset.density = storedDensity()
}

/** Takes the marks away: sheets are light, whoever opens them. */
export function hideLooks(): void {
  const { dataset } = document.documentElement
  delete dataset.scheme
  delete dataset.density
}
