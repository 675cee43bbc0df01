import { teams } from '../src/content/teams'
import { SEASON, type SeasonGame } from './mock-api/data/season'
import { escaped, rowsXml, sharedTexts, workbook } from './workbook'

/* The sample season as files that people have it in. */

export const isOpen = ({ time }: SeasonGame) => time === '00:00'
export const minutes = ({ time }: SeasonGame) =>
  Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
/** Days since the last of 1899. */
export const serial = ({ date }: SeasonGame) => Date.parse(date) / 86_400_000 + 25_569
export const home = ({ team }: SeasonGame) => `${teams[team].city} ${teams[team].name}`
export const day = (game: SeasonGame, options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', ...options }).format(Date.parse(game.date))

export function hour(game: SeasonGame): string {
  const hours = Math.floor(minutes(game) / 60)
  return `${hours % 12 || 12}:${game.time.slice(3)} ${hours < 12 ? 'AM' : 'PM'}`
}

/** What a schedule's column of notes says of a game. */
export const note = ({ kind }: SeasonGame) =>
  ({
    preseason: 'Preseason',
    regular: '',
    'cup-group': 'NBA Cup group play',
    'cup-potential': 'NBA Cup',
  })[kind]

/** The visitors as a schedule names them: city and nickname. */
export const opponent = ({ city, nickname }: SeasonGame) => `${city} ${nickname}`.trim()

/** As it is pasted from a sheet with a title and two rows of heads, without years: `Thu, Oct 9`. */
export function asPaste(games: readonly SeasonGame[] = SEASON): string {
  const rows = games.map((game) => {
    const date = day(game, { weekday: 'short', month: 'short', day: 'numeric' })
    const text = `${teams[game.team].name} vs. ${opponent(game)}`
    return [date, isOpen(game) ? 'TBD' : hour(game), text, note(game)].join('\t')
  })
  return [
    'TD Garden 2025-26\t\t\t',
    'Game\tStart\t\t',
    'Date\tTime\tMatchup\tNotes',
    ...rows,
    '',
  ].join('\r\n')
}

/** A CSV with US dates, quotes and a home team in a column of its own. */
export function asCsv(games: readonly SeasonGame[] = SEASON): string {
  const rows = games.map((game) => {
    const time = isOpen(game) ? '' : hour(game)
    return [day(game, {}), time, `"${home(game)}"`, `"${opponent(game)}"`, note(game)].join(',')
  })
  return ['Date,Time (ET),Home,Visitor,Type', ...rows, ''].join('\n')
}

/** A calendar feed: times of UTC, of Outlook, floating ones, whole days, and games away. */
export function asIcs(games: readonly SeasonGame[] = SEASON): string {
  const events = games.map((game, index) => {
    const date = game.date.replaceAll('-', '')
    const local = `${date}T${game.time.replace(':', '')}00`
    const starts = [
      `DTSTART:${utc(game)}`,
      `DTSTART;TZID=America/New_York:${local}`,
      `DTSTART;TZID="Eastern Standard Time":${local}`,
      `DTSTART:${local}`,
    ]
    const start = isOpen(game) ? `DTSTART;VALUE=DATE:${date}` : starts[index % starts.length]
    const summary =
      index % 2 ? `${opponent(game)} at ${home(game)}` : `${home(game)} vs. ${opponent(game)}`
    return [
      'BEGIN:VEVENT',
      start,
      fold(`SUMMARY:${summary}`),
      'LOCATION:TD Garden\\, Boston',
      `CATEGORIES:${note(game)}`,
      'END:VEVENT',
    ].join('\r\n')
  })
  const away =
    'BEGIN:VEVENT\r\nDTSTART:20251008T233000Z\r\nSUMMARY:Boston Bruins at Washington Capitals\r\nEND:VEVENT'
  return ['BEGIN:VCALENDAR', away, ...events, 'END:VCALENDAR', ''].join('\r\n')
}

const fold = (line: string) => line.replace(/(.{25})(?=.)/g, '$1\r\n ')

function utc(game: SeasonGame): string {
  const isSummer = game.date < '2025-11-02' || game.date >= '2026-03-08'
  const instant = new Date(`${game.date}T${game.time}:00Z`)
  instant.setUTCHours(instant.getUTCHours() + (isSummer ? 4 : 5))
  return `${instant.toISOString().replace(/[-:]|\.000/g, '')}`
}

/** An Excel workbook: days and hours as numbers with formats, texts shared or in their cells. */
export function asXlsx(games: readonly SeasonGame[] = SEASON): Uint8Array {
  const texts = sharedTexts()
  const head = ['Date', 'Time', 'Home Team', 'Opponent City', 'Opponent Nickname', 'Kind']
  const rows = [
    head.map((value, column) => texts.cell(`${'ABCDEF'[column]}1`, 0, value)),
    ...games.map((game, index) => {
      const row = index + 2
      const [hour = 0, minute = 0] = game.time.split(':').map(Number)
      // As Excel stores it, a little short: 19:00 is 0.79166666666.
      const hours = isOpen(game)
        ? texts.cell(`B${row}`, 0, 'TBA')
        : `<c r="B${row}" s="2"><f>TIME(${hour},${minute},0)</f><v>${Math.floor((minutes(game) * 1e9) / 1440) / 1e9}</v></c>`
      return [
        `<c r="A${row}" s="1"><v>${serial(game)}</v></c>`,
        hours,
        texts.cell(`C${row}`, 0, teams[game.team].name),
        `<c r="D${row}" t="inlineStr"><is><t>${escaped(game.city)}</t></is></c>`,
        texts.cell(`E${row}`, 0, game.nickname),
        texts.cell(`F${row}`, 0, game.kind),
      ]
    }),
  ]
  return workbook([{ name: 'Season', xml: `<sheetData>${rowsXml(rows)}</sheetData>` }], {
    workbookPr: '',
    texts: texts.xml(),
    styles:
      '<numFmts><numFmt numFmtId="164" formatCode="ddd, mmm d"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="18"/></cellXfs>',
  })
}
