import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { Locator, Page } from '@playwright/test'
import { everySample } from '../sheets/sheetSamples'
import { appPath, expect, openAs, test } from './fixtures'

/** Limits of a first load: files of script, all of them and our own as brotli, in bytes. */
const limits = {
  sheet: { files: 30, all: 190_000, own: 51_000 },
  list: { files: 45, all: 310_000, own: 75_000 },
}
type Limits = (typeof limits)['sheet']

/** Words that only this code contains; each is in the build, but not in what a customer loads. */
const staffOnly = {
  MUI: /MuiDialog\b/,
  Emotion: /data-emotion/,
  'react-hook-form': /reValidateMode/,
  'react-virtual': /getVirtualItems/,
  'sign-in': /Enter your credentials to access your account/,
  games: /Add New Game/,
  'combined plans': /Search Game Plans/,
  import: /puck drop/,
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  )
const texts = () =>
  files('dist')
    .filter((name) => /\.(js|css|html|svg|txt)$/.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

/** Sizes of scripts as brotli, by their paths: to compress one takes a second. */
const known = new Map<string, number>()
function brotliSize(path: string): number {
  const size =
    known.get(path) ??
    brotliCompressSync(readFileSync(join('dist', path.replace('/game-plans/', '')))).length
  known.set(path, size)
  return size
}

// In one worker, which compresses each script once.
test.describe.configure({ mode: 'default' })

/** Opens a page and weighs the scripts that it takes to be drawn. */
async function expectLight(
  page: Page,
  at: string,
  readyOn: (page: Page) => Locator,
  limit: Limits,
) {
  const scripts = new Set<string>()
  page.on('request', (request) => {
    if (request.url().endsWith('.js')) scripts.add(new URL(request.url()).pathname)
  })
  await page.goto(appPath(at))
  await expect(readyOn(page)).toBeVisible()
  const sizes = [...scripts].map((path) => ({
    path,
    size: brotliSize(path),
    isOwn: !/\/(packages|mui|rolldown-runtime)-/.test(path),
  }))
  const sum = (list: typeof sizes) => list.reduce((total, { size }) => total + size, 0)
  const seen = JSON.stringify(sizes, null, 2)
  expect(sizes.length, seen).toBeGreaterThan(1)
  expect(sizes.length, seen).toBeLessThanOrEqual(limit.files)
  expect(sum(sizes), seen).toBeLessThanOrEqual(limit.all)
  expect(sum(sizes.filter(({ isOwn }) => isOwn)), seen).toBeLessThanOrEqual(limit.own)
  return [...scripts]
}

for (const { at, ready } of everySample) {
  test(`${at} loads little, in few files, nothing twice, and no staff code`, async ({
    page,
    app,
  }) => {
    const sheet = () => page.getByRole(ready.role, { name: ready.name })
    for (const path of await expectLight(page, at, sheet, limits.sheet)) {
      const text = readFileSync(join('dist', path.replace('/game-plans/', '')), 'utf8')
      expect(text.startsWith('//# allFunctionsCalledOnLoad\n'), path).toBe(true)
      for (const [name, marker] of Object.entries(staffOnly)) {
        expect(marker.test(text), `${name} in ${path}`).toBe(false)
      }
    }
    const calls = app.api.log.map((call) => call.path)
    expect(calls).not.toEqual([])
    expect(calls.filter((path, index) => calls.indexOf(path) !== index)).toEqual([])
  })
}

test('lists load little, in few files, and nothing of the import', async ({ page, context }) => {
  await openAs(page, 'admin@example.com', '/register')
  for (const path of [
    '/bruins-games',
    '/bgs/game-plans',
    '/bruins-reps',
    '/bruins-pricing-plans',
  ]) {
    // Another page's dialogs may be on their way while it is idle.
    const fresh = await context.newPage()
    const row = (one: Page) => one.getByRole('row').nth(1)
    for (const script of await expectLight(fresh, path, row, limits.list)) {
      const text = readFileSync(join('dist', script.replace('/game-plans/', '')), 'utf8')
      expect(staffOnly.import.test(text), script).toBe(false)
    }
    await fresh.close()
  }
})

test('the words looked for are those of the staff code', () => {
  const all = texts()
  for (const [name, marker] of Object.entries(staffOnly)) {
    expect(
      all.some(({ text }) => marker.test(text)),
      `${name} somewhere in the build`,
    ).toBe(true)
  }
})

test('[check 83] the build holds nothing of the mock API or the gallery, no source maps and no local host', () => {
  expect(files('dist').filter((name) => /\.map$|mockServiceWorker/.test(name))).toEqual([])
  const traces = {
    msw: /mockServiceWorker|setupWorker|\bmsw\b/i,
    'sample season': /admin@example\.com|P26RAFB-P\b|__mock/,
    gallery: /Every shared part in its states/,
    'source map': /sourceMappingURL=/,
    // Libraries name a bare http://localhost as a base for relative addresses; they never call it.
    'local host': /localhost:\d|127\.0\.0\.1/,
  }
  const found = texts().flatMap(({ name, text }) =>
    Object.entries(traces)
      .filter(([, trace]) => trace.test(text))
      .map(([what]) => `${what} in ${name}`),
  )
  expect(found).toEqual([])
})
