import { launch } from 'puppeteer-core'
import { findChromium } from '../browser/findChromium'
import { atEachSide, type Engine, type Paper } from './engine'
import { tabOf } from './tab'

/** Chromium, printing as its dialog does: the sheet's own paper where letter lies in the printer, backgrounds off. */
export async function startChromium({ size, margin }: Paper): Promise<Engine> {
  const { executablePath, args, env } = await findChromium()
  const browser = await launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // No other host than the app's can be reached, whatever a page asks for.
      '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
      ...args,
    ],
    env: { ...process.env, ...env },
    defaultViewport: { width: 1440, height: 1100 },
  })
  const [page] = await browser.pages()
  if (!page) throw new Error('Chromium has no tab.')
  return {
    ...(await tabOf(browser)),
    print: (orientation) =>
      page.pdf({
        format: size,
        landscape: orientation === 'landscape',
        preferCSSPageSize: size === 'letter',
        ...(margin !== null && { margin: atEachSide(String, `${margin}in`) }),
      }),
    close: () => browser.close(),
  }
}
