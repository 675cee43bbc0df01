import { MESSAGES, type WriteMessages } from '../../api/writes/messages'
import { plural } from '../../domain/text'

/** The texts of a list screen. */
export interface ListWords {
  title: string
  /** The label of the search box. */
  search: string
  /** The singular noun for a row: 'game'. */
  row: string
  /** The text of the button that adds a record. */
  add: string
  loading: string
  /** The message for a failed load (docs/rules/words.md#load-failures). */
  failed: string
  /** Replaces the table if it has no rows. */
  empty: string
}

/**
 * Generates the texts of a list from the noun for its records: 'parking pass' gives 'Search Parking Passes'.
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

/** The names and messages of a record type with a list. */
interface RecordWords extends Partial<Record<'add' | 'edit' | 'delete', WriteMessages>> {
  /** The screen's name in the menu. */
  screen: string
  /** The form name of the add and edit dialog's drafts. Unique in the app. */
  form: string
}

/** The texts of record types with a list. They aren't in `MESSAGES`, because public sheets load that module. */
export const recordWords = {
  combinedPlan: { ...MESSAGES.combinedPlan, screen: 'Game Plans', form: 'combined-plan' },
  rep: { ...MESSAGES.rep, screen: 'Bruins Reps', form: 'rep' },
  adminPlan: { ...MESSAGES.adminPlan, screen: 'Plans & Reps', form: 'admin-plan' },
  adminRep: { ...MESSAGES.adminRep, screen: 'Plans & Reps', form: 'admin-rep' },
} satisfies Record<string, RecordWords>
