import { useState } from 'react'
import { normalizeLinkText } from '../../config/linkText'
import { paths } from '../../config/paths'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { counted } from '../../domain/text'
import { openTab } from '../../lib/download'
import { ImpactNote } from '../links/ImpactNote'
import { publicAddress } from '../links/sharedPage'
import { BulkDelete, BulkDialog, NamedList } from '../list/bulk/BulkDialog'
import { recordWords } from '../list/recordWords'
import { type BulkProps, SelectBar } from '../list/SelectBar'
import { PlanChangeDialog } from './PlanChangeDialog'

/** The actions that have a dialog. These are also the names of their buttons. */
type Action = 'Add plan' | 'Remove plan' | 'Mark as updated' | 'Delete'

const lineOf = ({ code, title }: CombinedPlan) => (title ? `${code}: ${title}` : code)

/**
 * Opens a new tab that prints every sheet of these plans as one job: the first plan's print set
 * with the other codes as `?and=` (docs/rules/print-set.md).
 */
function printAll([first, ...others]: readonly CombinedPlan[]): void {
  if (!first) return
  const otherCodes = others.map(({ code }) => `and=${encodeURIComponent(normalizeLinkText(code))}`)
  const set = paths.printPackage({ combinePlanEvent: first.code })
  openTab(publicAddress([set, otherCodes.join('&')].filter(Boolean).join('?')))
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
        <PlanChangeDialog action={open.action} plans={open.plans} onClose={onClose} />
      )}
      {open?.action === 'Mark as updated' && (
        <MarkUpdatedDialog plans={open.plans} onClose={onClose} />
      )}
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

/** Asks before marking combined plans as updated today. */
function MarkUpdatedDialog({ plans, onClose }: { plans: CombinedPlan[]; onClose: () => void }) {
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
