import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { BASE_PATH } from '../../src/config/paths'
import { printSetWords } from '../../src/content/words/printSetWords'
import { readPdf } from '../browser/pdf'
import { type AppServer, serveApp } from '../mock-api/serveApp'
import { type Engine, engineNames } from './engine'
import { isWanted, start } from './engines'

const printAll = `[...document.querySelectorAll('button')].some(
  ({ textContent, disabled }) => textContent === 'Print all' && !disabled
)`

describe.each(engineNames.filter(isWanted))('%s', (name) => {
  let app: AppServer
  let engine: Engine
  beforeAll(async () => {
    app = await serveApp({ dist: 'dist' })
    engine = await start(name, { size: 'letter', margin: null })
  }, 60_000)
  afterAll(async () => {
    await engine?.close()
    await app?.close()
  }, 20_000)

  it('keeps its header and footer off each page of a sheet of three', async () => {
    const [row] = app.api.db.pricing.filter(({ pricing_name }) => pricing_name === 'Plan A')
    if (!row) throw new Error('no plan')
    for (let number = 1; number <= 40; number++) {
      const location = `Section ${number}`
      app.api.db.pricing.push({ ...row, pricing_plan_id: 900 + number, location })
    }
    await engine.open(`${app.url}${BASE_PATH}/print/plan/plana/zoenunez`)
    await expect.poll(() => engine.evaluate(printAll), { timeout: 20_000 }).toBe(true)
    const pages = await readPdf(Buffer.from(await engine.print('portrait')))
    expect(pages.map(({ text }) => /Page \d of 3/.exec(text)?.[0]).slice(0, 3)).toEqual([
      'Page 1 of 3',
      'Page 2 of 3',
      'Page 3 of 3',
    ])
    // The document's title, which the browser's own header says.
    for (const { text } of pages) expect(text).not.toContain(printSetWords.printKind)
  })
})
