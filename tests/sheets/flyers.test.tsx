import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { salesPhone } from '../../src/content/venue'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON } from '../mock-api/data/season'
import { aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { api } from '../setup'

const youthPlan = 'bruins-games/distinct/plans/B26YOUTH'

const group = (repname: string) => `/bruins/grouptickets/${repname}`
const youth = (repname: string) => `/bruins/youthhockey/${repname}`
const card = () => document.querySelector('address') as HTMLElement
const links = () =>
  within(card())
    .queryAllByRole('link')
    .map((link) => link.getAttribute('href'))

async function open(address: string) {
  const view = renderApp(address)
  await screen.findByRole('button', { name: 'Print' })
  return view
}

describe.each([
  ['group tickets', group, 'Group Tickets'],
  ['youth hockey', youth, 'Youth Hockey'],
])('the %s flyer', (_name, path, title) => {
  it.each([
    ['zoenunez', ['tel:6175550101', 'mailto:zoe.nunez@example.com'], 'Zoë Núñez'],
    ['danawhitfield', ['mailto:dana@example.com'], 'Dana Whitfield'],
  ])('is branded with %s', async (repname, hrefs, name) => {
    await open(path(repname))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
    expect(card()).toHaveTextContent(name)
    expect(links()).toEqual(hrefs)
    expect(document.body.textContent).toMatch(/\$200/)
    expect(document.body.textContent).toMatch(/non-refundable/i)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('is that of the rep whose id stands behind a name that two share', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: 'zoe-nunez', rep_email: 'two@e.co' }))
    await open(`${path('zoenunez')}?rep=50`)
    expect(links()).toEqual(['mailto:two@e.co'])
  })

  it('knows no rep by an unknown name', async () => {
    renderApp(path('nobody'))
    expect(
      await screen.findByRole('heading', { name: 'Representative Not Found' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/check the link/)
    expect(screen.getByRole('link', { name: salesPhone })).toBeInTheDocument()
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each([
    [{ rep_email: null, rep_phone: null }, 'Zoe Nunez'],
    [{ rep_email: 'a@b.c?bcc=x@evil', rep_phone: '617*#06#' }, '617*#06#'],
  ])('links nothing of a rep of %j', async (fields, text) => {
    const rep = { rep_id: 1, rep_name: 'Zoe Nunez', plans: null, ...fields }
    api.faults.add({ kind: 'raw', body: [rep], path: 'bruins/reps' })
    await open(path('zoenunez'))
    expect(card()).toHaveTextContent(text)
    expect(links()).toEqual([])
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})

describe('the group tickets flyer', () => {
  it.each([
    ['2026-03-11T05:00:00Z', ['Tue, Mar 31, 2026']],
    ['2026-07-01T05:00:00Z', []],
  ])(
    'names the dates kept for groups from %s on, and says when all are over',
    async (now, days) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(now)
      await open(group('zoenunez'))
      const heading = screen.queryByRole('heading', { name: 'Next group dates' })
      const items = [...(heading?.parentElement?.querySelectorAll('li strong') ?? [])]
      expect(items.map(({ textContent }) => textContent)).toEqual(days)
      const over = screen.queryByText(/^The group dates of the 2025–26 season are over\./)
      expect(over === null).toBe(days.length > 0)
      expect(screen.queryByText('Pick your game') === null).toBe(days.length === 0)
    },
  )
})

describe('the youth-hockey flyer', () => {
  const rows = () =>
    screen.getAllByRole('table').flatMap((table) =>
      within(table)
        .getAllByRole('row')
        .filter((row) => row.querySelector('td'))
        .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    )

  it('names the minimum of each experience', async () => {
    await open(youth('zoenunez'))
    const minimums = screen
      .getAllByText('At least', { exact: false, selector: 'section > p' })
      .map(({ parentElement, textContent }) => [
        parentElement?.querySelector('h3')?.textContent,
        textContent,
      ])
    expect(minimums).toEqual([
      ['Future Bruins', 'At least 100 group tickets'],
      ['3 Minutes of Fame', 'At least 50 tickets'],
    ])
  })

  it('lists each game of B26YOUTH once, by day', async () => {
    await open(youth('zoenunez'))
    await waitFor(() => expect(document.title).toBe('Game Plans'))
    const codes = SAMPLE_PLANS.find(({ name }) => name === 'B26YOUTH')?.games ?? []
    const season = SEASON.filter(({ code }) => codes.includes(code))
    expect(codes.length).toBeGreaterThan(season.length)
    const shown = rows()
    expect(shown).toHaveLength(season.length)
    season.forEach(({ city, nickname }, index) => {
      expect(shown[index]?.[1]).toContain(`vs. ${city} ${nickname}`)
    })
    expect(shown[0]).toEqual(['Mon, Oct 13', 'TBLvs. Tampa Bay Lightning', '1:00 PM'])
    expect(screen.getByText(/All times Eastern/)).toBeInTheDocument()
    expect(calls().toSorted()).toEqual([
      `GET /api/game-plans/${youthPlan}`,
      'GET /api/game-plans/bruins/reps',
    ])
  })
})
