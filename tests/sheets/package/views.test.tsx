import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { calls } from '../../screens/kit/requests'
import { allowConsole, api } from '../../setup'
import { addCombinedPlan, beforeTheSeason, gameOnTheWire, gamesOf } from '../kit/season'
import { GAMES_ERROR } from '../kit/words'
import { calendarPath, cards, open, sheetPath, textPath } from './packageSheet'

beforeEach(beforeTheSeason)

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
    expect(october.getByRole('cell', { name: '9 B CHI' })).toHaveClass('bruins')
    expect(october.getByRole('cell', { name: '22 C PHI' })).toHaveClass('celtics')
    const january = within(screen.getByRole('table', { name: 'January 2026' }))
    expect(january.getByRole('cell', { name: '10 BC NYR SAS' })).toBeInTheDocument()
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
    expect(screen.getAllByRole('table')).toHaveLength(5)
    expect(window.location.search).toBe('?view=calendar')
    await user.click(screen.getByRole('link', { name: 'Cards only' }))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(window.location.search).toBe('')
    expect(calls()).toEqual([])
  })

  it('has no calendar of games without a day', async () => {
    gamesOf('B26NINE', gameOnTheWire('B2', 'Bruins vs. Dallas Stars', ''))
    await open(calendarPath('p26hb-nine'))
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('heading', { name: 'Calendar' })).not.toBeInTheDocument()
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
    addCombinedPlan('P26MIX', 'C26CUP,B26PRE')
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
    gamesOf(
      'B26NINE',
      gameOnTheWire('B251009', 'Bruins vs. Chicago Blackhawks', '2025-10-09'),
      gameOnTheWire('B251011', 'PRESEASON Bruins vs. Buffalo Sabres', '2025-10-11', '13:00:00'),
      gameOnTheWire('B2', 'Bruins vs. Dallas Stars', '2025-02-30'),
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
        'Season calendar P26HB: http://localhost:3000/game-plans/bgs/calendar/p26hb',
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
    expect(await screen.findByText(/does not allow copying here/)).toHaveAttribute('role', 'status')
    const selected = window.getSelection()?.toString() ?? ''
    expect(selected).toContain('Bruins vs. Chicago Blackhawks')
    expect(selected).not.toContain('Copy')
  })
})
