import { MESSAGES, type WriteMessages } from '../../api/writes/messages'
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

/** The names and messages of a record that has a list. */
interface RecordWords extends Partial<Record<'add' | 'edit' | 'delete', WriteMessages>> {
  /** The screen's name in the menu. */
  screen: string
  /** Names the drafts of the add-and-edit dialog; unique in the app. */
  form: string
}

/** The words of records that have a list. They are not in `MESSAGES`, because public sheets load that. */
export const recordWords = {
  combinedPlan: { ...MESSAGES.combinedPlan, screen: 'Game Plans', form: 'combined-plan' },
  rep: { ...MESSAGES.rep, screen: 'Bruins Reps', form: 'rep' },
  adminPlan: { ...MESSAGES.adminPlan, screen: 'Plans & Reps', form: 'admin-plan' },
  adminRep: { ...MESSAGES.adminRep, screen: 'Plans & Reps', form: 'admin-rep' },
} satisfies Record<string, RecordWords>
