import { cleanup, configure } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, vi } from 'vitest'
import { matchers } from './matchers'
import { createMockApi } from './mock-api/mockServer'
import { spareDumps, speedUpLabels } from './quickDom'
import { speedUpStyleLookup } from './quickStyles'
import { lookThroughFonts, type Translation, translate } from './translation'

/** The one mock API behind the screens; every test starts with the fresh sample season. */
export const api = createMockApi()
/** What stands on the wire; its events tell of requests and answers. */
export const server = setupServer(...api.handlers)

// The first visit of a screen waits for its code to be transformed, on a busy machine for seconds.
configure({ asyncUtilTimeout: 15_000 })

/** Also while a test holds the clock. */
const realSetImmediate = setImmediate

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

expect.extend(matchers)
spareDumps()
speedUpLabels(window)
speedUpStyleLookup(document)

if (process.env.TRANSLATED) {
  lookThroughFonts(window)
  configure({ defaultIgnore: 'script, style, font' })
}

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => {
  server.close()
  // The files of one worker share its window and its packages. The next has src and tests to itself.
  vi.resetModules()
})

beforeEach(() => {
  if (process.env.TRANSLATED) translation = translate(document.body)
  api.reset()
  window.localStorage.clear()
  window.sessionStorage.clear()
  for (const cookie of document.cookie.split('; ')) {
    // biome-ignore lint/suspicious/noDocumentCookie: as a fresh browser has none
    document.cookie = `${cookie}; Path=/game-plans; Max-Age=0`
  }
  seen.length = 0
  expected.length = 0
  for (const method of ['error', 'warn'] as const) {
    vi.spyOn(console, method).mockImplementation((...args: unknown[]) => {
      seen.push(args.map(String).join(' '))
    })
  }
  // jsdom has no layout: every width matches, so desk and phone are both in the document.
  window.scrollTo = () => {}
  // A window that has room for every row of the sample season.
  window.innerHeight = 3000
  window.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  }
  // A query by role asks this of each ancestor, to leave out what nobody can reach; jsdom would match
  // every rule anew each time, which is most of a test's time. So what hides an element from a role is
  // an attribute or its own style. No matcher asks it: those about sight are not among tests/matchers.
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

afterEach(async () => {
  const lost = translation?.lost() ?? []
  translation?.stop()
  cleanup()
  // A call on its way to the mock is this test's: it arrives before the next one counts its own.
  await new Promise(realSetImmediate)
  server.events.removeAllListeners()
  vi.restoreAllMocks()
  vi.useRealTimers()
  expect(takeSurprises(), 'unexpected console errors or warnings').toEqual([])
  expect(lost, 'words that a translated page does not show').toEqual([])
})
