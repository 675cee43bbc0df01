import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectedGames } from '../../browser/expectedGames'
import { SAMPLE_COMBINED_PLANS } from '../../mock-api/data/combinedPlans'
import type { Json } from '../../mock-api/wire'
import { renderApp } from '../../renderApp'
import { calls } from '../../screens/kit/requests'
import { BROKEN } from '../../screens/kit/words'
import { allowConsole, api } from '../../setup'
import { single, waitsAndFailsWithItsWords } from '../kit/beforeTheSheet'
import { addCombinedPlan, beforeTheSeason, gamesOf } from '../kit/season'
import { FAILED, GAMES_ERROR } from '../kit/words'
import {
  calendarPath,
  doubleHeaders,
  legend,
  open,
  paper,
  paperMonth,
  phoneGames,
  pricingPath,
} from './calendarSheet'

beforeEach(beforeTheSeason)

describe('before there is a sheet', () => {
  waitsAndFailsWithItsWords(calendarPath, async () => {
    await screen.findByRole('list', { name: 'Legend' })
    expect(phoneGames()).toHaveLength(9)
  })

  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26FULL' })
    renderApp(calendarPath('p26rafb-p'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
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
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('reads plan and games behind an HTML warning', async () => {
    api.faults.add({ kind: 'warning' })
    await open(calendarPath('p26hb-nine'))
    expect(phoneGames()).toHaveLength(9)
  })

  it.each(['B26WAITLIST', ' , ,', ''])("has no games in the plans '%s'", async (plans) => {
    addCombinedPlan('P26EMPTY', plans)
    renderApp(calendarPath('p26empty'))
    expect(
      await screen.findByText('There are no games in A Plan of Tests yet.'),
    ).toBeInTheDocument()
  })

  it('has no games when all of them lie outside its season', async () => {
    gamesOf(
      'B26NINE',
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

  it('shows no empty sheet when it was the only one', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'no-answer', path: 'distinct/plans/B26NINE' })
    const { user } = renderApp(calendarPath('p26hb-nine'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
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
      const times = [...section.querySelectorAll('.time')].map(
        (found) => /\d+:\d\d/.exec(found.textContent ?? '')?.[0] ?? '',
      )
      const notes = section.querySelectorAll('ul li').length
      if (notes === 0) {
        expect(times.toSorted(), name).toEqual(wanted.map((found) => found.time).toSorted())
      }
    }
    // The five days of the cup week are one line in a list.
    expect(phoneGames()).toHaveLength(games.length - 4)
    expect(document.body.textContent).not.toMatch(BROKEN)

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
      '$xx.xx price to be announced',
    ])
    expect(screen.getByRole('link', { name: 'P26FA' })).toHaveAttribute(
      'href',
      '/game-plans/bgs/calendar/p26fa',
    )
    expect(screen.getByText('localhost:3000/game-plans/bgs/calendar/p26fa')).toBeInTheDocument()
  })

  it('has the double-header table with both price columns', async () => {
    await open(calendarPath('p26all'))
    const section = doubleHeaders()?.closest('section')
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
    expect(legend()).toEqual([
      'NBA CUP potential home game',
      'NBA CUP group play (*GP)',
      '$xx.xx price to be announced',
    ])
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

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it('links an address as it is', async () => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: 'https://example.com/a.pdf' })
    await open(calendarPath('p26pdf'))
    expect(link()).toHaveAttribute('href', 'https://example.com/a.pdf')
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it('[check 2] finds a bare file name below the PDF address, encoded', async () => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: '../Spring 25?#.pdf' })
    await open(calendarPath('p26pdf'))
    expect(link()).toHaveAttribute('href', '/api/pdfs/..%2FSpring%2025%3F%23.pdf')
  })

  it.each(['javascript:alert(1)', ' JaVa\nScript:alert(1)', 'data:text/html,x', '', null])(
    'is no link for %j',
    async (pdf) => {
      addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: pdf })
      await open(calendarPath('p26pdf'))
      expect(link()).not.toBeInTheDocument()
    },
  )
})
