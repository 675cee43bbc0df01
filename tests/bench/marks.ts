import type { Browser, Page } from '@playwright/test'
import type { AppServer } from '../mock-api/serveApp'

/** What the page itself writes down, in milliseconds since its navigation started. */
interface Marks {
  /** The frame that shows the expected elements. */
  drawn: number
  clicked: number
  /** Of every key, from the press to the frame after it. */
  keys: number[]
  /** Event Timing's durations of the keys, in steps of 8 ms. */
  eventTimings: number[]
}

declare global {
  interface Window {
    bench?: Marks
  }
}

interface OpenOptions {
  app: AppServer
  /** Below the server's root. */
  path: string
  /** The page is drawn when there are this many of these. */
  selector: string
  count: number
  /** Runs in the new page before it goes anywhere. */
  prepare?: (page: Page) => Promise<unknown>
}

/** Opens an address in a context of its own, and closes that afterwards. */
export async function withPage<T>(
  browser: Browser,
  { app, path, selector, count, prepare }: OpenOptions,
  measure: (page: Page) => Promise<T>,
): Promise<T> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
  try {
    const page = await context.newPage()
    await page.addInitScript(writeMarks, { selector, count })
    await prepare?.(page)
    await page.goto(app.url + path, { waitUntil: 'commit' })
    return await measure(page)
  } finally {
    await context.close()
  }
}

/** Waits until the expected elements are painted. */
export async function drawn(page: Page): Promise<Marks> {
  const marks = await page.waitForFunction(
    () => (window.bench && window.bench.drawn > 0 ? window.bench : null),
    undefined,
    { polling: 50, timeout: 60_000 },
  )
  return marks.jsonValue() as Promise<Marks>
}

/** The keys so far, which are then forgotten. */
export function takeKeys(page: Page): Promise<Pick<Marks, 'keys' | 'eventTimings'>> {
  return page.evaluate(() => {
    const { keys = [], eventTimings = [] } = window.bench ?? {}
    return { keys: keys.splice(0), eventTimings: eventTimings.splice(0) }
  })
}

/** A job of the same kind as the pages' own, always the same: a table is built and laid out. */
export function calibrate(page: Page): Promise<number> {
  return page.evaluate(() => {
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
  })
}

/** Runs inside the page before its own scripts, so it must not use anything from outside. */
function writeMarks({ selector, count }: { selector: string; count: number }): void {
  const marks: Marks = { drawn: 0, clicked: 0, keys: [], eventTimings: [] }
  window.bench = marks
  const afterFrame = (then: (now: number) => void) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => then(performance.now())
      port2.postMessage(null)
    })

  const observer = new MutationObserver(() => {
    if (document.querySelectorAll(selector).length < count) return
    observer.disconnect()
    afterFrame((now) => {
      marks.drawn = now
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
  addEventListener(
    'keydown',
    ({ timeStamp }) => afterFrame((now) => marks.keys.push(now - timeStamp)),
    true,
  )
  const options: PerformanceObserverInit & { durationThreshold: number } = {
    type: 'event',
    durationThreshold: 16,
  }
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries())
      if (name.startsWith('key') || name === 'input') marks.eventTimings.push(duration)
  }).observe(options)
}
