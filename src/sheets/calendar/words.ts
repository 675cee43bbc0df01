import { opponentUnknown } from '../../content/teams'
import type { ListEntry } from '../../domain/cupWeek'
import { priceLabel } from '../../domain/eventPrices'
import type { CalendarGame } from '../../domain/seasonCalendar'
import { monthDayText, weekdayText } from '../../domain/wallClock'

const teamNames = { bruins: 'Bruins', celtics: 'Celtics' } as const

/** Text cut to `length` characters, for lines that cannot wrap. */
export function shorten(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length - 1).trimEnd()}…`
}

/** `Bruins vs. Blackhawks`; `NBA CUP potential home game` while no opponent is drawn. */
export function matchText({ team, opponentName, abbreviation }: CalendarGame): string {
  if (abbreviation === 'CUP') return 'NBA CUP potential home game'
  const home = team ? teamNames[team] : 'Home game'
  return `${home} vs. ${shorten(opponentName || opponentUnknown, 40)}`
}

/** A double-header table's event in two parts, day and game. `isNarrow` uses abbreviations. */
export function eventText({ game, week }: ListEntry<CalendarGame>, isNarrow: boolean) {
  if (week) return { day: week, game: isNarrow ? '' : 'NBA CUP' }
  const { date, team, abbreviation, time, cup } = game
  const mark = cup === 'group' ? '*GP' : ''
  const match = isNarrow
    ? [team ? teamNames[team].charAt(0) : '', abbreviation]
    : [shorten(matchText(game), 30)]
  const day = date ? (isNarrow ? '' : `${weekdayText(date)} `) + monthDayText(date) : ''
  return { day, game: [...match, time, mark].filter(Boolean).join(' ') }
}

/** `A:$61.50 B:$51.50` as far as there are prices. */
export function pricesText({ prices }: CalendarGame): string {
  return `${priceLabel('A', prices.a)} ${priceLabel('B', prices.b)}`.trim()
}
