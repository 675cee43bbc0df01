import { teams } from '../../content/teams'
import { arena, arenaAddress } from '../../content/venue'
import { savedCalendarWords as words } from '../../content/words/calendarWords'
import {
  cupName,
  gameCount,
  homeGame,
  opponentUnknown,
  potentialCupGame,
  preseasonMark,
} from '../../content/words/gameWords'
import { contentLine, escapeText } from '../../domain/contentLine'
import { collapseCupWeek } from '../../domain/games/cupWeek'
import { type Game, isSameCode } from '../../domain/games/game'
import { type GameText, readGameText } from '../../domain/games/gameText'
import { findOpponent } from '../../domain/games/opponents'
import { uniqueByCodeAndDate } from '../../domain/games/uniqueGames'
import { foldAccents } from '../../domain/slug'
import {
  type Day,
  dayKey,
  dayNumber,
  dayOfNumber,
  EASTERN,
  minutesOfDay,
  readDay,
  todayEastern,
  updatedDay,
} from '../../domain/time/dates'
import { download } from '../../lib/download'

export interface CalendarFileSource {
  /** A package's title or a schedule's name. */
  title: string
  games: readonly Game[]
  /** The page's full address, with the `rep` parameter only. */
  address: string
  /** When the file is created. */
  now: Date
  /** When its games were read, in milliseconds. Null if they are fresh. */
  staleSince: number | null
}

/** Part of each entry's id. Never change it, or calendars will show each game twice. */
const PRODUCT = '5d0c6c9e-7b1f-4f0a-9a52-6f3d2b8e41c7'

/** The rules of the arena's time zone since 2007. Without them, some calendars are an hour off. */
const ZONE_LINES = [
  'BEGIN:VTIMEZONE',
  `TZID:${EASTERN}`,
  'BEGIN:DAYLIGHT',
  'DTSTART:20070311T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
  'TZOFFSETFROM:-0500',
  'TZOFFSETTO:-0400',
  'TZNAME:EDT',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'DTSTART:20071104T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
  'TZOFFSETFROM:-0400',
  'TZOFFSETTO:-0500',
  'TZNAME:EST',
  'END:STANDARD',
  'END:VTIMEZONE',
] as const

/**
 * Creates a calendar file (RFC 5545) of a season's games. Games have Eastern local times; a game
 * without a time takes the whole day (docs/rules/sheets.md#calendar-file).
 * @returns the file's text, and how many games are in it, may not be played, or were left out
 * because they have no date. The cup week counts as one game, although each of its days has an
 * entry.
 * @forTests
 */
export function calendarFile(source: CalendarFileSource) {
  const games = uniqueByCodeAndDate(source.games)
  const days = games.map((game) => ({ game, day: readDay(game.date) }))
  const entries = days.flatMap(({ game, day }) => (day ? [{ game, day }] : []))
  const undated = days.filter(({ day }) => day === null)
  const name = escapeText(source.title)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Game Plans//Home games//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    // A named calendar is easy to delete as a whole. A file of one game must not create a calendar.
    ...(entries.length > 1
      ? [contentLine('NAME', name), contentLine('X-WR-CALNAME', name), `X-WR-TIMEZONE:${EASTERN}`]
      : []),
    ...ZONE_LINES,
    ...entries.flatMap(({ game, day }, index) => {
      const earlier = entries.slice(0, index)
      const isSecond = earlier.some((other) => isSameCode(other.game.eventName, game.eventName))
      return eventLines(game, day, isSecond, source)
    }),
    'END:VCALENDAR',
  ]
  return {
    text: `${lines.join('\r\n')}\r\n`,
    count: countGames(entries),
    potential: countGames(entries.filter(({ game }) => readGameText(game).cup === 'potential')),
    withoutDate: countGames(undated),
  }
}

const countGames = (list: readonly { game: Game; day: Day | null }[]) =>
  collapseCupWeek(list.map(({ game, day }) => ({ code: game.eventName.trim(), date: day }))).length

/** A game's entry. @param isSecond whether an earlier entry has the same code. */
function eventLines(game: Game, day: Day, isSecond: boolean, source: CalendarFileSource): string[] {
  const { title, address, now, staleSince } = source
  const text = readGameText(game)
  const { team, cup } = text
  // Midnight stands for an unknown time.
  const minutes = minutesOfDay(game.time) || null
  const club = findOpponent(team, text.opponent)
  const opponent = club ? `${club.city} ${club.nickname}` : text.opponent
  const isTentative = minutes === null || opponent === '' || cup === 'potential'
  return [
    'BEGIN:VEVENT',
    contentLine('UID', uidOf(game, isSecond ? day : null)),
    `DTSTAMP:${utcTime(now)}`,
    `SEQUENCE:${sequenceOf(staleSince ?? now.getTime())}`,
    ...startLines(day, minutes),
    contentLine('SUMMARY', escapeText(summaryText({ ...text, opponent }, minutes !== null))),
    contentLine('LOCATION', escapeText(`${arena}, ${arenaAddress}`)),
    // In the description too, because some calendars ignore URL.
    contentLine('DESCRIPTION', escapeText(`${title}\n${words.mayChange}\n${address}`)),
    contentLine('URL', address),
    ...(team ? [`CATEGORIES:${teams[team].name}`] : []),
    `STATUS:${isTentative ? 'TENTATIVE' : 'CONFIRMED'}`,
    `TRANSP:${minutes === null ? 'TRANSPARENT' : 'OPAQUE'}`,
    'END:VEVENT',
  ]
}

/** When a game starts. Without a time, it takes the whole day. */
function startLines(day: Day, minutes: number | null): string[] {
  const date = dateValue(day)
  const nextDate = dateValue(dayOfNumber(dayNumber(day) + 1))
  if (minutes === null) return [`DTSTART;VALUE=DATE:${date}`, `DTEND;VALUE=DATE:${nextDate}`]
  return [`DTSTART;TZID=${EASTERN}:${date}T${timeValue(minutes)}`, 'DURATION:PT2H30M']
}

/**
 * `Bruins vs. Chicago Blackhawks`, with its markers. A cup game without an opponent has only its
 * marker.
 */
function summaryText({ team, opponent, isPreseason, cup }: GameText, hasTime: boolean): string {
  const match = `${team ? teams[team].name : homeGame} vs. ${opponent || opponentUnknown}`
  const parts = [
    cup === 'potential' && opponent === '' ? '' : match,
    isPreseason && preseasonMark,
    cup && (cup === 'group' ? cupName : potentialCupGame),
    !hasTime && words.timeUnknown,
  ]
  return parts.filter(Boolean).join(' ')
}

/**
 * An entry's id: the same in the files of all packages, and after the game moves to another day.
 * @param day only for a second game of one code.
 */
function uidOf({ eventName }: Game, day: Day | null): string {
  const code = encodeURIComponent(eventName.trim().toLowerCase())
  return `${code}${day ? `-${dateValue(day)}` : ''}-${PRODUCT}`
}

const dateValue = (day: Day) => dayKey(day).replaceAll('-', '')
const timeValue = (minutes: number) =>
  `${String(Math.floor(minutes / 60)).padStart(2, '0')}${String(minutes % 60).padStart(2, '0')}00`

/** A time in the format of calendar files: `20251121T184500Z`. */
const utcTime = (instant: Date) => `${instant.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`

const YEAR_2020 = Date.UTC(2020, 0, 1)

/** Minutes since 2020. Calendars keep the entry with the higher number, so newer data wins. */
const sequenceOf = (readAt: number): number => Math.floor((readAt - YEAR_2020) / 60_000)

/**
 * Downloads a sheet's games as a calendar file.
 * @returns a message with the file's name, what it contains and what is missing.
 */
export function saveCalendarFile(
  sheet: Omit<CalendarFileSource, 'now'> & { isIncomplete: boolean },
): string {
  const now = new Date()
  const { text, count, potential, withoutDate } = calendarFile({ ...sheet, now })
  if (count === 0) return words.empty
  const today = todayEastern(now)
  const name = `${fileName(sheet.title)}-${today}.ics`
  download(name, text, 'text/calendar')
  const sentences = [
    words.saved(name, gameCount(count, potential), updatedDay(today)),
    withoutDate > 0 && words.withoutDate(withoutDate),
    sheet.isIncomplete && words.incomplete,
  ]
  return sentences.filter(Boolean).join(' ')
}

const MAX_NAME_LENGTH = 60

/** A file name in ASCII, because some phones reject other names. Cut off at a word. */
function fileName(title: string): string {
  const name = foldAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  if (name.length <= MAX_NAME_LENGTH) return name || 'games'
  const lastBreak = name.lastIndexOf('-', MAX_NAME_LENGTH)
  return name.slice(0, lastBreak > 0 ? lastBreak : MAX_NAME_LENGTH)
}
