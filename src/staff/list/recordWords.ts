import { WORDS, type WriteWords } from '../../api/writes/words'

/** The names of a record that has a list; its messages are beside them. */
interface RecordWords extends Partial<Record<'add' | 'edit' | 'delete', WriteWords>> {
  /** What the menu calls the screen. */
  screen: string
  /** Names the drafts of the add-and-edit dialog, once in the app. */
  form: string
}

/** The words of records that have a list. A new record has its messages here: sheets load `WORDS`. */
export const recordWords = {
  combinedPlan: { ...WORDS.combinedPlan, screen: 'Game Plans', form: 'combined-plan' },
  rep: { ...WORDS.rep, screen: 'Bruins Reps', form: 'rep' },
  adminPlan: { ...WORDS.adminPlan, screen: 'Plans & Reps', form: 'admin-plan' },
  adminRep: { ...WORDS.adminRep, screen: 'Plans & Reps', form: 'admin-rep' },
} satisfies Record<string, RecordWords>
