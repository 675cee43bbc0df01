import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { salesTeamPhone } from '../../src/content/venue'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON } from '../mock-api/data/season'
import type { Json } from '../mock-api/wire'
import { aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { FAILURES } from '../screens/kit/faults'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { allowConsole, api } from '../setup'
import { gameOnTheWire } from './kit/season'
import { FAILED, GAMES_ERROR, REPS_FAILED } from './kit/words'

const noGames = 'There are no youth hockey games yet. Please check back soon.'
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
    ['patobrien', ['tel:6175550102', 'mailto:pat.obrien@example.com'], "Pat O'Brien"],
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

  it('says that it loads', async () => {
    api.faults.add({ kind: 'hang', path: 'bruins/reps' })
    renderApp(path('zoenunez'))
    expect(await screen.findByText(/^Loading/)).toBeInTheDocument()
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  })

  it('knows no rep by an unknown name', async () => {
    renderApp(path('nobody'))
    expect(
      await screen.findByRole('heading', { name: 'Representative Not Found' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/check the link/)
    expect(screen.queryByRole('button')).not.toBeInTheDocument()
  })

  it.each(FAILURES)('says that reps failed on %s, and loads again', async (_what, fault) => {
    api.faults.add({ ...fault, path: 'bruins/reps' })
    const { user } = renderApp(path('zoenunez'))
    expect(await screen.findByText(REPS_FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Zoë Núñez')).toBeInTheDocument()
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
  it('says how it works and what it takes, and asks for nothing but reps', async () => {
    await open(group('lukaszzak'))
    await waitFor(() => expect(document.title).toBe('Group Tickets'))
    const steps = within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem')
    expect(steps).toHaveLength(4)
    const deposit = screen.getByRole('region', {
      name: 'Group deposit: $200 per group, non-refundable.',
    })
    expect(deposit).toHaveTextContent('$200 deposit per groupNon-refundable')
    expect(calls()).toEqual(['GET /api/game-plans/bruins/reps'])
  })

  it.each([
    [
      '2025-11-17T20:00:00Z',
      [
        'Mon, Nov 17, 2025',
        'Thu, Dec 4, 2025',
        'Tue, Dec 16, 2025',
        'Thu, Jan 8, 2026',
        'Tue, Jan 27, 2026',
      ],
    ],
    ['2026-03-11T05:00:00Z', ['Tue, Mar 31, 2026']],
    ['2026-07-01T05:00:00Z', []],
  ])(
    'names the dates kept for groups from %s on with their years, and says when all are over',
    async (now, days) => {
      vi.useFakeTimers({ toFake: ['Date'] })
      vi.setSystemTime(now)
      await open(group('zoenunez'))
      const heading = screen.queryByRole('heading', { name: 'Next group dates' })
      const items = heading
        ? within(heading.parentElement as HTMLElement).getAllByRole('listitem')
        : []
      expect(items.map((item) => item.querySelector('strong')?.textContent)).toEqual(days)
      expect(heading === null).toBe(days.length === 0)
      const over = screen.queryByText(/^The group dates of the 2025–26 season are over\./)
      expect(over === null).toBe(days.length > 0)
      expect(screen.getByText('2025–26 season')).toBeInTheDocument()
      expect(screen.getByText('tickets or more')).toBeInTheDocument()
    },
  )

  it('leaves the sales team its own number', async () => {
    await open(group('salesteam'))
    expect(links()).toEqual(['mailto:sales@example.com'])
  })
})

describe('the youth-hockey flyer', () => {
  const rows = () =>
    screen.getAllByRole('table').flatMap((table) =>
      within(table)
        .getAllByRole('row')
        .filter((row) => row.querySelector('td'))
        .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? '')),
    )
  function gamesAre(...games: Json[]) {
    api.faults.add({ kind: 'raw', body: games, path: youthPlan })
  }

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

  it('names both experiences with what they take', async () => {
    await open(youth('zoenunez'))
    const text = (title: string) =>
      screen.getByRole('heading', { level: 3, name: title }).parentElement?.textContent
    expect(text('Future Bruins')).toContain('At least 100 group tickets')
    expect(text('Future Bruins')).toContain('Mite, Squirt, PeeWee')
    expect(text('Future Bruins')).toContain('30-minute scrimmage')
    expect(text('3 Minutes of Fame')).toContain('At least 50 tickets')
    expect(text('3 Minutes of Fame')).toMatch(/Mite, Squirt$/)
  })

  it.each([
    ['Sales Team', 'salesteam'],
    ['Bruins Sales Team', 'bruinssalesteam'],
  ])('%s has its fixed number', async (rep_name, repname) => {
    for (const rep of api.db.reps) if (rep.rep_id === 5) Object.assign(rep, { rep_name })
    await open(youth(repname))
    expect(links()).toEqual([
      `tel:${salesTeamPhone.replaceAll('-', '')}`,
      'mailto:sales@example.com',
    ])
    expect(card()).toHaveTextContent(salesTeamPhone)
  })

  it('stands without games, and says that there are none', async () => {
    gamesAre()
    await open(youth('zoenunez'))
    expect(screen.getByText(noGames)).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: 'Future Bruins' })).toBeInTheDocument()
    expect(card()).toHaveTextContent('Zoë Núñez')
  })

  it('stands without games when all lie outside September to April', async () => {
    gamesAre(
      gameOnTheWire('B250831', 'Bruins vs. Kings', '2025-08-31'),
      gameOnTheWire('B260704', 'Bruins vs. Kings', '2026-07-04'),
    )
    await open(youth('zoenunez'))
    expect(screen.getByText(noGames)).toBeInTheDocument()
  })

  it.each(FAILURES)('says that games failed on %s, and loads again', async (_what, fault) => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ ...fault, path: youthPlan })
    const { user } = renderApp(youth('zoenunez'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  it('loads all again when both calls failed', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404 })
    const { user } = renderApp(youth('zoenunez'))
    expect(await screen.findByText(REPS_FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(rows()).toHaveLength(10))
  })

  it('shows what is known of each game', async () => {
    gamesAre(
      gameOnTheWire('B9', null, null),
      gameOnTheWire('B251011', 'Bruins vs. Buffalo Sabres', '2025-10-11'),
      gameOnTheWire('B251011', 'Bruins vs. Sabres', '2025-10-11'),
      gameOnTheWire('B251011', 'Bruins vs. Sabres', '2025-10-12'),
      gameOnTheWire('B251008', 'PRESEASON Bruins vs. Nobodies', '2025-10-08'),
    )
    await open(youth('zoenunez'))
    expect(rows()).toEqual([
      ['Wed, Oct 8', 'Xvs. Nobodies *PRESEASON', '7:00 PM'],
      ['Sat, Oct 11', 'BUFvs. Buffalo Sabres', '7:00 PM'],
      ['Sun, Oct 12', 'BUFvs. Buffalo Sabres', '7:00 PM'],
      ['To be announced', 'XOpponent to be announced', '7:00 PM'],
    ])
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})
