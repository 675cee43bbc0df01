import type { Browser } from 'puppeteer-core'
import type { Engine } from './engine'

/** The one tab of a browser that puppeteer drives, less the printing. */
export async function tabOf(browser: Browser): Promise<Omit<Engine, 'print' | 'close'>> {
  const [first] = await browser.pages()
  const page = first ?? (await browser.newPage())
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(`${message.text()} (${page.url()})`)
  })
  page.on('pageerror', (error) => errors.push(`page error: ${error} (${page.url()})`))
  return {
    async open(url) {
      await page.goto(url)
    },
    evaluate: <T>(expression: string) => page.evaluate(expression) as Promise<T>,
    takeErrors: () => errors.splice(0),
  }
}
