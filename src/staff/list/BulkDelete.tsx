import type { ReactNode } from 'react'
import type { Step } from '../writes/jobs/step'
import { BulkDialog } from './BulkDialog'
import { NamedList } from './NamedList'

/** Asks once before several records are deleted, and names the first of them. */
export function BulkDelete({
  place,
  many,
  words = 'These go:',
  lines,
  steps,
  onClose,
  children,
}: {
  /** What the menu calls the screen. */
  place: string
  /** What goes: '6 games'. */
  many: string
  words?: string
  /** A line for each that goes. */
  lines: readonly string[]
  steps: Step[]
  onClose: () => void
  /** What else is to know. */
  children?: ReactNode
}) {
  return (
    <BulkDialog
      title={`Delete ${many}?`}
      place={place}
      action={`Delete ${many}`}
      isRemoval
      order={{ doing: `Deleting ${many}`, done: `Deleted ${many}`, steps }}
      onClose={onClose}
    >
      <NamedList words={words} lines={lines} />
      {children}
    </BulkDialog>
  )
}
