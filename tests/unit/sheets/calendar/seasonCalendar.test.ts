import { describe, expect, it } from 'vitest'
import { collapseCupWeek } from '../../../../src/domain/games/cupWeek'
import { calendarGame, seasonCalendar } from '../../../../src/sheets/calendar/seasonCalendar'
import { nextGame } from '../../../../src/sheets/kit/PhoneList'
import { anEveningGame } from '../../../records'

const today = '2025-11-01'
const cupWeek = [8, 9, 10, 11, 12].map((day) =>
  anEveningGame(
    `C2512${String(day).padStart(2, '0')}`,
    'NBA CUP',
    `2025-12-${String(day).padStart(2, '0')}`,
    '00:00:00',
  ),
)
const sample = [
  anEveningGame('C251101', 'Celtics vs. Rockets', '2025-11-01', '20:00:00'),
  anEveningGame('B251101', 'Bruins vs. Hurricanes', '2025-11-01', '13:00:00'),
  anEveningGame('C251121', 'Celtics vs. Nets *GP', '2025-11-21'),
  anEveningGame('B251009', 'Bruins vs. Blackhawks', '2025-10-09'),
  ...cupWeek,
]
const codes = (games: { code: string }[]) => games.map(({ code }) => code)

describe('seasonCalendar', () => {
  it('leaves out other seasons and lists games without a date apart', () => {
    const { games, undated } = seasonCalendar(
      'p26',
      [
        anEveningGame('B250831', 'Bruins vs. Stars', '2025-08-31'),
        anEveningGame('B260501', 'Bruins vs. Stars', '2026-05-01'),
        anEveningGame('B1', 'Bruins vs. Stars', '10/08/2025'),
        anEveningGame('B2', 'Bruins vs. Stars', ''),
      ],
      today,
    )
    expect(games).toEqual([])
    expect(codes(undated)).toEqual(['B1', 'B2'])
  })

  it('lists double-header games and cup events, the five December days as one', () => {
    const { doubleHeaders } = seasonCalendar('p26', sample, today)
    expect(doubleHeaders.map(({ game, week }) => week ?? game.code)).toEqual([
      'B251101',
      'C251101',
      'C251121',
      'Week of Dec 8th',
    ])
  })

  it('knows which kinds are there, and its own code', () => {
    const whole = seasonCalendar('p26', sample, today)
    expect(whole.kinds).toEqual(['bruins', 'celtics', 'cup-potential', 'cup-group'])
    expect(whole.calendarCode).toBe('P26FA')
    const bruins = seasonCalendar('bp26', sample.slice(1, 2), today)
    expect([bruins.kinds, bruins.calendarCode]).toEqual([['bruins'], 'P26HB'])
  })
})

describe('calendarGame', () => {
  it('says CUP while no opponent is drawn, X for one it does not know', () => {
    const open = calendarGame(anEveningGame('C251208', 'NBA CUP', '2025-12-08', '00:00:00'))
    expect([open.abbreviation, open.time, open.prices.a]).toEqual(['CUP', '', 'xx.xx'])
    expect(calendarGame(anEveningGame('C251208', 'NBA CUP vs. Pistons', '')).abbreviation).toBe(
      'DET',
    )
    expect(calendarGame(anEveningGame('B1', 'Bruins vs. Nobody', '')).abbreviation).toBe('X')
  })
})

it('finds the next game, today included', () => {
  const { games } = seasonCalendar('p26', sample, today)
  const entries = collapseCupWeek(games)
  expect(nextGame(entries, '2025-11-01')?.game.code).toBe('B251101')
  expect(nextGame(entries, '2025-11-02')?.game.code).toBe('C251121')
  // The five cup days are one entry, which is over with the last of them.
  for (const day of ['2025-12-08', '2025-12-12']) {
    expect(nextGame(entries, day)).toMatchObject({ week: 'Week of Dec 8th' })
  }
  expect(nextGame(entries, '2025-12-13')).toBeNull()
})
