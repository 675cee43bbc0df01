const DELIMITERS = ['\t', ';', ',', '|'] as const
/** Lines that are looked at to find what stands between cells. */
const PROBED_ROWS = 50

/**
 * Rows of a CSV file, or of what a spreadsheet puts on the clipboard. What stands between cells is
 * what gives most rows the same number of cells, more than one; a tab before all others, because a
 * spreadsheet writes nothing else. Quoted cells may hold delimiters, quotes and line breaks; the last
 * line break makes no row.
 */
export function delimitedRows(text: string): string[][] {
  const plain = text.startsWith('\ufeff') ? text.slice(1) : text
  const [named, rest] = namedDelimiter(plain)
  return rowsBy(named ?? likelyDelimiter(rest), rest)
}

/** Excel's own first line `sep=;`. */
function namedDelimiter(text: string): [string | undefined, string] {
  const match = /^sep=(.)\r?\n/i.exec(text)
  return match ? [match[1], text.slice(match[0].length)] : [undefined, text]
}

function likelyDelimiter(text: string): string {
  let best: { delimiter: string; agreeing: number } = { delimiter: ',', agreeing: 0 }
  for (const delimiter of DELIMITERS) {
    const widths = rowsBy(delimiter, text, PROBED_ROWS)
      .map(({ length }) => length)
      .filter((width) => width > 1)
    const counts = new Map<number, number>()
    for (const width of widths) counts.set(width, (counts.get(width) ?? 0) + 1)
    const agreeing = Math.max(0, ...counts.values())
    if (agreeing > best.agreeing) best = { delimiter, agreeing }
  }
  return best.delimiter
}

function rowsBy(delimiter: string, text: string, most = Number.POSITIVE_INFINITY): string[][] {
  const rows: string[][] = []
  let row: string[] = []
  let at = 0
  while (at < text.length && rows.length < most) {
    const [cell, end] = cellAt(text, at, delimiter)
    row.push(cell)
    at = end
    if (text[at] === delimiter) {
      at += 1
      if (at === text.length) row.push('')
      else continue
    } else if (text[at] === '\r' && text[at + 1] === '\n') at += 2
    else at += 1
    rows.push(row)
    row = []
  }
  if (row.length > 0) rows.push(row)
  return rows
}

/** One cell and where it ends: at a delimiter, a line break or the text's end. */
function cellAt(text: string, start: number, delimiter: string): [string, number] {
  if (text[start] !== '"') {
    const end = plainEnd(text, start, delimiter)
    return [text.slice(start, end), end]
  }
  let cell = ''
  let at = start + 1
  for (;;) {
    const quote = text.indexOf('"', at)
    // A quote that never closes is a letter of its cell, not the start of half the file.
    if (quote === -1) {
      const end = plainEnd(text, start, delimiter)
      return [text.slice(start, end), end]
    }
    cell += text.slice(at, quote)
    at = quote + 1
    if (text[at] !== '"') break
    cell += '"'
    at += 1
  }
  const end = plainEnd(text, at, delimiter)
  return [cell + text.slice(at, end), end]
}

function plainEnd(text: string, start: number, delimiter: string): number {
  let at = start
  while (at < text.length && text[at] !== delimiter && text[at] !== '\n' && text[at] !== '\r') {
    at += 1
  }
  return at
}
