import type { ItemState } from './jobStore'

/** What nothing more is to be done about: it makes no other step wait. */
export const SETTLED: readonly ItemState[] = ['done', 'unchanged', 'changed']
