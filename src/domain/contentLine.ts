/** The maximum length of a line in octets, without its line break (RFC 5545, 3.1). */
const MAX_OCTETS = 75

const octets = new TextEncoder()

/** Escapes a text as a value of a calendar file or contact card (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // Some programs break lines at control characters and Unicode line separators.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** Formats a line of the file. A long line is folded, never within a character. */
export function contentLine(name: string, value: string): string {
  const lines: string[] = []
  let line = ''
  let length = 0
  for (const character of `${name}:${value}`) {
    const size = octets.encode(character).length
    if (length + size > MAX_OCTETS) {
      lines.push(line)
      line = ' '
      length = 1
    }
    line += character
    length += size
  }
  return [...lines, line].join('\r\n')
}
