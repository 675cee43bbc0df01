import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, type Page, type TestInfo } from '@playwright/test'

/*
 * What a screen looked like when somebody last looked at it: a picture, which only the browser that
 * took it can draw again, and the boxes of its parts, which every browser lays out alike.
 * `npx playwright test -c tests/browser looks-pictures.spec.ts --update-snapshots` makes both anew.
 */
const FOLDER = 'tests/browser/pictures'
const MADE_WITH = `${FOLDER}/made-with.txt`

/** Pixels by which a box may differ: widths of letters are rounded differently. */
const SLACK = 2

const isUpdating = ({ config }: TestInfo) => ['all', 'changed'].includes(config.updateSnapshots)

/** Compares a page with its boxes and, in the browser of the pictures, with its picture. */
export async function expectSameLook(page: Page, info: TestInfo, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready)
  const { executablePath = '' } = info.project.use.launchOptions ?? {}
  const browser = `${basename(executablePath)} ${page.context().browser()?.version()}`
  if (isUpdating(info)) writeFileSync(MADE_WITH, `${browser}\n`)
  const pinned = readFileSync(MADE_WITH, 'utf8').trim()
  if (browser === pinned) {
    await expect.soft(page).toHaveScreenshot(`${name}.png`, {
      animations: 'disabled',
      // The bar and the menu are the same on all screens: of them the boxes are enough.
      clip: { x: 240, y: 56, width: 960, height: 504 },
      mask: [page.getByRole('timer')],
      maxDiffPixels: 60,
    })
  } else if (info.annotations.length === 0) {
    const description = `${pinned} drew the pictures, this is ${browser}: boxes are compared alone`
    info.annotations.push({ type: 'pictures', description })
    console.info(description)
  }
  await expectSameBoxes(page, info, name)
}

async function expectSameBoxes(page: Page, info: TestInfo, name: string): Promise<void> {
  const file = `${FOLDER}/${name}.txt`
  if (isUpdating(info)) writeFileSync(file, `${(await page.evaluate(boxes)).join('\n')}\n`)
  expect(existsSync(file), `${file} is missing: make it with --update-snapshots`).toBe(true)
  const before = readFileSync(file, 'utf8').trim().split('\n')
  await expect(async () => {
    const now = await page.evaluate(boxes)
    // A box that moved by no more than the slack counts as where it was.
    const settled = now.map((line, index) => (isNear(line, before[index]) ? before[index] : line))
    expect(settled, `boxes of ${name}`).toEqual(before)
  }).toPass({ timeout: 5000 })
}

function isNear(line: string, before = ''): boolean {
  const [one, other] = [line, before].map((text) => text.split(' | '))
  const numbers = (text = '') => text.split(' ').map(Number)
  const there = numbers(other?.[0])
  return (
    one?.[1] === other?.[1] &&
    numbers(one?.[0]).every((value, index) => Math.abs(value - (there[index] ?? NaN)) <= SLACK)
  )
}

/** Runs in the page: x, y, width, height and name of what stands in the window. */
function boxes(): string[] {
  // A code has the machine's own monospace font, and with it another width on another machine.
  const parts =
    'header, nav a, main, h1, h2, main section, main form, main table, main th, main tr, main tr:nth-child(-n+4) td, main button:not([data-slot=code] button), main input, main select, main textarea, main [role=row], main [role=alert]'
  return [...document.querySelectorAll<HTMLElement>(parts)].flatMap((part) => {
    const { x, y, width, height } = part.getBoundingClientRect()
    if (width < 2 || height < 2 || y >= innerHeight) return []
    const place = [x, y, width, height].map(Math.round).join(' ')
    const words =
      part.getAttribute('aria-label') ?? (part.matches('h1, h2, th, button') ? part.innerText : '')
    return [`${place} | ${part.localName} ${words.replace(/\s+/g, ' ').slice(0, 40)}`.trim()]
  })
}
