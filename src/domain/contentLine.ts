/** A line may have so many octets, its end not counted (RFC 5545, 3.1). */
const LONGEST = 75

const octets = new TextEncoder()

/** A text as a value of a calendar file or contact card: what would end it or its list is escaped (RFC 5545, 3.3.11). */
export const escapeText = (text: string): string =>
  text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n?|\n/g, '\\n')
    // A line break of another alphabet, and what nobody can see, would break the line for some readers.
    .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')

/** A line as it stands in the file: a long one goes on behind a blank, never within a letter. */
export function contentLine(name: string, value: string): string {
  const whole = `${name}:${value}`
  if (octets.encode(whole).length <= LONGEST) return whole
  const lines: string[] = []
  let line = ''
  let length = 0
  for (const letter of whole) {
    const size = octets.encode(letter).length
    if (length + size > LONGEST) {
      lines.push(line)
      line = ' '
      length = 1
    }
    line += letter
    length += size
  }
  return [...lines, line].join('\r\n')
}
