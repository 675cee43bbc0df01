/**
 * How a save or a delete ended that did not fail; one that failed throws, and the frame of the form
 * or question catches it. `elsewhere` is the message for another page, when the form is closed by then.
 */
export type SaveResult =
  | { kind: 'done' }
  /** Nothing was written; the form shows why. */
  | { kind: 'stopped'; words: string; elsewhere?: string }
  /** Not all was written; the form already shows why, as by a choice between two versions. */
  | { kind: 'shown'; elsewhere?: string }

export const DONE: SaveResult = { kind: 'done' }

/** A save that ended before anything was written, for this reason. */
export const stopped = (words: string, elsewhere?: string): SaveResult =>
  elsewhere === undefined ? { kind: 'stopped', words } : { kind: 'stopped', words, elsewhere }
