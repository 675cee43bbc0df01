/** How far several writes have come, for a dialog's note; '' while there are none. */
export const batchProgress = (verb: string, ended: number, total: number): string =>
  total > 0 ? `${verb} ${Math.min(ended + 1, total)} of ${total}...` : ''
