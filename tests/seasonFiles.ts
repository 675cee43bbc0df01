import { strToU8, zipSync } from 'fflate'
import { teams } from '../src/content/teams'
import { SEASON, type SeasonGame } from './mock-api/data/season'

/* The sample season as files that people have it in. */

const two = (value: number) => String(value).padStart(2, '0')
const parts = ({ date }: SeasonGame) => date.split('-').map(Number) as [number, number, number]
const isOpen = ({ time }: SeasonGame) => time === '00:00'
const months = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
const days = 'Sun Mon Tue Wed Thu Fri Sat'.split(' ')
const weekday = (game: SeasonGame) => days[new Date(`${game.date}T00:00Z`).getUTCDay()]

function halfDay({ time }: SeasonGame): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${two(minute)} ${hour < 12 ? 'AM' : 'PM'}`
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
    const [, month, day] = parts(game)
    const date = `${weekday(game)}, ${months[month - 1]} ${day}`
    const text = `${teams[game.team].name} vs. ${opponent(game)}`
    return [date, isOpen(game) ? 'TBD' : halfDay(game), text, note(game)].join('\t')
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
    const [year, month, day] = parts(game)
    const time = isOpen(game) ? '' : halfDay(game)
    const home = `"${teams[game.team].city} ${teams[game.team].name}"`
    return [`${month}/${day}/${year}`, time, home, `"${opponent(game)}"`, note(game)].join(',')
  })
  return ['Date,Time (ET),Home,Visitor,Type', ...rows, ''].join('\n')
}

/** A calendar feed: times of UTC, of Outlook, floating ones, whole days, and games away. */
export function asIcs(games: readonly SeasonGame[] = SEASON): string {
  const events = games.map((game, index) => {
    const [year, month, day] = parts(game)
    const date = `${year}${two(month)}${two(day)}`
    const local = `${date}T${game.time.replace(':', '')}00`
    const { city, name } = teams[game.team]
    const starts = [
      `DTSTART:${utc(game)}`,
      `DTSTART;TZID=America/New_York:${local}`,
      `DTSTART;TZID="Eastern Standard Time":${local}`,
      `DTSTART:${local}`,
    ]
    const start = isOpen(game) ? `DTSTART;VALUE=DATE:${date}` : starts[index % starts.length]
    const summary =
      index % 2 ? `${opponent(game)} at ${city} ${name}` : `${city} ${name} vs. ${opponent(game)}`
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

/** Days since the last of 1899. */
const serial = (date: string) => Date.parse(date) / 86_400_000 + 25_569
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** An Excel workbook: days and hours as numbers with formats, texts shared or in their cells. */
export function asXlsx(games: readonly SeasonGame[] = SEASON): Uint8Array {
  const shared: string[] = []
  const text = (place: string, value: string, isShared = true) => {
    if (!isShared) return `<c r="${place}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`
    shared.push(value)
    return `<c r="${place}" t="s"><v>${shared.length - 1}</v></c>`
  }
  const head = ['Date', 'Time', 'Home Team', 'Opponent City', 'Opponent Nickname', 'Kind']
  const rows = [
    head.map((value, column) => text(`${'ABCDEF'[column]}1`, value)),
    ...games.map((game, index) => {
      const row = index + 2
      const [hour = 0, minute = 0] = game.time.split(':').map(Number)
      // As Excel stores it, a little short: 19:00 is 0.79166666666.
      const hours = isOpen(game)
        ? text(`B${row}`, 'TBA')
        : `<c r="B${row}" s="2"><f>TIME(${hour},${minute},0)</f><v>${Math.floor(((hour * 60 + minute) * 1e9) / 1440) / 1e9}</v></c>`
      return [
        `<c r="A${row}" s="1"><v>${serial(game.date)}</v></c>`,
        hours,
        text(`C${row}`, teams[game.team].name),
        text(`D${row}`, game.city, false),
        text(`E${row}`, game.nickname),
        text(`F${row}`, game.kind),
      ]
    }),
  ]
  const sheet = rows.map((cells, row) => `<row r="${row + 1}">${cells.join('')}</row>`).join('')
  const files = {
    'xl/workbook.xml':
      '<workbook xmlns:r="r"><sheets><sheet name="Season" sheetId="1" r:id="rId1"/></sheets></workbook>',
    'xl/_rels/workbook.xml.rels':
      '<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/></Relationships>',
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="ddd, mmm d"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="18"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${shared.map((value) => `<si><t xml:space="preserve">${escaped(value)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
  }
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  )
}
