import { headsIn } from './columns'
import type { Sheet } from './fileProblem'
import { namedTeam } from './questions'

const isTitle = (row: readonly string[]) => row.filter((cell) => cell.trim() !== '').length < 2

/**
 * The tables of a sheet, each as one: a table of each team one below the other, as Numbers saves them,
 * under their names, and what stands above the first of them. Tables of one team that follow each other, as
 * of its months, are one. Else the whole sheet: heads and titles in between are no games.
 */
export function tablesOf(sheet: Sheet): Sheet[] {
  const { rows } = sheet
  const starts = rows.flatMap((row, index) => {
    if (headsIn(row) < 2) return []
    let top = index
    while (top > 0 && isTitle(rows[top - 1] ?? [])) top -= 1
    const title = rows.slice(top, index).flat().filter(Boolean).join(' ')
    const team = namedTeam(title)
    return team === null ? [] : [{ top, title, team }]
  })
  if (new Set(starts.map(({ team }) => team)).size < 2) return [sheet]
  const tables = starts.filter(({ team }, index) => team !== starts[index - 1]?.team)
  const above = rows.slice(0, tables[0]?.top)
  const named = tables.map(({ top, title }, index) => ({
    name: [sheet.name, title].filter(Boolean).join(': '),
    rows: rows.slice(top, tables[index + 1]?.top),
  }))
  return above.every(isTitle) ? named : [{ name: sheet.name, rows: above }, ...named]
}
