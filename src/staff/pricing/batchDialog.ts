interface Batch {
  /** 'Saving' */
  verb: string
  /** Writes that have ended, well or not. */
  ended: number
  /** Does a save send again what failed? */
  isRetry: boolean
  /** Said before how far the writes have come; '' while there is nothing. */
  note: string
}

/** A mutation of several writes. */
interface Writes {
  isPending: boolean
  variables: { items: readonly unknown[] } | undefined
}

/** What a FormDialog of several writes is given: how far they have come, what a save does. */
export function batchDialog<Dialog extends { note: string }>(
  dialog: Dialog,
  { isPending, variables }: Writes,
  { verb, ended, isRetry, note }: Batch,
) {
  const total = isPending ? (variables?.items.length ?? 0) : 0
  const progress = total > 0 ? `${verb} ${Math.min(ended + 1, total)} of ${total}...` : ''
  return {
    ...dialog,
    ...(isRetry && { save: { name: 'Retry failed', busy: 'Saving...' } }),
    note: note || progress || dialog.note,
  }
}
