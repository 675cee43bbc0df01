import { valibotResolver } from '@hookform/resolvers/valibot'
import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { Controller, useWatch } from 'react-hook-form'
import * as v from 'valibot'
import {
  combinedPlansQuery,
  useCreateCombinedPlan,
  useUpdateCombinedPlan,
} from '../../api/combinedPlans'
import { useReread } from '../../api/writes/useReread'
import { WORDS } from '../../api/writes/words'
import { type CombinedPlan, combinedPlanWithSameLinks, linkCode } from '../../domain/combinedPlan'
import { ChipsField } from '../../ui/form/ChipsField'
import { FormDialog } from '../../ui/form/FormDialog'
import { fieldsOf } from '../../ui/form/fieldsOf'
import { noProblem } from '../../ui/form/noProblem'
import type { SaveResult } from '../../ui/form/saveResult'
import { useDraftForm } from '../../ui/form/useDraftForm'
import type { FieldTexts } from '../kit/save/fields'
import { useRecordSave } from '../kit/save/useRecordSave'
import { CodeField } from './CodeField'
import { noGamesWords, unknownWords, useUnknownPlans } from './useUnknownPlans'

/** A stored code stays as it is; any other becomes what a link can carry. */
const combinedPlanForm = (
  stored: string | undefined,
  codeProblem: (code: string) => string | undefined,
) =>
  v.object({
    code: v.pipe(
      v.string(),
      v.trim(),
      v.transform((code) => (code === stored ? code : linkCode(code))),
      v.nonEmpty('Combined Plan Event is required.'),
      v.regex(/[^._-]/, 'Combined Plan Event needs a letter or a digit.'),
      noProblem(codeProblem),
    ),
    title: v.string(),
    pdf: v.string(),
    originalPlans: v.array(v.string()),
  })

type PlanValues = v.InferOutput<ReturnType<typeof combinedPlanForm>>

/** Names the dialog's drafts. */
export const COMBINED_PLAN_FORM = 'combined-plan'

/** A plan as the fields hold it. */
const typed = (plan: CombinedPlan | null) => ({
  code: plan?.code ?? '',
  title: plan?.title ?? '',
  pdf: plan?.pdf ?? '',
  originalPlans: plan?.originalPlans ?? [],
})

type TypedPlan = ReturnType<typeof typed>

const planFields: FieldTexts<TypedPlan> = {
  // The same plan in any letter case.
  code: ['Combined Plan Event', (code) => code.toUpperCase()],
  title: 'Plan Event Title',
  pdf: 'Plan Event PDF',
  originalPlans: 'Original Plans',
}

const sameCode = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase()
const isSame = (one: CombinedPlan, other: CombinedPlan) => sameCode(one.code, other.code)

/**
 * Add New Plan and Edit Plan. Saving under a code that exists updates that plan, under any other
 * creates one (docs/rules/screens.md#all-dashboards), whichever way the dialog was opened; it says
 * so before saving.
 */
export function CombinedPlanDialog({
  plan,
  existing,
  onClose,
}: {
  plan: CombinedPlan | null
  existing: CombinedPlan[]
  onClose: () => void
}) {
  const create = useCreateCombinedPlan()
  const update = useUpdateCombinedPlan()
  function codeProblem(code: string, plans: readonly CombinedPlan[] = existing) {
    // A plan keeps its code, and may be saved anew under the one its own links can carry.
    if (code === plan?.code) return undefined
    const twin = combinedPlanWithSameLinks(plans, code)
    if (!twin || twin.code === plan?.code) return undefined
    return `${twin.code} has the same public links. Please choose another code.`
  }
  const form = useDraftForm({
    name: COMBINED_PLAN_FORM,
    record: plan?.code ?? '',
    resolver: valibotResolver(combinedPlanForm(plan?.code, (code) => codeProblem(code))),
    defaultValues: typed(plan),
  })
  const field = fieldsOf(form)
  const { errors } = form.formState
  const [code, originalPlans] = useWatch({ control: form.control, name: ['code', 'originalPlans'] })
  const plans = useUnknownPlans(originalPlans)
  const target = existing.find((other) => sameCode(other.code, code))
  const twin = codeProblem(code)
  const isOpened = plan !== null && sameCode(plan.code, code)

  const reread = useReread()
  const save = useRecordSave<CombinedPlan, TypedPlan, PlanValues>({
    form,
    fields: planFields,
    record: isOpened ? plan : (target ?? null),
    // Of another plan than the opened one the person has seen what the list says of it.
    ...(target && !isOpened && { seen: typed(target) }),
    read: () => reread(combinedPlansQuery()),
    isSame,
    toForm: typed,
    refuse: (rows, { code }) =>
      !target && rows.some((row) => sameCode(row.code, code))
        ? `${code} was added by somebody else meanwhile. Save again to replace it.`
        : codeProblem(code, rows),
    write: (values, now) => {
      const saved: CombinedPlan = { ...values, lastUpdated: '' }
      return now ? update.mutateAsync({ code: now.code, plan: saved }) : create.mutateAsync(saved)
    },
    name: (values) => values.code,
    words: { ...WORDS.combinedPlan.save, busy: 'Saving...' },
  })

  async function onSave(values: PlanValues): Promise<SaveResult> {
    const added = values.originalPlans.filter((name) => !plan?.originalPlans.includes(name))
    if (!save.isUndecided && !(await plans.ask(added))) return { kind: 'shown' }
    return save.dialog.onSave(values)
  }

  return (
    <FormDialog
      title={plan ? 'Edit Plan' : 'Add New Plan'}
      {...save.dialog}
      onSave={onSave}
      onClose={onClose}
    >
      <Controller
        control={form.control}
        name="code"
        render={({ field }) => (
          <CodeField
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            isWrong={errors.code !== undefined || twin !== undefined}
          />
        )}
      />
      {errors.code || twin ? (
        <Alert severity="error">{errors.code?.message ?? twin}</Alert>
      ) : (
        <CodeNotice plan={plan} target={target} code={code} />
      )}
      <TextField {...field('title')} label="Plan Event Title" />
      <TextField {...field('pdf')} label="Plan Event PDF (URL or Filename)" />
      <Controller
        control={form.control}
        name="originalPlans"
        render={({ field }) => (
          <ChipsField
            label="Original Plans"
            value={field.value}
            onChange={field.onChange}
            inputRef={field.ref}
            options={plans.suggestions}
            isFree
            hint="Choose plans, or type a name and press Enter"
            odd={plans.unknown}
          />
        )}
      />
      {plans.unknown.length > 0 && (
        <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
          {`${unknownWords(plans.unknown)} ${noGamesWords(plans.unknown)}`}
        </Alert>
      )}
      {plans.question}
    </FormDialog>
  )
}

/** Says what saving will do when it is not what the dialog's title promises. */
function CodeNotice({
  plan,
  target,
  code,
}: {
  plan: CombinedPlan | null
  target: CombinedPlan | undefined
  code: string
}) {
  if (target && (plan === null || !sameCode(target.code, plan.code))) {
    return (
      <Alert severity="warning">{`${target.code} exists already. Saving replaces it with what stands here.`}</Alert>
    )
  }
  if (plan && code === plan.code && linkCode(code) !== code) {
    return (
      <Alert severity="warning">{`The public links of ${plan.code} do not open: a link carries no blanks, accents or signs. Save the plan as ${linkCode(code)}, then delete this one.`}</Alert>
    )
  }
  if (plan && !target && !sameCode(plan.code, code) && code.trim() !== '') {
    return (
      <Alert severity="warning">{`Saving under a new code creates a second plan; ${plan.code} stays as it is.`}</Alert>
    )
  }
  return null
}
