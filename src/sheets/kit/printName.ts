/** What no file name may contain on Windows, macOS or phones, and what cannot be seen in one. */
const forbidden = /[\\/:*?"<>|\p{C}]+/gu
const longestPart = 60

/**
 * The file name of a saved PDF without its ending, for example `Plan A – Zoë Núñez – Pricing sheet –
 * 2025-11-21`. `parts` say what is printed, blank and repeated ones are left out; `day` is `YYYY-MM-DD`.
 */
export function printName(parts: readonly string[], day: string): string {
  return [...new Set(parts.map(filePart)), day].filter(Boolean).join(' – ')
}

function filePart(text: string): string {
  const plain = text.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()
  // Whole characters, and no dot at either end: a file that starts with one is hidden.
  const cut = [...plain].slice(0, longestPart).join('')
  return cut.replace(/^[. ]+|[. ]+$/g, '')
}
