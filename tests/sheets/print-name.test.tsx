import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { everySample, sheetSamples } from './sheetSamples'

// An evening in Boston that is the next day already in most of the world.
const now = new Date('2025-11-22T01:30:00Z')
beforeEach(() => {
  vi.useFakeTimers({ now, toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

async function open(path: string) {
  const view = renderApp(path)
  await screen.findByRole('button', { name: 'Print' })
  return view
}
const beforePrint = () => fireEvent(window, new Event('beforeprint'))
const afterPrint = () => fireEvent(window, new Event('afterprint'))

describe('a saved PDF is called what it is', () => {
  it.each([
    ...everySample.map(({ at, title, printed }) => [at, title, printed]),
    [
      `${sheetSamples.packageSheet.at}?view=calendar`,
      sheetSamples.packageSheet.title,
      `${sheetSamples.packageSheet.printed} with calendar`,
    ],
  ])('%s, whose page is called %s', async (path = '', title = '', printed = '') => {
    await open(path)
    await waitFor(() => expect(document.title).toBe(title))
    const name = expect.stringMatching(new RegExp(`${printed} – 2025-11-21$`))
    beforePrint()
    expect(document.title).toEqual(name)
    // Safari says that it has printed before its dialog has read the title.
    afterPrint()
    expect(document.title).toEqual(name)
    fireEvent.pointerMove(window)
    expect(document.title).toBe(title)
  })

  it('keeps the page’s own title through prints that never end, and on the next page', async () => {
    const { router } = await open('/bruins/grouptickets/zoenunez')
    beforePrint()
    beforePrint()
    fireEvent.keyDown(window)
    expect(document.title).toMatch(/^Bruins Group Tickets/)
    await router.navigate('/bruins/plana/zoenunez')
    await screen.findByRole('list', { name: 'Benefits' })
    await waitFor(() => expect(document.title).toBe('Bruins Pricing Plan'))
    await router.navigate('/bruins/chart/plana/zoenunez')
    await screen.findByRole('link', { name: 'Full pricing sheet' })
    beforePrint()
    // The page it goes to has the same title.
    await router.navigate('/bruins/youthhockey/zoenunez')
    await screen.findByRole('heading', { name: 'Youth Hockey' })
    await waitFor(() => expect(document.title).toBe('Game Plans'))
  })
})
