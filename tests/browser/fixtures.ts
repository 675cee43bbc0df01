import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { test as base, expect, type Page } from '@playwright/test'
import { type AppServer, serveApp } from '../mock-api/serveApp'

/** What a test has seen besides the page itself. */
interface Watch {
  /** Addresses on other hosts that the page asked for; none of them is ever reached. */
  foreign: string[]
  /** From now on a console message that matches does not fail the test. */
  allowConsole(pattern: RegExp): void
  /** Watches one more page of the test the same way. */
  page(page: Page): void
}

interface TestFixtures {
  watch: Watch
  freshSeason: undefined
}

interface WorkerFixtures {
  /** The production build and a mock API of the worker's own. */
  app: AppServer
}

/** Every test starts with the fresh sample season and fails on any console error it did not allow. */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  app: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names it needs from it
    async ({}, use) => {
      if (!existsSync('dist/index.html')) throw new Error('dist/ is missing: run npm run build')
      const app = await serveApp({ dist: 'dist' })
      await use(app)
      await app.close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ app }, use) => use(app.url),
  freshSeason: [
    async ({ app }, use) => {
      app.api.reset()
      app.delayMs = 0
      await use(undefined)
    },
    { auto: true },
  ],
  watch: [
    async ({ app, context }, use) => {
      const errors: string[] = []
      const allowed: RegExp[] = []
      const watch: Watch = {
        foreign: [],
        allowConsole: (pattern) => allowed.push(pattern),
        page: (page) => {
          page.on('request', (request) => {
            if (isForeign(request.url(), app.url)) watch.foreign.push(request.url())
          })
          page.on('pageerror', (error) => errors.push(`page error: ${error.stack ?? error}`))
          page.on('console', (message) => {
            // A picture on a foreign host cannot load here.
            const { url } = message.location()
            if (message.type() === 'error' && !isForeign(url, app.url)) {
              errors.push(`${message.text()} (${url})`)
            }
          })
        },
      }
      // Other tabs too.
      context.on('page', watch.page)
      await use(watch)
      const unexpected = errors.filter((text) => !allowed.some((pattern) => pattern.test(text)))
      expect(unexpected, 'errors on the console').toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** The packages that are hardest to print: most games, both views, longest names, preseason alone. */
const HARDEST = new Set(['p26rafb-p', 'p26all', 'p26suite10', 'p26classics', 'p26pre'])

/** Of a test of each package: those of the others are `@long`. */
export const unlessHardest = (code: string) => ({ tag: HARDEST.has(code) ? [] : ['@long'] })

export const DESK = { width: 1440, height: 900 }
export const PHONE = { width: 390, height: 844 }

/** Address of a page of the app. `path` starts with a slash. */
export const appPath = (path: string) => `/game-plans${path}`

/** Moves on inside the app, as a link does, to an address that no link on the page leads to. */
export async function moveTo(page: Page, path: string): Promise<void> {
  await page.evaluate(async (to) => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
    // The present page says that it is left, while the next one's code is coming.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  }, appPath(path))
  await expect(page.locator('main[aria-busy="true"]')).toHaveCount(0)
}

function isForeign(url: string, home: string): boolean {
  return /^https?:/.test(url) && new URL(url).origin !== home
}

/** Documents the page asks for from now on. */
export function countDocuments(page: Page): () => number {
  let count = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1
  })
  return () => count
}

/** A logo on its way prints as a badge; the event that ends the wait comes a frame later. */
export const waitForLogos = (page: Page) =>
  page.evaluate(async () => {
    await Promise.allSettled([...document.images].map((image) => image.decode()))
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  })

/** Signs a sample user in through the Sign In page; ends on the dashboard. */
export async function signInByHand(page: Page, email: string): Promise<void> {
  await page.goto(appPath('/'))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('password')
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
}

/** Opens a staff page for a sample user: its session is there before the app is. */
export async function openAs(page: Page, email: string, path: string): Promise<void> {
  const login = await page.request.post('/api/users/login/index.php', {
    data: { email, password: 'password' },
  })
  const { session_expiration: expiration } = await login.json()
  const context = page.context()
  // Stored without opening a page of the app first, for which a full browser asks a favicon.
  await context.setStorageState({
    cookies: await context.cookies(),
    origins: [
      {
        origin: new URL(login.url()).origin,
        localStorage: [{ name: 'sessionExpiration', value: `${expiration}` }],
      },
    ],
  })
  await page.goto(appPath(path))
  await expect(page.getByRole('heading').first()).toBeVisible()
}

const axeSource = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

interface AxeResult {
  violations: { id: string; help: string; nodes: { target: string[]; failureSummary: string }[] }[]
}

interface Axe {
  /** Of what passed it then works out no more than one element for each rule. */
  run(options: {
    resultTypes: ['violations']
    runOnly?: { type: 'rule'; values: readonly string[] }
  }): Promise<AxeResult>
}

/** Runs all of axe's default rules on the page as it stands, or some. */
export async function expectNoAxeViolations(page: Page, rules?: readonly string[]): Promise<void> {
  // Something that still fades in has not its final contrast.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter((animation) => animation.effect?.getTiming().iterations !== Infinity)
        .map((animation) => animation.finished),
    ),
  )
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  const { violations } = await page.evaluate(
    (values) =>
      (window as unknown as { axe: Axe }).axe.run({
        resultTypes: ['violations'],
        ...(values && { runOnly: { type: 'rule', values } }),
      }),
    rules,
  )
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} (${help}): ${target} ${failureSummary}`),
  )
  expect(found, `axe on ${page.url()}`).toEqual([])
}

/** The dark scheme changes colors alone, so that axe's rules about these are enough. */
export async function expectReadableInDark(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expectNoAxeViolations(page, ['color-contrast', 'link-in-text-block'])
  await page.emulateMedia({ colorScheme: 'light' })
}

/** Nothing is wider than the window, once the page has followed a change of the window's size. */
export async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const tooWide = () =>
    page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return Math.max(0, scrollWidth - clientWidth)
    })
  await expect.poll(tooWide, `pixels too wide: ${page.url()}`).toBe(0)
}

/** No fault for axe and nothing wider than the window, on a phone and at a desk. */
export async function expectReadable(page: Page): Promise<void> {
  for (const viewport of [PHONE, DESK]) {
    await page.setViewportSize(viewport)
    await page.waitForFunction((width) => innerWidth === width, viewport.width)
    await expectNoSidewaysScroll(page)
    await expectNoAxeViolations(page)
  }
}
