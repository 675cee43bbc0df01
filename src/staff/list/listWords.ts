import { plural } from '../../domain/text'

/** The texts of a list screen. */
export interface ListWords {
  title: string
  /** The label of the search box. */
  search: string
  /** What a row is, in the singular: 'game'. */
  row: string
  /** The button for a new record. */
  add: string
  loading: string
  /** A failed load (docs/rules/words.md#load-failures). */
  failed: string
  /** Replaces the table when it has no rows. */
  empty: string
}

/**
 * The texts of a list from the noun of its records: 'parking pass' gives 'Search Parking Passes'.
 * @param words texts that replace the generated ones.
 */
export function listWords(noun: string, words: Partial<ListWords> = {}): ListWords {
  const nouns = plural(noun)
  return {
    title: inCapitals(nouns),
    search: `Search ${inCapitals(nouns)}`,
    row: noun,
    add: `Add ${inCapitals(noun)}`,
    loading: `Loading ${nouns}...`,
    failed: `Failed to load ${nouns}`,
    empty: `No ${nouns} found.`,
    ...words,
  }
}

const inCapitals = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
