import type { QueryKey } from '@tanstack/react-query'
import { differenceWords, type FieldTexts } from '../../save/fields'
import type { JobCalls } from '../jobCalls'
import type { Step, StepKind, StepOf } from '../step'

/** Where the server stands, as just read. */
export type Look =
  /** It is so already: nothing is sent. */
  | { is: 'so' }
  | { is: 'ready'; write: () => Promise<unknown> }
  /** Somebody else's work, which is not overwritten; `why` is a sentence. */
  | { is: 'other'; why: string }
  /** Not done, and not now: something stands in its way that may go; `why` is a sentence. */
  | { is: 'later'; why: string }

/** When a step's turn comes: what is changed makes room, what is new comes before what hangs on it. */
export const PHASE = { change: 0, make: 1, join: 2, part: 3, remove: 4 } as const

/** All that a job knows of one kind of step. */
export interface Kind<Of extends Step> {
  phase: (typeof PHASE)[keyof typeof PHASE]
  /** What a person calls it: 'B251009 in B26FULL'. */
  nameOf: (step: Of) => string
  /** The records it writes, as texts; steps that share one leave one after another. */
  recordsOf: (step: Of) => string[]
  /** Does it make or leave a place for later steps on its records, which cannot go before it? */
  makesRoom?: (step: Of) => boolean
  /** Reads where the server stands. Throws ApiError. */
  look: (step: Of, calls: JobCalls) => Promise<Look>
  /** The step that takes it back; a text says why there is none. */
  inverse: (step: Of) => Step | string
  /** A server may take it and do nothing: it is done when the lists show it. */
  isProven?: boolean
  /** The keys of what it makes stale. */
  touches: (step: Of) => readonly QueryKey[]
}

export type Kinds<Some extends StepKind> = { [Each in Some]: Kind<StepOf<Each>> }

export const SO: Look = { is: 'so' }
/** Something is left to be sent. */
export const ready = (write: () => Promise<unknown>): Look => ({ is: 'ready', write })
/** Somebody else's work, with the sentence that says so. */
export const other = (why: string): Look => ({ is: 'other', why })
/** Nothing is sent now, and it can be tried again; with the sentence that says why. */
export const later = (why: string): Look => ({ is: 'later', why })

export const GONE = other('It is not there any more.')

/** There is another record in its place. */
export function taken<Shown>(fields: FieldTexts<Shown>, is: Shown, wanted: Shown): Look {
  const words = differenceWords(fields, is, wanted)
  return words ? other(`It is there already, and not the same: ${words}.`) : SO
}

/** A record to be changed: as it shall be, as it was seen, or as somebody else made it. */
export function changed<Shown>(
  fields: FieldTexts<Shown>,
  { is, before, after }: { is: Shown; before: Shown; after: Shown },
  write: () => Promise<unknown>,
): Look {
  if (differenceWords(fields, is, after) === undefined) return SO
  const words = differenceWords(fields, is, before)
  return words ? other(`Somebody else changed it: ${words}.`) : ready(write)
}

/** A record to be deleted: only as it was seen. */
export function removed<Shown>(
  fields: FieldTexts<Shown>,
  [is, before]: readonly [Shown | undefined, Shown],
  write: () => Promise<unknown>,
): Look {
  if (is === undefined) return SO
  const words = differenceWords(fields, is, before)
  return words ? other(`Somebody else changed it: ${words}.`) : ready(write)
}
