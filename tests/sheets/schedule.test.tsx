import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON } from '../mock-api/data/season'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { allowConsole, api } from '../setup'
import { gameOnTheWire, gamesOf } from './kit/season'
import { GAMES_ERROR, REPS_FAILED } from './kit/words'

const plans = 'distinct/plans/pricing/'

const inOctober = (day: string) =>
  gameOnTheWire(`B2510${day}`, 'Bruins vs. Chicago Blackhawks', `2025-10-${day}`)

const path = (planname: string, repname = 'zoenunez') => `/bruins/schedule/${planname}/${repname}`
const planCalls = () => calls().filter((call) => call.includes(plans))

async function open(address: string) {
  const view = renderApp(address)
  await screen.findByRole('button', { name: 'Print' })
  return view
}

/** The rows of a block: date, opponent, time. */
function rows(name: string | RegExp): string[][] {
  const table = screen.getByRole('table', { name })
  return within(table)
    .getAllByRole('row')
    .filter((row) => row.querySelector('td'))
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent ?? ''))
}

it('names the next game above a list that has begun, and pales what is over', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2025-11-02T16:00:00Z')
  await open(path('5plan'))
  const lists = screen.getAllByRole('table')
  for (const list of lists) {
    const over = [...list.querySelectorAll('.past')]
    const first = [...list.querySelectorAll('tbody tr')].find(
      (row) => row.querySelector('td') && !over.includes(row),
    )
    expect(over.length).toBeGreaterThan(0)
    const said = within(list).getByText('Next game').closest('p')
    expect(said?.textContent).toContain(first?.querySelector('td')?.textContent ?? 'none')
  }
})

describe('every schedule', () => {
  const blocks = {
    '5plan': [
      ['5-Game Plan A', 'BP265PLANA'],
      ['5-Game Plan B', 'BP265PLANB'],
    ],
    '6plan': [
      ['6-Game Plan A', 'BP266PLANA'],
      ['6-Game Plan B', 'BP266PLANB'],
    ],
    '11gameplan': [
      ['Weekend Plan', 'BP26WEEKEND'],
      ['Rivals, Black Friday & Home Opener', 'BP26RIVAL', 'BP26BLACK', 'BP26OPENER'],
    ],
    halfseason: [
      ['Half Season Plan A', 'BP26HALFSEASONPLANA'],
      ['Half Season Plan B', 'BP26HALFSEASONPLANB'],
    ],
  } as const

  it.each(Object.entries(blocks))('%s has its blocks with their games', async (name, wanted) => {
    await open(path(name))
    await waitFor(() => expect(document.title).toBe('Bruins Plan Schedule'))
    expect(screen.getAllByRole('table')).toHaveLength(wanted.length)
    for (const [title, ...parts] of wanted) {
      const named: readonly string[] = parts
      const codes = SAMPLE_PLANS.flatMap(({ name, games }) => (named.includes(name) ? games : []))
      const season = SEASON.filter(({ code }) => codes.includes(code))
      expect(season.length).toBeGreaterThan(0)
      const shown = rows(new RegExp(`^${title}`))
      expect(shown).toHaveLength(season.length)
      season.forEach(({ city, nickname, kind }, index) => {
        const mark = kind === 'preseason' ? ' *PRESEASON' : ''
        expect(shown[index]?.[1]).toContain(`vs. ${city} ${nickname}${mark}`)
      })
    }
    // Each plan is asked for once, and nothing but plans and reps.
    expect(planCalls().toSorted()).toEqual(
      wanted
        .flatMap(([, ...parts]) => parts)
        .map((plan) => `GET /api/game-plans/bruins-games/${plans}${plan.toLowerCase()}`)
        .toSorted(),
    )
    expect(calls().filter((call) => !call.includes(plans))).toEqual([
      'GET /api/game-plans/bruins/reps',
    ])
    expect(screen.getByText(/All times Eastern/)).toBeInTheDocument()
    expect(screen.queryByText('Resale threshold: 60%') !== null).toBe(name === 'halfseason')
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})

it('names each month, with its year, above its games', async () => {
  await open(path('halfseason'))
  const table = screen.getByRole('table', { name: /^Half Season Plan A/ })
  const months = [...table.querySelectorAll('tbody')].map(({ rows: [name, ...games] }) => [
    name?.textContent,
    ...games.map((game) => game.cells[0]?.textContent?.split(' ')[1]),
  ])
  expect(months.map(([name]) => name)).toEqual([
    ...['September 2025', 'October 2025', 'November 2025', 'December 2025'],
    ...['January 2026', 'March 2026', 'April 2026'],
  ])
  for (const [name, ...games] of months)
    expect(new Set(games)).toEqual(new Set([name?.slice(0, 3)]))
})

it('shows the 11-game schedule as two plans, the second as one list that names its parts', async () => {
  allowConsole(GAMES_ERROR)
  gamesOf('pricing/bp26rival', inOctober('21'), inOctober('09'))
  gamesOf('pricing/bp26opener', inOctober('09'))
  api.faults.add({ kind: 'status', status: 404, path: 'bp26black' })
  await open(path('11gameplan'))
  const headings = screen.getAllByRole('heading').map(({ textContent }) => textContent?.trim())
  expect(headings).toEqual(['11-Game Plans', 'Weekend Plan', 'Rivals, Black Friday & Home Opener'])
  expect(screen.getByText('2 games: 2 Rivals, 1 Home Opener')).toBeInTheDocument()
  expect(rows(/^Rivals/)).toEqual([
    ['Thu, Oct 9', 'CHIvs. Chicago Blackhawks Rivals, Home Opener', '7:00 PM'],
    ['Tue, Oct 21', 'CHIvs. Chicago Blackhawks Rivals', '7:00 PM'],
  ])
  expect(screen.getByRole('alert')).toHaveTextContent('the games of Black Friday could not be')
  expect(screen.getAllByRole('button', { name: /^Add .* to calendar$/ })).toHaveLength(2)
})

describe('before there is a sheet', () => {
  it.each(['bruins/reps', 'bp265planb'])('says that it loads while %s is open', async (call) => {
    api.faults.add({ kind: 'hang', path: call })
    renderApp(path('5plan'))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
  })

  it.each(['7plan', 'plana', 'constructor', '5-gameplan'])(
    '[check 21] knows no schedule %s, and asks for nothing',
    async (name) => {
      renderApp(path(name))
      expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeInTheDocument()
      expect(screen.getByRole('alert')).toHaveTextContent(/check the link/)
      await waitFor(() => expect(document.title).toBe('Game Plans'))
      expect(calls()).toEqual([])
    },
  )

  it('loads all again when reps and games failed', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404 })
    const { user } = renderApp(path('5plan'))
    expect(await screen.findByText(REPS_FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: /^5-Game Plan A/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })
})

describe('ugly data', () => {
  it('a block without games says so', async () => {
    gamesOf('pricing/bp265plana')
    await open(path('5plan'))
    expect(rows('5-Game Plan A')).toEqual([['No games in this plan yet.']])
    expect(rows(/^5-Game Plan B/)).toHaveLength(5)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('nothing known is said in words or left blank', async () => {
    gamesOf(
      'pricing/bp265plana',
      gameOnTheWire('B251230', null, null, '00:00:00'),
      // Of the season before: not shown.
      gameOnTheWire('B250831', 'Bruins vs. Kings', '2025-08-31'),
      gameOnTheWire('B251008', 'Bruins vs. Moscow Nobodies', '2025-10-08', '00:00:00'),
      gameOnTheWire('B251007', 'Bruins vs. TBA', '2025-10-07', ''),
      gameOnTheWire('B251006', 'PRESEASON Bruins vs. Kings', '2025-10-06', 'tbd'),
      { event_name: 'B251005', event_date: '10/05/2025' },
      { event_name: null, event_date: '2025-10-01' },
    )
    await open(path('5plan'))
    expect(rows(/^5-Game Plan A/)).toEqual([
      ['Mon, Oct 6', 'LAKvs. Los Angeles Kings *PRESEASON', 'tbd'],
      ['Tue, Oct 7', 'Xvs. Opponent to be announced', ''],
      ['Wed, Oct 8', 'Xvs. Moscow Nobodies', ''],
      ['10/05/2025', 'Xvs. Opponent to be announced', ''],
      ['To be announced', 'Xvs. Opponent to be announced', ''],
    ])
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})
