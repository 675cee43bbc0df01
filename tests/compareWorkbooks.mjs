/*
 * Reads the workbooks that npm packages carry with SheetJS and with the reader of imports, and lists the
 * cells that differ: `node tests/compareWorkbooks.mjs`. The packages go into a temporary folder.
 */
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { createServer } from 'vite'

const PACKAGES = [
  ...['xlsx-datafill', 'xlsx-stream-reader', 'xlsx-chart', 'xlsx-populate', 'excel'],
  ...['xlsx-parse-stream', 'node-excel-stream', 'convert-excel-to-json', 'xlsx-to-json'],
]
const MOST_ROWS = 5_000
const MOST_COLUMNS = 200
const MOST_SHOWN = 3

/** A packed package, unpacked; the folder of its files. */
function unpacked(name) {
  const options = { cwd: folder, encoding: 'utf8' }
  const archive = execFileSync('npm', ['pack', '--silent', name], options).trim().split('\n').at(-1)
  const target = join(folder, name)
  mkdirSync(target)
  execFileSync('tar', ['-xzf', archive, '-C', target], options)
  return target
}

/** What a cell of SheetJS may read as: a day without an hour or with midnight, a time without a day. */
function textsOf(XLSX, cell, date1904) {
  if (cell === undefined || cell.t === 'z' || cell.v === undefined) return ['']
  if (cell.t === 'b') return [cell.v ? 'TRUE' : 'FALSE']
  if (cell.t === 'e') return [cell.w ?? '']
  if (cell.t !== 'n') return [String(cell.v)]
  if (!XLSX.SSF.is_date(cell.z ?? 'General')) return [String(cell.v)]
  const day = XLSX.SSF.parse_date_code(Math.round(cell.v * 1440) / 1440, { date1904 })
  if (!day) return [String(cell.v)]
  const two = (number) => String(number).padStart(2, '0')
  const date = `${day.y}-${two(day.m)}-${two(day.d)}`
  const time = `${two(day.H)}:${two(day.M)}`
  const hasDay = /[dy]/i.test(cell.z.replace(/"[^"]*"|\[[^\]]*\]/g, '')) && cell.v >= 1
  if (!hasDay) return [time, `${date} ${time}`, date]
  return time === '00:00' ? [date, `${date} ${time}`] : [`${date} ${time}`]
}

/** Cells below the first one of a merged range: ours repeat it, SheetJS has nothing there. */
const isMerged = (sheet, r, c) =>
  (sheet['!merges'] ?? []).some(
    ({ s, e }) => c >= s.c && c <= e.c && r >= s.r && r <= e.r && (r !== s.r || c !== s.c),
  )

const plain = (text) => text.replace(/\r\n?/g, '\n').trim()

/** The cells of a workbook that differ, as texts. */
function differences(XLSX, bytes, ours) {
  const book = XLSX.read(bytes, { cellNF: true, cellText: true, sheetRows: MOST_ROWS })
  const date1904 = Boolean(book.Workbook?.WBProps?.date1904)
  const visible = book.SheetNames.filter((_, index) => !book.Workbook?.Sheets?.[index]?.Hidden)
  return visible.flatMap((name) => {
    const sheet = book.Sheets[name]
    const rows = ours.find((one) => one.name === name)?.rows ?? []
    const end = XLSX.utils.decode_range(sheet['!ref'] ?? 'A1').e
    const found = []
    for (let r = 0; r <= Math.min(end.r, MOST_ROWS - 1); r++) {
      for (let c = 0; c <= Math.min(end.c, MOST_COLUMNS - 1); c++) {
        const place = XLSX.utils.encode_cell({ r, c })
        const theirs = textsOf(XLSX, sheet[place], date1904).map(plain)
        const our = plain(rows[r]?.[c] ?? '')
        if (theirs.includes(our) || isMerged(sheet, r, c)) continue
        found.push(`${name}!${place}: ${JSON.stringify(our)}, SheetJS ${JSON.stringify(theirs[0])}`)
      }
    }
    return found
  })
}

const folder = mkdtempSync(join(tmpdir(), 'workbooks-'))
const vite = await createServer({ server: { middlewareMode: true }, logLevel: 'error' })
try {
  const { workbookSheets } = await vite.ssrLoadModule('/src/domain/seasonFile/workbook.ts')
  const XLSX = await import(join(unpacked('xlsx'), 'package/xlsx.mjs'))
  const seen = new Set()
  const counts = { workbooks: 0, alike: 0, differ: 0, 'refused by both': 0, 'refused by one': 0 }
  const files = PACKAGES.map(unpacked).flatMap((target) =>
    readdirSync(target, { recursive: true }).map((path) => join(target, path)),
  )
  for (const file of files.filter((path) => /\.xls[xm]$/.test(path))) {
    const bytes = new Uint8Array(readFileSync(file))
    const hash = createHash('sha1').update(bytes).digest('hex')
    if (seen.has(hash)) continue
    seen.add(hash)
    counts.workbooks += 1
    const tried = [() => workbookSheets(bytes, MOST_ROWS), () => XLSX.read(bytes)].map((read) => {
      try {
        return { value: read() }
      } catch (error) {
        return { error: String(error.message ?? error) }
      }
    })
    const [ours, theirs] = tried
    const where = relative(folder, file)
    if (ours.error || theirs.error) {
      const isBoth = ours.error !== undefined && theirs.error !== undefined
      counts[isBoth ? 'refused by both' : 'refused by one'] += 1
      console.log(
        `${where}: ours ${ours.error ?? 'reads it'}; SheetJS ${theirs.error ?? 'reads it'}`,
      )
      continue
    }
    const found = differences(XLSX, bytes, ours.value)
    counts[found.length === 0 ? 'alike' : 'differ'] += 1
    if (found.length > 0) console.log(`${where}: ${found.length} cells`)
    for (const line of found.slice(0, MOST_SHOWN)) console.log(`  ${line}`)
  }
  console.log(counts)
} finally {
  await vite.close()
  rmSync(folder, { recursive: true, force: true })
}
