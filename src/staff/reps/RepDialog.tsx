import TextField from '@mui/material/TextField'
import { useRef, useState } from 'react'
import { useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { usePricingLocations } from '../../api/pricingLocations'
import { repsQuery, useAddRep, useEditRep } from '../../api/reps'
import { MESSAGES } from '../../api/writes/messages'
import { useReadFresh } from '../../api/writes/useRefetchFresh'
import { type Rep, repNameProblem, repNameWarnings, repWithSameLinks } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { Alert } from '../../ui/Alert'
import { joinParts } from '../../ui/dialog/DialogHeader'
import { ReadingDialog } from '../../ui/dialog/ReadingDialog'
import type { EditDialogProps } from '../../ui/form/editDialog'
import { FormDialog } from '../../ui/form/FormDialog'
import { problemCheck } from '../../ui/form/problemCheck'
import { textFieldProps } from '../../ui/form/textFieldProps'
import { useFieldHints } from '../kit/checks/useFieldHints'
import { QueryState } from '../kit/QueryState'
import { useRecordForm } from '../kit/useRecordForm'
import { ImpactNote } from '../links/ImpactNote'
import { recordWords } from '../list/recordWords'
import { repFields } from '../writes/steps/repSteps'
import { ChangedLinks, type LinkChange } from './ChangedLinks'

const required = v.pipe(v.string(), v.trim(), v.nonEmpty('Name and email are required'))
const repSchema = (nameProblem: (name: string) => string | undefined) =>
  v.object({
    name: v.pipe(required, problemCheck(nameProblem)),
    email: required,
    phone: v.pipe(v.string(), v.trim()),
  })

/** A rep as field values. */
type TypedRep = Pick<Rep, 'name' | 'email' | 'phone'>

const typedRep = (rep: Rep | null): TypedRep => ({
  name: rep?.name ?? '',
  email: rep?.email ?? '',
  phone: rep?.phone ?? '',
})

interface RepDialogProps extends EditDialogProps<Rep> {
  /** More actions for the rep. */
  repActions?: readonly { name: string; run: (rep: Rep) => void }[]
  /** Whether a new person takes over this rep's pricing plans. */
  isTakenOver?: boolean
}

/**
 * Add Representative and Edit Representative. A rep with an id is edited
 * (docs/rules/screens.md#all-dashboards).
 */
export function RepDialog(props: RepDialogProps) {
  const { record: rep, rows: reps, pager, focus, repActions, isTakenOver = false, onClose } = props
  const add = useAddRep()
  const edit = useEditRep()
  const nameProblem = (typedName: string) => repNameProblem(reps, rep, typedName)
  // If these fail to load, the list of changed links lacks the pricing sheets.
  const locations = usePricingLocations()
  /** The links that the save changed, computed from the lists before the save. */
  const linkChange = useRef<LinkChange>(undefined)
  const [linksToSend, setLinksToSend] = useState<LinkChange>()
  const { form, dialog } = useRecordForm<Rep, TypedRep, TypedRep>({
    words: recordWords.rep,
    schema: repSchema(nameProblem),
    fields: repFields,
    record: rep,
    read: useReadFresh(repsQuery()),
    toForm: typedRep,
    refuse: (storedReps, typed) => repNameProblem(storedReps, rep, typed.name),
    add: add.mutateAsync,
    edit: edit.mutateAsync,
    after(typed, stored) {
      const newRep = stored && { ...stored, name: typed.name.trim() }
      if (newRep && slug(newRep.name) !== slug(stored.name)) {
        linkChange.current = { rep: stored, newRep, reps, locations: locations.data ?? [] }
      }
    },
    name: (typed) => typed.name,
    pager,
    onClose: () => (linkChange.current ? setLinksToSend(linkChange.current) : onClose()),
    gone: MESSAGES.rep.edit.failed.notFound,
  })
  const hints = useFieldHints(form, {
    kind: 'rep',
    stored: rep,
    toRecord: (typed) => ({
      ...(rep ?? { id: -1, pricingLocationIds: [] }),
      name: typed.name.trim(),
      email: typed.email.trim(),
      phone: typed.phone.trim(),
    }),
    lists: { reps },
  })
  const field = textFieldProps(form, hints)
  const { errors } = form.formState
  const email = field('email')
  const name = useWatch({ control: form.control, name: 'name' })
  const duplicate = nameProblem(name)
  const warnings = repNameWarnings(
    name,
    duplicate ? undefined : repWithSameLinks(reps, { id: rep?.id ?? null, name }),
  )

  if (linksToSend) {
    return (
      <ReadingDialog
        title="Links to send instead"
        breadcrumb={[recordWords.rep.screen, linksToSend.newRep.name]}
        onClose={onClose}
      >
        <ChangedLinks {...linksToSend} isDone />
      </ReadingDialog>
    )
  }
  return (
    <FormDialog
      title={rep ? 'Edit Representative' : 'Add Representative'}
      {...dialog}
      focus={focus}
      breadcrumb={[recordWords.rep.screen, rep ? joinParts(rep.name, rep.email) : undefined]}
      otherActions={
        rep ? repActions?.map(({ name, run }) => ({ name, onChoose: () => run(rep) })) : []
      }
    >
      {isTakenOver && (
        <Alert severity="info">
          {`Enter the new person’s name, email and phone. ${rep?.name}’s pricing plans stay.`}
        </Alert>
      )}
      <TextField {...field('name', { problem: duplicate })} label="Name" autoFocus />
      {warnings.map((warning) => (
        <Alert key={warning} severity="warning">
          {warning}
        </Alert>
      ))}
      <TextField
        {...email}
        label="Email"
        type="text"
        slotProps={{ htmlInput: { inputMode: 'email' } }}
        // Both fields have the same message, shown only below the first blank field.
        helperText={!(errors.name && errors.email) && email.helperText}
      />
      <TextField
        {...field('phone')}
        label="Phone"
        slotProps={{ htmlInput: { inputMode: 'tel' } }}
      />
      {rep && name.trim() !== '' && slug(name) !== slug(rep.name) && !duplicate && (
        <>
          <ChangedLinks
            rep={rep}
            newRep={{ ...rep, name: name.trim() }}
            reps={reps}
            locations={locations.data ?? []}
          />
          <QueryState query={locations} failed={MESSAGES.pricingPlan.load} />
        </>
      )}
      {rep && <ImpactNote kind="rep" records={[rep]} />}
    </FormDialog>
  )
}
