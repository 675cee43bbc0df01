import { teams } from '../../content/teams'
import { type Day, dayKey, monthDayText, weekday, weekdayText } from '../time/dates'
import { isUndetermined, lookupKey, plainText } from './cellText'
import { type FileField, fileFields } from './columnHeaders'
import type { TableLayout } from './columns'
import { readDateCell } from './dateCell'
import { weekdayOf } from './dateForms'
import { resolveDay } from './dateOrder'
import { readTeams } from './rowTeams'
import type { FileRow, ReadRules, RowCells, RowNotes } from './rowTypes'
import { apiTimeOf, readTimeCell, UNKNOWN_TIME } from './timeCell'

/** Cells that a person has corrected, by line. */
export type EditedCells = ReadonlyMap<number, Partial<Record<FileField, string>>>

/** Reads the games of a sheet's rows. Titles, repeated headers and sums are left out. */
export function fileRows(
  rows: readonly (readonly string[])[],
  { firstRow, columns, headers }: Pick<TableLayout, 'firstRow' | 'columns' | 'headers'>,
  rules: ReadRules,
  edited: EditedCells,
): FileRow[] {
  const headerKeys = headers.map(lookupKey)
  const games: FileRow[] = []
  for (let index = firstRow; index < rows.length; index += 1) {
    const row = rows[index] ?? []
    const changes = edited.get(index + 1)
    const cellOf = (field: FileField) => changes?.[field] ?? row[columns[field] ?? -1] ?? ''
    const cells = Object.fromEntries(fileFields.map((field) => [field, cellOf(field)])) as RowCells
    // A single cell is a title, such as a month above its games, unless a person has edited it.
    const isTitle = filledFields(cells).length < 2 && changes === undefined
    if (isTitle || !isGameRow(cells, row, headerKeys)) continue
    games.push(fileRow(index + 1, cells, rules, row.join(' ')))
  }
  return games
}

const filledFields = (cells: RowCells) => fileFields.filter((field) => cells[field].trim() !== '')

/** Whether a row is a game: it has a date, an opponent or a code, and does not repeat the headers. */
function isGameRow(cells: RowCells, row: readonly string[], headerKeys: readonly string[]) {
  const isHeaders = headerKeys.every((key, column) => lookupKey(row[column] ?? '') === key)
  return !isHeaders && [cells.date, cells.game, cells.code].some((cell) => cell.trim() !== '')
}

const CANCELED_WORDS = /\b(?:cancell?ed|postponed|ppd|rescheduled)\b/i

function fileRow(line: number, cells: RowCells, rules: ReadRules, rowText: string): FileRow {
  const { notes, ...when } = readWhen(cells, rules)
  const { problems, doubts } = notes
  const teamsOfRow = readTeams(cells, rules)
  const { team, opponent, club } = teamsOfRow
  const isAway = teamsOfRow.isAway || isOtherPlace(cells.place, rules.place)
  if (team === null && !isAway) {
    problems.push({ cause: 'team', text: 'It doesn’t say which of our teams plays.' })
  }
  if (team && club?.nickname === teams[team].name && !isAway) {
    problems.push({ cause: 'opponent', text: `'${opponent}' is our own team.` })
  }
  // A person has already chosen the opponent for this name.
  const isAccepted = Object.hasOwn(rules.aliases, lookupKey(opponent ?? ''))
  if (team && opponent && !club && !isAccepted) {
    doubts.push({ cause: 'opponent', text: `'${opponent}' isn’t a known opponent.` })
  }
  const number = plainText(cells.number)
  const isNumber = /^-?\d+$/.test(number)
  if (number !== '' && !isNumber) {
    problems.push({ cause: 'number', text: `'${number}' isn’t a game number.` })
  }
  return {
    line,
    cells,
    ...when,
    ...teamsOfRow,
    code: plainText(cells.code).replace(/,/g, ''),
    number: isNumber ? Number(number) : null,
    plans: plansIn(cells.plans),
    problems,
    doubts,
    isAway,
    canceledText: isAway ? undefined : CANCELED_WORDS.exec(rowText)?.[0],
  }
}

const plansIn = (text: string) => [
  ...new Set(
    text
      .split(/[,\n|]/)
      .map((name) => name.trim())
      .filter((name) => name !== '' && !/^no plans$/i.test(name) && !isUndetermined(name)),
  ),
]

const isOtherPlace = (place: string, ours: string | null) =>
  ours !== null && place.trim() !== '' && !lookupKey(place).includes(ours)

/** A row's date and time, which may both be in the cell of the date, and the notes about them. */
function readWhen(cells: RowCells, rules: ReadRules) {
  const notes: RowNotes = { problems: [], doubts: [] }
  const dateCell = readDateCell(cells.date)
  if (dateCell.kind === 'unreadable') notes.problems.push({ cause: 'date', text: dateCell.reason })
  if (dateCell.kind !== 'day')
    return { date: null, time: readTime(cells.time, rules, notes), notes }
  const read = resolveDay(dateCell, rules)
  if ('reason' in read) {
    notes.problems.push({ cause: 'date', text: `'${plainText(cells.date)}': ${read.reason}` })
  }
  const day = 'day' in read ? read.day : null
  if (day) checkWeekday(day, dateCell.weekday ?? weekdayOf(cells.weekday), notes)
  const hasTimeCell = cells.time.trim() !== ''
  if (hasTimeCell) checkTimeInDateCell(dateCell.timeText, cells, rules, notes)
  const time = readTime(hasTimeCell ? cells.time : dateCell.timeText, rules, notes)
  return { date: day && dayKey(day), time, notes }
}

/** A time after the date must equal the time column's, or be midnight, which means no time. */
function checkTimeInDateCell(
  timeText: string,
  { date, time }: RowCells,
  { hours }: ReadRules,
  { problems }: RowNotes,
): void {
  const inDateCell = readTimeCell(timeText)
  const column = readTimeCell(time)
  const timeInDateCell = inDateCell.kind === 'time' ? apiTimeOf(inDateCell, hours) : UNKNOWN_TIME
  const isOther =
    column.kind === 'time' && ![UNKNOWN_TIME, apiTimeOf(column, hours)].includes(timeInDateCell)
  if (inDateCell.kind !== 'unreadable' && !isOther) return
  const text = `'${plainText(date)}' and '${plainText(time)}' don’t match.`
  problems.push({ cause: 'date', text })
}

function checkWeekday(day: Day, named: number | null, { doubts }: RowNotes) {
  if (named === null || weekday(day) === named) return
  const text = `The file has a different weekday: ${monthDayText(day)} is a ${weekdayText(day)}.`
  doubts.push({ cause: 'weekday', text })
}

function readTime(text: string, { hours }: ReadRules, { problems }: RowNotes): string | null {
  const cell = readTimeCell(text)
  if (cell.kind === 'open') return UNKNOWN_TIME
  if (cell.kind === 'time') return apiTimeOf(cell, hours)
  if (cell.kind === 'unreadable') problems.push({ cause: 'time', text: cell.reason })
  return null
}
