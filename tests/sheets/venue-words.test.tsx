import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'

vi.mock('../../src/content/venue', async (original) => ({
  ...(await original<object>()),
  venuePhoto: '/arena.jpg',
  venueWords: {
    doors: 'Doors open one hour before.',
    delivery: 'Tickets arrive in your account.',
    payment: '',
    cup: 'A cup game that is not played is taken off your invoice.',
  },
}))

it('a venue’s own words and photo are on the pricing sheet, and nothing for those it has not', async () => {
  renderApp('/bruins/5-gameplan/zoenunez')
  const main = within(await screen.findByRole('main'))
  expect(
    await main.findByText('Doors open one hour before. Tickets arrive in your account.'),
  ).toBeInTheDocument()
  expect(main.getByRole('img', { name: 'TD Garden' })).toHaveAttribute('src', '/arena.jpg')
})

it.each([
  ['/bruins/plana/zoenunez', ['Half Season plans have a resale threshold of 60%.']],
  ['/bruins/schedule/halfseason/zoenunez', ['Resale threshold: 60%']],
  ['/bruins/grouptickets/zoenunez', ['$200']],
  [
    '/bruins/youthhockey/zoenunez',
    ['Group deposit: $200 per group, non-refundable.', '100', '50', 'Future Bruins'],
  ],
])('%s says what always holds, whatever the venue adds', async (at, words) => {
  renderApp(at)
  await screen.findByRole('button', { name: 'Print' })
  for (const text of words) expect(screen.getByText(text)).toBeInTheDocument()
})

it.each([
  ['/bgs/package/p26all', 1],
  ['/bgs/package/p26all/text', 1],
  ['/bgs/calendar/p26all', 1],
  ['/bgs/package/p26hb-loge', 0],
  ['/bgs/calendar/p26hb-loge', 0],
])('%s says what happens to a cup game that is not played, where it has one', async (at, count) => {
  renderApp(at)
  await screen.findByRole('button', { name: 'Print' })
  expect(screen.queryAllByText(/A cup game that is not played/)).toHaveLength(count)
})
