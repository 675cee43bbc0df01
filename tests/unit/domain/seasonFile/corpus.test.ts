import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, describe, expect, it } from 'vitest'
import { likeliestSheet } from '../../../../src/domain/seasonFile/columns'
import { readSeasonFile } from '../../../../src/domain/seasonFile/readFile'
import { importOf, season } from './importOf'

/*
 * Small files as other programs write them, in tests/files, with what an import makes of each beside the
 * sample season: a line for each row, or the words of the refusal.
 */
const FOLDER = 'tests/files'
const expected: Record<string, string[] | string> = JSON.parse(
  readFileSync(`${FOLDER}/expected.json`, 'utf8'),
)
const { TZ } = process.env

describe.each(['America/New_York', 'Asia/Kolkata', 'Pacific/Auckland'])('in %s', (zone) => {
  afterAll(() => {
    process.env.TZ = TZ
  })

  it.each(readdirSync(FOLDER).filter((name) => name !== 'expected.json'))('%s', async (name) => {
    process.env.TZ = zone
    expect(await outcome(name)).toEqual(expected[name])
  })
})

/** `2025-10-09 19:00 Bruins vs. Chicago Blackhawks: same`, for at most five rows, then how many of each kind. */
async function outcome(name: string): Promise<string[] | string> {
  try {
    const sheets = await readSeasonFile(new Uint8Array(readFileSync(`${FOLDER}/${name}`)))
    const { rows } = importOf(sheets[likeliestSheet(sheets)], season)
    const lines = rows.slice(0, 5).map(({ fileRow, status, notes }) => {
      const { date, time, team, opponent, cells } = fileRow
      const what = `${date ?? cells.date} ${time?.slice(0, 5) ?? ''} ${team} vs. ${opponent}`
      return `${what}: ${[status, ...notes.map(({ cause }) => cause)].join(', ')}`
    })
    return [
      ...lines,
      `${rows.length} rows, ${rows.filter(({ status }) => status === 'same').length} unchanged`,
    ]
  } catch (error) {
    return String((error as Error).message)
  }
}
