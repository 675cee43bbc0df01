import { foldAccents } from '../../domain/slug'

/* Word search in records. */

/** An entry that can be searched. */
export interface Searchable {
  /** All words that find the entry: a name, a code, a date in several forms. */
  words: string
}

/** The comparable words of a text: lower case, without accents, only letters and digits. */
const tokensOf = (text: string): string[] =>
  foldAccents(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter((token) => token !== '')

/**
 * The rank of a searched word: 0 matches a whole word, 1 its start, 2 a part; infinite without a
 * match.
 */
function rankOf(searched: string, tokens: readonly string[]): number {
  if (tokens.includes(searched)) return 0
  if (tokens.some((token) => token.startsWith(searched))) return 1
  // Short numbers don't match inside a word: '9' doesn't find '29'.
  const isShortNumber = /^\d{1,2}$/.test(searched)
  const isPart = !isShortNumber && tokens.some((token) => token.includes(searched))
  return isPart ? 2 : Number.POSITIVE_INFINITY
}

/** An entry with its words split. */
export const tokenize = <Entry extends Searchable>(entry: Entry) => ({
  entry,
  tokens: tokensOf(entry.words),
})

/** Returns a search function for a list, whose words are split only once. */
export const createSearch = <Entry extends Searchable>(entries: readonly Entry[]) =>
  createTokenSearch(entries.map(tokenize))

/** Returns a search function for entries whose words are already split. */
export function createTokenSearch<Entry extends Searchable>(
  tokenized: readonly { entry: Entry; tokens: readonly string[] }[],
) {
  /**
   * Finds the entries that match every word of the text, best first. Equal matches keep their
   * order. Empty if the text has no letters or digits.
   */
  return (text: string): Entry[] => {
    const searched = tokensOf(text)
    if (searched.length === 0) return []
    return tokenized
      .map(({ entry, tokens }) => ({
        entry,
        rank: searched.reduce((sum, token) => sum + rankOf(token, tokens), 0),
      }))
      .filter(({ rank }) => Number.isFinite(rank))
      .sort((a, b) => a.rank - b.rank)
      .map(({ entry }) => entry)
  }
}
