import { valibotResolver } from '@hookform/resolvers/valibot'
import TextField from '@mui/material/TextField'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  adminRepsQuery,
  useAddAdminRep,
  useDeleteAdminRep,
  useSetAdminRepPricingLocations,
} from '../../api/plansAndReps'
import { useRefetchFresh } from '../../api/writes/useRefetchFresh'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingPages, publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repNameProblem, repNameWarnings, repTitle } from '../../domain/rep'
import { Alert } from '../../ui/Alert'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { withRepNames } from '../records/repAssignments'
import { addOrEdit, useRecordSave } from '../writes/useRecordSave'
import { useFieldHints } from './checks/useFieldHints'
import { DeleteRepQuestion } from './DeleteRepQuestion'
import { duplicateOf } from './duplicate'
import { LocationsField } from './LocationsField'
import { locationsText } from './locationChoices'
import { plansAndReps, useSoldLocations } from './plansAndReps'

/** A stored rep's name and email are not edited here: they may be blank. */
function repForm(isStored: boolean, nameProblem: (name: string) => string | undefined) {
  const required = v.pipe(
    v.string(),
    v.trim(),
    v.check((text) => isStored || text !== '', 'Name and email are required'),
  )
  return v.object({
    name: v.pipe(required, noProblem(nameProblem)),
    email: required,
    pricingLocationIds: v.array(v.number()),
  })
}

type TypedRep = Pick<Rep, 'name' | 'email' | 'pricingLocationIds'>

const BLANK: TypedRep = { name: '', email: '', pricingLocationIds: [] }

/**
 * New Rep: a name, an e-mail address and the plans the rep may sell. Edit Rep: these plans alone, because
 * the admin variant has no call for name and e-mail.
 */
export function AdminRepDialog({
  rep,
  like,
  reps,
  onDuplicate,
  onClose,
}: {
  rep: Rep | null
  /** Whose plans a new rep begins with. */
  like?: Rep | undefined
  reps: readonly Rep[]
  /** Begins a new rep with the same plans; for a rep that is edited. */
  onDuplicate?: (rep: Rep) => void
  onClose: () => void
}) {
  const add = useAddAdminRep()
  const setPlans = useSetAdminRepPricingLocations()
  const nameProblem = (name: string) => repNameProblem(reps, rep, name)
  const typedRep = ({ name, email, pricingLocationIds }: TypedRep): TypedRep => ({
    name: rep?.name ?? name,
    email: rep?.email ?? email,
    pricingLocationIds,
  })
  const form = useDraftForm({
    name: plansAndReps.repForm,
    record: rep ? String(rep.id) : '',
    resolver: valibotResolver(repForm(rep !== null, nameProblem)),
    defaultValues: typedRep(
      rep ?? { ...BLANK, pricingLocationIds: like?.pricingLocationIds ?? [] },
    ),
    blank: rep ? undefined : BLANK,
  })
  const refetchFresh = useRefetchFresh()
  const rows = useSoldLocations()
  const save = useRecordSave<Rep, TypedRep, TypedRep>({
    form,
    fields: {
      name: 'Name',
      email: 'Email',
      pricingLocationIds: ['Plans', (ids) => locationsText(rows, ids)],
    },
    record: rep,
    read: () => refetchFresh(adminRepsQuery()),
    isSame: (one, other) => one.id === other.id,
    toForm: typedRep,
    isMade: (made, typed) => made.name === typed.name.trim() && made.email === typed.email.trim(),
    refuse: (stored, { name }) => repNameProblem(stored, rep, name),
    write: (values, now) =>
      now
        ? setPlans.mutateAsync({ id: now.id, pricingLocationIds: values.pricingLocationIds })
        : add.mutateAsync(values),
    name: ({ name }) => (rep ? repTitle(rep) : name),
    words: addOrEdit(WORDS.adminRep, rep),
  })
  const hints = useFieldHints(form, {
    kind: 'rep',
    stored: rep,
    toRecord: ({ name, email, pricingLocationIds }) => ({
      ...(rep ?? { id: -1, name: name.trim(), email: email.trim(), phone: '' }),
      pricingLocationIds,
    }),
    lists: { reps, pricing: rows },
  })
  const field = fieldsOf(form, hints)
  const { errors } = form.formState
  const email = field('email')
  const [name, pricingLocationIds] = useWatch({
    control: form.control,
    name: ['name', 'pricingLocationIds'],
  })

  return (
    <FormDialog
      title={rep ? 'Edit Rep' : 'New Rep'}
      breadcrumb={[plansAndReps.place, rep?.name]}
      {...save.dialog}
      others={duplicateOf(rep, onDuplicate)}
      onClose={onClose}
    >
      {rep ? (
        <div style={{ overflowWrap: 'anywhere' }}>
          <strong>{rep.name}</strong>
          <div>{rep.email}</div>
          <Typography variant="body2" color="text.secondary">
            Change the name and email on Bruins Representatives.
          </Typography>
        </div>
      ) : (
        <>
          <TextField {...field('name', { problem: nameProblem(name) })} label="Name" autoFocus />
          {repNameWarnings(name).map((warning) => (
            <Alert key={warning} severity="warning">
              {warning}
            </Alert>
          ))}
          <TextField
            {...email}
            label="Email"
            slotProps={{ htmlInput: { inputMode: 'email' } }}
            // One message for both fields: it is shown below the first that is blank.
            helperText={!(errors.name && errors.email) && email.helperText}
          />
        </>
      )}
      <Controller
        control={form.control}
        name="pricingLocationIds"
        render={({ field }) => <LocationsField field={field} hint={hints('pricingLocationIds')} />}
      />
      {rep && (
        <>
          <ImpactNote kind="rep" records={[rep]} />
          <AffectedPages
            lead="These public pages will no longer show their prices:"
            addresses={lostPricingPages(rows, assigned(rows, { ...rep, pricingLocationIds }))}
          />
        </>
      )}
    </FormDialog>
  )
}

/** The rows once the rep sells these plans and no others. */
function assigned(rows: PricingLocation[], rep: Rep): PricingLocation[] {
  const withoutRep = rows.map((row) => ({
    ...row,
    repNames: row.repNames.filter((name) => name !== rep.name),
  }))
  return withRepNames(withoutRep, [rep])
}

/** Deletes a rep of the admin variant, and names the public links that break. */
export function DeleteAdminRep({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const plans = useSoldLocations()
  const remove = useDeleteAdminRep()
  const refetchFresh = useRefetchFresh()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this rep?"
      place={plansAndReps.place}
      locations={plans}
      read={() => refetchFresh(adminRepsQuery())}
      remove={remove.mutateAsync}
      words={WORDS.adminRep.delete}
      onClose={onClose}
    >
      {(now) => (
        <AffectedPages
          lead="These links will stop working:"
          note={CONTACT_LOST}
          addresses={publicPagesOfRep(now.name, plans)}
        />
      )}
    </DeleteRepQuestion>
  )
}
