import { vi } from 'vitest'

/** The window is wide for the rest of the test, so that lists which only phones have are not there. */
export function asOnADesk(): void {
  const ofAnyWidth = window.matchMedia
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...ofAnyWidth(query),
    matches: !query.includes('max-width'),
  }))
}
