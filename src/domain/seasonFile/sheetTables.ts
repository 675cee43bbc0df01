import type { TeamKey } from '../../content/teams'
import { lookupKey } from './cellText'
import { countHeaders } from './columns'
import { namedSeason, namedTeam } from './questions'
import type { Sheet } from './sheet'

/** A table of a sheet, below the name of its team. */
interface Table {
  title: string
  team: TeamKey
  season: number | null
  /** The key of all headers together. */
  headers: string
  /** Including its title and headers. */
  rows: Sheet['rows']
}

/**
 * Splits a sheet into its tables, if it has a titled table for each team one below the other, as
 * Numbers saves them. Rows above the first table are another sheet, unless all are titles.
 * Otherwise returns the whole sheet: repeated headers and titles are not games.
 */
export function splitTables(sheet: Sheet): Sheet[] {
  const { above, tables } = namedTables(sheet.rows)
  if (new Set(tables.map(({ team }) => team)).size < 2) return [sheet]
  const named = joinTables(tables).map((list) => ({
    name: [sheet.name, sharedTitle(list)].filter(Boolean).join(': '),
    rows: list.flatMap(({ rows }) => rows),
  }))
  return above.every(isTitle) ? named : [{ name: sheet.name, rows: above }, ...named]
}

const isTitle = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length < 2

/**
 * Joins tables of the same team and season, such as its months, into one list: if they follow each
 * other, and if they have the same headers, also with the other team's tables between them. A title
 * without a season continues its team's last list.
 */
function joinTables(tables: readonly Table[]): Table[][] {
  const lists: Table[][] = []
  let last: Table[] = []
  for (const table of tables) {
    const isSame = ([first]: Table[]) =>
      first?.team === table.team && (table.season === null || table.season === first.season)
    const list = isSame(last)
      ? last
      : lists.findLast((other) => isSame(other) && other[0]?.headers === table.headers)
    last = list ?? []
    if (!list) lists.push(last)
    last.push(table)
  }
  return lists
}

/** The tables below a title that names one team, and the rows above the first of them. */
function namedTables(rows: Sheet['rows']): { above: Sheet['rows']; tables: Table[] } {
  const starts = rows.flatMap((row, index) => {
    if (countHeaders(row) < 2) return []
    let top = index
    while (top > 0 && isTitle(rows[top - 1] ?? [])) top -= 1
    const title = rows.slice(top, index).flat().filter(Boolean).join(' ')
    const team = namedTeam(title)
    if (team === null) return []
    return [{ top, title, team, season: namedSeason(title), headers: row.map(lookupKey).join() }]
  })
  return {
    above: rows.slice(0, starts[0]?.top),
    tables: starts.map(({ top, ...table }, index) => ({
      ...table,
      rows: rows.slice(top, starts[index + 1]?.top),
    })),
  }
}

/** The words that a list's titles have in common: 'Boston Bruins' for October's and November's. */
function sharedTitle([first, ...others]: readonly Table[]): string {
  if (others.length === 0) return first?.title ?? ''
  const wordsOf = (title = '') => title.split(/\s+/).filter((word) => lookupKey(word) !== '')
  const isShared = (word: string) =>
    others.every(({ title }) => wordsOf(title).map(lookupKey).includes(lookupKey(word)))
  return wordsOf(first?.title).filter(isShared).join(' ')
}
