import type { ReactNode } from 'react'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ImpactNote } from '../links/ImpactNote'
import { deleteRepStep } from '../writes/steps/repSteps'
import { type RecordDelete, useRowDelete } from '../writes/useRecordDelete'

interface DeleteRepQuestionProps
  extends Pick<RecordDelete<Rep, Pick<Rep, 'name' | 'email'>>, 'read' | 'words'> {
  rep: Rep
  question: string
  /** What the menu calls the screen. */
  place: string
  /** The rows of all pricing plans, as far as they are there: what he sells is linked again by them. */
  locations: readonly PricingLocation[]
  /** The one write. */
  remove: (id: number) => Promise<unknown>
  onClose: () => void
  /** What goes with him, of the rep as he is now. */
  children: (now: Rep) => ReactNode
}

/** Asks before a rep is deleted: who he is, and what goes with him. */
export function DeleteRepQuestion({
  rep,
  question,
  place,
  locations,
  onClose,
  children,
  ...deletion
}: DeleteRepQuestionProps) {
  const { now, dialog } = useRowDelete({
    ...deletion,
    row: rep,
    fields: { name: 'Name', email: 'Email' },
    step: ([now = rep], all) => deleteRepStep(now, all, locations),
    name: repTitle(rep),
  })
  return (
    <ConfirmDialog question={question} where={[place, rep.name]} {...dialog} onClose={onClose}>
      <strong>{now.name}</strong>
      <div>{now.email}</div>
      <ImpactNote kind="rep" records={[now]} />
      {children(now)}
    </ConfirmDialog>
  )
}
