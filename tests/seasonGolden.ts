import { type TeamKey, teams } from '../src/content/teams'
import { SEASON } from './mock-api/data/season'
import { day, home, hour, isOpen, minutes, note, opponent, serial } from './seasonFiles'
import { type Part, rowsXml, sharedTexts, workbook } from './workbook'

/*
 * The sample season as Google Sheets and Apple Numbers save it, with what each puts around the games:
 * Sheets its rows without cells, its own spelling of formats and '.0' behind days; Numbers the names of
 * tables above their heads, a summary as the first sheet, and hours with today's day before them.
 */

const quoted = (cell: string) => (/[",\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

/** File, Download, Comma Separated Values: as the cells look, no mark, no line break at the end. */
export function asSheetsCsv(): string {
  const rows = SEASON.map((game) => [
    day(game, { weekday: 'long', month: 'long', day: 'numeric', year: 'numeric' }),
    isOpen(game) ? 'TBD' : hour(game),
    home(game),
    opponent(game),
    note(game),
  ])
  const sheet = [
    ['TD Garden 2025-26', '', '', '', ''],
    ['', '', '', '', ''],
    ['Date', 'Start', 'Home', 'Visitor', 'Notes'],
    ...rows,
    ['', '', '', '', ''],
  ]
  return sheet.map((cells) => cells.map(quoted).join(',')).join('\r\n')
}

/** File, Export to, CSV, all tables as one file with their names: a table of each team, opponents alone. */
export function asNumbersCsv(): string {
  const table = (team: TeamKey) => [
    `${teams[team].name} home games,,,`,
    'Date,Time,Opponent,Notes',
    ...SEASON.filter((game) => game.team === team).map((game) =>
      [
        day(game, { month: 'numeric', day: 'numeric', year: '2-digit' }),
        isOpen(game) ? '' : hour(game),
        quoted(opponent(game)),
        note(game),
      ].join(','),
    ),
  ]
  return [...table('bruins'), ',,,', ...table('celtics'), ''].join('\n')
}

/** File, Download, Microsoft Excel: a title over merged cells, and rows without cells to the 1000th. */
export function asSheetsXlsx(): Uint8Array {
  const texts = sharedTexts()
  const rows = [
    texts.cell('A1', 1, 'TD Garden 2025-26'),
    '',
    ['Date', 'Time', 'Home', 'Visitor', 'Notes']
      .map((head, column) => texts.cell(`${'ABCDE'[column]}3`, 1, head))
      .join(''),
    ...SEASON.map((game, index) => {
      const row = index + 4
      const time = isOpen(game)
        ? texts.cell(`B${row}`, 1, 'TBD')
        : `<c r="B${row}" s="3"><v>${minutes(game) / 1440}</v></c>`
      return [
        `<c r="A${row}" s="2"><v>${serial(game)}.0</v></c>`,
        time,
        `<c r="C${row}" s="1" t="str"><f>"Boston "&amp;G${row}</f><v>${home(game)}</v></c>`,
        texts.cell(`D${row}`, 1, opponent(game)),
        texts.cell(`E${row}`, 1, note(game)),
      ].join('')
    }),
  ]
  const height = 'ht="15.75" customHeight="1"'
  const filled = rows.map((cells, index) => `<row r="${index + 1}" ${height}>${cells}</row>`)
  const blank = Array.from(
    { length: 1000 - rows.length },
    (_, index) => `<row r="${rows.length + index + 1}" ${height}/>`,
  )
  return workbook(
    [
      {
        name: 'Home games',
        xml: `<sheetPr><outlinePr summaryBelow="0" summaryRight="0"/></sheetPr><sheetViews><sheetView workbookViewId="0"/></sheetViews><sheetFormatPr customHeight="1" defaultColWidth="12.63" defaultRowHeight="15.75"/><sheetData>${filled.join('')}${blank.join('')}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells><drawing r:id="rId1"/>`,
      },
    ],
    {
      workbookPr: '<workbookPr/>',
      texts: texts.xml(),
      styles:
        '<numFmts count="2"><numFmt numFmtId="164" formatCode="dddd, mmmm d, yyyy"/><numFmt numFmtId="165" formatCode="h:mm am/pm"/></numFmts><cellStyleXfs count="1"><xf borderId="0" fillId="0" fontId="0" numFmtId="0"/></cellStyleXfs><cellXfs count="4"><xf borderId="0" fillId="0" fontId="0" numFmtId="0" xfId="0"/><xf borderId="0" fillId="0" fontId="1" numFmtId="0" xfId="0" applyFont="1"><alignment readingOrder="0"/></xf><xf borderId="0" fillId="0" fontId="1" numFmtId="164" xfId="0" applyNumberFormat="1"/><xf borderId="0" fillId="0" fontId="1" numFmtId="165" xfId="0" applyNumberFormat="1"/></cellXfs>',
    },
  )
}

/**
 * File, Export to, Excel: a summary of what was exported, then each table as a sheet of its own, its name
 * above its heads; an hour is a moment of the day on which it was typed.
 */
export function asNumbersXlsx(tables: readonly TeamKey[][] = [['bruins', 'celtics']]): Uint8Array {
  const texts = sharedTexts()
  const sheetName = (index: number) => `Games - Table ${index + 1}`
  const summary = [
    [
      'This document was exported from Numbers. Each table was converted to an Excel worksheet. All other objects on each Numbers sheet were placed on separate worksheets. Please be aware that formula calculations may differ in Excel.',
    ],
    [],
    ['', 'Numbers Sheet Name', 'Numbers Table Name', 'Excel Worksheet Name'],
    ['', 'Games'],
    ...tables.map((_, index) => ['', '', `Table ${index + 1}`, sheetName(index)]),
  ]
  const summaryXml = rowsXml(
    summary.map((cells, row) =>
      cells.map((text, column) => texts.cell(`${'ABCD'[column]}${row + 1}`, 1, text)),
    ),
  )
  const typed = 46_000
  const parts = tables.map((of, index): Part => {
    const games = SEASON.filter(({ team }) => of.includes(team))
    const rows = [
      [
        texts.cell('A1', 2, `Table ${index + 1}`),
        ...'BCDE'.split('').map((one) => `<c r="${one}1" s="2"/>`),
      ],
      ['Date', 'Time', 'Home', 'Opponent', 'Notes'].map((head, column) =>
        texts.cell(`${'ABCDE'[column]}2`, 3, head),
      ),
      ...games.map((game, line) => {
        const row = line + 3
        return [
          `<c r="A${row}" s="4"><v>${serial(game)}</v></c>`,
          isOpen(game)
            ? `<c r="B${row}" s="5"/>`
            : `<c r="B${row}" s="5"><v>${(typed + minutes(game) / 1440).toFixed(10)}</v></c>`,
          texts.cell(`C${row}`, 6, home(game)),
          texts.cell(`D${row}`, 6, opponent(game)),
          texts.cell(`E${row}`, 6, note(game)),
        ]
      }),
    ]
    return {
      name: sheetName(index),
      xml: `<sheetPr><pageSetUpPr fitToPage="1"/></sheetPr><sheetFormatPr defaultColWidth="16.33" defaultRowHeight="19.9" customHeight="1" outlineLevelRow="0" outlineLevelCol="0"/><sheetData>${rowsXml(rows)}</sheetData><mergeCells count="1"><mergeCell ref="A1:E1"/></mergeCells>`,
    }
  })
  return workbook(
    [{ name: 'Export Summary', xml: `<sheetData>${summaryXml}</sheetData>` }, ...parts],
    {
      workbookPr: '<bookViews><workbookView activeTab="0"/></bookViews>',
      texts: texts.xml(),
      styles:
        '<numFmts count="3"><numFmt numFmtId="0" formatCode="General"/><numFmt numFmtId="59" formatCode="ddd, mmm d, yyyy"/><numFmt numFmtId="60" formatCode="h:mm AM/PM"/></numFmts><cellStyleXfs count="1"><xf numFmtId="0" fontId="0"/></cellStyleXfs><cellXfs count="7"><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="0"/><xf numFmtId="49"/><xf numFmtId="59" applyNumberFormat="1"/><xf numFmtId="60" applyNumberFormat="1"/><xf numFmtId="49"/></cellXfs>',
    },
  )
}
