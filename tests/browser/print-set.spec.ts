import type { Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { appPath, expect, test } from './fixtures'

interface Node {
  role?: string
  alt?: string
  children?: Node[]
}

/** A printed page: its size in points, and what stands in the file's tree for those who hear it. */
interface ReadPage {
  size: string
  text: string
  roles: string[]
  withoutAlt: number
}

async function readTagged(pdf: Buffer): Promise<{ language: unknown; pages: ReadPage[] }> {
  const document = await getDocument({ data: new Uint8Array(pdf), verbosity: 0 }).promise
  expect((await document.getMarkInfo())?.Marked).toBe(true)
  const { info } = await document.getMetadata()
  const pages: ReadPage[] = []
  for (let number = 1; number <= document.numPages; number++) {
    const page = await document.getPage(number)
    const [, , width, height] = page.view
    const { items } = await page.getTextContent()
    const nodes = flat((await page.getStructTree()) as Node)
    pages.push({
      size: `${width}x${height}`,
      text: items.map((item) => ('str' in item ? item.str : '')).join(' '),
      roles: nodes.map(({ role = '' }) => role),
      withoutAlt: nodes.filter(({ role, alt }) => role === 'Figure' && !alt).length,
    })
  }
  await document.destroy()
  return { language: (info as Record<string, unknown>).Language, pages }
}

const flat = (node: Node): Node[] => [node, ...(node.children ?? []).flatMap(flat)]

const printed = async (page: Page) =>
  readTagged(await page.pdf({ preferCSSPageSize: true, printBackground: true, tagged: true }))

const [landscape, portrait] = ['792x612', '612x792']

test('a package prints as one tagged file, each sheet on paper of its own, and says before what is cut', async ({
  page,
}) => {
  await page.addInitScript(() => {
    window.print = () => document.body.toggleAttribute('data-printed')
  })
  await page.goto(appPath('/print/package/p26suite10'))
  await expect(page.getByText(/^3 sheets ready/)).toBeVisible()

  const { language, pages } = await printed(page)
  expect(language).toBe('en-US')
  expect(pages.map(({ size }) => size)).toEqual([portrait, landscape, portrait, portrait])
  const addresses = [
    // The cover leads to the first of them.
    '/bgs/calendar/p26suite10',
    '/bgs/calendar/p26suite10',
    '/bgs/package/p26suite10',
    '/bgs/package/p26suite10/text',
  ]
  for (const [index, { text, roles, withoutAlt }] of pages.entries()) {
    expect(roles.filter((role) => role === 'H1')).toHaveLength(1)
    expect(withoutAlt, 'pictures without words').toBe(0)
    // A sheet names the page of its own, and not the set's.
    expect(text).toContain('Online:')
    expect(text).toContain(`Page ${index + 1} of 4`)
    expect(text.replace(/\s+/g, '')).toContain(`/game-plans${addresses[index]}`)
    expect(text).not.toContain('/print/package')
    // The set's own head, list and buttons stay on the screen.
    expect(text).not.toContain('Print all')
  }
  // Eight months of seven days, and the table below them.
  expect(pages[1]?.roles.filter((role) => role === 'TH').length).toBeGreaterThanOrEqual(56)
  const faults = await page.evaluate(() => {
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id)
    return {
      twice: ids.filter((id, index) => ids.indexOf(id) !== index),
      headsWithoutScope: document.querySelectorAll('th:not([scope])').length,
      tablesWithoutName: document.querySelectorAll(
        'table:not(:has(> caption)):not([aria-labelledby]):not([aria-label])',
      ).length,
    }
  })
  expect(faults).toEqual({ twice: [], headsWithoutScope: 0, tablesWithoutName: 0 })

  // What somebody's browser sets otherwise than planned is seen before it is printed.
  const sheet = page.getByRole('region', { name: 'Package sheet' })
  await sheet.getByText(/^Start times may change/).evaluate((note) => {
    Object.assign(note.style, { height: '3px', padding: '0', overflow: 'hidden' })
  })
  const print = page.getByRole('button', { name: 'Print all' })
  await print.click()
  await expect(page.getByRole('list', { name: 'Before you print:' })).toHaveText(
    /^Package sheet: Cut off: “Start times may change/,
  )
  await expect(page.locator('body')).not.toHaveAttribute('data-printed')
  await print.click()
  await expect(page.locator('body')).toHaveAttribute('data-printed')
})

test('[check 95] thirty sheets are one file of thirty pages and a cover', { tag: '@long' }, async ({
  page,
  app,
}) => {
  test.setTimeout(90_000)
  const [plan] = app.api.db.combinedPlans.filter(
    ({ combine_plan_event: code }) => code === 'P26SUITE10',
  )
  if (!plan) throw new Error('no plan')
  const codes = Array.from({ length: 9 }, (_, index) => `P26MADE${index}`)
  for (const combine_plan_event of codes)
    app.api.db.combinedPlans.push({ ...plan, combine_plan_event })
  const others = codes.map((code) => `and=${code.toLowerCase()}`).join('&')
  await page.goto(appPath(`/print/package/p26suite10?${others}`))
  await expect(page.getByText(/^30 sheets ready/)).toBeVisible({ timeout: 60_000 })
  const { pages } = await printed(page)
  expect(pages).toHaveLength(31)
  expect(pages.filter(({ size }) => size === landscape)).toHaveLength(10)
})
