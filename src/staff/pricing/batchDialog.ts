interface Batch {
  /** 'Saving' */
  verb: string
  /** Writes that have ended, and all that are on their way; 0 while there are none. */
  ended: number
  total: number
  /** Does a save send again what failed? */
  isRetry: boolean
  /** What is said before how far the writes have come, and after. */
  notes: { first: string; last: string }
}

/** What a FormDialog of several writes says besides: how far they have come, what a save does. */
export function batchDialog({ verb, ended, total, isRetry, notes }: Batch) {
  const progress = total > 0 ? `${verb} ${Math.min(ended + 1, total)} of ${total}...` : ''
  return {
    ...(isRetry && { save: { name: 'Retry failed', busy: 'Saving...' } }),
    note: notes.first || progress || notes.last,
  }
}
