import '@testing-library/jest-dom/vitest'
import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { createMockApi } from './mock-api/mockServer'
import { speedUpLabels } from './quickDom'
import { spareOwnerStacks } from './quickReact'
import { speedUpStyleLookup } from './quickStyles'
import { lookThroughFonts, type Translation, translate } from './translation'

/** The one mock API behind the screens; every test starts with the fresh sample season. */
export const api = createMockApi()
/** What stands on the wire; its events tell of requests and answers. */
export const server = setupServer(...api.handlers)

// The first visit of a screen waits for its code to be transformed, on a busy machine for seconds.
configure({ asyncUtilTimeout: 15_000 })

/** `TRANSLATED=1`: every screen and sheet as a browser's translation leaves it. */
let translation: Translation | undefined

const expected: RegExp[] = []
const seen: string[] = []

/** A test names the console errors it causes on purpose; any other fails it. */
export function allowConsole(...patterns: RegExp[]): void {
  expected.push(...patterns)
}

/** The console errors and warnings since the last call that no test has allowed. */
export function takeSurprises(): string[] {
  return seen.splice(0).filter((line) => !expected.some((pattern) => pattern.test(line)))
}

speedUpLabels(window)
spareOwnerStacks()
speedUpStyleLookup(document)

if (process.env.TRANSLATED) {
  lookThroughFonts(window)
  configure({ defaultIgnore: 'script, style, font' })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())

beforeEach(() => {
  if (process.env.TRANSLATED) translation = translate(document.body)
  api.reset()
  window.localStorage.clear()
  window.sessionStorage.clear()
  seen.length = 0
  expected.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      seen.push(args.map(String).join(' '))
    })
  }
  // jsdom has no layout: every width matches, so desk and phone are both in the document.
  window.scrollTo = () => {}
  // jsdom matches every rule against every ancestor anew, which is most of a test's time. What hides
  // an element here is an attribute or its own style; what only CSS hides is tested in the browser.
  window.getComputedStyle = (element) => (element as HTMLElement).style
  window.matchMedia ??= (query: string) => ({
    matches: /width|reduced-motion/.test(query),
    media: query,
    onchange: null,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
    dispatchEvent: () => false,
  })
})

afterEach(() => {
  const lost = translation?.lost() ?? []
  translation?.stop()
  cleanup()
  server.events.removeAllListeners()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(takeSurprises(), 'unexpected console errors or warnings').toEqual([])
  expect(lost, 'words that a translated page does not show').toEqual([])
})
