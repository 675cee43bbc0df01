import { screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { beforeTheSeason } from './kit/season'

beforeEach(beforeTheSeason)
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
})

const PAGE = '/bgs/package/p26hb-nine'
const CLEAN = `http://localhost:3000/game-plans${PAGE}?rep=zoenunez&view=calendar`

/** Presses the button above a sheet that was opened with more than it reads. */
async function press(name: string) {
  const { user } = renderApp(`${PAGE}?view=calendar&utm_source=mail&rep=zoenunez#p=AAAA`)
  const button = await screen.findByRole('button', { name })
  const write = vi.spyOn(navigator.clipboard, 'writeText')
  await user.click(button)
  return write
}
const offer = (share: () => Promise<void>) =>
  Object.assign(navigator, { share: vi.fn(share) }).share

it('hands the clean address to the phone’s own share sheet', async () => {
  const share = offer(() => Promise.resolve())
  const write = await press('Share')
  expect(share).toHaveBeenCalledExactlyOnceWith({
    title: 'Nine Bruins Nights – Package with calendar',
    text: 'Nine Bruins Nights – Package with calendar',
    url: CLEAN,
  })
  expect(write).not.toHaveBeenCalled()
})

it.each([
  ['it is called off', 'AbortError'],
  ['it is open already', 'InvalidStateError'],
])('says nothing when %s', async (_when, error) => {
  offer(() => Promise.reject(new DOMException('', error)))
  expect(await press('Share')).not.toHaveBeenCalled()
  expect(screen.queryByText('Link copied.')).toBeNull()
})

it('copies where sharing is refused, and where there is none', async () => {
  offer(() => Promise.reject(new DOMException('', 'NotAllowedError')))
  expect(await press('Share')).toHaveBeenCalledExactlyOnceWith(CLEAN)
  expect(await screen.findByText('Link copied.')).toBeInTheDocument()
})

it.each([false, true])('copies where one wants to, can it share: %s', async (canShare) => {
  if (canShare) offer(() => Promise.resolve())
  expect(await press('Copy link')).toHaveBeenCalledExactlyOnceWith(CLEAN)
  expect(await screen.findByText('Link copied.')).toBeInTheDocument()
})
