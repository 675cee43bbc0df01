import { teams } from '../../content/teams'
import { type Day, dayKey, monthDayText, weekday, weekdayText } from '../time/dates'
import { isUndetermined, lookupKey, plainText } from './cellText'
import { type FileField, fileFields } from './columnHeaders'
import { cellOf, type TableLayout } from './columns'
import { type DateCell, readDateCell } from './dateCell'
import { weekdayOf } from './dateForms'
import { resolveDay } from './dateOrder'
import { type RowTeams, readTeams } from './rowTeams'
import type { FileRow, ReadRules, RowCells, RowNote } from './rowTypes'
import { apiTimeOf, readTimeCell, type TimeCell, UNKNOWN_TIME } from './timeCell'

/** Cells that a person has corrected, by line. */
export type EditedCells = ReadonlyMap<number, Partial<Record<FileField, string>>>

/** Reads the games of a sheet's rows. Titles, repeated headers and sums are left out. */
export function fileRows(
  rows: readonly (readonly string[])[],
  { firstRow, columns, headers }: Pick<TableLayout, 'firstRow' | 'columns' | 'headers'>,
  rules: ReadRules,
  editedCells: EditedCells,
): FileRow[] {
  const headerKeys = headers.map(lookupKey)
  return rows.slice(firstRow).flatMap((row, index) => {
    const line = firstRow + index + 1
    const corrections = editedCells.get(line)
    const cells = Object.fromEntries(
      fileFields.map((field) => [field, corrections?.[field] ?? cellOf(row, columns, field)]),
    ) as RowCells
    // A single cell is a title, such as a month above its games, unless a person has corrected it.
    const isTitle = filledFields(cells).length < 2 && corrections === undefined
    if (isTitle || !isGameRow(cells, row, headerKeys)) return []
    return [fileRow(line, cells, rules, row.join(' '))]
  })
}

const filledFields = (cells: RowCells) => fileFields.filter((field) => cells[field].trim() !== '')

/**
 * Whether a row is a game: it has a date, an opponent or a code, and does not repeat the headers.
 */
function isGameRow(cells: RowCells, row: readonly string[], headerKeys: readonly string[]) {
  const isHeaders = headerKeys.every((key, column) => lookupKey(row[column] ?? '') === key)
  return !isHeaders && [cells.date, cells.game, cells.code].some((cell) => cell.trim() !== '')
}

const CANCELED_WORDS = /\b(?:cancell?ed|postponed|ppd|rescheduled)\b/i

function fileRow(line: number, cells: RowCells, rules: ReadRules, rowText: string): FileRow {
  const when = readWhen(cells, rules)
  const rowTeams = readTeams(cells, rules)
  const aboutTeams = teamNotes(rowTeams, rules)
  const number = plainText(cells.number)
  const isNumber = /^-?\d+$/.test(number)
  const numberProblem = !isNumber && number !== '' && `'${number}' isn’t a game number.`
  return {
    line,
    cells,
    ...rowTeams,
    date: when.date,
    time: when.time,
    code: plainText(cells.code).replace(/,/g, ''),
    number: isNumber ? Number(number) : null,
    plans: plansIn(cells.plans),
    problems: [...when.problems, ...aboutTeams.problems, ...notes('number', numberProblem)],
    doubts: [...when.doubts, ...aboutTeams.doubts],
    canceledText: rowTeams.isAway ? undefined : CANCELED_WORDS.exec(rowText)?.[0],
  }
}

/** A note with this text; none without a text. */
const notes = (cause: RowNote['cause'], text: string | false | undefined): RowNote[] =>
  text ? [{ cause, text }] : []

const plansIn = (text: string) => [
  ...new Set(
    text
      .split(/[,\n|]/)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !/^no plans$/i.test(name) && !isUndetermined(name)),
  ),
]

function teamNotes({ team, opponent, club, isAway }: RowTeams, { aliases }: ReadRules) {
  const isOurTeam = team !== null && !isAway && club?.nickname === teams[team].name
  // A person has already chosen the opponent for this name.
  const isAccepted = Object.hasOwn(aliases, lookupKey(opponent ?? ''))
  const isUnknown = team !== null && !!opponent && club === null && !isAccepted
  return {
    problems: [
      ...notes('team', team === null && !isAway && 'It doesn’t say which of our teams plays.'),
      ...notes('opponent', isOurTeam && `'${opponent}' is our own team.`),
    ],
    doubts: notes('opponent', isUnknown && `'${opponent}' isn’t a known opponent.`),
  }
}

/** A row's date and time, which may both be in the cell of the date, and the notes about them. */
function readWhen(cells: RowCells, rules: ReadRules) {
  const dateCell = readDateCell(cells.date)
  const { day, reason } = dayOfCell(cells.date, dateCell, rules)
  const { timeText = '', weekday: namedWeekday = null } = dateCell.kind === 'day' ? dateCell : {}
  const hasTimeCell = cells.time.trim() !== ''
  const timeCell = readTimeCell(hasTimeCell ? cells.time : timeText)
  const isMismatch = hasTimeCell && timesDiffer(readTimeCell(timeText), timeCell, rules)
  const mismatch = `'${plainText(cells.date)}' and '${plainText(cells.time)}' don’t match.`
  return {
    date: day ? dayKey(day) : null,
    time: timeOf(timeCell, rules),
    problems: [
      ...notes('date', reason),
      ...notes('date', isMismatch && mismatch),
      ...notes('time', timeCell.kind === 'unreadable' && timeCell.reason),
    ],
    doubts: notes('weekday', day && weekdayDoubt(day, namedWeekday ?? weekdayOf(cells.weekday))),
  }
}

/** A date cell's day, or why it has none. Neither if it is blank or not known yet. */
function dayOfCell(text: string, cell: DateCell, rules: ReadRules): { day?: Day; reason?: string } {
  if (cell.kind !== 'day') return cell.kind === 'unreadable' ? { reason: cell.reason } : {}
  const read = resolveDay(cell, rules)
  return 'day' in read ? read : { reason: `'${plainText(text)}': ${read.reason}` }
}

/** A time after the date must equal the time column's, or be midnight, which means no time. */
function timesDiffer(afterDate: TimeCell, column: TimeCell, { hours }: ReadRules): boolean {
  if (afterDate.kind === 'unreadable') return true
  if (afterDate.kind !== 'time' || column.kind !== 'time') return false
  return apiTimeOf(afterDate, hours) !== apiTimeOf(column, hours)
}

function weekdayDoubt(day: Day, named: number | null): string | undefined {
  if (named === null || weekday(day) === named) return undefined
  return `The file has a different weekday: ${monthDayText(day)} is a ${weekdayText(day)}.`
}

function timeOf(cell: TimeCell, { hours }: ReadRules): string | null {
  if (cell.kind === 'open') return UNKNOWN_TIME
  return cell.kind === 'time' ? apiTimeOf(cell, hours) : null
}
