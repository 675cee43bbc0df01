/**
 * Letters that Unicode does not decompose into a letter and an accent, with their usual
 * replacements.
 */
const REPLACEMENTS: Record<string, string> = {
  ł: 'l',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ı: 'i',
  // The form of sigma at the end of a word.
  ς: 'σ',
}

/** Removes accents but keeps the case: 'Zoë' → 'Zoe', 'ŁUKASZ' → 'LUKASZ'. */
export const stripAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[łøđðþßæœıς]/gi, (letter) => {
      const lower = letter.toLowerCase()
      const replacement = REPLACEMENTS[lower] ?? lower
      return letter === lower ? replacement : replacement.toUpperCase()
    })
    .replace(/\p{M}/gu, '')

/** Lower case without accents: 'Zoë' → 'zoe', 'Łukasz' → 'lukasz'. */
export const foldAccents = (text: string): string => stripAccents(text.toLowerCase())

/**
 * A rep's or a plan's name in a public link (docs/rules/routes.md#link-names): lower case, letters
 * and digits only, without accents. 'Zoë Núñez' → 'zoenunez', 'Łukasz Żak' → 'lukaszzak'.
 * Idempotent. Letters of other alphabets stay.
 */
export const slug = (name: string): string => foldAccents(name).replace(/[^\p{L}\p{N}]/gu, '')
