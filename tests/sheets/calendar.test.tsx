import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectedGames } from '../browser/expectedGames'
import { SAMPLE_COMBINED_PLANS } from '../mock-api/data/combinedPlans'
import type { Fault } from '../mock-api/faults'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'

/*
 * jsdom knows no media queries: the paper's month grid and the phone's list are both in the
 * document, so every question is asked of one of them.
 */

const broken = /undefined|NaN|null|\[object Object\]|Invalid Date/
const planError = /Error fetching combined plan data/
const gamesError = /Error fetching original plan details/
const failed = 'Failed to load data. Please try again later.'
const single = 'combined/distinct/single'

beforeEach(() => {
  // Before the season, so that the phone's list is in order and its next game is the first.
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2025-09-01T16:00:00Z')
})

const calendarPath = (code: string) => `/bgs/calendar/${code}`
const pricingPath = (code: string) => `/bgs/calendar/pricing-sheet/${code}`

async function open(path: string) {
  const view = renderApp(path)
  await screen.findByRole('list', { name: 'Legend' })
  return view
}

/** One month of the paper, with the games that found no room in their cell. */
function paperMonth(name: string): HTMLElement {
  const month = screen.getByRole('table', { name }).parentElement
  if (!month) throw new Error(`no ${name}`)
  return month
}
const paper = () => document.querySelector<HTMLElement>('.months') as HTMLElement
/** The phone's months, without its repetition of the next game. */
const phoneGames = () => [...document.querySelectorAll<HTMLElement>('.phone .month li')]
const legend = () =>
  within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const doubleHeaders = () => screen.queryByRole('heading', { name: /^Double Header \/ NBA CUP/ })
const calls = () => api.log.map(({ method, path, search }) => `${method} ${path}${search}`)

function addPlan(code: string, original_plans: string, pdf: string | null = null) {
  api.db.combinedPlans.push({
    combine_plan_event: code,
    plan_event_title: 'A Plan of Tests',
    plan_event_pdf: pdf,
    last_updated: '2025-10-01 00:00:00',
    original_plans,
  })
}
/** The games of B26NINE, whatever the season says. */
function nineAre(...games: Json[]) {
  api.faults.add({ kind: 'raw', body: games, path: 'distinct/plans/B26NINE' })
}
const game = (event_name: string, team: string, event_date: string, event_time = '19:00:00') => ({
  event_id: '1',
  event_name,
  plan_event_name: 'B26NINE',
  team,
  game_number: '1',
  event_date,
  event_time,
})

describe('before there is a sheet', () => {
  it('says that it loads', async () => {
    api.faults.add({ kind: 'hang', path: single })
    renderApp(calendarPath('p26all'))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
  })

  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26FULL' })
    renderApp(calendarPath('p26rafb-p'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it('knows no plan by an unknown code', async () => {
    renderApp(calendarPath('nope'))
    expect(await screen.findByText('No plan found for nope')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    expect(calls()).toEqual(['GET /api/game-plans/combined/distinct/single/nope'])
  })

  it.each<[string, Json]>([
    ['{combine_plan_event: null}', { combine_plan_event: null }],
    ['[]', []],
    ['{}', {}],
    ['{success: false}', { success: false, message: 'No such plan' }],
    ['{error}', { error: 'No such plan' }],
    ['false', false],
    ['an empty body', ''],
  ])('knows no plan when the server answers %s', async (_what, body) => {
    api.faults.add({ kind: 'raw', body, path: single })
    renderApp(calendarPath('p26all'))
    expect(await screen.findByText('No plan found for p26all')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(broken)
  })

  it.each<[string, Fault]>([
    ['500', { kind: 'status', status: 500 }],
    ['HTML', { kind: 'html' }],
    ['no answer', { kind: 'no-answer' }],
  ])('fails with its words on %s and loads on Try Again', async (_what, fault) => {
    allowConsole(planError)
    api.faults.add({ ...fault, path: single })
    const { user } = renderApp(calendarPath('p26hb-nine'))
    expect(await screen.findByText(failed)).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(broken)
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('list', { name: 'Legend' })).toBeInTheDocument()
    expect(phoneGames()).toHaveLength(9)
  })

  it('reads plan and games behind an HTML warning', async () => {
    api.faults.add({ kind: 'warning' })
    await open(calendarPath('p26hb-nine'))
    expect(phoneGames()).toHaveLength(9)
  })

  it.each(['B26WAITLIST', ' , ,', ''])("has no games in the plans '%s'", async (plans) => {
    addPlan('P26EMPTY', plans)
    renderApp(calendarPath('p26empty'))
    expect(
      await screen.findByText('There are no games in A Plan of Tests yet.'),
    ).toBeInTheDocument()
  })

  it('has no games when all of them lie outside its season', async () => {
    nineAre(
      { event_name: 'B250831', team: 'Bruins vs. Kings', event_date: '2025-08-31' },
      { event_name: 'B260501', team: 'Bruins vs. Kings', event_date: '2026-05-01' },
    )
    renderApp(calendarPath('p26hb-nine'))
    expect(
      await screen.findByText('There are no games in Nine Bruins Nights yet.'),
    ).toBeInTheDocument()
  })
})

describe('when the games of an original plan cannot be loaded', () => {
  it('[check 59] names the missing plan on the sheet and loads it on Try Again', async () => {
    allowConsole(gamesError)
    api.faults.add({ kind: 'status', status: 500, path: 'distinct/plans/C26FULL' })
    const { user } = await open(calendarPath('p26rafb-p'))
    const warning = screen.getByRole('alert')
    expect(warning).toHaveTextContent('C26FULL')
    expect(warning).not.toHaveTextContent('B26FULL')
    expect(warning).toHaveTextContent(/missing/)
    expect(legend()).toEqual(['Bruins'])
    api.faults.clear()
    api.log.length = 0
    await user.click(within(warning).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(legend()).toContain('Celtics')
    expect(calls()).toEqual(['GET /api/game-plans/celtics-games/distinct/plans/C26FULL'])
  })

  it('shows no empty sheet when it was the only one', async () => {
    allowConsole(gamesError)
    api.faults.add({ kind: 'no-answer', path: 'distinct/plans/B26NINE' })
    const { user } = renderApp(calendarPath('p26hb-nine'))
    expect(await screen.findByText(failed)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('list', { name: 'Legend' })).toBeInTheDocument()
  })
})

describe('the whole season (p26all)', () => {
  it('shows every game in its month, on paper and on phones, and asks for nothing else', async () => {
    await open(calendarPath('P26%20ALL'))
    expect(window.location.pathname).toBe('/game-plans/bgs/calendar/p26all')
    const sample = SAMPLE_COMBINED_PLANS.find((plan) => plan.combine_plan_event === 'P26ALL')
    const games = expectedGames(sample ?? { original_plans: '' })
    expect(games.length).toBeGreaterThan(80)

    const months = [...new Set(games.map(({ year, month }) => `${year}-${month}`))]
    for (const key of months) {
      const [year, month] = key.split('-').map(Number)
      const name = new Intl.DateTimeFormat('en', { month: 'long' }).format(
        new Date(2025, (month ?? 1) - 1, 1),
      )
      const section = paperMonth(`${name} ${year}`)
      const drawn = [...section.querySelectorAll('abbr, ul li')].map((found) =>
        found.matches('abbr') ? found.textContent : found.textContent?.split(' ')[2],
      )
      const wanted = games.filter((found) => found.year === year && found.month === month)
      expect(drawn.toSorted(), name).toEqual(wanted.map((found) => found.abbreviation).toSorted())
      const times = [...section.querySelectorAll('.hour')].map((found) => found.textContent)
      const notes = section.querySelectorAll('ul li').length
      if (notes === 0) {
        expect(times.toSorted(), name).toEqual(wanted.map((found) => found.time).toSorted())
      }
    }
    // The five days of the cup week are one line in a list.
    expect(phoneGames()).toHaveLength(games.length - 4)
    expect(document.body.textContent).not.toMatch(broken)

    const root = '/api/game-plans'
    expect(calls()[0]).toBe(`GET ${root}/combined/distinct/single/p26all`)
    expect(calls().slice(1).toSorted()).toEqual([
      `GET ${root}/bruins-games/distinct/plans/B26FULL`,
      `GET ${root}/celtics-games/distinct/plans/C26FULL`,
      `GET ${root}/details/X26CLASSICS`,
    ])
  })

  it('has the heading, the years, the weekdays and eight months', async () => {
    await open(calendarPath('p26all'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('RAFTERS PRICING')
    expect(screen.getByText('2025–2026')).toBeInTheDocument()
    expect(within(paper()).getAllByRole('table')).toHaveLength(8)
    const days = within(screen.getByRole('table', { name: 'September 2025' }))
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
    expect(days).toEqual(['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'])
    for (const grid of within(paper()).getAllByRole('table')) {
      expect(within(grid).getAllByRole('row').length).toBeLessThanOrEqual(6)
    }
    expect(legend()).toEqual([
      'Bruins',
      'Celtics',
      'NBA CUP potential home game',
      'NBA CUP group play (*GP)',
    ])
    expect(screen.getByRole('link', { name: 'P26FA' })).toHaveAttribute(
      'href',
      '/game-plans/bgs/calendar/p26fa',
    )
    expect(screen.getByText('localhost:3000/game-plans/bgs/calendar/p26fa')).toBeInTheDocument()
  })

  it('has the double-header table with both price columns', async () => {
    await open(calendarPath('p26all'))
    const section = doubleHeaders()?.parentElement
    const [table] = within(section as HTMLElement).getAllByRole('table')
    const headers = within(table as HTMLElement)
      .getAllByRole('columnheader')
      .map((header) => header.textContent)
    expect(headers).toEqual(['Event', 'Row A Pricing', 'Row B Pricing'])
    // 1 November: Bruins in the afternoon or evening, Celtics too, each with its own prices.
    const rows = within(section as HTMLElement)
      .getAllByRole('row')
      .map((row) => row.textContent ?? '')
      .filter((text) => /Nov 1\D/.test(text))
    expect(rows).toHaveLength(2)
    expect(rows.join(' ')).toMatch(/\$96\.50.*\$86\.50/)
    expect(rows.join(' ')).toMatch(/\$190.*\$170/)
  })

  it.each([calendarPath, pricingPath])(
    'hides that table for p26rafb-p alone (%#)',
    async (path) => {
      await open(path('p26rafb-p'))
      expect(doubleHeaders()).not.toBeInTheDocument()
      expect(screen.queryByText('Row A Pricing')).not.toBeInTheDocument()
      expect(phoneGames().length).toBeGreaterThan(80)
    },
  )
})

describe('the cup week of December', () => {
  const weeks = () =>
    screen.queryAllByText('Week of Dec 8th').map((found) => found.closest('.phone'))

  it('is one line in either list while all five days are there', async () => {
    await open(calendarPath('p26hc-cup'))
    expect(weeks().filter((found) => found !== null)).toHaveLength(1)
    expect(weeks().filter((found) => found === null)).toHaveLength(1)
    // On the grid every day keeps its cell.
    const december = within(paperMonth('December 2025'))
    expect(december.getAllByText('CUP')).toHaveLength(5)
    expect(december.getAllByText('A:$xx.xx')).toHaveLength(5)
    expect(legend()).toEqual(['NBA CUP potential home game', 'NBA CUP group play (*GP)'])
    expect(within(paperMonth('November 2025')).getAllByText('*GP')).toHaveLength(2)
  })

  it('is not one line when a day is missing', async () => {
    api.db.games.celtics = api.db.games.celtics.filter((row) => row.event_name !== 'C251210')
    await open(calendarPath('p26hc-cup'))
    expect(weeks()).toEqual([])
    const december = phoneGames().filter((row) => row.textContent?.includes('Dec'))
    expect(december).toHaveLength(4)
    expect(within(paperMonth('December 2025')).getAllByText('CUP')).toHaveLength(4)
  })
})

describe('what one game says', () => {
  it('has opponent, time and prices of the fixed table', async () => {
    await open(calendarPath('p26hb-nine'))
    const october = within(paperMonth('October 2025'))
    expect(october.getByText('CHI')).toBeInTheDocument()
    expect(october.getAllByText('7:00')[0]).toBeInTheDocument()
    expect(october.getByText('A:$186')).toBeInTheDocument()
    expect(october.getByText('B:$176')).toBeInTheDocument()
    const [first] = phoneGames()
    expect(first).toHaveTextContent('Thu Oct 9')
    expect(first).toHaveTextContent('Bruins vs. Blackhawks')
    expect(first).toHaveTextContent('Row A $186')
    // A Bruins plan's legend does not speak of the Celtics.
    expect(legend()).toEqual(['Bruins'])
    expect(screen.getByText('P26HB')).toBeInTheDocument()
    expect(doubleHeaders()).not.toBeInTheDocument()
  })

  it('[check 70] prints X for an unknown opponent, xx for an unknown price, nothing for midnight', async () => {
    nineAre(
      game('B251007', 'Bruins vs. Moscow Nobodies', '2025-10-07', '00:00:00'),
      game('B251008', 'Bruins', '2025-10-08', '13:05:00'),
    )
    await open(calendarPath('p26hb-nine'))
    const october = within(paperMonth('October 2025'))
    expect(october.getAllByText('X')).toHaveLength(2)
    expect(october.getAllByText('A:$xx')).toHaveLength(2)
    expect(october.getAllByText('B:$xx')).toHaveLength(2)
    expect(october.getByText('1:05')).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/12:00|00:00|AM|PM/)
    expect(document.body.textContent).not.toMatch(broken)
  })

  it('says PRE in the season calendar and not in the pricing sheet', async () => {
    const { unmount } = await open(calendarPath('p26pre'))
    expect(within(paper()).getAllByText('PRE')).toHaveLength(5)
    expect(phoneGames().filter((row) => row.textContent?.includes('PRE'))).toHaveLength(5)
    unmount()
    await open(pricingPath('p26pre'))
    expect(phoneGames()).toHaveLength(5)
    expect(screen.queryByText('PRE')).not.toBeInTheDocument()
  })

  it('stands once however often the plans name it', async () => {
    addPlan('P26TWICE', ' B26PRE , ,B26NINE,B26SUITE5, ,')
    await open(calendarPath('p26twice'))
    // B251009 and B251223 are in both plans: 3 + 9 + 5 - 2.
    expect(phoneGames()).toHaveLength(15)
    expect(paper().querySelectorAll('abbr')).toHaveLength(15)
    expect(calls().slice(1).toSorted()).toEqual(
      ['B26NINE', 'B26PRE', 'B26SUITE5'].map(
        (plan) => `GET /api/game-plans/bruins-games/distinct/plans/${plan}`,
      ),
    )
  })

  it('stands beside another of its code, on its own day or the same undated list', async () => {
    nineAre(
      game('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      game('B251009', 'Bruins vs. Ottawa Senators', '2025-11-15'),
      game('B251009', 'Bruins vs. Dallas Stars', '10/05/2025'),
      game('B251009', 'Bruins vs. Buffalo Sabres', '10/12/2025'),
    )
    await open(calendarPath('p26hb-nine'))
    expect([...paper().querySelectorAll('abbr')].map((abbr) => abbr.textContent)).toEqual([
      'CHI',
      'OTT',
    ])
    expect(phoneGames()).toHaveLength(2)
    expect(screen.getByText(/Dallas Stars|Stars/)).toBeInTheDocument()
    expect(screen.getByText(/Sabres/)).toBeInTheDocument()
  })

  it.each(['', 'TBA', 'TBD', 'tba'])(
    'says of the opponent %j that it is open',
    async (opponent) => {
      const event_date = '2025-10-09'
      nineAre({ event_name: 'B251009', team: `Bruins vs. ${opponent}`, event_date })
      await open(calendarPath('p26hb-nine'))
      expect(phoneGames()[0]).toHaveTextContent('Bruins vs. Opponent to be announced')
      const [abbreviation] = paper().querySelectorAll('abbr')
      expect(abbreviation).toHaveTextContent(/^X$/)
    },
  )

  it('lists a game of which nothing but the name is known apart', async () => {
    const nulls = { event_id: null, team: null, game_number: null, event_time: null }
    nineAre(
      { ...nulls, event_name: 'B251009', event_date: null },
      { ...nulls, event_name: 'B251011', event_date: '2025-10-11' },
      { ...nulls, event_name: null, event_date: null },
    )
    await open(calendarPath('p26hb-nine'))
    const apart = screen.getByRole('heading', { name: 'Date to be announced' }).parentElement
    expect(within(apart as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
    expect(phoneGames()).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(broken)
  })

  it('shows a plan of which nothing but code and plans is known', async () => {
    api.faults.add({
      kind: 'raw',
      path: single,
      body: {
        combine_plan_event: 'P26HB-NINE',
        plan_event_title: null,
        plan_event_pdf: null,
        last_updated: null,
        original_plans: 'B26NINE',
      },
    })
    await open(calendarPath('p26hb-nine'))
    expect(phoneGames()).toHaveLength(9)
    expect(screen.queryByText(/Last updated/)).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(broken)
  })
})

describe('the phone list', () => {
  const headings = () =>
    [...document.querySelectorAll('.phone h2, .phone .earlier')].map((found) => found.textContent)

  it('starts with the next game, then its month and on, then what is over', async () => {
    vi.setSystemTime('2025-12-05T04:30:00Z') // still the 4th at the arena
    await open(calendarPath('p26hb-nine'))
    const [next] = document.querySelectorAll('.phone li')
    expect(next).toHaveTextContent('Thu Dec 4')
    expect(headings()).toEqual([
      'Next game',
      'December 2025',
      'January 2026',
      'March 2026',
      'Earlier this season',
      'October 2025',
      'November 2025',
    ])
    expect(phoneGames()).toHaveLength(9)

    vi.setSystemTime('2025-12-05T05:30:00Z') // the page slept over the arena's midnight
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(document.querySelector('.phone li')).not.toHaveTextContent('Thu Dec 4')
    expect(headings()).toContain('Next game')
  })

  it('is the season in order when it is over', async () => {
    vi.setSystemTime('2026-06-01T12:00:00Z')
    await open(calendarPath('p26hb-nine'))
    expect(headings()).toEqual([
      'October 2025',
      'November 2025',
      'December 2025',
      'January 2026',
      'March 2026',
    ])
  })
})

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it('links an address as it is', async () => {
    addPlan('P26PDF', 'B26NINE', 'https://example.com/a.pdf')
    await open(calendarPath('p26pdf'))
    expect(link()).toHaveAttribute('href', 'https://example.com/a.pdf')
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('[check 2] finds a bare file name below the PDF address, encoded', async () => {
    addPlan('P26PDF', 'B26NINE', '../Spring 25?#.pdf')
    await open(calendarPath('p26pdf'))
    expect(link()).toHaveAttribute('href', '/api/pdfs/..%2FSpring%2025%3F%23.pdf')
  })

  it.each(['javascript:alert(1)', ' JaVa\nScript:alert(1)', 'data:text/html,x', '', null])(
    'is no link for %j',
    async (pdf) => {
      addPlan('P26PDF', 'B26NINE', pdf)
      await open(calendarPath('p26pdf'))
      expect(link()).not.toBeInTheDocument()
    },
  )
})
