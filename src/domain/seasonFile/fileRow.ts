import { teams } from '../../content/teams'
import { isUndetermined, lookupKey, plainText } from './cellText'
import { type FileField, fileFields } from './columnHeaders'
import type { Layout } from './columns'
import { readTeams } from './rowTeams'
import type { Cells, FileRow, Notes, ReadRules } from './rowTypes'
import { readWhen } from './rowWhen'

/** Cells that a person has corrected, by line. */
export type EditedCells = ReadonlyMap<number, Partial<Record<FileField, string>>>

/**
 * The games of a sheet's rows. Rows without a day, an opponent and a code are no games: titles in between,
 * repeated headers, sums.
 */
export function fileRows(
  rows: readonly (readonly string[])[],
  { firstRow, columns, headers }: Pick<Layout, 'firstRow' | 'columns' | 'headers'>,
  rules: ReadRules,
  edited: EditedCells,
): FileRow[] {
  const headerKeys = headers.map(lookupKey)
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
    const isHeaders = headerKeys.every((key, column) => lookupKey(row[column] ?? '') === key)
    if (!isGame || isTitle || isHeaders) continue
    found.push(fileRow(index + 1, cells, rules, row.join(' ')))
  }
  return found
}

function fileRow(line: number, cells: Cells, rules: ReadRules, rowText: string): FileRow {
  const notes: Notes = { problems: [], doubts: [] }
  const { problems, doubts } = notes
  const when = readWhen(cells, rules, notes)
  const teamsOfRow = readTeams(cells, rules)
  const { team, opponent, club } = teamsOfRow
  const isAway = teamsOfRow.isAway || isOtherPlace(cells.place, rules.place)
  if (team === null && !isAway) {
    problems.push({ cause: 'team', text: 'It doesn’t say which of our teams plays.' })
  }
  if (team && club?.nickname === teams[team].name && !isAway) {
    problems.push({ cause: 'opponent', text: `'${opponent}' is our own team.` })
  }
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
