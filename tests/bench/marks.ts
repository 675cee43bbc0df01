import type { Browser, Page } from '@playwright/test'
import type { AppServer } from '../mock-api/serveApp'

/** What the page itself writes down, in milliseconds since its navigation started. */
interface Marks {
  /** The frame that shows the expected elements. */
  drawn: number
  clicked: number
}

declare global {
  interface Window {
    bench?: Marks
  }
}

/** A page that is measured. */
export interface MeasuredPage {
  /** Below `/game-plans/`. */
  path: string
  /** The page is drawn when there are this many of these. */
  selector: string
  count: number
  /** Runs in the new page before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>
  /**
   * Begins what is measured in a page at rest.
   * @returns when it began, where that is not the last click. Without it the page's own load is measured.
   */
  act?: (page: Page) => Promise<number | undefined>
}

/** Milliseconds until the page is drawn, and those of the calibration job in the same page. */
export async function measure(
  browser: Browser,
  app: AppServer,
  { path, selector, count, prepare, act }: MeasuredPage,
): Promise<{ time: number; calibration: number }> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(writeMarks, { selector, count })
    await prepare?.(page)
    await page.goto(`${app.url}/game-plans/${path}`, { waitUntil: 'commit' })
    if (act) await page.waitForLoadState('networkidle')
    const started = await act?.(page)
    const { drawn, clicked } = await untilDrawn(page)
    return { time: drawn - (started ?? clicked), calibration: await page.evaluate(calibrate) }
  } finally {
    await context.close()
  }
}

/** Waits until the expected elements are painted. */
async function untilDrawn(page: Page): Promise<Marks> {
  const marks = await page.waitForFunction(
    () => (window.bench && window.bench.drawn > 0 ? window.bench : null),
    undefined,
    { polling: 50, timeout: 60_000 },
  )
  return marks.jsonValue() as Promise<Marks>
}

/** Runs inside the page: a job of the same kind as its own, always the same. A table is built and laid out. */
function calibrate(): number {
  const started = performance.now()
  for (let run = 0; run < 3; run++) {
    const table = document.createElement('table')
    for (let i = 0; i < 200; i++) {
      const row = table.insertRow()
      for (let j = 0; j < 7; j++) row.insertCell().textContent = `${i} and ${j}`
    }
    document.body.append(table)
    table.getBoundingClientRect()
    table.remove()
  }
  return performance.now() - started
}

/** Runs inside the page before its own scripts, so it must not use anything from outside. */
function writeMarks({ selector, count }: { selector: string; count: number }): void {
  const marks: Marks = { drawn: 0, clicked: 0 }
  window.bench = marks
  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return
    observer.disconnect()
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => {
        marks.drawn = performance.now()
      }
      port2.postMessage(null)
    })
  })
  observer.observe(document, { childList: true, subtree: true })
  addEventListener(
    'click',
    ({ timeStamp }) => {
      marks.clicked = timeStamp
    },
    true,
  )
}
