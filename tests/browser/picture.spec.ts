import type { Page } from '@playwright/test'
import { patterns } from '../../src/config/paths'
import { isPictured } from '../../src/config/pictured'
import { isPublic } from '../../src/config/printSets'
import { everySample } from '../sheets/sheetSamples'
import { appPath, countDocuments, expect, isLive, openAs, test, untilLive } from './fixtures'

/*
 * The first picture of a sheet or a list is drawn without React (src/app/picture). React takes it over as it
 * stands, with the first hand on it; what was done before is done then. That the picture is what React draws:
 * tests/screens/picture.test.tsx.
 */

const CODE = /\/assets\/react-[^/]+\.js$/
const calendar = '/bgs/calendar/p26all'

/** Holds React's code back until it is let go; each time it is called anew. */
async function holdReact(page: Page): Promise<() => void> {
  let letGo = () => {}
  const held = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.unroute(CODE)
  await page.route(CODE, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

const waitForRows = (page: Page) => expect(page.locator('main tbody tr').first()).toBeVisible()

/** Does something with a hand on the page, and looks whether every element is still the one it was. */
async function expectSameNodes(page: Page, letGo: () => void): Promise<void> {
  expect(await isLive(page)).toBe(false)
  await page.evaluate(() => {
    // What a table says of itself around it, and the room of rows that follow, is drawn anew.
    const other = 'button, select, [title="Rows shown"], tr[aria-hidden]'
    const all = [...document.querySelectorAll('#root *')]
    Object.assign(window, { drawn: all.filter((one) => !one.closest(other)) })
  })
  await page.mouse.move(5, 5)
  await page.mouse.move(9, 9)
  letGo()
  await untilLive(page)
  const gone = await page.evaluate(() =>
    (window as unknown as { drawn: Element[] }).drawn
      .filter((one) => !one.isConnected)
      .map((one) => one.outerHTML.slice(0, 80)),
  )
  expect(gone).toEqual([])
}

test('every sheet stands without React, which takes it over as it stands', async ({ page }) => {
  // A logo that comes asks for React.
  await page.route('**/*', (route) =>
    route.request().resourceType() === 'image' ? undefined : route.continue(),
  )
  for (const { at, ready } of everySample) {
    await test.step(at, async () => {
      const letGo = await holdReact(page)
      await page.goto(appPath(at), { waitUntil: 'domcontentloaded' })
      await expect(page.getByRole(ready.role, { name: ready.name })).toBeVisible()
      await expectSameNodes(page, letGo)
    })
  }
})

test('every list does the same', async ({ page }) => {
  await openAs(page, 'admin@example.com', '/dashboard')
  for (const [key, path] of Object.entries(patterns)) {
    if (isPublic(key) || !isPictured(key as keyof typeof patterns)) continue
    await test.step(path, async () => {
      const letGo = await holdReact(page)
      await page.goto(appPath(path), { waitUntil: 'domcontentloaded' })
      await waitForRows(page)
      await expectSameNodes(page, letGo)
    })
  }
})

test('a page that nobody touches is taken over by itself', async ({ page }) => {
  await page.goto(appPath(calendar))
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
  await untilLive(page)
})

test('a button that is pressed before React waits, shows it, and does its work then', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const letGo = await holdReact(page)
  await page.goto(appPath(calendar))
  const copy = page.getByRole('button', { name: 'Copy link' })
  await copy.click()
  await expect(copy).toHaveAttribute('aria-busy', 'true')
  letGo()
  await expect(page.getByText('Link copied.')).toBeVisible()
  await expect(copy).not.toHaveAttribute('aria-busy', 'true')
})

test('Ctrl+P before React prints once the page is whole', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {
      document.body.dataset.printed = `${document.querySelectorAll('svg[role="img"], a svg').length}`
    }
  })
  const letGo = await holdReact(page)
  await page.goto(appPath(calendar))
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.keyboard.press('Control+p')
  expect(await page.locator('body').getAttribute('data-printed')).toBeNull()
  letGo()
  // The QR code is among what it waits for.
  await expect(page.locator('body')).toHaveAttribute('data-printed', /^[1-9]/)
})

test('what is typed and chosen in a list before React is searched for then', async ({ page }) => {
  await openAs(page, 'bgs@example.com', '/users')
  const letGo = await holdReact(page)
  await page.goto(appPath('/bruins-games'))
  await waitForRows(page)
  const search = page.getByRole('searchbox', { name: 'Search Games' })
  await search.click()
  await page.keyboard.type('B2512')
  await page.keyboard.press('ArrowLeft')
  letGo()
  await untilLive(page)
  await expect(page).toHaveURL(/search=B2512/)
  await expect(search).toHaveValue('B2512')
  await expect(search).toBeFocused()
  // The caret is where it was.
  await page.keyboard.type('0')
  await expect(search).toHaveValue('B25102')
  await page.keyboard.press('Backspace')
  const codes = page.locator('tbody tr[data-index] td:first-child')
  await expect(codes.first()).toContainText('B2512')
  for (const code of await codes.allTextContents()) expect(code).toContain('B2512')
})

test('the way past the menu waits for nothing, and leaves the address as it is', async ({
  page,
}) => {
  await openAs(page, 'bgs@example.com', '/users')
  const letGo = await holdReact(page)
  await page.goto(appPath('/bruins-games'))
  await waitForRows(page)
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to the page' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  expect(await isLive(page)).toBe(false)
  letGo()
  await untilLive(page)
  await expect(page.getByRole('main')).toBeFocused()
  await expect(page).toHaveURL(appPath('/bruins-games'))
})

test('another tab that signs out ends a list that nobody has touched', async ({
  page,
  context,
}) => {
  await openAs(page, 'admin@example.com', '/register')
  const other = await context.newPage()
  const letGo = await holdReact(other)
  await other.goto(appPath('/bruins-reps'))
  await waitForRows(other)
  await page.getByRole('button', { name: 'Logout' }).click()
  letGo()
  await expect(other.getByRole('heading', { name: 'Sign In' })).toBeVisible()
})

test('a translated picture is drawn anew, and answers', async ({ page }) => {
  const letGo = await holdReact(page)
  await page.goto(appPath(calendar))
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible()
  await page.evaluate(() => {
    const texts: Node[] = []
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walk.nextNode()) texts.push(walk.currentNode)
    for (const text of texts) {
      const font = document.createElement('font')
      text.parentNode?.replaceChild(font, text)
      font.append(text)
    }
  })
  await page.mouse.move(5, 5)
  letGo()
  await untilLive(page)
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
})

test('a page whose code of React is gone is loaded anew once, then says so, and tries again', async ({
  page,
  watch,
}) => {
  watch.allowConsole(/Failed to load resource|MIME type/)
  const documents = countDocuments(page)
  let isGone = true
  await page.route(CODE, (route) => (isGone ? route.fulfill({ status: 404 }) : route.continue()))
  await page.goto(appPath(calendar))
  const print = page.getByRole('button', { name: 'Copy link' })
  await print.click()
  await expect.poll(documents).toBe(2)
  await expect(print).toBeVisible()
  await print.click()
  const words = page.getByRole('alert')
  await expect(words).toContainText('could not be loaded completely')
  await expect(page.getByRole('link', { name: 'Reload' })).toBeVisible()
  // The sheet is still there to be read, and to be printed.
  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = ''
    }
  })
  await page.keyboard.press('Control+p')
  await expect(page.locator('body')).toHaveAttribute('data-printed', '')
  await expect(page.getByRole('list', { name: 'Legend' })).toBeVisible()
  isGone = false
  await page.mouse.move(30, 30)
  await page.mouse.move(40, 40)
  await untilLive(page)
  await expect(words).toHaveCount(0)
})
