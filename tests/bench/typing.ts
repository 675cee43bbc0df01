import type { Browser, Locator, Page } from '@playwright/test'
import type { AppServer } from '../mock-api/serveApp'
import { calibrate, drawn, takeKeys, withPage } from './marks'

/** Between two keys, as a quick typist leaves it: late work of one key may hold up the next. */
const KEY_PAUSE_MS = 100

/** A page, and the way to the place in it where keys are pressed. */
export interface TypedPage {
  path: string
  /** What stands there once the page is drawn. */
  selector: string
  open: (page: Page) => Promise<Locator>
}

/** How long each of these keys takes until it is painted: the middle one and the slowest, in milliseconds. */
export function keyTimes(
  browser: Browser,
  app: AppServer,
  { path, selector, open }: TypedPage,
  {
    keys,
    prepare,
    check,
  }: {
    keys: readonly string[]
    prepare: (page: Page) => Promise<unknown>
    /** Whether they have arrived. */
    check: (field: Locator) => Promise<unknown>
  },
) {
  return withPage(browser, { app, path, selector, count: 1, prepare }, async (page) => {
    await drawn(page)
    await page.waitForLoadState('networkidle')
    const calibration = await calibrate(page)
    const field = await open(page)
    await field.focus()
    await page.waitForLoadState('networkidle')
    for (const key of keys) {
      await page.keyboard.press(key)
      await page.waitForTimeout(KEY_PAUSE_MS)
    }
    await check(field)
    const sorted = (await takeKeys(page)).keys.toSorted((a, b) => a - b)
    return {
      times: {
        middle: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
        worst: sorted.at(-1) ?? Number.NaN,
      },
      calibration,
    }
  })
}

/** Has a page open for whoever is signed in, before any of its code runs. */
export const signedIn = (expiration: number) => (page: Page) =>
  page.addInitScript(
    (end) => window.localStorage.setItem('sessionExpiration', end),
    String(expiration),
  )
