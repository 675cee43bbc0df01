import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { sheetKeys } from '../../src/config/sheets'
import * as venue from '../../src/content/venue'
import { aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { beforeTheSeason } from './kit/season'
import { sheetSamples } from './sheetSamples'

const line = vi.hoisted(() => ({ sales: '617-555-0199' }))
vi.mock('../../src/content/venue', async (original) => ({
  ...(await original<typeof venue>()),
  get salesPhone() {
    return line.sales
  },
}))

beforeEach(() => {
  beforeTheSeason()
  line.sales = '617-555-0199'
})

async function footerOf(address: string): Promise<HTMLElement> {
  renderApp(address)
  return screen.findByRole('contentinfo')
}
const ownLink = () => screen.getByText('Online:').parentElement as HTMLElement

it.each(sheetKeys)('%s says whose it is, how old, and where it lives', async (key) => {
  const { at } = sheetSamples[key]
  const footer = await footerOf(at)
  expect(footer).toHaveTextContent(venue.arena)
  expect(footer).toHaveTextContent(venue.arenaAddress)
  expect(within(footer).getByRole('link', { name: venue.arenaWebsite })).toBeInTheDocument()
  expect(within(footer).getByRole('link', { name: '617-555-0199' })).toHaveAttribute(
    'href',
    'tel:6175550199',
  )
  expect(within(ownLink()).getByRole('link')).toHaveAttribute('href', `/game-plans${at}`)
  expect(ownLink()).toHaveTextContent(`localhost:3000/game-plans${at}`)
  expect(
    screen.getByText(/(last updated on|^Last updated|^Printed) \w+ \d+, \d{4}$/i),
  ).toBeInTheDocument()
})

it('leaves a click on its QR code with a modifier key to the browser', async () => {
  const code = within(await footerOf('/bgs/package/p26all')).getByRole('link', { name: /^QR/ })
  // False if the default is prevented.
  expect(fireEvent.click(code, { ctrlKey: true })).toBe(true)
  expect(fireEvent.click(code)).toBe(false)
})

it('is whole without a sales line', async () => {
  line.sales = ''
  const footer = await footerOf('/bruins/grouptickets/zoenunez')
  expect(footer).toHaveTextContent(venue.arena)
  expect(footer).not.toHaveTextContent('Premium ticket sales')
})

describe('the account contact', () => {
  const rep = { rep_id: 70, rep_name: 'Bo Li', rep_email: 'bo@example.com', rep_phone: '' }

  it.each(['', '/text'])(
    'is the venue’s own number where no rep is known: package%s',
    async (view) => {
      renderApp(`/bgs/package/p26hb-nine${view}`)
      const notice = await screen.findByText(/contact your account manager\./)
      expect(notice.closest('p')).toHaveTextContent(/manager\. Premium ticket sales 617-555-0199$/)
      expect(document.querySelector('header address')).toHaveTextContent(
        /^TD Garden Premium ticket sales 617-555-0199$/,
      )
    },
  )

  it('is in the head of packages and calendars, ten digits written as people do', async () => {
    api.db.reps.push(aRepRow({ ...rep, rep_phone: '6175550170' }))
    const { unmount } = renderApp('/bgs/calendar/p26hb-nine?rep=boli')
    const call = await screen.findByRole('link', { name: '617-555-0170' })
    expect(call.closest('address')).toHaveTextContent(
      /^Your account manager Bo Li 617-555-0170 bo@example.com$/,
    )
    unmount()
    renderApp('/bgs/package/p26hb-nine?rep=boli')
    await screen.findByRole('link', { name: '617-555-0170' })
    expect(screen.getByText('Bo Li').closest('address')).toHaveTextContent(/bo@example\.com$/)
  })

  it('does without a number', async () => {
    api.db.reps.push(aRepRow(rep))
    renderApp('/bgs/package/p26hb-nine?rep=boli')
    const mail = await screen.findByRole('link', { name: 'bo@example.com' })
    expect(mail.closest('address')).toHaveTextContent(/^Your account manager Bo Li bo@/)
    const parts = [...(mail.closest('address')?.querySelectorAll('a, b, span') ?? [])]
    expect(parts.filter(({ textContent }) => textContent === '')).toEqual([])
  })
})
