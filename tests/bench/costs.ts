import type { Page } from '@playwright/test'
import { drawn } from './marks'
import type { Times } from './pairs'

/** Times in milliseconds; scripts, calls and kB are steady where times are not. */
export type Cost = 'drawn' | 'firstPaint' | 'cpu' | 'scripts' | 'kB' | 'calls'

/** Late work still costs the reader. */
const SETTLE_MS = 1000

/**
 * Starts to count what a new page costs. The function that comes back waits until it is drawn, and
 * tells: `cpu` is the main thread's own time, whatever else the machine does; `scripts` those asked
 * for before it was drawn; `kB` everything encoded, without the API.
 */
export async function watchCosts(page: Page): Promise<() => Promise<Times<Cost>>> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable', { timeDomain: 'threadTicks' })
  return async () => {
    const marks = await drawn(page)
    await page.waitForTimeout(SETTLE_MS)
    const { metrics } = await session.send('Performance.getMetrics')
    const cpu = metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN
    return {
      drawn: marks.drawn,
      cpu: cpu * 1000,
      ...(await page.evaluate(readNetwork, marks.drawn)),
    }
  }
}

/** Runs inside the page, so it must not use anything from outside. */
function readNetwork(drawnAt: number) {
  const entries = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[]
  const isCall = ({ name }: PerformanceResourceTiming) => name.includes('/api/')
  const files = entries.filter((entry) => !isCall(entry))
  const bytes = files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0)
  return {
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    scripts: files.filter(({ name, startTime }) => /\.js$/.test(name) && startTime < drawnAt)
      .length,
    kB: bytes / 1000,
    calls: entries.filter(isCall).length,
  }
}
