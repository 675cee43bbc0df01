import { describe, expect, it } from 'vitest'
import { printSetWords } from '../../src/content/words/printSetWords'
import { readPdf } from '../browser/pdf'
import { engineNames } from './engine'
import { appIn, isWanted } from './engines'

const printAll = `[...document.querySelectorAll('button')].some(
  ({ textContent, disabled }) => textContent === 'Print all' && !disabled
)`

describe.each(engineNames.filter(isWanted))('%s', (name) => {
  const { app, engine, open } = appIn(name, { size: 'letter', margin: null })

  it('numbers every page of a set, and keeps its own header and footer off each', async () => {
    const { pricing } = app().api.db
    const row = pricing.find(({ pricing_name }) => pricing_name === 'Plan A')
    if (!row) throw new Error('no plan')
    for (let number = 1; number <= 40; number++) {
      const location = `Section ${number}`
      pricing.push({ ...row, pricing_plan_id: 900 + number, location })
    }
    await open('/print/plan/plana/zoenunez', printAll)
    const pages = await readPdf(Buffer.from(await engine().print('portrait')))
    // A cover, a pricing sheet of three pages, its table and a schedule.
    expect(pages.length).toBeGreaterThanOrEqual(6)
    expect(pages.map(({ text }) => /Page \d+ of \d+/.exec(text)?.[0])).toEqual(
      pages.map((_, index) => `Page ${index + 1} of ${pages.length}`),
    )
    // The document's title, which the browser's own header says.
    for (const { text } of pages) expect(text).not.toContain(printSetWords.fileNameSuffix)
  })
})
