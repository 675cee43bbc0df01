import { act, screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { BROKEN } from '../../screens/kit/words'
import { beforeTheSeason, gameOnTheWire, gamesOf } from '../kit/season'
import {
  calendarPath,
  doubleHeaders,
  legend,
  open,
  paper,
  paperMonth,
  phoneGames,
} from './calendarSheet'

beforeEach(beforeTheSeason)

describe('what one game says', () => {
  it('has opponent, time and prices of the fixed table', async () => {
    await open(calendarPath('p26hb-nine'))
    const october = within(paperMonth('October 2025'))
    expect(october.getByText('CHI')).toBeInTheDocument()
    expect(october.getAllByText('7:00')[0]).toBeInTheDocument()
    expect(october.getByText('A:$186')).toBeInTheDocument()
    expect(october.getByText('B:$176')).toBeInTheDocument()
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
    expect(october.getAllByText('A:$xx')).toHaveLength(2)
    expect(october.getAllByText('B:$xx')).toHaveLength(2)
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
      'December 2025',
      'January 2026',
      'March 2026',
      'Earlier this season',
      'October 2025',
      'November 2025',
    ])
    expect(phoneGames()).toHaveLength(9)

    vi.setSystemTime('2025-12-05T05:30:00Z') // the page slept over the arena's midnight
    act(() => void document.dispatchEvent(new Event('visibilitychange')))
    expect(document.querySelector('.phone li')).not.toHaveTextContent('Thu Dec 4')
    expect(headings()).toContain('Next game')
  })

  it('shows one team’s games when asked, and pales what is over', async () => {
    vi.setSystemTime('2025-12-05T04:30:00Z')
    const { user } = await open(calendarPath('p26suite10'))
    expect(phoneGames()).toHaveLength(10)
    await user.click(screen.getByRole('button', { name: 'Celtics', pressed: false }))
    expect(phoneGames()).toHaveLength(5)
    expect(document.querySelector('.phone li')).toHaveTextContent('Fri Dec 5')
    const past = [...document.querySelectorAll('.phone .past')].map((row) => row.textContent)
    expect(past).toEqual([expect.stringContaining('Wed Oct 22')])
    await user.click(screen.getByRole('button', { name: 'All games' }))
    expect(phoneGames()).toHaveLength(10)
  })
})
