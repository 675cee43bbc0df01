import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { calls } from '../../screens/kit/requests'
import { BROKEN } from '../../screens/kit/words'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from '../kit/season'
import { calendarPath, cards, open, sheetPath, textPath } from './packageSheet'

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
      expect.stringMatching(/^CHI.*Thu, Oct 9, 2025.*vs\. Chicago Blackhawks.*7:00 PM/),
      expect.stringMatching(/^CAR.*Sat, Nov 1, 2025.*vs\. Carolina Hurricanes.*1:00 PM/),
      expect.stringMatching(/^MTL.*Tue, Dec 23, 2025/),
      expect.stringMatching(/^NYR.*Sat, Jan 10, 2026/),
      expect.stringMatching(/^TOR.*Tue, Mar 24, 2026/),
    ])
    expect(cards('Celtics 5 games')).toHaveLength(5)
  })
})

describe('the sheet of one team', () => {
  it('is called by its code when it has no title, and leaves out what is unknown', async () => {
    addCombinedPlan('P26BARE', 'B26NINE', { plan_event_title: null, last_updated: '' })
    await open(sheetPath('p26bare'))
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('P26BARE')
    expect(screen.queryByText(/last updated/)).not.toBeInTheDocument()
    expect(document.body.textContent).not.toMatch(BROKEN)
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
})

describe('Download PDF', () => {
  const link = () => screen.queryByRole('link', { name: 'Download PDF' })

  it.each<[string, string]>([
    ['https://example.com/a.pdf', 'https://example.com/a.pdf'],
    ['../Spring 25?#.pdf', '/api/pdfs/..%2FSpring%2025%3F%23.pdf'],
  ])('of %s is %s', async (plan_event_pdf, href) => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf })
    await open(sheetPath('p26pdf'))
    expect(link()).toHaveAttribute('href', href)
    expect(link()).toHaveAttribute('rel', expect.stringContaining('noopener'))
  })

  it.each([null, 'javascript:alert(1)'])('is absent for %j', async (plan_event_pdf) => {
    addCombinedPlan('P26PDF', 'B26NINE', { plan_event_pdf })
    await open(sheetPath('p26pdf'))
    expect(link()).not.toBeInTheDocument()
  })
})
