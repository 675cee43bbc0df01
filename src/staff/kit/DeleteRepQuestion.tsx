import type { ReactNode } from 'react'
import type { PricingLocation } from '../../domain/pricing'
import { type Rep, repTitle } from '../../domain/rep'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ImpactNote } from '../links/ImpactNote'
import { deleteRepStep } from '../writes/steps/repSteps'
import { type RecordDelete, useRecordDelete } from '../writes/useRecordDelete'

interface DeleteRepQuestionProps
  extends Pick<RecordDelete<Rep, Pick<Rep, 'name' | 'email'>>, 'read' | 'words'> {
  rep: Rep
  question: string
  /** What the menu calls the screen. */
  breadcrumb: string
  /** The locations of all pricing plans: Undo assigns the rep to them again. */
  locations: readonly PricingLocation[]
  /** Sends the delete. */
  remove: (id: number) => Promise<unknown>
  onClose: () => void
  /** What else is lost, for the rep as stored now. */
  children: (stored: Rep) => ReactNode
}

/** Asks before a rep is deleted, with what else is lost. */
export function DeleteRepQuestion(props: DeleteRepQuestionProps) {
  const { rep, question, breadcrumb, locations, remove, onClose, children, ...deletion } = props
  const { records, dialog } = useRecordDelete({
    ...deletion,
    records: [rep],
    find: (all) => all.filter(({ id }) => id === rep.id),
    write: ({ id }) => remove(id),
    fields: { name: 'Name', email: 'Email' },
    step: ([one = rep], allReps) => deleteRepStep(one, allReps, locations),
    name: repTitle(rep),
  })
  const [stored = rep] = records
  return (
    <ConfirmDialog
      question={question}
      breadcrumb={[breadcrumb, rep.name]}
      {...dialog}
      onClose={onClose}
    >
      <strong>{stored.name}</strong>
      <div>{stored.email}</div>
      <ImpactNote kind="rep" records={[stored]} />
      {children(stored)}
    </ConfirmDialog>
  )
}
