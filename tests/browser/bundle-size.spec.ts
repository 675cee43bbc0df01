import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { everySample } from '../sheets/sheetSamples'
import { afterPaint, appPath, expect, test } from './fixtures'

/** Gzipped JavaScript that a public sheet is drawn with at first, in bytes. */
const limit = 87_000
/** What makes it live afterwards: React and the router. */
const reactLimit = 99_000
/** The same for all scripts that come on top of the entry's: the sheet's own, and shared ones. */
const ownLimit = 20_600
/** Scripts that a sheet takes, with the entry's. */
const sheetScripts = 4
/** Scripts that a staff screen takes before its table or form is drawn. */
const screenScripts = 6

/** Words that only this code contains; each is in the build, but not in what a customer loads. */
const staffOnly = {
  MUI: /MuiDialog\b/,
  Emotion: /data-emotion/,
  'react-hook-form': /reValidateMode/,
  'react-virtual': /getVirtualItems/,
  'sign-in': /Enter your credentials to access your account/,
  games: /Add New Game/,
  'combined plans': /Search Game Plans/,
}

const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? files(join(folder, entry.name)) : [join(folder, entry.name)],
  )
/** The addresses that the page names by itself; the starter's list in it is of all screens. */
const filesOfEntry = () =>
  [...readFileSync('dist/index.html', 'utf8').matchAll(/ (?:src|href)="([^"]+)"/g)].join('\n')
const texts = () =>
  files('dist')
    .filter((name) => /\.(js|css|html|svg|txt)$/.test(name))
    .map((name) => ({ name, text: readFileSync(name, 'utf8') }))

for (const { at, ready } of everySample) {
  test(`${at} loads little, in few files, and no staff code`, async ({ page, app }) => {
    const files = new Set<string>()
    page.on('request', (request) => {
      if (/\.(js|css)$/.test(new URL(request.url()).pathname)) files.add(request.url())
    })
    await page.goto(appPath(at))
    await expect(page.getByRole(ready.role, { name: ready.name })).toBeVisible()
    await page.waitForLoadState('networkidle')

    const entry = filesOfEntry()
    const isOwn = (url: string) => !entry.includes(new URL(url).pathname)
    const all = [...files].filter((url) => url.endsWith('.js'))
    const scripts = all.filter((url) => !afterPaint.test(url))
    // Asked for when the sheet stands, after all that it is drawn with.
    expect(
      all.slice(scripts.length).every((url) => afterPaint.test(url)),
      all.join(),
    ).toBe(true)
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(sheetScripts)
    // A browser asks for six files at a time where the host speaks HTTP/1.1.
    const late = all.length - scripts.length
    expect(files.size - late, [...files].join()).toBeLessThanOrEqual(2 * sheetScripts)
    const sizes: Record<string, number> = {}
    for (const url of scripts) {
      // The same file once more, as it goes over the wire.
      const response = await page.request.get(url, { headers: { 'Accept-Encoding': 'gzip' } })
      expect(response.headers()['content-encoding']).toBe('gzip')
      sizes[url.replace(`${app.url}/game-plans/`, '')] = Number(
        response.headers()['content-length'],
      )
      const text = await response.text()
      for (const [name, marker] of Object.entries(staffOnly)) {
        expect(marker.test(text), `${name} in ${url}`).toBe(false)
      }
    }
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0)
    expect(scripts.some((url) => !isOwn(url))).toBe(true)
    expect(total, JSON.stringify(sizes, null, 2)).toBeLessThanOrEqual(limit)
    const ownSizes = Object.entries(sizes).filter(([name]) => !entry.includes(name))
    expect(ownSizes.length).toBeGreaterThan(0)
    const [react = ''] = all.filter((url) => /\/react-/.test(url))
    const live = await page.request.get(react, { headers: { 'Accept-Encoding': 'gzip' } })
    expect(Number(live.headers()['content-length'])).toBeLessThanOrEqual(reactLimit)
    expect(ownSizes.reduce((sum, [, size]) => sum + size, 0)).toBeLessThanOrEqual(ownLimit)
  })
}

/** Scripts by what they import at once, from the build's own text. */
function together(script: string, found = new Set<string>()): Set<string> {
  if (found.has(script)) return found
  found.add(script)
  const text = readFileSync(join('dist/assets', script), 'utf8')
  for (const [, other = ''] of text.matchAll(/\b(?:from|import)\s*"\.\/([^"]+\.js)"/g)) {
    together(other, found)
  }
  return found
}

test('every screen takes few scripts before it is drawn, and a table none of the forms', () => {
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'))
  const script = (name: string) => scripts.find((file) => file.startsWith(`${name}-`)) ?? name
  const [, entry = ''] = readFileSync('dist/index.html', 'utf8').match(/assets\/([^"/]+\.js)/) ?? []
  const routes = readFileSync('src/app/routes.ts', 'utf8')
  const screens = [...routes.matchAll(/import\('\.\.\/staff\/.*\/(\w+)'\)/g)].map(
    ([, screen = '']) => screen,
  )
  const taken = new Map(
    screens.map((screen) => {
      const all = [entry, script('staff'), script(screen)].map((file) => [...together(file)])
      return [screen, new Set(all.flat())]
    }),
  )
  expect(taken.size).toBeGreaterThan(9)
  const counts = [...taken].map(([screen, files]) => `${screen}: ${files.size}`)
  expect(
    Math.max(...[...taken.values()].map(({ size }) => size)),
    counts.join(),
  ).toBeLessThanOrEqual(screenScripts)
  const withForms = [...taken].filter(([, files]) => files.has(script('forms')))
  // What they show is a form.
  expect(withForms.map(([screen]) => screen).sort()).toEqual([
    'EditGamePlan',
    'Register',
    'SignIn',
    'UserDashboard',
  ])
  const withMui = [...taken].filter(([, files]) => files.has(script('mui')))
  expect(withMui.map(([screen]) => screen).sort()).toEqual([
    'EditGamePlan',
    'Register',
    'SignIn',
    'UserDashboard',
  ])
  // Their styles and faces would have a whole list styled and laid out anew.
  const ofStaff = scripts.filter((file) => together(file).has(script('staff')))
  expect(ofStaff.length).toBeGreaterThan(taken.size)
  expect(ofStaff.filter((file) => together(file).has(script('sheets')))).toEqual([])
})

test('code for the first picture begins with the line that has it compiled while it comes', () => {
  const HINT = '//# allFunctionsCalledOnLoad\n'
  const begins = (name: RegExp) =>
    texts()
      .filter((file) => name.test(file.name))
      .map(({ text }) => text.startsWith(HINT))
  const first = begins(
    /assets\/(index|staff|sheets|\w+Sheet|GamesDashboard|PricingManagement)-[^/]+\.js$/,
  )
  expect(first.length).toBeGreaterThan(6)
  expect(first).not.toContain(false)
  expect(begins(/assets\/(forms|[A-Z]\w+Dialog)-[^/]+\.js$/)).not.toContain(true)
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
