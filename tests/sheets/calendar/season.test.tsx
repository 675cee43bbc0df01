import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { calls } from '../../screens/kit/requests'
import { allowConsole, api } from '../../setup'
import { addCombinedPlan, beforeTheSeason } from '../kit/season'
import { GAMES_ERROR } from '../kit/words'
import {
  calendarPath,
  doubleHeaders,
  legend,
  open,
  paperMonth,
  phoneGames,
  pricingPath,
} from './calendarSheet'

beforeEach(beforeTheSeason)

describe('before there is a sheet', () => {
  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26FULL' })
    renderApp(calendarPath('p26rafb-p'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
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
