import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { allowConsole, api } from '../setup'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from './kit/season'
import { GAMES_ERROR } from './kit/words'

/*
 * jsdom knows no media queries: the paper's month grid and the phone's list are both in the
 * document, so every question is asked of one of them.
 */

const calendarPath = (code: string) => `/bgs/calendar/${code}`
const pricingPath = (code: string) => `/bgs/calendar/pricing-sheet/${code}`

/** Opens the sheet, and waits for what it shows. */
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
/** Of a price's elements the one with all of it. */
const price = (text: string) => (_: string, element: Element | null) =>
  element?.textContent === text
const paper = () => document.querySelector<HTMLElement>('.months') as HTMLElement
/** The phone's months, without its repetition of the next game. */
const phoneGames = () => [...document.querySelectorAll<HTMLElement>('.phone .month li')]
const legend = () =>
  within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
const doubleHeaders = () => screen.queryByRole('heading', { name: /^Double Header \/ NBA CUP/ })

beforeEach(beforeTheSeason)

describe('before there is a sheet', () => {
  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26FULL' })
    renderApp(calendarPath('p26rafb-p'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    await waitFor(() => expect(screen.getByText('Loading schedule...')).toBeInTheDocument())
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it.each(['B26WAITLIST', ' , ,'])("has no games in the plans '%s'", async (plans) => {
    addCombinedPlan('P26EMPTY', plans)
    renderApp(calendarPath('p26empty'))
    expect(
      await screen.findByText('There are no games in A Plan of Tests yet.'),
    ).toBeInTheDocument()
  })
})

describe('when the games of an original plan cannot be loaded', () => {
  it('[check 59] names the missing plan on the sheet and loads it on Try Again', async () => {
    allowConsole(GAMES_ERROR)
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
})

describe('the whole season (p26all)', () => {
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
    expect(december.getAllByText(price('A:$xx.xx'))).toHaveLength(5)
    expect(legend()).toEqual([
      'NBA CUP potential home game',
      'NBA CUP group play (*GP)',
      '$xx.xx price to be announced',
    ])
    expect(within(paperMonth('November 2025')).getAllByText('*GP')).toHaveLength(2)
  })
})

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it('[check 2] finds a bare file name below the PDF address, encoded', async () => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: '../Spring 25?#.pdf' })
    await open(calendarPath('p26pdf'))
    expect(link()).toHaveAttribute('href', '/api/pdfs/..%2FSpring%2025%3F%23.pdf')
  })

  it.each(['javascript:alert(1)', null])('is no link for %j', async (pdf) => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: pdf })
    await open(calendarPath('p26pdf'))
    expect(link()).not.toBeInTheDocument()
  })
})

describe('what one game says', () => {
  it('has opponent, time and prices of the fixed table', async () => {
    await open(calendarPath('p26hb-nine'))
    const october = within(paperMonth('October 2025'))
    expect(october.getByText('CHI')).toBeInTheDocument()
    expect(october.getAllByText('7:00')).not.toEqual([])
    expect(october.getByText(price('A:$186'))).toBeInTheDocument()
    expect(october.getByText(price('B:$176'))).toBeInTheDocument()
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
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251007', 'Bruins vs. Moscow Nobodies', '2025-10-07', '00:00:00'),
      gameOnTheWire('B251008', 'Bruins', '2025-10-08', '13:05:00'),
    )
    await open(calendarPath('p26hb-nine'))
    const october = within(paperMonth('October 2025'))
    expect(october.getAllByText('X')).toHaveLength(2)
    expect(october.getAllByText(price('A:$xx'))).toHaveLength(2)
    expect(october.getAllByText(price('B:$xx'))).toHaveLength(2)
    expect(october.getByText('1:05')).toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(/12:00|00:00|AM|PM/)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it.each(['', 'TBA'])('says of the opponent %j that it is open', async (opponent) => {
    const event_date = '2025-10-09'
    gamesOf('B26NINE', { event_name: 'B251009', team: `Bruins vs. ${opponent}`, event_date })
    await open(calendarPath('p26hb-nine'))
    expect(phoneGames()[0]).toHaveTextContent('Bruins vs. Opponent to be announced')
    const [abbreviation] = paper().querySelectorAll('abbr')
    expect(abbreviation).toHaveTextContent(/^X$/)
  })

  it('lists a game of which nothing but the name is known apart', async () => {
    const nulls = { event_id: null, team: null, game_number: null, event_time: null }
    gamesOf(
      'B26NINE',
      { ...nulls, event_name: 'B251009', event_date: null },
      { ...nulls, event_name: 'B251011', event_date: '2025-10-11' },
      { ...nulls, event_name: null, event_date: null },
    )
    await open(calendarPath('p26hb-nine'))
    const apart = screen.getByRole('heading', { name: 'Date to be announced' }).parentElement
    expect(within(apart as HTMLElement).getAllByRole('listitem')).toHaveLength(1)
    expect(phoneGames()).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})

describe('the signs in the cells', () => {
  const signs = () => screen.getByText(/price per seat$/).closest('p')

  it('are explained, and that all times are p.m. where that is so', async () => {
    const { unmount } = await open(calendarPath('p26all'))
    expect(signs()).toHaveTextContent(
      'A, B Row A, Row B, price per seatPRE preseasonAll times p.m.',
    )
    unmount()
    gamesOf('B26NINE', gameOnTheWire('B251007', 'Bruins vs. Kings', '2025-10-07', '11:30:00'))
    await open(calendarPath('p26hb-nine'))
    expect(signs()).toHaveTextContent(/^A, B Row A, Row B, price per seat$/)
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
      'Earlier this season (3)',
      'October 2025',
      'November 2025',
      'December 2025',
      'January 2026',
      'March 2026',
    ])
    expect(phoneGames()).toHaveLength(9)

    vi.setSystemTime('2025-12-05T05:30:00Z') // the page slept over the arena's midnight
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(document.querySelector('.phone li')).not.toHaveTextContent('Thu Dec 4')
    expect(headings()).toContain('Next game')
  })
})
