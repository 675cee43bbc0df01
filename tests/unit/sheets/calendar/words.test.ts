import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { eventText, noteText, undatedText } from '../../../../src/sheets/calendar/calendarTexts'
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
  it('says teams, time and marker in full where there is room', () => {
    expect(lineOf(game('Pistons *GP'), 20).text).toBe('Wed Nov 26 Celtics vs. Pistons 5:00 *GP')
  })

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

  it('cuts words in place of an hour, never the marker', () => {
    for (const room of rooms) {
      for (const opponent of ['Timberwolves *GP', 'Nobodies of Łódź *GP']) {
        const words = game(opponent, { time: 'to be announced later on' })
        const { text, width } = lineOf(words, room)
        expect(text).toMatch(/^Nov 26 C \S+ to .+ \*GP$/)
        expect(width).toBeLessThanOrEqual(room)
      }
    }
  })

  it('uses the abbreviation that the calendar has', () => {
    const [wide = '', narrow = ''] = rooms.map(
      (room) => lineOf(game('Timberwolves *GP'), room).text,
    )
    expect(wide).toContain('MIN 5:00 *GP')
    expect(narrow).toBe('Nov 26 C MIN 5:00 *GP')
  })
})

it('a note under a month has the marker, too, and fits half the month’s width', () => {
  const dear = game('Trail Blazers *GP', { time: '12:30:00' })
  const text = noteText({ ...dear, prices: { a: '216.50', b: '206.50' } }, true)
  expect(text).toBe('Wed 26 POR 12:30 *GP A:$216.50 B:$206.50')
  expect(textWidth(text, 500) * 6.3).toBeLessThanOrEqual(186.3 / 2)
})

it('a game without a date keeps its time and prices beside a long name', () => {
  const long = game('Wolverhampton-upon-Avon Mountaineering Wanderers', { date: '' })
  const text = undatedText({ ...long, prices: { a: '216.50', b: '206.50' } }, 185 / 6.8)
  expect(text).toMatch(/ 5:00 A:\$216\.50 B:\$206\.50$/)
  expect(textWidth(text, 500)).toBeLessThanOrEqual(185 / 6.8)
})

it('no style of the calendar cuts a text short', () => {
  const home = 'src/sheets/calendar'
  const styles = readdirSync(home).filter((file) => file.endsWith('.css'))
  expect(styles.length).toBeGreaterThan(4)
  expect(
    styles.filter((file) => readFileSync(join(home, file), 'utf8').includes('text-overflow')),
  ).toEqual([])
})
