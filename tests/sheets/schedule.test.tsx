import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SAMPLE_REPS } from '../mock-api/data/reps'
import { SEASON } from '../mock-api/data/season'
import { renderApp } from '../renderApp'
import { FAILURES } from '../screens/kit/faults'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { allowConsole, api } from '../setup'
import { gameOnTheWire, gamesOf } from './kit/season'
import { FAILED, GAMES_ERROR, REPS_FAILED } from './kit/words'

const plans = 'distinct/plans/pricing/'

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
const tables = () => screen.getAllByRole('table').map((table) => table.querySelector('h2'))
const headings = () => tables().map((heading) => heading?.textContent)

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
      ['Plan A', 'BP265PLANA'],
      ['Plan B', 'BP265PLANB'],
    ],
    '6plan': [
      ['Plan A', 'BP266PLANA'],
      ['Plan B', 'BP266PLANB'],
    ],
    '11gameplan': [
      ['Weekend', 'BP26WEEKEND'],
      ['Rivals', 'BP26RIVAL'],
      ['Black Friday', 'BP26BLACK'],
      ['Home Opener', 'BP26OPENER'],
    ],
    halfseason: [
      ['Plan A', 'BP26HALFSEASONPLANA'],
      ['Plan B', 'BP26HALFSEASONPLANB'],
    ],
  } as const

  it.each(Object.entries(blocks))('%s has its blocks with their games', async (name, wanted) => {
    await open(path(name))
    await waitFor(() => expect(document.title).toBe('Bruins Plan Schedule'))
    expect(screen.getAllByRole('table')).toHaveLength(wanted.length)
    for (const [title, plan] of wanted) {
      const codes = SAMPLE_PLANS.find((found) => found.name === plan)?.games ?? []
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
        .map(([, plan]) => `GET /api/game-plans/bruins-games/${plans}${plan.toLowerCase()}`)
        .toSorted(),
    )
    expect(calls().filter((call) => !call.includes(plans))).toEqual([
      'GET /api/game-plans/bruins/reps',
    ])
    expect(screen.getByText(/All times Eastern/)).toBeInTheDocument()
    expect(screen.queryByText('Resale threshold: 60%') !== null).toBe(name === 'halfseason')
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('has date, opponent with badge, and time', async () => {
    await open(path('11gameplan'))
    expect(rows(/^Home Opener/)).toEqual([['Thu, Oct 9', 'CHIvs. Chicago Blackhawks', '7:00 PM']])
    expect(headings()).toEqual([
      'Weekend 11 games',
      'Rivals 9 games',
      'Black Friday 1 game',
      'Home Opener 1 game',
    ])
    const headers = within(screen.getByRole('table', { name: /^Weekend/ })).getAllByRole(
      'columnheader',
    )
    expect(headers.map((header) => header.textContent)).toEqual(['Date, 2025', 'Opponent', 'Time'])
    // The year stands once more, where it changes.
    const weekend = screen.getByRole('table', { name: /^Weekend/ })
    const years = within(weekend).getAllByRole('rowheader', { name: /^\d{4}$/ })
    expect(years.map((year) => year.textContent)).toEqual(['2026'])
    expect(years[0]?.closest('tr')?.nextElementSibling).toHaveTextContent(/^Sun, Jan 11/)
  })

  it.each([
    ['5plan', 1],
    ['6plan', 1],
    ['11gameplan', 2],
    ['halfseason', 2],
  ])('%s stands in %i columns', async (name, count) => {
    await open(path(name))
    expect(document.querySelectorAll('.column')).toHaveLength(count)
  })

  it.each(SAMPLE_REPS)('is branded with $rep_name, assigned or not', async (rep) => {
    const slugs = ['zoenunez', 'patobrien', 'sianmullerdarcy', 'danawhitfield', 'salesteam']
    const repname = [...slugs, 'lukaszzak', 'newstarter'][rep.rep_id - 1]
    await open(path('5plan', repname))
    const card = screen.getByText(rep.rep_name).closest('address') as HTMLElement
    expect(within(card).getByRole('link', { name: rep.rep_email })).toHaveAttribute(
      'href',
      `mailto:${rep.rep_email}`,
    )
    expect(within(card).getAllByRole('link')).toHaveLength(rep.rep_phone ? 2 : 1)
    if (rep.rep_phone) expect(card).toHaveTextContent(rep.rep_phone)
    // The sales team's fixed number is the youth flyer's.
    expect(card).not.toHaveTextContent('0199')
  })

  it('redirects to its clean address', async () => {
    await open('/Bruins/Schedule/5%20Plan/Zoe%20Nunez')
    expect(window.location.pathname).toBe('/game-plans/bruins/schedule/5plan/zoenunez')
  })
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

  it.each(['nobody', '..', '%F0%9F%8F%92', 'zoenunezz'])('knows no rep %s', async (repname) => {
    renderApp(path('5plan', `${repname}-`))
    expect(
      await screen.findByRole('heading', { name: 'Representative Not Found' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('alert')).toHaveTextContent(/check the link/)
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
  })

  it('knows no rep when there is none, nor one without a name', async () => {
    api.faults.add({ kind: 'raw', body: [{ rep_id: 1, rep_name: null }], path: 'bruins/reps' })
    renderApp(path('5plan', 'null'))
    expect(
      await screen.findByRole('heading', { name: 'Representative Not Found' }),
    ).toBeInTheDocument()
  })

  it.each(FAILURES)('says that reps failed on %s, and loads on Try Again', async (_what, fault) => {
    api.faults.add({ ...fault, path: 'bruins/reps' })
    const { user } = renderApp(path('6plan'))
    expect(await screen.findByText(REPS_FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: /^Plan A/ })).toBeInTheDocument()
  })

  it.each(FAILURES)('says that all games failed on %s, and loads again', async (_what, fault) => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ ...fault, path: plans })
    const { user } = renderApp(path('6plan'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    api.faults.clear()
    api.faults.add({ kind: 'delay', ms: 50 })
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
    expect(await screen.findByRole('table', { name: /^Plan B/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('loads all again when reps and games failed', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404 })
    const { user } = renderApp(path('5plan'))
    expect(await screen.findByText(REPS_FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(await screen.findByRole('button', { name: 'Try Again' }))
    expect(await screen.findByRole('table', { name: /^Plan A/ })).toBeInTheDocument()
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('reads reps and games behind an HTML warning', async () => {
    api.faults.add({ kind: 'warning' })
    await open(path('5plan'))
    expect(rows(/^Plan A/)).toHaveLength(5)
  })
})

describe('when some games cannot be loaded', () => {
  it('names the blocks, and loads only them on Try Again', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404, path: 'bp26rival' })
    api.faults.add({ kind: 'html', path: 'bp26opener' })
    const { user } = await open(path('11gameplan'))
    const warning = screen.getByRole('alert')
    expect(warning).toHaveTextContent('Rivals, Home Opener')
    expect(warning).toHaveTextContent(/missing/)
    expect(headings()).toEqual(['Weekend 11 games', 'Black Friday 1 game'])
    api.faults.clear()
    api.log.length = 0
    await user.click(within(warning).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    expect(headings()).toHaveLength(4)
    expect(planCalls().toSorted()).toEqual(
      ['bp26opener', 'bp26rival'].map((code) => `GET /api/game-plans/bruins-games/${plans}${code}`),
    )
  })

  it('halves the block that is left of a half season', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404, path: 'bp26halfseasonplanb' })
    await open(path('halfseason'))
    expect(headings()).toEqual(['Plan A 22 games', 'Plan A continued'])
    expect(screen.getByRole('alert')).toHaveTextContent('the games of Plan B')
  })
})

describe('ugly data', () => {
  it('a block without games says so', async () => {
    gamesOf('pricing/bp265plana')
    await open(path('5plan'))
    expect(rows('Plan A')).toEqual([['No games in this plan yet.']])
    expect(rows(/^Plan B/)).toHaveLength(5)
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
  })

  it('games outside September to April are not shown', async () => {
    gamesOf(
      'pricing/bp265plana',
      gameOnTheWire('B250831', 'Bruins vs. Kings', '2025-08-31'),
      gameOnTheWire('B250901', 'Bruins vs. Sabres', '2025-09-01'),
      gameOnTheWire('B260430', 'Bruins vs. Stars', '2026-04-30'),
      gameOnTheWire('B260501', 'Bruins vs. Kings', '2026-05-01'),
      gameOnTheWire('B261009', 'Bruins vs. Kings', '2026-10-09'),
    )
    await open(path('5plan'))
    expect(rows(/^Plan A/).map(([date]) => date)).toEqual(['Mon, Sep 1', 'Thu, Apr 30'])
    expect(screen.getByRole('table', { name: 'Plan A 2 games' })).toBeInTheDocument()
  })

  it('nothing known is said in words or left blank', async () => {
    gamesOf(
      'pricing/bp265plana',
      gameOnTheWire('B251230', null, null, '00:00:00'),
      gameOnTheWire('B251008', 'Bruins vs. Moscow Nobodies', '2025-10-08', '00:00:00'),
      gameOnTheWire('B251007', 'Bruins vs. TBA', '2025-10-07', ''),
      gameOnTheWire('B251006', 'PRESEASON Bruins vs. Kings', '2025-10-06', 'tbd'),
      { event_name: 'B251005', event_date: '10/05/2025' },
      { event_name: null, event_date: '2025-10-01' },
    )
    await open(path('5plan'))
    expect(rows(/^Plan A/)).toEqual([
      ['Mon, Oct 6', 'LAKvs. Los Angeles Kings *PRESEASON', 'tbd'],
      ['Tue, Oct 7', 'XOpponent to be announced', ''],
      ['Wed, Oct 8', 'Xvs. Moscow Nobodies', ''],
      ['10/05/2025', 'XOpponent to be announced', ''],
      ['To be announced', 'XOpponent to be announced', ''],
    ])
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('the same game twice stands once, another of its code beside it, in order of days', async () => {
    gamesOf(
      'pricing/bp265plana',
      gameOnTheWire('B251009', 'Bruins vs. Senators', '2025-11-15'),
      gameOnTheWire('B251011', 'Bruins vs. Sabres', '2025-10-11'),
      gameOnTheWire('B251009', 'Bruins vs. Blackhawks', '2025-10-09'),
      gameOnTheWire('b251011', 'Bruins vs. Sabres', '2025-10-11'),
    )
    await open(path('5plan'))
    expect(rows(/^Plan A/).map(([date]) => date)).toEqual([
      'Thu, Oct 9',
      'Sat, Oct 11',
      'Sat, Nov 15',
    ])
    expect(screen.getByRole('table', { name: 'Plan A 3 games' })).toBeInTheDocument()
  })

  it.each([
    [{ rep_email: null, rep_phone: null }, [], 'Zoe Nunez'],
    [{ rep_email: 'a@b.c?bcc=x@evil', rep_phone: '617*#06#' }, [], '617*#06#'],
    [
      { rep_email: 'zoe@example.com', rep_phone: '(617) 555-0101' },
      ['tel:6175550101', 'mailto:zoe@example.com'],
      '(617) 555-0101',
    ],
  ])('a rep of %j', async (fields, links, text) => {
    const rep = { rep_id: 1, rep_name: 'Zoe Nunez', plans: null, ...fields }
    api.faults.add({ kind: 'raw', body: [rep], path: 'bruins/reps' })
    await open(path('5plan'))
    expect(screen.getByText(text)).toBeInTheDocument()
    const ways = [...document.querySelectorAll('address a')]
    expect(ways.map((link) => link.getAttribute('href'))).toEqual(links)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})
