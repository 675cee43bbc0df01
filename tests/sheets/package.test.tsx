import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { expectedGames } from '../browser/expectedGames'
import { SAMPLE_COMBINED_PLANS } from '../mock-api/data/combinedPlans'
import type { Fault } from '../mock-api/faults'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'

const broken = /undefined|NaN|null|\[object Object\]|Invalid Date/
const planError = /Error fetching combined plan data/
const gamesError = /Error fetching original plan details/
const failed = 'Failed to load data. Please try again later.'
const single = 'combined/distinct/single'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime('2025-09-01T16:00:00Z')
})

const sheetPath = (code: string) => `/bgs/package/${code}`
const calendarPath = (code: string) => `/bgs/package/${code}?view=calendar`
const textPath = (code: string) => `/bgs/package/${code}/text`
const everyPath = [sheetPath, calendarPath, textPath]

const heading = () => screen.findByRole('heading', { level: 2, name: 'GAMES IN YOUR PACKAGE' })
async function open(path: string) {
  const view = renderApp(path)
  await heading()
  return view
}

/** The cards of one list: of a team, of undated games, or of all when there is but one list. */
function cards(name?: string): HTMLElement[] {
  const list = name
    ? screen.getByRole('list', { name })
    : (screen.getAllByRole('list')[0] as HTMLElement)
  return within(list).getAllByRole('listitem')
}
const calls = () => api.log.map(({ method, path, search }) => `${method} ${path}${search}`)
const listHeadings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((found) => found.textContent)

function addPlan(code: string, original_plans: string, given: Record<string, Json> = {}) {
  api.db.combinedPlans.push({
    combine_plan_event: code,
    plan_event_title: 'A Plan of Tests',
    plan_event_pdf: null,
    last_updated: '2025-10-01 00:00:00',
    original_plans,
    ...given,
  })
}
/** The games of B26NINE, whatever the season says. */
function nineAre(...games: Json[]) {
  api.faults.add({ kind: 'raw', body: games, path: 'distinct/plans/B26NINE' })
}
const game = (
  event_name: string,
  team: string | null,
  event_date: string | null,
  event_time: string | null = '19:00:00',
) => ({
  event_id: '1',
  event_name,
  plan_event_name: 'B26NINE',
  team,
  game_number: '1',
  event_date,
  event_time,
})
const bruinsGames = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    game(
      `B${index}`,
      'Bruins vs. Dallas Stars',
      `2025-${10 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, '0')}`,
    ),
  )

describe.each([
  ['cards', sheetPath],
  ['calendar', calendarPath],
  ['text', textPath],
])('before there is a sheet (%s)', (_form, path) => {
  it('says that it loads', async () => {
    api.faults.add({ kind: 'hang', path: single })
    renderApp(path('p26all'))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
  })

  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26SUITE5' })
    renderApp(path('p26suite10'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(await screen.findByText('Loading schedule...')).toBeInTheDocument()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  it('knows no plan by an unknown code', async () => {
    renderApp(path('nope'))
    expect(await screen.findByText('No plan found for nope')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Try Again' })).not.toBeInTheDocument()
    expect(calls()).toEqual(['GET /api/game-plans/combined/distinct/single/nope'])
  })

  it.each<[string, Fault]>([
    ['500', { kind: 'status', status: 500 }],
    ['HTML', { kind: 'html' }],
    ['no answer', { kind: 'no-answer' }],
  ])('fails with its words on %s and loads on Try Again', async (_what, fault) => {
    allowConsole(planError)
    api.faults.add({ ...fault, path: single })
    const { user } = renderApp(path('p26hb-nine'))
    expect(await screen.findByText(failed)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading()
    expect(cards()).toHaveLength(9)
  })

  it('shows no empty sheet when the games of its only plan cannot be loaded', async () => {
    allowConsole(gamesError)
    api.faults.add({ kind: 'status', status: 404, path: 'distinct/plans/B26NINE' })
    const { user } = renderApp(path('p26hb-nine'))
    expect(await screen.findByText(failed)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading()
  })

  it('says so when the plan has no games, or none of this season', async () => {
    addPlan('P26EMPTY', 'B26WAITLIST, ,')
    const { unmount } = renderApp(path('p26empty'))
    expect(
      await screen.findByText('There are no games in A Plan of Tests yet.'),
    ).toBeInTheDocument()
    unmount()
    nineAre(game('B250831', 'Bruins vs. Dallas Stars', '2025-08-31'))
    renderApp(path('p26hb-nine'))
    expect(
      await screen.findByText('There are no games in Nine Bruins Nights yet.'),
    ).toBeInTheDocument()
  })

  it('names the plan that is missing and loads it on Try Again', async () => {
    allowConsole(gamesError)
    addPlan('P26THREE', 'B26SUITE5,C26SUITE5,X26CLASSICS')
    api.faults.add({ kind: 'status', status: 404, path: 'C26SUITE5' })
    const { user } = await open(path('p26three'))
    const warning = screen.getByRole('alert')
    expect(warning).toHaveTextContent('C26SUITE5')
    expect(warning).toHaveTextContent(/missing/)
    expect(warning).not.toHaveTextContent(/B26SUITE5|X26CLASSICS/)
    const before = screen.getAllByText(/vs\. /).length
    api.faults.clear()
    api.log.length = 0
    await user.click(within(warning).getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument())
    // One of its five games is in no other plan.
    expect(screen.getAllByText(/vs\. /)).toHaveLength(before + 1)
    expect(calls()).toEqual(['GET /api/game-plans/celtics-games/distinct/plans/C26SUITE5'])
  })
})

it.each(everyPath)('asks for the plan and each original plan once (%#)', async (path) => {
  await open(path('P26%20ALL'))
  expect(window.location.pathname + window.location.search).toBe(`/game-plans${path('p26all')}`)
  await waitFor(() => expect(document.title).toBe('P26ALL Package'))
  const root = '/api/game-plans'
  expect(calls()[0]).toBe(`GET ${root}/combined/distinct/single/p26all`)
  expect(calls().slice(1).toSorted()).toEqual([
    `GET ${root}/bruins-games/distinct/plans/B26FULL`,
    `GET ${root}/celtics-games/distinct/plans/C26FULL`,
    `GET ${root}/details/X26CLASSICS`,
  ])
  expect(document.body.textContent).not.toMatch(broken)
})

describe('the sheet of both teams (p26suite10)', () => {
  it('has a logo for each team, the title and the note of both teams', async () => {
    await open(sheetPath('p26suite10'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Executive Suite, Ten Games',
    )
    const header = within(
      screen.getByRole('heading', { level: 1 }).closest('header') as HTMLElement,
    )
    expect(header.getAllByText('BOS')).toHaveLength(2)
    expect(header.getByText('Bruins')).toBeInTheDocument()
    expect(header.getByText('Celtics')).toBeInTheDocument()
    expect(screen.getByText(/Start times may change.*in-season tournament/)).toHaveTextContent(
      /11\/15 and 12\/6/,
    )
  })

  it('has a column for each team', async () => {
    await open(sheetPath('p26suite10'))
    expect(listHeadings()).toEqual(['Bruins 5 games', 'Celtics 5 games'])
    expect(cards('Bruins 5 games').map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^CHI.*Thu, Oct 9, 2025.*vs\. Chicago Blackhawks.*7:00 PM/),
      expect.stringMatching(/^CAR.*Sat, Nov 1, 2025.*vs\. Carolina Hurricanes.*1:00 PM/),
      expect.stringMatching(/^MTL.*Tue, Dec 23, 2025/),
      expect.stringMatching(/^NYR.*Sat, Jan 10, 2026/),
      expect.stringMatching(/^TOR.*Tue, Mar 24, 2026/),
    ])
    expect(cards('Celtics 5 games')).toHaveLength(5)
  })

  it('says what the venue has to say', async () => {
    await open(sheetPath('p26suite10'))
    const notice = screen.getByText(/Extra tickets/)
    expect(notice).toHaveTextContent(/outside your package are very limited/)
    expect(notice).toHaveTextContent(/first come, first served/)
    expect(notice).toHaveTextContent(/not guaranteed/)
    expect(notice).toHaveTextContent(/contact your account manager/)
    expect(screen.getByText('All times Eastern')).toBeInTheDocument()
    expect(
      screen.getByText('Games in Your Package last updated on November 2, 2025'),
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Season calendar P26FA' })).toHaveAttribute(
      'href',
      '/game-plans/bgs/calendar/p26fa',
    )
    expect(screen.getByText('localhost:3000/game-plans/bgs/calendar/p26fa')).toBeInTheDocument()
    expect(screen.queryByText('*PRESEASON GAME')).not.toBeInTheDocument()
  })
})

describe('the sheet of one team', () => {
  it('has one logo, one list and the short note', async () => {
    await open(sheetPath('p26hb-nine'))
    expect(screen.getAllByText('BOS')).toHaveLength(1)
    expect(screen.queryByText('Celtics')).not.toBeInTheDocument()
    expect(listHeadings()).toEqual([])
    expect(cards()).toHaveLength(9)
    expect(screen.getByText(/Start times may change/)).not.toHaveTextContent(/tournament|11\/15/)
    expect(screen.getByRole('link', { name: 'Season calendar P26HB' })).toBeInTheDocument()
  })

  it('is called by its code when it has no title, and leaves out what is unknown', async () => {
    addPlan('P26BARE', 'B26NINE', { plan_event_title: null, last_updated: '' })
    await open(sheetPath('p26bare'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('P26BARE')
    expect(screen.queryByText(/last updated/)).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(broken)
  })

  it.each([
    [7, '100px', false],
    [8, '100px', true],
    [10, '100px', true],
    [11, '60px', false],
    [12, '60px', true],
    [39, '60px', true],
    [40, '40px', true],
  ])('draws %i games with logos of %s, in two columns: %s', async (count, size, isHalved) => {
    nineAre(...bruinsGames(count))
    await open(sheetPath('p26hb-nine'))
    expect(cards()).toHaveLength(count)
    const [first] = cards()
    const logo = first?.firstElementChild as HTMLElement
    expect(logo.style.getPropertyValue('--screen-size')).toBe(size)
    expect(first?.parentElement?.classList.contains('halved')).toBe(isHalved)
  })
})

describe('what one card says', () => {
  it('marks preseason games bold with an asterisk, and says what it means', async () => {
    await open(sheetPath('p26pre'))
    const all = [...cards('Bruins 3 games'), ...cards('Celtics 2 games')]
    for (const card of all) {
      expect(card).toHaveTextContent(/vs\. [^*]+\*/)
      expect(card).toHaveClass('preseason')
    }
    expect(screen.getByText('*PRESEASON GAME')).toBeInTheDocument()
  })

  it('marks no other game so', async () => {
    await open(sheetPath('p26hb-nine'))
    for (const card of cards()) {
      expect(card).not.toHaveClass('preseason')
      expect(card).not.toHaveTextContent('*')
    }
  })

  it('marks cup games with a bold NBA CUP, and puts the five December days into one week', async () => {
    await open(sheetPath('p26hc-cup'))
    expect(cards().map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^BKN.*Fri, Nov 21, 2025.*vs\. Brooklyn Nets.*7:30 PM.*NBA CUP/),
      expect.stringMatching(/^DET.*Wed, Nov 26, 2025.*NBA CUP/),
      expect.stringMatching(/^CUP.*Week of Dec 8th.*vs\. Opponent to be announced.*NBA CUP/),
    ])
    for (const mark of screen.getAllByText('NBA CUP')) expect(mark.tagName).toBe('B')
    expect(screen.getByText('3 games')).toBeInTheDocument()
  })

  it('keeps the days apart when one of the five is missing', async () => {
    api.db.games.celtics = api.db.games.celtics.filter((row) => row.event_name !== 'C251210')
    await open(sheetPath('p26hc-cup'))
    expect(screen.queryByText('Week of Dec 8th')).not.toBeInTheDocument()
    expect(cards()).toHaveLength(6)
  })

  it('shows X and the name of an unknown opponent, and no time for midnight', async () => {
    nineAre(
      game('B251007', 'Bruins vs. Moscow Nobodies', '2025-10-07', '00:00:00'),
      game('B251008', 'Bruins', '2025-10-08', '13:05:00'),
      game('B251009', null, '2025-10-09', null),
    )
    await open(sheetPath('p26hb-nine'))
    const [nobodies, none, bare] = cards()
    expect(nobodies).toHaveTextContent(/^XTue, Oct 7, 2025vs\. Moscow Nobodies$/)
    expect(none).toHaveTextContent(/^XWed, Oct 8, 2025vs\. Opponent to be announced1:05 PM$/)
    expect(bare).toHaveTextContent(/^XThu, Oct 9, 2025vs\. Opponent to be announced$/)
    expect(document.body.textContent).not.toMatch(/12:00|00:00/)
    expect(document.body.textContent).not.toMatch(broken)
  })

  it('lists games without a real day apart, at the end', async () => {
    nineAre(
      game('B2', 'Bruins vs. Dallas Stars', '2025-02-30', '20:00:00'),
      game('B3', 'Bruins vs. Buffalo Sabres', null, null),
      game('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
    )
    await open(sheetPath('p26hb-nine'))
    expect(listHeadings()).toEqual(['Date to be announced 2 games'])
    expect(cards('Date to be announced 2 games').map((card) => card.textContent?.trim())).toEqual([
      'DALvs. Dallas Stars8:00 PM',
      'BUFvs. Buffalo Sabres',
    ])
    expect(cards()).toHaveLength(1)
    expect(document.body.textContent).not.toMatch(/02-30|Feb 30|Mar 2/)
  })

  it('stands once however often the plans name it, and never from another season', async () => {
    nineAre(
      game('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      game('b251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      game('B250831', 'Bruins vs. Dallas Stars', '2025-08-31'),
    )
    addPlan('P26TWICE', 'B26NINE, B26SUITE5')
    await open(sheetPath('p26twice'))
    expect(screen.getAllByText('vs. Chicago Blackhawks')).toHaveLength(1)
    expect(cards()).toHaveLength(5)
    expect(screen.queryByText('vs. Dallas Stars')).not.toBeInTheDocument()
  })

  it.each(everyPath)('stands beside another of its code on another day (%#)', async (path) => {
    nineAre(
      game('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      game('B251009', 'Bruins vs. Ottawa Senators', '2025-11-15'),
    )
    await open(path('p26hb-nine'))
    expect(document.body).toHaveTextContent(/Oct.*Nov/)
    expect(document.body).toHaveTextContent(/CHI|Chicago/)
    expect(document.body).toHaveTextContent(/OTT|Ottawa/)
  })
})

describe('every sample plan', () => {
  it.each(SAMPLE_COMBINED_PLANS.map((plan) => plan.combine_plan_event))(
    'shows all games of %s',
    async (code) => {
      const plan = SAMPLE_COMBINED_PLANS.find((found) => found.combine_plan_event === code)
      const games = expectedGames(plan ?? { original_plans: '' })
      await open(sheetPath(code.toLowerCase()))
      const week = screen.queryAllByText('Week of Dec 8th').length
      expect(screen.getAllByText(/^vs\. /)).toHaveLength(games.length - week * 4)
    },
  )
})

describe('?view=calendar', () => {
  it('adds the months of the package to the cards', async () => {
    await open(calendarPath('p26suite10'))
    expect(cards('Bruins 5 games')).toHaveLength(5)
    expect(
      screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent),
    ).toEqual([
      'October 2025',
      'November 2025',
      'December 2025',
      'January 2026',
      'February 2026',
      'March 2026',
    ])
    const october = within(screen.getByRole('table', { name: 'October 2025' }))
    expect(october.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['SUN', 'MON', 'TUE', 'WED', 'THU', 'FRI', 'SAT'],
    ])
    // Letters, not colour alone; 10 January is a day of both teams.
    expect(october.getByRole('cell', { name: '9 B' })).toHaveClass('bruins')
    expect(october.getByRole('cell', { name: '22 C' })).toHaveClass('celtics')
    const january = within(screen.getByRole('table', { name: 'January 2026' }))
    expect(january.getByRole('cell', { name: '10 BC' })).toBeInTheDocument()
    expect(january.getByRole('cell', { name: '9' })).toBeInTheDocument()
    const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
    expect(legend.map(({ textContent }) => textContent)).toEqual(['BBruins', 'CCeltics'])
  })

  it('keeps the five December days apart and marks them as possible', async () => {
    await open(calendarPath('p26hc-cup'))
    const december = within(screen.getByRole('table', { name: 'December 2025' }))
    expect(december.getAllByText('C?')).toHaveLength(5)
    expect(screen.getByRole('list', { name: 'Legend' })).toHaveTextContent(
      'NBA CUP potential home game',
    )
  })

  it('is a link away, and back, without asking the server again', async () => {
    const { user } = await open(sheetPath('p26hb-nine'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    api.log.length = 0
    await user.click(screen.getByRole('link', { name: 'With calendar' }))
    expect(screen.getAllByRole('table')).toHaveLength(6)
    expect(window.location.search).toBe('?view=calendar')
    await user.click(screen.getByRole('link', { name: 'Cards only' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(window.location.search).toBe('')
    expect(calls()).toEqual([])
  })

  it('keeps the wish for a calendar when the address is cleaned', async () => {
    await open('/BGS/Package/P26%20HB-NINE?view=calendar')
    expect(window.location.pathname).toBe('/game-plans/bgs/package/p26hb-nine')
    expect(screen.getAllByRole('table')).toHaveLength(6)
  })

  it('has no calendar of games without a day', async () => {
    nineAre(game('B2', 'Bruins vs. Dallas Stars', ''))
    await open(calendarPath('p26hb-nine'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Calendar' })).not.toBeInTheDocument()
  })
})

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it.each<[string, string]>([
    ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['../Spring 25?#.pdf', '/api/pdfs/..%2FSpring%2025%3F%23.pdf'],
    ['//evil.example/a.pdf', '/api/pdfs/%2F%2Fevil.example%2Fa.pdf'],
  ])('of %s is %s', async (plan_event_pdf, href) => {
    addPlan('P26PDF', 'B26NINE', { plan_event_pdf })
    await open(sheetPath('p26pdf'))
    expect(link()).toHaveAttribute('href', href)
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it.each<[string | null]>([
    [null],
    [''],
    ['javascript:alert(1)'],
    [' JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,x'],
    ['vbscript:x'],
  ])('is absent for %j', async (plan_event_pdf) => {
    addPlan('P26PDF', 'B26NINE', { plan_event_pdf })
    await open(sheetPath('p26pdf'))
    expect(link()).not.toBeInTheDocument()
  })
})

describe('the text variant', () => {
  const lines = () => cards().map((line) => line.textContent)

  it('has a line for each game, in order, with its team', async () => {
    await open(textPath('p26suite10'))
    await waitFor(() => expect(document.title).toBe('P26SUITE10 Package'))
    expect(lines().slice(0, 3)).toEqual([
      'Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks',
      'Wed, Oct 22, 2025 · 7:30 PM · Celtics vs. Philadelphia 76ers',
      'Sat, Nov 1, 2025 · 1:00 PM · Bruins vs. Carolina Hurricanes',
    ])
    expect(lines()).toHaveLength(10)
    expect(screen.getByText('10 games. All times Eastern.')).toBeInTheDocument()
    expect(screen.getByText(/11\/15 and 12\/6/)).toBeInTheDocument()
  })

  it('marks preseason, cup and unknown games', async () => {
    addPlan('P26MIX', 'C26CUP,B26PRE')
    await open(textPath('p26mix'))
    expect(lines()).toEqual([
      'Sun, Sep 21, 2025 · 5:00 PM · Bruins vs. Washington Capitals*',
      'Mon, Sep 29, 2025 · 7:00 PM · Bruins vs. Philadelphia Flyers*',
      'Sat, Oct 4, 2025 · 2:00 PM · Bruins vs. New York Rangers*',
      'Fri, Nov 21, 2025 · 7:30 PM · Celtics vs. Brooklyn Nets · NBA CUP',
      'Wed, Nov 26, 2025 · 5:00 PM · Celtics vs. Detroit Pistons · NBA CUP',
      'Week of Dec 8th · Celtics vs. Opponent to be announced · NBA CUP · Potential home game',
    ])
    expect(screen.getByText('*PRESEASON GAME')).toBeInTheDocument()
  })

  it('copies everything as plain text with real line breaks, and says so', async () => {
    nineAre(
      game('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      game('B251011', 'PRESEASON Bruins vs. Buffalo Sabres', '2025-10-11', '13:00:00'),
      game('B2', 'Bruins vs. Dallas Stars', '2025-02-30'),
    )
    const { user } = await open(textPath('p26hb-nine'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied. Paste it into your e-mail.')).toHaveAttribute(
      'role',
      'status',
    )
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Nine Bruins Nights',
        'P26HB-NINE · 2025–26 season',
        'Start times may change. Please check the date and time again before you leave for a game.',
        'GAMES IN YOUR PACKAGE',
        '3 games. All times Eastern.',
        'Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks\n' +
          'Sat, Oct 11, 2025 · 1:00 PM · Bruins vs. Buffalo Sabres*',
        'Date to be announced',
        '7:00 PM · Bruins vs. Dallas Stars',
        '*PRESEASON GAME',
        'Need more seats? Extra tickets outside your package are very limited and sold first come, first served; they are not guaranteed. Please contact your account manager.',
        'Season calendar P26HB: http://localhost:3000/game-plans/bgs/calendar/p26hb',
        'Games in Your Package last updated on October 15, 2025',
      ].join('\n\n'),
    )
  })

  it('copies the warning along when games are missing', async () => {
    allowConsole(gamesError)
    api.faults.add({ kind: 'status', status: 404, path: 'C26SUITE5' })
    const { user } = await open(textPath('p26suite10'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    await screen.findByText(/^Copied/)
    expect(await navigator.clipboard.readText()).toContain(
      '\n\nIncomplete: the games of C26SUITE5 could not be loaded and are missing here.\n\n',
    )
  })

  it('selects the text when the browser does not let it copy', async () => {
    const { user } = await open(textPath('p26hb-nine'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText(/does not allow copying here/)).toHaveAttribute('role', 'status')
    const selected = window.getSelection()?.toString() ?? ''
    expect(selected).toContain('Bruins vs. Chicago Blackhawks')
    expect(selected).not.toContain('Copy')
  })

  it('leads to the sheet and back', async () => {
    const { user } = await open(textPath('p26hb-nine'))
    await user.click(screen.getByRole('link', { name: 'Package sheet' }))
    await screen.findByRole('link', { name: 'With calendar' })
    expect(window.location.pathname).toBe('/game-plans/bgs/package/p26hb-nine')
    await user.click(screen.getByRole('link', { name: 'Plain text' }))
    expect(await screen.findByRole('button', { name: 'Copy' })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/game-plans/bgs/package/p26hb-nine/text')
  })
})
