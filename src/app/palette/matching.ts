import { foldAccents } from '../../domain/slug'

/* How well an entry of the palette fits what was typed. */

/** Something to be found: its words, and how it stands among what is found just as well. */
export interface Findable {
  /** All that it is found by: a name, a code, a date in several writings. */
  words: string
}

/** Texts as they are compared: lower case, without accents, cut at all that is no letter or digit. */
const tokensOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')

/** How well a token of the search is met: 0 a whole word, 1 a word's beginning, 2 within one. */
function rankOf(asked: string, tokens: readonly string[]): number {
  if (tokens.includes(asked)) return 0
  if (tokens.some((token) => token.startsWith(asked))) return 1
  // '9' is the ninth, not the 29th.
  const isDay = /^\d{1,2}$/.test(asked)
  return !isDay && tokens.some((token) => token.includes(asked)) ? 2 : Number.POSITIVE_INFINITY
}

/** A list that can be searched at every key: its words are cut once. */
export function searchable<Entry extends Findable>(entries: readonly Entry[]) {
  const cut = entries.map((entry) => ({ entry, tokens: tokensOf(entry.words) }))
  /**
   * The entries that hold every word of the text, best met first, else in their own order. Nothing
   * for a text without letters or digits.
   */
  return (text: string): Entry[] => {
    const asked = tokensOf(text)
    if (asked.length === 0) return []
    return cut
      .map(({ entry, tokens }) => ({
        entry,
        rank: asked.reduce((sum, one) => sum + rankOf(one, tokens), 0),
      }))
      .filter(({ rank }) => Number.isFinite(rank))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }
}
