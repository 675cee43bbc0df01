/** Letters that are no letter with an accent, and how their owners write them without. */
const plain: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // The form at a word's end, which a link does not know.
  ς: 'σ',
}

/** Without accents, in the letters' own case: 'Zoë' → 'Zoe', 'ŁUKASZ' → 'LUKASZ'. */
export function stripAccents(text: string): string {
  return text
    .normalize('NFD')
    .replace(/[łøđðþßæœıς]/gi, (letter) => {
      const lower = letter.toLowerCase()
      const written = plain[lower] ?? lower
      return letter === lower ? written : written.toUpperCase()
    })
    .replace(/\p{M}/gu, '')
}

/** Lower case without accents: 'Zoë' → 'zoe', 'Łukasz' → 'lukasz'. */
export const foldAccents = (text: string): string => stripAccents(text.toLowerCase())

/**
 * How a rep's or a plan's name stands in a public link (docs/rules/routes.md#link-names): lower
 * case, letters and digits only, accents folded. 'Zoë Núñez' → 'zoenunez', 'Łukasz Żak' →
 * 'lukaszzak'. Applying it twice changes nothing; letters of other alphabets stay.
 */
export function slug(name: string): string {
  return foldAccents(name).replace(/[^\p{L}\p{N}]/gu, '')
}
