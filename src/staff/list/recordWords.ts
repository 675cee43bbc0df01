import { WORDS, type WriteWords } from '../../api/writes/words'

/** The names and messages of a record that has a list. */
interface RecordWords extends Partial<Record<'add' | 'edit' | 'delete', WriteWords>> {
  /** The screen's name in the menu. */
  screen: string
  /** Names the drafts of the add-and-edit dialog; unique in the app. */
  form: string
}

/** The words of records that have a list. They are not in `WORDS`, because public sheets load that. */
export const recordWords = {
  combinedPlan: { ...WORDS.combinedPlan, screen: 'Game Plans', form: 'combined-plan' },
  rep: { ...WORDS.rep, screen: 'Bruins Reps', form: 'rep' },
  adminPlan: { ...WORDS.adminPlan, screen: 'Plans & Reps', form: 'admin-plan' },
  adminRep: { ...WORDS.adminRep, screen: 'Plans & Reps', form: 'admin-rep' },
} satisfies Record<string, RecordWords>
