import type { Page } from '@playwright/test'

/** The browser's own note of a layout. */
interface Layout {
  name: string
  args: { beginData?: { totalObjects: number } }
}

/**
 * Traces what something has laid out.
 * @returns what `act` returns, and of each layout by the browser's own trace how many boxes it was about.
 */
export async function laidOut<T>(
  page: Page,
  act: () => Promise<T>,
): Promise<{ result: T; boxes: number[] }> {
  const session = await page.context().newCDPSession(page)
  const events: Layout[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as never[])))
  const complete = new Promise((done) => session.once('Tracing.tracingComplete', done))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: ['devtools.timeline'] },
  })
  const result = await act()
  await session.send('Tracing.end')
  await complete
  const boxes = events.flatMap(({ name, args }) =>
    name === 'Layout' && args.beginData ? [args.beginData.totalObjects] : [],
  )
  return { result, boxes }
}
