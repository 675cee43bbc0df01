import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { calls } from '../screens/kit/requests'
import { BROKEN } from '../screens/kit/words'
import { allowConsole, api } from '../setup'
import { asOnADesk } from './kit/desk'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from './kit/season'
import { GAMES_ERROR } from './kit/words'

const sheetPath = (code: string) => `/bgs/package/${code}`
const calendarPath = (code: string) => `/bgs/package/${code}?view=calendar`
const textPath = (code: string) => `/bgs/package/${code}/text`

const heading = () => screen.findByRole('heading', { level: 2, name: 'GAMES IN YOUR PACKAGE' })
/** Opens the sheet on a desk, without the list that phones have beside the paper, and waits for it. */
async function open(path: string) {
  asOnADesk()
  return openAnyWidth(path)
}

/** The same with the phone's list in the document too: jsdom knows no widths. */
async function openAnyWidth(path: string) {
  const view = renderApp(path)
  await heading()
  return view
}

/** The cards of one list: of a team, of undated games, or of all when there is but one list. */
const cards = (name?: string): HTMLElement[] =>
  name
    ? within(screen.getByRole('region', { name })).getAllByRole('listitem')
    : [...document.querySelectorAll<HTMLElement>('li.card')]

const everyPath = [sheetPath, calendarPath, textPath]

const listHeadings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((found) => found.textContent)

beforeEach(beforeTheSeason)

describe.each([
  ['cards', sheetPath],
  ['calendar', calendarPath],
  ['text', textPath],
])('before there is a sheet (%s)', (_form, path) => {
  it('says so when the plan has no games, or none of this season', async () => {
    addCombinedPlan('P26EMPTY', 'B26WAITLIST, ,')
    const { unmount } = renderApp(path('p26empty'))
    expect(
      await screen.findByText('There are no games in A Plan of Tests yet.'),
    ).toBeInTheDocument()
    unmount()
    gamesOf('B26NINE', gameOnTheWire('B250831', 'Bruins vs. Dallas Stars', '2025-08-31'))
    renderApp(path('p26hb-nine'))
    expect(
      await screen.findByText('There are no games in Nine Bruins Nights yet.'),
    ).toBeInTheDocument()
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
  expect(document.body.textContent).not.toMatch(BROKEN)
})

describe('the sheet of both teams (p26suite10)', () => {
  it('has a column for each team', async () => {
    await open(sheetPath('p26suite10'))
    expect(listHeadings()).toEqual(['Bruins 5 games', 'Celtics 5 games'])
    expect(cards('Bruins 5 games').map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^CHI.*Thu, Oct 9vs\. Chicago Blackhawks.*7:00 PM/),
      expect.stringMatching(/^CAR.*Sat, Nov 1vs\. Carolina Hurricanes.*1:00 PM/),
      expect.stringMatching(/^MTL.*Tue, Dec 23/),
      expect.stringMatching(/^NYR.*Sat, Jan 10.*DOUBLE HEADER$/),
      expect.stringMatching(/^TOR.*Tue, Mar 24/),
    ])
    const bruins = within(screen.getByRole('region', { name: 'Bruins 5 games' }))
    expect(bruins.getAllByRole('list')).toHaveLength(5)
    for (const month of ['October 2025', 'January 2026', 'March 2026'])
      expect(bruins.getByRole('list', { name: month })).toBeInTheDocument()
    expect(screen.getByText(/^Start times may change/)).toHaveTextContent(
      /11\/15 and 12\/6\. None of the games in this package is on those dates\.$/,
    )
    expect(cards('Celtics 5 games')).toHaveLength(5)
  })

  it('fills its page: rows up to 30 points higher than logos, and no short dots', async () => {
    await open(sheetPath('p26suite10'))
    const lists = document.querySelector<HTMLElement>('.lists')
    expect(Number(lists?.style.getPropertyValue('--row-height'))).toBe(75)
    expect(Number(lists?.style.getPropertyValue('--month-height'))).toBe(26)
    expect(document.querySelector('li.leader')).toBeNull()
  })
})

it('numbers the games that it counts', async () => {
  gamesOf(
    'B26NINE',
    gameOnTheWire('C251209', 'NBA CUP Celtics vs. TBD - Potential Home Game', '2025-12-09'),
    gameOnTheWire('C260110', 'Celtics vs. San Antonio Spurs', '2026-01-10'),
    gameOnTheWire('C260210', 'Celtics vs. Chicago Bulls', '2026-02-10'),
  )
  await open(sheetPath('p26hb-nine'))
  expect(screen.getByText('2 games + 1 potential NBA CUP game')).toBeInTheDocument()
  expect(cards().map((card) => card.classList.contains('potential'))).toEqual([true, false, false])
  const before = (month: string) =>
    screen.getByRole('list', { name: month }).style.getPropertyValue('--games-before')
  expect([before('January 2026'), before('February 2026')]).toEqual(['0', '1'])
})

describe('the sheet of one team', () => {
  it('links its PDF', async () => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf: 'https://example.com/a.pdf' })
    await open(sheetPath('p26pdf'))
    const link = screen.getByRole('link', { name: 'Download PDF' })
    expect(link).toHaveAttribute('href', 'https://example.com/a.pdf')
  })

  it('is called by its code when it has no title, and leaves out what is unknown', async () => {
    addCombinedPlan('P26BARE', 'B26NINE', { plan_event_title: null, last_updated: '' })
    await open(sheetPath('p26bare'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('P26BARE')
    expect(screen.queryByText(/last updated/)).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(BROKEN)
  })
})

describe('what one card says', () => {
  it('marks cup games with a bold NBA CUP, and puts the five December days into one week', async () => {
    await open(sheetPath('p26hc-cup'))
    expect(cards().map((card) => card.textContent)).toEqual([
      expect.stringMatching(/^BKN.*Fri, Nov 21vs\. Brooklyn Nets.*7:30 PM.*NBA CUP/),
      expect.stringMatching(/^DET.*Wed, Nov 26.*NBA CUP/),
      expect.stringMatching(/^CUP.*Week of Dec 8th.*vs\. Opponent to be announced.*NBA CUP/),
    ])
    for (const mark of screen.getAllByText('NBA CUP')) expect(mark.tagName).toBe('B')
    expect(screen.getByText('2 games + 1 potential NBA CUP game')).toBeInTheDocument()
  })

  it('shows X and the name of an unknown opponent, and no time for midnight', async () => {
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251007', 'Bruins vs. Moscow Nobodies', '2025-10-07', '00:00:00'),
      gameOnTheWire('B251008', 'Bruins', '2025-10-08', '13:05:00'),
      gameOnTheWire('B251009', null, '2025-10-09', null),
    )
    await open(sheetPath('p26hb-nine'))
    const [nobodies, none, bare] = cards()
    expect(nobodies).toHaveTextContent(/^XTue, Oct 7vs\. Moscow Nobodies$/)
    expect(none).toHaveTextContent(/^XWed, Oct 8vs\. Opponent to be announced1:05 PM$/)
    expect(bare).toHaveTextContent(/^XThu, Oct 9vs\. Opponent to be announced$/)
    expect(document.body.textContent).not.toMatch(/12:00|00:00/)
    expect(document.body.textContent).not.toMatch(BROKEN)
  })

  it('lists games without a real day apart, at the end', async () => {
    gamesOf(
      'B26NINE',
      gameOnTheWire('B2', 'Bruins vs. Dallas Stars', '2025-02-30', '20:00:00'),
      gameOnTheWire('B3', 'Bruins vs. Buffalo Sabres', null, null),
      gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
    )
    await open(sheetPath('p26hb-nine'))
    expect(listHeadings()).toEqual(['Date to be announced 2 games'])
    expect(cards('Date to be announced 2 games').map((card) => card.textContent?.trim())).toEqual([
      'DALvs. Dallas Stars8:00 PM',
      'BUFvs. Buffalo Sabres',
    ])
    expect(screen.getAllByText(/^vs\. /)).toHaveLength(3)
    expect(document.body.textContent).not.toMatch(/02-30|Feb 30|Mar 2/)
  })

  it('stands once however often the plans name it, and never from another season', async () => {
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      gameOnTheWire('b251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      gameOnTheWire('B250831', 'Bruins vs. Dallas Stars', '2025-08-31'),
    )
    addCombinedPlan('P26TWICE', 'B26NINE, B26SUITE5')
    await open(sheetPath('p26twice'))
    expect(screen.getAllByText('vs. Chicago Blackhawks')).toHaveLength(1)
    expect(cards()).toHaveLength(5)
    expect(screen.queryByText('vs. Dallas Stars')).not.toBeInTheDocument()
  })
})

const phone = () => within(document.querySelector<HTMLElement>('.phone') as HTMLElement)
/** What the phone's list says, line by line: a game by its opponent, over or not. */
const lines = () =>
  [...document.querySelectorAll('.phone :is(h3, summary, li)')].map((line) => {
    const match = line.querySelector('.match')?.textContent
    return match ? `${match}${line.classList.contains('past') ? ' (over)' : ''}` : line.textContent
  })

it('lists two teams by date on phones, what is over folded above, and by team or of one', async () => {
  vi.setSystemTime('2025-12-06T17:00:00Z')
  const { user } = await openAnyWidth(sheetPath('p26suite10'))
  const next = ['Next game', 'Bruins vs. Montreal Canadiens']
  expect(lines().slice(0, 8)).toEqual([
    ...next,
    'Earlier this season (4)',
    'Bruins vs. Chicago Blackhawks (over)',
    'Celtics vs. Philadelphia 76ers (over)',
    'Bruins vs. Carolina Hurricanes (over)',
    'Celtics vs. Los Angeles Lakers (over)',
    'Bruins vs. Montreal Canadiens',
  ])
  const folded = phone().getByText('Earlier this season (4)').closest('details')
  expect(folded).not.toHaveAttribute('open')
  // It has no heading to be found by, and is below the next game's.
  expect(phone().getByRole('region', { name: 'By date' })).toBeInTheDocument()

  await user.click(phone().getByRole('button', { name: 'Bruins' }))
  expect(lines()).toHaveLength(8)

  await user.click(phone().getByRole('button', { name: 'All games' }))
  await user.click(phone().getByRole('button', { name: 'By date', pressed: true }))
  expect(lines().slice(0, 8)).toEqual([
    ...next,
    'Bruins 5 games',
    'Earlier this season (2)',
    'vs. Chicago Blackhawks (over)',
    'vs. Carolina Hurricanes (over)',
    'vs. Montreal Canadiens',
    'vs. New York Rangers',
  ])
  expect(lines().filter((line) => line === 'Earlier this season (2)')).toHaveLength(2)
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
    // Letters, not color alone; 10 January is a day of both teams.
    expect(october.getByRole('cell', { name: '9 B CHI' })).toHaveClass('bruins')
    expect(october.getByRole('cell', { name: '22 C PHI' })).toHaveClass('celtics')
    const january = within(screen.getByRole('table', { name: 'January 2026' }))
    expect(january.getByRole('cell', { name: '10 BC NYR SAS' })).toBeInTheDocument()
    // A month is whole: its weeks without games too.
    expect(january.getAllByRole('row')).toHaveLength(6)
    expect(january.getByRole('cell', { name: '9' })).toBeInTheDocument()
    const legend = within(screen.getByRole('list', { name: 'Legend' })).getAllByRole('listitem')
    expect(legend.map(({ textContent }) => textContent)).toEqual([
      'BBruins',
      'CCeltics',
      'BCBoth teams, double header',
    ])
  })

  it('is a link away, and back, without asking the server again', async () => {
    const { user } = await open(sheetPath('p26hb-nine'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    api.log.length = 0
    await user.click(screen.getByRole('link', { name: 'With calendar' }))
    expect(screen.getAllByRole('table')).toHaveLength(5)
    expect(window.location.search).toBe('?view=calendar')
    await user.click(screen.getByRole('link', { name: 'Cards only' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(window.location.search).toBe('')
    expect(calls()).toEqual([])
  })
})

describe('the text variant', () => {
  const lines = () =>
    screen
      .getAllByRole('row')
      .map((row) => [...row.children].map(({ textContent }) => textContent).join(' | '))

  it('marks preseason, cup and unknown games', async () => {
    addCombinedPlan('P26MIX', 'C26CUP,B26PRE')
    await open(textPath('p26mix'))
    expect(lines()).toEqual([
      'Date | Game | Time',
      'Sun, Sep 21, 2025 | Bruins vs. Washington Capitals* | 5:00 PM',
      'Mon, Sep 29, 2025 | Bruins vs. Philadelphia Flyers* | 7:00 PM',
      'Sat, Oct 4, 2025 | Bruins vs. New York Rangers* | 2:00 PM',
      'Fri, Nov 21, 2025 | Celtics vs. Brooklyn Nets · NBA CUP | 7:30 PM',
      'Wed, Nov 26, 2025 | Celtics vs. Detroit Pistons · NBA CUP | 5:00 PM',
      'Week of Dec 8th | Celtics vs. Opponent to be announced · NBA CUP · Potential home game | ',
    ])
    expect(screen.getByRole('row', { name: /Flyers/ })).toHaveClass('preseason')
    expect(screen.getByRole('row', { name: /Nets/ })).not.toHaveClass('preseason')
    expect(screen.getAllByText('NBA CUP').every(({ tagName }) => tagName === 'B')).toBe(true)
    expect(screen.getByText('*PRESEASON GAME')).toBeInTheDocument()
  })

  it('copies everything as plain text with real line breaks, and says so', async () => {
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      gameOnTheWire('B251011', 'PRESEASON Bruins vs. Buffalo Sabres', '2025-10-11', '13:00:00'),
      gameOnTheWire('B2', 'Bruins vs. Dallas Stars', '2025-02-30'),
    )
    const { user } = await open(textPath('p26hb-nine'))
    await user.click(screen.getByRole('button', { name: 'Copy' }))
    expect(await screen.findByText('Copied. Paste it into your email.')).toHaveAttribute(
      'role',
      'status',
    )
    expect(await navigator.clipboard.readText()).toBe(
      [
        'Nine Bruins Nights',
        'TD Garden · 2025–26 season',
        'Start times may change. Please check the date and time again before you leave for a game.',
        'GAMES IN YOUR PACKAGE',
        '3 games. All times Eastern.',
        'Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks\n' +
          'Sat, Oct 11, 2025 · 1:00 PM · Bruins vs. Buffalo Sabres*',
        'Date to be announced',
        '7:00 PM · Bruins vs. Dallas Stars',
        '*PRESEASON GAME',
        'Need more seats? Extra tickets outside your package are very limited and sold first come, first served; they are not guaranteed. Please contact your account manager.',
        'Season calendar of these games: http://localhost:3000/game-plans/bgs/calendar/p26hb-nine',
        'Games in Your Package last updated on October 15, 2025',
      ].join('\n\n'),
    )
  })

  it('copies the warning along when games are missing', async () => {
    allowConsole(GAMES_ERROR)
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
    expect(await screen.findByText(/doesn’t allow copying here/)).toHaveAttribute('role', 'status')
    const selected = window.getSelection()?.toString() ?? ''
    expect(selected).toContain('Bruins vs. Chicago Blackhawks')
    expect(selected).not.toContain('Copy')
  })
})
