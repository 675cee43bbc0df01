import { MESSAGES, type WriteMessages } from '../../api/writes/messages'

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
