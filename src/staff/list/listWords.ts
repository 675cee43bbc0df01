import { plural } from '../../domain/text'

/** The texts of a list screen. */
export interface ListWords {
  title: string
  /** The label of the search box. */
  searchLabel: string
  /** The singular noun for a row: 'game'. */
  noun: string
  /** The text of the button that adds a record. */
  add: string
  loading: string
  /** The message for a failed load (docs/rules/words.md#load-failures). */
  failed: string
  /** Replaces the table if it has no rows. */
  empty: string
}

/**
 * Generates the texts of a list from the noun for its records: 'parking pass' gives 'Search Parking
 * Passes'.
 * @param words texts that replace the generated ones.
 */
export function listWords(noun: string, words: Partial<ListWords> = {}): ListWords {
  const nouns = plural(noun)
  return {
    title: inCapitals(nouns),
    searchLabel: `Search ${inCapitals(nouns)}`,
    noun,
    add: `Add ${inCapitals(noun)}`,
    loading: `Loading ${nouns}...`,
    failed: `Failed to load ${nouns}`,
    empty: `No ${nouns} found.`,
    ...words,
  }
}

const inCapitals = (text: string) => text.replace(/\b[a-z]/g, (letter) => letter.toUpperCase())
