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

/**
 * A cell and what ends it. A cell in quotes may go on behind them; a quote that never closes is a
 * character of its cell, not the start of half the file.
 */
const cellPattern = (delimiter: string) => {
  const bare = `[^${delimiter}\\r\\n]*`
  return new RegExp(`(?:"([^"]*(?:""[^"]*)*)")?(${bare})([${delimiter}]|\\r?\\n|\\r|$)`, 'y')
}

function rowsBy(delimiter: string, text: string, most = Number.POSITIVE_INFINITY): string[][] {
  const pattern = cellPattern(delimiter)
  const rows: string[][] = []
  let row: string[] = []
  while ((pattern.lastIndex < text.length || row.length > 0) && rows.length < most) {
    const [, quoted = '', bare = '', end] = pattern.exec(text) ?? []
    row.push(quoted.replaceAll('""', '"') + bare)
    if (end === delimiter) continue
    rows.push(row)
    row = []
  }
  return rows
}
