import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { expectedGames } from '../../browser/expectedGames'
import { SAMPLE_COMBINED_PLANS } from '../../mock-api/data/combinedPlans'
import { renderApp } from '../../renderApp'
import { calls } from '../../screens/kit/requests'
import { BROKEN } from '../../screens/kit/words'
import { allowConsole, api } from '../../setup'
import { waitsAndFailsWithItsWords } from '../kit/beforeTheSheet'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from '../kit/season'
import { FAILED, GAMES_ERROR } from '../kit/words'
import { calendarPath, cards, heading, open, sheetPath, textPath } from './packageSheet'

const everyPath = [sheetPath, calendarPath, textPath]

const listHeadings = () =>
  screen.queryAllByRole('heading', { level: 3 }).map((found) => found.textContent)

const bruinsGames = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    gameOnTheWire(
      `B${index}`,
      'Bruins vs. Dallas Stars',
      `2025-${10 + Math.floor(index / 28)}-${String((index % 28) + 1).padStart(2, '0')}`,
    ),
  )

beforeEach(beforeTheSeason)

describe.each([
  ['cards', sheetPath],
  ['calendar', calendarPath],
  ['text', textPath],
])('before there is a sheet (%s)', (_form, path) => {
  waitsAndFailsWithItsWords(path, async () => {
    await heading()
    expect(cards()).toHaveLength(9)
  })

  it('goes on loading until every original plan has answered', async () => {
    api.faults.add({ kind: 'hang', path: 'C26SUITE5' })
    renderApp(path('p26suite10'))
    await waitFor(() => expect(api.log).toHaveLength(3))
    expect(
      await screen.findByText('Loading schedule...', { selector: 'main *' }),
    ).toBeInTheDocument()
    expect(screen.queryByRole('listitem')).not.toBeInTheDocument()
  })

  it('shows no empty sheet when the games of its only plan cannot be loaded', async () => {
    allowConsole(GAMES_ERROR)
    api.faults.add({ kind: 'status', status: 404, path: 'distinct/plans/B26NINE' })
    const { user } = renderApp(path('p26hb-nine'))
    expect(await screen.findByText(FAILED)).toBeInTheDocument()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await heading()
  })

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

  it('names the plan that is missing and loads it on Try Again', async () => {
    allowConsole(GAMES_ERROR)
    addCombinedPlan('P26THREE', 'B26SUITE5,C26SUITE5,X26CLASSICS')
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
  expect(document.body.textContent).not.toMatch(BROKEN)
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
    expect(header.getByText('BRU')).toBeInTheDocument()
    expect(header.getByText('CEL')).toBeInTheDocument()
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
    expect(screen.getAllByText('BRU')).toHaveLength(1)
    expect(screen.queryByText('CEL')).not.toBeInTheDocument()
    expect(screen.queryByText('Celtics')).not.toBeInTheDocument()
    expect(listHeadings()).toEqual([])
    expect(cards()).toHaveLength(9)
    expect(screen.getByText(/Start times may change/)).not.toHaveTextContent(/tournament|11\/15/)
    expect(screen.getByRole('link', { name: 'Season calendar P26HB' })).toBeInTheDocument()
  })

  it('is called by its code when it has no title, and leaves out what is unknown', async () => {
    addCombinedPlan('P26BARE', 'B26NINE', { plan_event_title: null, last_updated: '' })
    await open(sheetPath('p26bare'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('P26BARE')
    expect(screen.queryByText(/last updated/)).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(BROKEN)
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
    gamesOf('B26NINE', ...bruinsGames(count))
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
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251007', 'Bruins vs. Moscow Nobodies', '2025-10-07', '00:00:00'),
      gameOnTheWire('B251008', 'Bruins', '2025-10-08', '13:05:00'),
      gameOnTheWire('B251009', null, '2025-10-09', null),
    )
    await open(sheetPath('p26hb-nine'))
    const [nobodies, none, bare] = cards()
    expect(nobodies).toHaveTextContent(/^XTue, Oct 7, 2025vs\. Moscow Nobodies$/)
    expect(none).toHaveTextContent(/^XWed, Oct 8, 2025vs\. Opponent to be announced1:05 PM$/)
    expect(bare).toHaveTextContent(/^XThu, Oct 9, 2025vs\. Opponent to be announced$/)
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
    expect(cards()).toHaveLength(1)
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

  it.each(everyPath)('stands beside another of its code on another day (%#)', async (path) => {
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      gameOnTheWire('B251009', 'Bruins vs. Ottawa Senators', '2025-11-15'),
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

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it.each<[string, string]>([
    ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['../Spring 25?#.pdf', '/api/pdfs/..%2FSpring%2025%3F%23.pdf'],
    ['//evil.example/a.pdf', '/api/pdfs/%2F%2Fevil.example%2Fa.pdf'],
  ])('of %s is %s', async (plan_event_pdf, href) => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf })
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
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf })
    await open(sheetPath('p26pdf'))
    expect(link()).not.toBeInTheDocument()
  })
})
