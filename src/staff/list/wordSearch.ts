import { foldAccents } from '../../domain/slug'

/* Searches records by typed words. */

/** Something that can be searched. */
export interface Searchable {
  /** All words that it is found by: a name, a code, a date in several forms. */
  words: string
}

/** The words of a text for comparison: lower case, without accents, letters and digits only. */
const tokensOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')

/** The rank of a searched word: 0 for a whole word, 1 for the start of one, 2 for a part, else infinite. */
function rankOf(searched: string, tokens: readonly string[]): number {
  if (tokens.includes(searched)) return 0
  if (tokens.some((token) => token.startsWith(searched))) return 1
  // '9' is the ninth, not the 29th.
  const isShortNumber = /^\d{1,2}$/.test(searched)
  const isPart = !isShortNumber && tokens.some((token) => token.includes(searched))
  return isPart ? 2 : Number.POSITIVE_INFINITY
}

/** An entry with its words split. */
export const tokenize = <Entry extends Searchable>(entry: Entry) => ({
  entry,
  tokens: tokensOf(entry.words),
})

/** Returns a search through a list, whose words are split only once. */
export const createSearch = <Entry extends Searchable>(entries: readonly Entry[]) =>
  createTokenSearch(entries.map(tokenize))

/** Returns a search through entries whose words are already split. */
export function createTokenSearch<Entry extends Searchable>(
  tokenized: readonly { entry: Entry; tokens: readonly string[] }[],
) {
  /**
   * The entries that match every word of the text, best first, equal ones in their own order. None for
   * a text without letters or digits.
   */
  return (text: string): Entry[] => {
    const searched = tokensOf(text)
    if (searched.length === 0) return []
    return tokenized
      .map(({ entry, tokens }) => ({
        entry,
        rank: searched.reduce((sum, one) => sum + rankOf(one, tokens), 0),
      }))
      .filter(({ rank }) => Number.isFinite(rank))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }
}
