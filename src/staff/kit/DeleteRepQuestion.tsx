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
  /** The loaded rows of all pricing plans: Undo links the rep to them again. */
  locations: readonly PricingLocation[]
  /** The one write. */
  remove: (id: number) => Promise<unknown>
  onClose: () => void
  /** What else is lost, for the rep as stored now. */
  children: (now: Rep) => ReactNode
}

/** Asks before a rep is deleted, with what else is lost. */
export function DeleteRepQuestion(props: DeleteRepQuestionProps) {
  const { rep, question, place, locations, onClose, children, ...deletion } = props
  const { now, dialog } = useRowDelete({
    ...deletion,
    row: rep,
    fields: { name: 'Name', email: 'Email' },
    step: ([now = rep], all) => deleteRepStep(now, all, locations),
    name: repTitle(rep),
  })
  return (
    <ConfirmDialog question={question} breadcrumb={[place, rep.name]} {...dialog} onClose={onClose}>
      <strong>{now.name}</strong>
      <div>{now.email}</div>
      <ImpactNote kind="rep" records={[now]} />
      {children(now)}
    </ConfirmDialog>
  )
}
