import { MESSAGES, type WriteMessages } from '../../api/writes/messages'

/** The names and messages of a record type with a list. */
interface RecordWords extends Partial<Record<'add' | 'edit' | 'delete', WriteMessages>> {
  /** The screen's name in the menu. */
  screen: string
  /** The form name of the add and edit dialog's drafts. Unique in the app. */
  form: string
}

const PLANS_AND_REPS = 'Plans & Reps'

/**
 * The texts of record types with a list. They aren't in `MESSAGES`, because public sheets load that
 * module.
 */
export const recordWords = {
  combinedPlan: { ...MESSAGES.combinedPlan, screen: 'Game Plans', form: 'combined-plan' },
  rep: { ...MESSAGES.rep, screen: 'Bruins Reps', form: 'rep' },
  adminPlan: { ...MESSAGES.adminPlan, screen: PLANS_AND_REPS, form: 'admin-plan' },
  adminRep: { ...MESSAGES.adminRep, screen: PLANS_AND_REPS, form: 'admin-rep' },
} satisfies Record<string, RecordWords>
