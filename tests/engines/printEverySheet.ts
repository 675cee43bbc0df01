import { mkdirSync, writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { readPdf } from '../browser/pdf'
import type { EngineName, Paper } from './engine'
import { appIn, isWanted } from './engines'
import { drawPages } from './ink'
import { isSheetReady, ownText } from './ownText'
import { missing, paperFaults } from './paperFaults'
import { type Sheet, sheets } from './sheets'

const letter: Paper = { size: 'letter', margin: null }
const narrowA4: Paper = { size: 'a4', margin: 0.5 }
/**
 * What a calendar shrinks to on it. WebKit shrinks to a page's width alone, so its calendars are
 * as wide as they must be for this paper, on letter too.
 */
const calendarScale = 0.87

/** Prints every sheet with one engine, and the calendars on paper they were not made for. */
export function printEverySheet(name: EngineName): void {
  if (!isWanted(name)) console.warn(`${name} is left out: ENGINES names others.`)
  const some =
    process.env.ENGINES_PAGES === 'few' ? sheets.filter(({ isChosen }) => isChosen) : sheets
  const calendars = some.filter(({ orientation }) => orientation === 'landscape')
  const shrunk = calendars.map((sheet) => ({ ...sheet, smallest: sheet.smallest * calendarScale }))
  const others = some.filter((sheet) => !calendars.includes(sheet))
  printAll(name, letter, [...(name === 'webkit' ? shrunk : calendars), ...others])
  printAll(name, narrowA4, shrunk)
}

function printAll(name: EngineName, paper: Paper, list: readonly Sheet[]): void {
  const title = paper.margin === null ? paper.size : `${paper.size} with ${paper.margin} in margins`
  describe.runIf(isWanted(name))(`${name} on ${title}`, () => {
    const { engine, open } = appIn(name, paper)

    it.each(list.map((sheet) => [sheet.address, sheet] as const))('%s', async (_address, sheet) => {
      await open(sheet.address, isSheetReady)
      const pdf = await engine().print(sheet.orientation)
      keep(`${name}-${paper.size}`, sheet, pdf)
      const own = await engine().evaluate<string[]>(ownText)
      expect(own.join('').length, 'letters on the page').toBeGreaterThan(200)
      const pages = await readPdf(Buffer.from(pdf))
      const lost = missing('own text', own, pages)
      expect([...paperFaults(pages, drawPages(pdf), sheet, paper), ...lost]).toEqual([])
      expect(engine().takeErrors(), 'errors on the console').toEqual([])
    })
  })
}

/** Leaves the PDF to be looked at. */
function keep(folder: string, { address }: Sheet, pdf: Uint8Array): void {
  const home = `test-results/engines/${folder}`
  mkdirSync(home, { recursive: true })
  writeFileSync(`${home}/${address.slice(1).replace(/[^\w-]+/g, '_')}.pdf`, pdf)
}
