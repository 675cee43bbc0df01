import fc from 'fast-check'
import { strToU8, zipSync } from 'fflate'
import ICAL from 'ical.js'
import { describe, expect, it } from 'vitest'
import type { Game } from '../../../../src/domain/games/game'
import { likeliestSheet } from '../../../../src/domain/seasonFile/columns'
import { icsRows } from '../../../../src/domain/seasonFile/icsRows'
import {
  readSeasonFile,
  readSeasonText,
  sizeProblem,
} from '../../../../src/domain/seasonFile/readFile'
import { seasonCsv } from '../../../../src/domain/seasonFile/seasonCsv'
import { SeasonFileError } from '../../../../src/domain/seasonFile/sheet'
import { splitTables } from '../../../../src/domain/seasonFile/sheetTables'
import { aGame } from '../../../records'
import { asCsv, asIcs, asPaste, asXlsx } from '../../../seasonFiles'
import { asNumbersCsv, asNumbersXlsx, asSheetsCsv, asSheetsXlsx } from '../../../seasonGolden'
import { importOf, season } from './importOf'

const bytesOf = (text: string) => new TextEncoder().encode(text)
const facts = ({ eventName, team, date, time }: Game) => ({ eventName, team, date, time })

describe('the real season', () => {
  const sheets = {
    paste: () => readSeasonText(asPaste()),
    'CSV with US dates': () => readSeasonFile(bytesOf(asCsv())),
    Excel: () => readSeasonFile(asXlsx()),
    'a calendar feed': () => readSeasonFile(bytesOf(asIcs())),
    'CSV of Google Sheets': () => readSeasonFile(bytesOf(asSheetsCsv())),
    'Excel of Google Sheets': () => readSeasonFile(asSheetsXlsx()),
    'Excel of Numbers, behind its summary': () => readSeasonFile(asNumbersXlsx()),
  }
  it.each(Object.entries(sheets))(
    'as %s makes the same 92 games, and then nothing',
    async (_as, read) => {
      const sheets = await read()
      const sheet = sheets[likeliestSheet(sheets)]
      const { rows } = importOf(sheet, [])
      const made = rows.flatMap(({ after }) => (after ? [after] : []))
      expect(made.map(facts)).toEqual(season.map(facts))
      expect(rows.filter(({ status }) => status !== 'left out' && status !== 'new')).toEqual([])

      const again = importOf(sheet, season)
      expect(again.rows.filter(({ status }) => !['same', 'left out'].includes(status))).toEqual([])
      expect(again.missing).toEqual([])
    },
  )

  it.each([
    ['one below the other, as CSV', () => readSeasonFile(bytesOf(asNumbersCsv()))],
    ['as sheets', () => readSeasonFile(asNumbersXlsx([['bruins'], ['celtics']]))],
  ])(
    'of which Numbers has a table of each team, %s, is offered table by table',
    async (_, read) => {
      const sheets = (await read()).filter(({ name }) => name !== 'Export Summary')
      const made = sheets.flatMap((sheet) => importOf(sheet, []).rows.map(({ after }) => after))
      expect(sheets).toHaveLength(2)
      // The Bruins' games first, as the tables stand.
      const byTeam = season.toSorted(
        (a, b) => Number(a.eventName > 'C') - Number(b.eventName > 'C'),
      )
      expect(made.map((game) => game && facts(game))).toEqual(byTeam.map(facts))
    },
  )

  it('of which the months of two teams take turns is two lists, each of all its months', () => {
    const table = (title: string, heads: string[], game: string[]) => [[title], heads, game, []]
    const heads = ['Date', 'Time', 'Opponent']
    const otherwise = ['Opponent', 'Time', 'Date']
    const rows = [
      ...table('BRUINS - October', heads, ['10/9/2025', '7:00 PM', 'Utah']),
      ...table('CELTICS - October', heads, ['10/22/2025', '7:00 PM', 'Philadelphia']),
      ...table('BRUINS - November', heads, ['11/1/2025', '7:00 PM', 'Carolina']),
      ...table('CELTICS - November', heads, ['11/2/2025', '7:00 PM', 'Houston']),
      // Its columns stand in another order, so it is read by itself.
      ...table('BRUINS - December', otherwise, ['Utah', '7:00 PM', '12/2/2025']),
      // Another season is another list.
      ...table('CELTICS 2024-25', heads, ['1/2/2025', '7:00 PM', 'Houston']),
    ]
    const lists = splitTables({ name: '', rows })
    expect(
      lists.map((list) => [
        list.name,
        importOf(list, []).asked.team,
        importOf(list, []).rows.map(({ after }) => after?.date),
      ]),
    ).toEqual([
      ['BRUINS', 'bruins', ['2025-10-09', '2025-11-01']],
      ['CELTICS', 'celtics', ['2025-10-22', '2025-11-02']],
      ['BRUINS - December', 'bruins', ['2025-12-02']],
      ['CELTICS 2024-25', 'celtics', ['2025-01-02']],
    ])
  })
})

describe('the season as a file', () => {
  it('is read back without a change, whatever stands in it', async () => {
    const text = fc.string({
      unit: fc.constantFrom('a', 'Ø', '"', ',', ';', '=', '-', "'", ' ', '@'),
    })
    const games = fc
      .uniqueArray(
        fc.record({
          code: fc.integer({ min: 250901, max: 260430 }),
          team: fc.oneof(
            // A text that begins with @ is a game away.
            text.map((words) => words.trim().replace(/^@+/, '').trim()),
            fc.constantFrom(
              'Bruins vs. Blackhawks',
              'PRESEASON Bruins vs. Buffalo Sabres',
              'NBA CUP Celtics vs. TBD',
              'Celtics vs. Nets *GP',
            ),
          ),
          date: fc.constantFrom('2025-10-09', '2026-01-10', '', '0000-00-00', '10/09/2025'),
          time: fc.constantFrom('19:00:00', '00:00:00', '', '24:00:00', '7:00 PM', '09:30:00'),
          gameNumber: fc.integer({ min: 0, max: 41 }),
          plans: fc.uniqueArray(fc.constantFrom('B26FULL', '=B26', 'B26;A', 'Plan Ø'), {
            maxLength: 3,
          }),
        }),
        { selector: ({ code }) => code, maxLength: 8 },
      )
      .map((rows) =>
        rows.map(({ code, ...fields }, index) =>
          aGame({ ...fields, eventName: `${index % 2 ? 'B' : 'C'}${code}`, eventIds: [index + 1] }),
        ),
      )
    await fc.assert(
      fc.asyncProperty(games, async (held) => {
        const of = (letter: string) => held.filter(({ eventName }) => eventName.startsWith(letter))
        const csv = seasonCsv({ bruins: of('B'), celtics: of('C') })
        if (held.length === 0) return
        const [sheet] = await readSeasonFile(bytesOf(csv))
        const plans = ['B26FULL', '=B26', 'B26;A', 'Plan Ø']
        expect(importOf(sheet, held, { plans }).rows.map(({ status }) => status)).toEqual(
          held.map(() => 'same'),
        )
      }),
      { numRuns: 60 },
    )
  })
})

const workbook = (sheetXml: string, more: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml':
          '<x:workbook xmlns:x="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><x:workbookPr date1904="1"/><x:sheets><x:sheet name="Old" state="hidden" r:id="r2"/><x:sheet name="S" r:id="r1"/></x:sheets></x:workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="r1" Target="/xl/worksheets/a.xml"/><Relationship Id="r2" Target="worksheets/b.xml"/></Relationships>',
        'xl/styles.xml':
          '<styleSheet><numFmts><numFmt numFmtId="170" formatCode="[$-409]h:mm\\ AM/PM;@"/></numFmts><cellStyleXfs><xf numFmtId="9"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="170"/><xf numFmtId="22"/></cellXfs></styleSheet>',
        'xl/sharedStrings.xml':
          '<sst><si><t>A &amp; B</t></si><si><r><t>Two </t></r><r><t>parts</t></r><rPh><t>spoken</t></rPh></si></sst>',
        'xl/worksheets/a.xml': sheetXml,
        'xl/worksheets/b.xml':
          '<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row></sheetData></worksheet>',
        ...more,
      }).map(([name, xml]) => [name, strToU8(xml)]),
    ),
  )

describe('an Excel workbook', () => {
  it('counts from 1904 where it says so, rounds to the minute, reads every kind of cell', async () => {
    const cells = [
      '<c r="A1" t="s"><v>0</v></c><c r="B1" t="s"><v>1</v></c><c r="D1" t="inlineStr"><is><t>in</t></is></c>',
      '<c r="A2" s="1"><v>44477</v></c><c r="B2" s="2"><f>X()</f><v>0.791666666</v></c><c r="C2" s="3"><v>44477.7916666</v></c>',
      '<c r="B3" t="str"><f>"x"</f><v>stored</v></c><c r="C3" t="b"><v>1</v></c><c r="D3"><v>12.5</v></c>',
    ]
    const rows = cells.map((row, index) => `<row r="${index + 1}">${row}</row>`).join('')
    const xml = `<worksheet><sheetData>${rows}</sheetData><mergeCells><mergeCell ref="A2:A3"/></mergeCells></worksheet>`
    expect(await readSeasonFile(workbook(xml))).toEqual([
      {
        name: 'S',
        rows: [
          ['A & B', 'Two parts', '', 'in'],
          ['2025-10-09', '19:00', '2025-10-09 19:00'],
          ['2025-10-09', 'stored', 'TRUE', '12.5'],
        ],
      },
    ])
  })
})

describe('a recurring event', () => {
  const days = (start: string, rule: string, count = 1) => {
    const event = `BEGIN:VEVENT\nDTSTART;VALUE=DATE:${start}\nRRULE:${rule}\nEND:VEVENT\n`
    const text = `BEGIN:VCALENDAR\n${event.repeat(count)}END:VCALENDAR`
    return icsRows(text, ICAL, '2025-11-22').map(([day]) => day ?? '')
  }
  it.each([
    ['20230105', 'FREQ=WEEKLY', '2025-09-04', '2026-04-30', 35],
    ['20260910', 'FREQ=WEEKLY', '2026-09-10', '2027-04-29', 34],
    ['20231012', 'FREQ=WEEKLY;COUNT=3', '2023-10-12', '2023-10-26', 3],
  ])('from %s on, %s, is opened within the season', (start, rule, first, last, count) => {
    const [, ...opened] = days(start, rule)
    expect([opened[0], opened.at(-1), opened.length]).toEqual([first, last, count])
  })

  it('stays as it is where all of them have too many days', () => {
    const all = days('20050910', 'FREQ=DAILY', 9)
    expect(all.at(-1)).toBe('2005-09-10 and again (FREQ=DAILY)')
    expect(all.length).toBeLessThan(2_000)
  })
})

describe('what is no season', () => {
  const problem = async (bytes: Uint8Array) => {
    try {
      await readSeasonFile(bytes)
      return 'read'
    } catch (error) {
      return error instanceof SeasonFileError ? error.message : `thrown: ${error}`
    }
  }
  it('is told in words', async () => {
    expect(await problem(new Uint8Array())).toMatch(/empty/)
    expect(await problem(bytesOf(' \n , \n'))).toMatch(/no rows/)
    expect(await problem(Uint8Array.of(0x7f, 0x45, 0, 1))).toMatch(/isn’t a list/)
    expect(await problem(Uint8Array.of(0xd0, 0xcf, 0x11, 0xe0, 0))).toMatch(/older Excel file/)
    expect(await problem(bytesOf('%PDF-1.7'))).toMatch(/PDF/)
    expect(await problem(zipSync({ mimetype: strToU8('ods') }))).toMatch(/isn’t an Excel workbook/)
    expect(await problem(Uint8Array.of(0x50, 0x4b, 3, 4, 9, 9))).toMatch(/isn’t an Excel workbook/)
    const bomb = { 'xl/sharedStrings.xml': ' '.repeat(21_000_000) }
    expect(await problem(workbook('<worksheet/>', bomb))).toMatch(/too large/)
    expect(await problem(bytesOf('BEGIN:VCALENDAR\nEND:VCALENDAR'))).toMatch(/no events/)
    expect(await problem(bytesOf('a,b\n'.repeat(5_100)))).toMatch(/5,000/)
    expect(sizeProblem(200_000_000)).toMatch(/200 MB/)
    expect(sizeProblem(1_900_000)).toBeUndefined()
  })

  it('reads 5,000 games, and Windows-1252, UTF-16 and UTF-8 alike', async () => {
    const many = `Date,Opponent\n${'10/9/2025,Canadiens\n'.repeat(5_000)}`
    expect((await readSeasonText(many))[0]?.rows).toHaveLength(5_001)
    const text = 'Date,Montréal'
    const latin = Uint8Array.from([...text].map((letter) => letter.charCodeAt(0)))
    const wide = Uint8Array.from([
      0xff,
      0xfe,
      ...[...text].flatMap((one) => [one.charCodeAt(0), 0]),
    ])
    for (const bytes of [latin, wide, bytesOf(text), bytesOf(`\ufeff${text}`)]) {
      expect((await readSeasonFile(bytes))[0]?.rows).toEqual([['Date', 'Montréal']])
    }
  })

  it('never breaks on any bytes', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.uint8Array({ maxLength: 300 }),
        async (bytes) => !(await problem(bytes)).startsWith('thrown'),
      ),
    )
  })
})
