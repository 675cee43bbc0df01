import { valibotResolver } from '@hookform/resolvers/valibot'
import Typography from '@mui/material/Typography'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import { adminRepsQuery, useSetAdminRepPlans } from '../../api/plansAndReps'
import { failureWords } from '../../api/reason'
import { useReread } from '../../api/useReread'
import type { PricingLocation } from '../../domain/pricing'
import { lostPricingSheets } from '../../domain/publicSheets'
import type { Rep } from '../../domain/rep'
import { AffectedPages } from '../../ui/AffectedPages'
import { FormDialog } from '../../ui/FormDialog'
import { useNotify } from '../../ui/Notifications'
import { useConflict } from '../../ui/useConflict'
import { useDraftForm } from '../../ui/useDraftForm'
import { PlansField } from './PlansField'
import { planLabels } from './planLabels'
import { ADMIN_REP_FORM } from './repDrafts'
import { useSoldPlans } from './useSoldPlans'

const plansForm = v.object({ planIds: v.array(v.number()) })

/** Edit Rep: which plans he may sell. The admin variant has no call for name and e-mail. */
export function RepPlansDialog({ rep, onClose }: { rep: Rep; onClose: () => void }) {
  const notify = useNotify()
  const set = useSetAdminRepPlans()
  const form = useDraftForm({
    name: ADMIN_REP_FORM,
    record: String(rep.id),
    resolver: valibotResolver(plansForm),
    defaultValues: { planIds: rep.planIds },
  })
  const planIds = useWatch({ control: form.control, name: 'planIds' })
  const rows = useSoldPlans()
  const reread = useReread()
  const label = planLabels(rows)
  const conflict = useConflict<Rep>({
    record: rep,
    reread: async () => (await reread(adminRepsQuery())).find(({ id }) => id === rep.id),
    describe: (one) => ({
      Plans: one.planIds
        .toSorted((a, b) => a - b)
        .map(label)
        .join(', '),
    }),
    onTake: (theirs) => form.reset({ planIds: theirs.planIds }),
  })

  async function save(values: v.InferOutput<typeof plansForm>) {
    try {
      const stop = await conflict.check({ ...rep, ...values })
      if (stop !== undefined) return stop
      await set.mutateAsync({ id: rep.id, planIds: values.planIds })
      notify('Representative updated')
    } catch (error) {
      return failureWords(error, 'Failed to save rep.')
    }
  }

  return (
    <FormDialog
      title="Edit Rep"
      form={form}
      save={{ name: 'Save', busy: 'Saving...' }}
      onSave={save}
      choice={conflict.notice}
      onClose={onClose}
    >
      <div style={{ overflowWrap: 'anywhere' }}>
        <strong>{rep.name}</strong>
        <div>{rep.email}</div>
        <Typography variant="body2" color="text.secondary">
          Name and email are changed on Bruins Representatives.
        </Typography>
      </div>
      <Controller
        control={form.control}
        name="planIds"
        render={({ field }) => (
          <PlansField value={field.value} onChange={field.onChange} inputRef={field.ref} />
        )}
      />
      <AffectedPages
        lead="These public pages will no longer show their prices:"
        addresses={lostPricingSheets(rows, assigned(rows, rep, planIds))}
      />
    </FormDialog>
  )
}

/** The rows as they read once the rep may sell these plans and no others. */
function assigned(rows: PricingLocation[], rep: Rep, planIds: number[]): PricingLocation[] {
  return rows.map((row) => {
    const others = row.repNames.filter((name) => name !== rep.name)
    return { ...row, repNames: planIds.includes(row.id) ? [...others, rep.name] : others }
  })
}
