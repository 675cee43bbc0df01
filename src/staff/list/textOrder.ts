/** What texts in lists are mostly made of: names, codes, days. */
const PLAIN = /^[a-z0-9 -]*$/i

let collator: Intl.Collator | undefined

/**
 * The order of two texts as people sort them: capitals or not, numbers by size ('B9' before 'B10').
 * The browser's own way to do that takes its tables of all languages, which is most of what a list's
 * own code takes to begin: it is asked for texts that hold more than letters, figures, blanks and
 * hyphens. For those without both say the same.
 * @returns below 0 where the first comes first, 0 where both stand alike.
 */
export function compareTexts(one: string, other: string): number {
  if (one === other) return 0
  if (PLAIN.test(one) && PLAIN.test(other)) return comparePlain(one, other)
  collator ??= new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
  return collator.compare(one, other)
}

function comparePlain(one: string, other: string): number {
  let here = 0
  let there = 0
  while (here < one.length && there < other.length) {
    const a = codeAt(one, here)
    const b = codeAt(other, there)
    if (!isDigit(a) || !isDigit(b)) {
      if (a !== b) return a - b
      here++
      there++
      continue
    }
    const from = firstFigure(one, here)
    const start = firstFigure(other, there)
    here = endOfNumber(one, from)
    there = endOfNumber(other, start)
    // Of two numbers without zeros before them the longer one is larger.
    const longer = here - from - (there - start)
    if (longer !== 0) return longer
    for (let at = 0; at < here - from; at++) {
      const larger = codeAt(one, from + at) - codeAt(other, start + at)
      if (larger !== 0) return larger
    }
  }
  return one.length - here - (other.length - there)
}

/** Of a capital that of its small letter. */
function codeAt(text: string, at: number): number {
  const code = text.charCodeAt(at)
  return code >= 65 && code <= 90 ? code + 32 : code
}

const isDigit = (code: number) => code >= 48 && code <= 57

/** Behind the zeros before a number, which count for nothing; its last figure at the latest. */
function firstFigure(text: string, at: number): number {
  let figure = at
  while (text[figure] === '0' && isDigit(text.charCodeAt(figure + 1))) figure++
  return figure
}

function endOfNumber(text: string, at: number): number {
  let end = at
  while (isDigit(text.charCodeAt(end))) end++
  return end
}
