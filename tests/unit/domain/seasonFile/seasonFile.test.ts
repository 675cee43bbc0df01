import { describe, expect, it } from 'vitest'
import { recogniseColumns } from '../../../../src/domain/seasonFile/columns'
import { compareSeason } from '../../../../src/domain/seasonFile/compareSeason'
import { fileRows } from '../../../../src/domain/seasonFile/fileRow'
import { readSeasonFile, readSeasonText } from '../../../../src/domain/seasonFile/readFile'
import { SEASON } from '../../../mock-api/data/season'
import { asCsv, asIcs, asPaste, asXlsx } from '../../../seasonFiles'

describe('debug', () => {
  it.each([
    ['paste', () => readSeasonText(asPaste())],
    ['csv', () => readSeasonFile(new TextEncoder().encode(asCsv()))],
    ['ics', () => readSeasonText(asIcs())],
    ['xlsx', () => readSeasonFile(asXlsx())],
  ])('%s', (_name, read) => {
    const [sheet] = read()
    const layout = recogniseColumns(sheet!)
    console.log(JSON.stringify(layout), sheet!.rows.slice(0, 5))
    const rows = fileRows(
      sheet!.rows,
      layout,
      {
        order: 'month',
        seasonYear: 2025,
        hours: 'afternoon',
        team: null,
        aliases: {},
        place: null,
      },
      new Map(),
    )
    const { rows: out } = compareSeason(
      rows,
      { games: { bruins: [], celtics: [] }, plans: { bruins: [], celtics: [] } },
      { choices: new Map(), leftOut: new Set(), newPlans: new Set() },
    )
    console.log(
      out.length,
      out.filter((r) => r.status !== 'new').slice(0, 4),
      out.slice(0, 1),
      out.find((r) => r.file.date === '2025-12-09'),
    )
    expect(
      out.flatMap(({ after }) =>
        after ? [[after.eventName, after.date, after.time.slice(0, 5), after.team]] : [],
      ),
    ).toEqual(SEASON.map((g) => [g.code, g.date, g.time, expect.anything()]))
  })
})
