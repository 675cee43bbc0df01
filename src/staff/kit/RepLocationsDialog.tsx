import { valibotResolver } from '@hookform/resolvers/valibot'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  adminRepsQuery,
  useDeleteAdminRep,
  useSetAdminRepPricingLocations,
} from '../../api/plansAndReps'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingPages, publicPagesOfRep } from '../../domain/publicPages'
import { type Rep, repTitle } from '../../domain/rep'
import { FormDialog } from '../../ui/form/FormDialog'
import { useDraftForm } from '../../ui/form/useDraftForm'
import { AffectedPages, CONTACT_LOST } from '../links/AffectedPages'
import { ImpactNote } from '../links/ImpactNote'
import { withRepNames } from '../records/repAssignments'
import { useRecordSave } from '../writes/useRecordSave'
import {
  ADMIN_REP_FORM,
  locationLabels,
  locationTexts,
  PLACE,
  useSoldLocations,
} from './adminLocations'
import { useFieldHints } from './checks/useFieldHints'
import { DeleteRepQuestion } from './DeleteRepQuestion'
import { duplicateOf } from './duplicate'
import { LocationsField } from './LocationsField'

const plansForm = v.object({ pricingLocationIds: v.array(v.number()) })

type TypedPlans = v.InferOutput<typeof plansForm>

/** Edit Rep: which plans the rep may sell. The admin variant has no call for name and e-mail. */
export function RepLocationsDialog({
  rep,
  onDuplicate,
  onClose,
}: {
  rep: Rep
  /** Begins a new rep with the same plans. */
  onDuplicate: (rep: Rep) => void
  onClose: () => void
}) {
  const set = useSetAdminRepPricingLocations()
  const form = useDraftForm({
    name: ADMIN_REP_FORM,
    record: String(rep.id),
    resolver: valibotResolver(plansForm),
    defaultValues: { pricingLocationIds: rep.pricingLocationIds },
  })
  const pricingLocationIds = useWatch({ control: form.control, name: 'pricingLocationIds' })
  const rows = useSoldLocations()
  const reread = useReread()
  const save = useRecordSave<Rep, TypedPlans, TypedPlans>({
    form,
    fields: { pricingLocationIds: ['Plans', locationTexts(locationLabels(rows))] },
    record: rep,
    read: () => reread(adminRepsQuery()),
    isSame: (one, other) => one.id === other.id,
    toForm: ({ pricingLocationIds }) => ({ pricingLocationIds }),
    write: async (values, now) => set.mutateAsync({ id: now?.id ?? rep.id, ...values }),
    name: () => repTitle(rep),
    words: { ...WORDS.adminRep.edit, busy: 'Saving...' },
  })
  const hints = useFieldHints(form, {
    kind: 'rep',
    stored: rep,
    toRecord: (typed) => ({ ...rep, ...typed }),
    lists: { pricing: rows },
  })

  return (
    <FormDialog
      title="Edit Rep"
      where={[PLACE, rep.name]}
      {...save.dialog}
      others={duplicateOf(rep, onDuplicate)}
      onClose={onClose}
    >
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{rep.name}</strong>
        <div>{rep.email}</div>
        <Typography variant="body2" color="text.secondary">
          Change the name and email on Bruins Representatives.
        </Typography>
      </div>
      <Controller
        control={form.control}
        name="pricingLocationIds"
        render={({ field }) => <LocationsField field={field} hint={hints('pricingLocationIds')} />}
      />
      <ImpactNote kind="rep" records={[rep]} />
      <AffectedPages
        lead="These public pages will no longer show their prices:"
        addresses={lostPricingPages(rows, assigned(rows, { ...rep, pricingLocationIds }))}
      />
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
  const reread = useReread()
  return (
    <DeleteRepQuestion
      rep={rep}
      question="Delete this rep?"
      place={PLACE}
      locations={plans}
      read={() => reread(adminRepsQuery())}
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
