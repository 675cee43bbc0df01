import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { eventText } from '../../../../src/sheets/calendar/calendarTexts'
import { type CalendarGame, calendarGame } from '../../../../src/sheets/calendar/seasonCalendar'
import { textWidth } from '../../../../src/sheets/kit/fit/textWidth'
import { aGame } from '../../../records'

/** Room for an event in the wide blocks of the double-header table, and in the narrow ones. */
const rooms = [14.8, 8.6]

const game = (opponent: string, facts: Partial<Game> = {}): CalendarGame =>
  calendarGame(
    aGame({
      eventName: 'C251126',
      team: `Celtics vs. ${opponent}`,
      date: '2025-11-26',
      time: '17:00:00',
      ...facts,
    }),
  )

const lineOf = (entry: CalendarGame, room: number) => {
  const { day, game } = eventText({ game: entry, week: null }, room)
  return { text: `${day} ${game}`, width: textWidth(day, 700) + textWidth(` ${game}`, 500) }
}

describe('an event of the double-header table', () => {
  it.each([
    'Timberwolves *GP',
    'Minnesota Timberwolves *GP',
    'Trail Blazers *GP',
    'Wolverhampton-upon-Avon Mountaineering Wanderers of Québec *GP',
  ])('keeps day, time and marker of %s, and shortens the teams instead', (opponent) => {
    for (const room of rooms) {
      const { text, width } = lineOf(game(opponent, { time: '12:30:00' }), room)
      expect(text).toMatch(/^(Wed )?Nov 26 .* 12:30 \*GP$/)
      expect(width).toBeLessThanOrEqual(room)
    }
  })
})

it('no style of the calendar cuts a text short', () => {
  const home = 'src/sheets/calendar'
  const styles = readdirSync(home).filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(4)
  expect(
    styles.filter((file) => readFileSync(join(home, file), 'utf8').includes('text-overflow')),
  ).toEqual([])
})
