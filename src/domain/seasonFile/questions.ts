import { type TeamKey, teamKeys, teams } from '../../content/teams'
import { arena } from '../../content/venue'
import { seasonOfToday } from '../time/seasons'
import { lookupKey, plainText } from './cellText'
import { cellOf, type FieldColumns } from './columns'
import { readDateCell } from './dateCell'
import { type DateOrder, weekdayOf } from './dateForms'
import { dateOrderOf, isAmbiguous } from './dateOrder'
import { type HourRule, hourRuleOf, readTimeCell } from './timeCell'

/** What a sheet's cells show about how to read them, and what a person must answer. */
export interface SheetQuestions {
  /** The order of day and month; undefined if no date needs it, null if a person must choose. */
  order: DateOrder | null | undefined
  /** A date that can be read in both orders. */
  orderExample: string
  /** How hours without AM or PM are meant; undefined if no time needs it, null if a person must choose. */
  hours: HourRule | null | undefined
  /** A time without AM or PM. */
  hoursExample: string
  /** Whether some dates have no year. */
  lacksYear: boolean
  /** The year the sheet's season starts in: from its title, or else the current season. */
  seasonYear: number
  /** The team that the title names; null if it names neither or both. */
  team: TeamKey | null
  /** The `lookupKey` of the arena if the sheet's places contain it, or null. */
  placeKey: string | null
}

/**
 * Finds what is unclear about a sheet's cells, by the cells and the titles above them.
 * @param today `YYYY-MM-DD` at the arena.
 */
export function questionsOf(
  rows: readonly (readonly string[])[],
  { columns, titles, firstRow }: { columns: FieldColumns; titles: string; firstRow: number },
  today: string,
): SheetQuestions {
  const gameRows = rows.slice(firstRow)
  const dates = gameRows.map((row) => {
    const text = cellOf(row, columns, 'date')
    return { text, cell: readDateCell(text), weekday: weekdayOf(cellOf(row, columns, 'weekday')) }
  })
  const timeTexts =
    columns.time === undefined
      ? dates.map(({ cell }) => (cell.kind === 'day' ? cell.timeText : ''))
      : gameRows.map((row) => cellOf(row, columns, 'time'))
  const times = timeTexts.map((text) => ({ text, cell: readTimeCell(text) }))
  const seasonYear = namedSeason(titles) ?? seasonOfToday(today) - 1
  const ambiguous = dates.find(({ cell }) => isAmbiguous(cell))
  const lacksAmPm = times.find(({ cell }) => cell.kind === 'time' && cell.lacksAmPm)
  const arenaKey = lookupKey(arena)
  const isAtArena = (row: readonly string[]) =>
    lookupKey(cellOf(row, columns, 'place')).includes(arenaKey)
  return {
    order: dateOrderOf(dates, seasonYear),
    orderExample: plainText(ambiguous?.text ?? ''),
    hours: hourRuleOf(times.map(({ cell }) => cell)),
    hoursExample: plainText(lacksAmPm?.text ?? ''),
    lacksYear: dates.some(({ cell }) => cell.kind === 'day' && cell.year === null),
    seasonYear,
    team: namedTeam(titles),
    placeKey: gameRows.some(isAtArena) ? arenaKey : null,
  }
}

/**
 * The start year of the season in a title, such as `2025-26` or `2025/2026`; null if it has none.
 */
export function namedSeason(title: string): number | null {
  const [, from, to] = /\b(20\d\d) ?[-–/] ?(?:20)?(\d\d)\b/.exec(title) ?? []
  return from !== undefined && Number(to) === (Number(from) + 1) % 100 ? Number(from) : null
}

/** Which of our teams a title names; null if it names neither or both. */
export function namedTeam(title: string): TeamKey | null {
  const matches = teamKeys.filter((team) => lookupKey(title).includes(lookupKey(teams[team].name)))
  return matches.length === 1 ? (matches[0] ?? null) : null
}
