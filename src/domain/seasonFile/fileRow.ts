import type { Club } from '../../content/leagues'
import { type TeamKey, teams } from '../../content/teams'
import { teamOfCode } from '../games/gameCode'
import { type Day, dayKey, monthDayText, weekday, weekdayText } from '../time/dates'
import { isUndetermined, lookupKey, plainText } from './cellText'
import { type FileField, fileFields } from './columnHeaders'
import type { Columns } from './columns'
import { type DateRule, dayOf, readDateCell, weekdayOf } from './dateCell'
import {
  clubOf,
  homeTeam,
  isGameText,
  type Mark,
  markInBrackets,
  markOf,
  readFixture,
  readMark,
  teamOfOpponent,
  withMark,
} from './fixtureText'
import { apiTimeOf, type HourRule, readTimeCell, UNKNOWN_TIME } from './timeCell'

/** A game as one row of a file has it. Null is what the row does not state: that stays as it is. */
export interface FileRow {
  /** As counted in the file, from 1. */
  line: number
  /** As written, or as a person edited them. */
  cells: Readonly<Record<FileField, string>>
  team: TeamKey | null
  /** '' where the file has none. */
  code: string
  /** `YYYY-MM-DD`. */
  date: string | null
  /** `HH:MM:SS`; {@link UNKNOWN_TIME} where it says that nobody knows yet. */
  time: string | null
  /** The opponent as written; '' where the file says that nobody knows yet. */
  opponent: string | null
  club: Club | null
  /** A whole game text, as the venue writes it; null where the file names only an opponent. */
  text: string | null
  /** 'none' where the file says that it has none. */
  mark: Mark | 'none' | null
  number: number | null
  plans: readonly string[]
  /** Why it cannot be imported. */
  problems: readonly Note[]
  doubts: readonly Note[]
  isAway: boolean
  /** 'Postponed' and its like, as the file has it in any cell; undefined for a game that is on. */
  canceledText: string | undefined
}

/** Cells that a person has corrected, by line. */
export type EditedCells = ReadonlyMap<number, Partial<Record<FileField, string>>>

/**
 * What the rows of a sheet say of games. Rows without a day, an opponent and a code are no games:
 * titles in between, heads again, sums.
 */
export function fileRows(
  rows: readonly (readonly string[])[],
  { firstRow, columns, heads }: { firstRow: number; columns: Columns; heads: readonly string[] },
  rules: ReadRules,
  edited: EditedCells,
): FileRow[] {
  const foldedHeads = heads.map(lookupKey)
  const found: FileRow[] = []
  for (let index = firstRow; index < rows.length; index += 1) {
    const row = rows[index] ?? []
    const changes = edited.get(index + 1)
    const cells = Object.fromEntries(
      fileFields.map((field) => [field, changes?.[field] ?? row[columns[field] ?? -1] ?? '']),
    ) as Record<FileField, string>
    const filled = fileFields.filter((field) => cells[field].trim() !== '')
    const isGame = filled.some((field) => ['date', 'game', 'code'].includes(field))
    const isTitle = filled.length < 2 && !changes
    const isHeads = foldedHeads.every((head, column) => lookupKey(row[column] ?? '') === head)
    if (!isGame || isTitle || isHeads) continue
    found.push(fileRow(index + 1, cells, rules, row.join(' ')))
  }
  return found
}

function fileRow(
  line: number,
  cells: Record<FileField, string>,
  rules: ReadRules,
  rowText: string,
): FileRow {
  const problems: Note[] = []
  const doubts: Note[] = []
  const when = readWhen(cells, rules, { problems, doubts })
  const who = whoPlays(cells, rules)
  const isAway = who.isAway || isOtherPlace(cells.place, rules.place)
  if (who.team === null && !isAway) {
    problems.push({ cause: 'team', text: 'It doesn’t say which of our teams plays.' })
  }
  const isTaken = Object.hasOwn(rules.aliases, lookupKey(who.opponent ?? ''))
  const isKnown = who.club || isTaken || !who.opponent || who.team === null
  if (who.team && who.club?.nickname === teams[who.team].name && !isAway) {
    problems.push({ cause: 'opponent', text: `'${who.opponent}' is our own team.` })
  }
  if (!isKnown)
    doubts.push({ cause: 'opponent', text: `'${who.opponent}' isn’t a known opponent.` })
  const number = plainText(cells.number)
  if (number !== '' && !/^-?\d+$/.test(number)) {
    problems.push({ cause: 'number', text: `'${number}' isn’t a game number.` })
  }
  return {
    line,
    cells,
    ...when,
    ...who,
    code: plainText(cells.code).replace(/,/g, ''),
    number: /^-?\d+$/.test(number) ? Number(number) : null,
    plans: plansIn(cells.plans),
    problems,
    doubts,
    isAway,
    canceledText: isAway ? undefined : canceledWords.exec(rowText)?.[0],
  }
}

const canceledWords = /\b(?:cancell?ed|postponed|ppd|rescheduled)\b/i

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

type Notes = Record<'problems' | 'doubts', Note[]>

function readWhen(cells: Record<FileField, string>, rules: ReadRules, notes: Notes) {
  const cell = readDateCell(cells.date)
  if (cell.kind === 'unreadable') notes.problems.push({ cause: 'date', text: cell.reason })
  if (cell.kind !== 'day') return { date: null, time: readTime(cells.time, rules, notes) }
  const read = dayOf(cell, rules)
  if ('reason' in read) {
    notes.problems.push({ cause: 'date', text: `'${plainText(cells.date)}': ${read.reason}` })
  }
  const day = 'day' in read ? read.day : null
  if (day) checkWeekday(day, cell.weekday ?? weekdayOf(cells.weekday), notes)
  if (cells.time.trim() !== '') checkTimeAfterDay(cell.timeText, cells, rules, notes)
  const time = cells.time.trim() === '' ? cell.timeText : cells.time
  return { date: day && dayKey(day), time: readTime(time, rules, notes) }
}

/** A time after the day must be that of the column of times, or an empty midnight. */
function checkTimeAfterDay(
  timeText: string,
  { date, time }: Record<FileField, string>,
  { hours }: ReadRules,
  { problems }: Notes,
): void {
  const [afterDay, column] = [readTimeCell(timeText), readTimeCell(time)]
  const dayTime = afterDay.kind === 'time' ? apiTimeOf(afterDay, hours) : UNKNOWN_TIME
  const isOther =
    column.kind === 'time' && dayTime !== UNKNOWN_TIME && dayTime !== apiTimeOf(column, hours)
  if (afterDay.kind !== 'unreadable' && !isOther) return
  const text = `'${plainText(date)}' and '${plainText(time)}' don’t match.`
  problems.push({ cause: 'date', text })
}

function checkWeekday(day: Day, named: number | null, { doubts }: Notes) {
  if (named === null || weekday(day) === named) return
  const text = `The file has a different weekday: ${monthDayText(day)} is a ${weekdayText(day)}.`
  doubts.push({ cause: 'weekday', text })
}

function readTime(text: string, { hours }: ReadRules, { problems }: Notes): string | null {
  const cell = readTimeCell(text)
  if (cell.kind === 'open') return UNKNOWN_TIME
  if (cell.kind === 'time') return apiTimeOf(cell, hours)
  if (cell.kind === 'unreadable') problems.push({ cause: 'time', text: cell.reason })
  return null
}

/** The text of a game that a row describes, as the venue writes it. */
export function gameTextOf({ team, club, opponent, text, mark }: FileRow): string {
  if (team === null) return ''
  const other = club ? `${club.city} ${club.nickname}` : opponent || 'TBD'
  const ownMark = mark === 'none' ? null : mark
  if (text === null) return withMark(`${teams[team].name} vs. ${other}`, ownMark)
  return mark === null || markOf(text) === ownMark ? text : withMark(text, ownMark)
}

const isAwayWord = (text: string) => /^(?:a|away|road|at|@)$/i.test(text.trim())
const isHomeWord = (text: string) => /^(?:h|home|vs\.?)$/i.test(text.trim())

/** `Chicago Blackhawks (1) @ Boston Bruins (4)`: feeds add the result. */
const withoutScores = (game: string) => game.replace(/\s*\(\d{1,3}\)/g, '')

/** Who plays, where, and what it counts for. */
function whoPlays(cells: Record<FileField, string>, { team: chosenTeam, aliases }: ReadRules) {
  const game = withoutScores(cells.game)
  const fixture = readFixture(game)
  const home = plainText(cells.home)
  const homeColumn = home === '' || isHomeWord(home) ? undefined : homeTeam(home)
  // Only games at home have such a code.
  const codeTeam = /^[a-z]\d{6}/i.test(cells.code.trim()) ? teamOfCode(cells.code) : null
  const isElsewhere = home !== '' && !isHomeWord(home) && homeColumn === undefined
  const isAway = codeTeam === null && (fixture.isAway || isAwayWord(home) || isElsewhere)
  const opponent = opponentIn(cells, fixture.opponent, aliases)
  const leagueTeam = opponent === null ? null : teamOfOpponent(opponent)
  // Three letters or a city are of one league by accident: the chosen team comes before theirs.
  const leagueClub = leagueTeam && opponent !== null ? clubOf(leagueTeam, opponent) : null
  const vagueNames = leagueClub ? [leagueClub.code, leagueClub.city].map(lookupKey) : []
  const isVague = vagueNames.includes(lookupKey(opponent ?? ''))
  const team =
    codeTeam ??
    (homeColumn === 'either' || homeColumn === undefined ? null : homeColumn) ??
    fixture.team ??
    (isVague ? (chosenTeam ?? leagueTeam) : leagueTeam) ??
    chosenTeam
  const club = opponent === null ? null : clubOf(team, opponent)
  const text = plainText(game)
  const isText =
    team !== null && fixture.isWhole && isGameText(team, text) && opponent === fixture.opponent
  const mark = readMark(cells.marker) ?? markInBrackets(game) ?? markOf(game)
  return { team, opponent, club, text: isText ? text : null, mark, isAway }
}

function opponentIn(
  { city, game }: Record<FileField, string>,
  named: string,
  aliases: ReadRules['aliases'],
): string | null {
  if (game.trim() === '' && city.trim() === '') return null
  const isWithCity = city.trim() === '' || lookupKey(named).startsWith(lookupKey(city))
  const opponent = isWithCity ? named : plainText(`${city} ${named}`)
  if (isUndetermined(named) || /^potential (?:home )?game$/i.test(named)) return ''
  const key = lookupKey(opponent)
  return (Object.hasOwn(aliases, key) ? aliases[key] : undefined) ?? opponent
}

/** What is wrong with a row, or to be looked at. */
export interface Note {
  cause:
    | 'date'
    | 'time'
    | 'team'
    | 'opponent'
    | 'weekday'
    | 'number'
    | 'plan'
    | 'code'
    | 'choice'
    | 'called off'
    | 'day'
    | 'season'
  text: string
}

/** How the cells of all rows are to be read. */
export interface ReadRules extends DateRule {
  hours: HourRule
  /** Whose games they are where a row does not tell; null where that is asked. */
  team: TeamKey | null
  /** Opponents by what a file calls them ({@link lookupKey}), as a person said. */
  aliases: Readonly<Record<string, string>>
  /** Home games are played at places whose names hold this; null where the file names none. */
  place: string | null
}
