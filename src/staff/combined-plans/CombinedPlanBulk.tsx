import { useMemo, useState } from 'react'
import { MESSAGES } from '../../api/writes/messages'
import { normalizeLinkText } from '../../config/linkText'
import { paths } from '../../config/paths'
import { type CombinedPlan, replaceOriginalPlan } from '../../domain/combinedPlan'
import { isSamePlanName } from '../../domain/plan'
import { counted } from '../../domain/text'
import { openTab } from '../../lib/download'
import { SelectField } from '../../ui/SelectField'
import { QueryState } from '../kit/QueryState'
import { recentPlansFirst } from '../kit/recentPlans'
import { ImpactNote } from '../links/ImpactNote'
import { publicAddress } from '../links/sharedPage'
import { BulkDelete, BulkDialog, NamedList } from '../list/bulk/BulkDialog'
import { recordWords } from '../list/listWords'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { useUnknownPlans } from './useUnknownPlans'

type Action = 'Add plan' | 'Remove plan' | 'Mark as updated' | 'Delete'

const lineOf = ({ code, title }: CombinedPlan) => (title ? `${code}: ${title}` : code)

/** Opens a new tab that prints every sheet of these plans as one job (docs/rules/print-set.md). */
function printAll([first, ...others]: readonly CombinedPlan[]): void {
  if (!first) return
  const and = others.map(({ code }) => `and=${encodeURIComponent(normalizeLinkText(code))}`)
  const set = paths.printPackage({ combinePlanEvent: first.code })
  openTab(publicAddress([set, and.join('&')].filter(Boolean).join('?')))
}

/** The select bar of combined plans, and its dialogs (docs/rules/tables.md#combined-plans). */
export function CombinedPlanBulk(props: BulkProps<CombinedPlan>) {
  const [open, setOpen] = useState<{ action: Action; plans: CombinedPlan[] }>()
  const onClose = () => setOpen(undefined)
  const dialogAction = (action: Action) => ({
    name: action,
    run: (plans: CombinedPlan[]) => setOpen({ action, plans }),
  })
  return (
    <>
      <SelectBar
        {...props}
        others={[
          dialogAction('Add plan'),
          dialogAction('Remove plan'),
          dialogAction('Mark as updated'),
          { name: 'Print all sheets', run: printAll },
        ]}
        onDelete={dialogAction('Delete').run}
      />
      {(open?.action === 'Add plan' || open?.action === 'Remove plan') && (
        <PlanChangeDialog
          isAddition={open.action === 'Add plan'}
          plans={open.plans}
          onClose={onClose}
        />
      )}
      {open?.action === 'Mark as updated' && <MarkUpdated plans={open.plans} onClose={onClose} />}
      {open?.action === 'Delete' && (
        <BulkDelete
          breadcrumb={recordWords.combinedPlan.screen}
          items={counted(open.plans.length, 'package')}
          label="Their public pages will stop working:"
          lines={open.plans.map(lineOf)}
          steps={open.plans.map((plan) => ({ kind: 'deleteCombinedPlan', plan }))}
          onClose={onClose}
        >
          <ImpactNote kind="combined plan" records={open.plans} />
        </BulkDelete>
      )}
    </>
  )
}

function MarkUpdated({ plans, onClose }: { plans: CombinedPlan[]; onClose: () => void }) {
  const many = counted(plans.length, 'package')
  return (
    <BulkDialog
      breadcrumb={recordWords.combinedPlan.screen}
      title={`Mark ${many} as updated`}
      action="Mark as updated"
      order={{
        doing: `Marking ${many} as updated`,
        done: `Marked ${many} as updated`,
        steps: plans.map((plan) => ({ kind: 'markCombinedPlan', plan })),
      }}
      onClose={onClose}
    >
      <NamedList
        label="Customers will see today as the last update. Nothing else changes:"
        lines={plans.map(lineOf)}
      />
      <ImpactNote kind="combined plan" records={plans} />
    </BulkDialog>
  )
}

/** The combined plan with one more original plan; null if it already has it. */
const withPlan = (plan: CombinedPlan, name: string): CombinedPlan | null =>
  plan.originalPlans.some((one) => isSamePlanName(one, name))
    ? null
    : { ...plan, originalPlans: [...plan.originalPlans, name] }

/** The changes of combined plans when an original plan is added to or removed from them. */
function planChanges(plans: readonly CombinedPlan[], name: string, isAddition: boolean) {
  const all = plans.map((before) => ({
    before,
    after: isAddition ? withPlan(before, name) : replaceOriginalPlan(before, name, null),
  }))
  const codesWhere = (matches: (after: CombinedPlan | null) => boolean) =>
    all.filter(({ after }) => matches(after)).map(({ before }) => before.code)
  return {
    changes: all.flatMap(({ before, after }) =>
      after?.originalPlans.length ? [{ before, after }] : [],
    ),
    unchanged: codesWhere((after) => after === null),
    /** The codes left unchanged, because this is their only original plan. */
    onlyPlan: codesWhere((after) => after?.originalPlans.length === 0),
  }
}

interface PlanChangeProps {
  isAddition: boolean
  plans: CombinedPlan[]
  onClose: () => void
}

/** Adds an original plan to several combined plans, or removes one from them. */
function PlanChangeDialog({ isAddition, plans, onClose }: PlanChangeProps) {
  const [name, setName] = useState('')
  const { suggestions, failed } = useUnknownPlans(NONE)
  const offered = isAddition
    ? suggestions
    : [...new Set(plans.flatMap(({ originalPlans }) => originalPlans))]
  const { changes, unchanged, onlyPlan } = useMemo(
    () => planChanges(name === '' ? NONE : plans, name, isAddition),
    [plans, name, isAddition],
  )
  const changedPlans = useMemo(() => changes.map(({ after }) => after), [changes])
  const many = counted(changes.length, 'package')
  const [doing, done, preposition] = isAddition
    ? ['Adding', 'Added', 'to']
    : ['Removing', 'Removed', 'from']
  return (
    <BulkDialog
      breadcrumb={recordWords.combinedPlan.screen}
      title={`${isAddition ? 'Add a plan to' : 'Remove a plan from'} ${counted(plans.length, 'package')}`}
      action={isAddition ? 'Add plan' : 'Remove plan'}
      order={{
        doing: `${doing} ${name} ${preposition} ${many}`,
        done: `${done} ${name} ${preposition} ${many}`,
        steps: changes.map(({ before, after }) => ({
          kind: 'changeOriginalPlans',
          code: before.code,
          before: before.originalPlans,
          after: after.originalPlans,
        })),
      }}
      onClose={onClose}
    >
      <SelectField
        autoFocus
        none="Choose one"
        label="Plan"
        value={name}
        options={recentPlansFirst(offered.toSorted()).map((one) => [one, one])}
        onChange={setName}
      />
      {isAddition && failed[0] && (
        <QueryState
          failed={MESSAGES.plan.load}
          query={{ ...failed[0], refetch: () => Promise.all(failed.map((list) => list.refetch())) }}
        />
      )}
      <NamedList
        label={isAddition ? 'These already have it:' : 'These don’t have it:'}
        lines={unchanged}
      />
      <NamedList label="Not changed, because it’s their only plan:" lines={onlyPlan} />
      {changedPlans.length > 0 && <ImpactNote kind="combined plan" records={changedPlans} />}
    </BulkDialog>
  )
}

const NONE: readonly never[] = []
