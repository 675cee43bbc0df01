import { useState } from 'react'
import { normaliseText, paths } from '../../../config/paths'
import { counted } from '../../../domain/checks/finding'
import type { CombinedPlan } from '../../../domain/combinedPlan'
import { openTab } from '../../../lib/openTab'
import { ImpactNote } from '../../links/ImpactNote'
import { publicAddress } from '../../links/OpenLink'
import { BulkDelete, BulkDialog, NamedList } from '../../list/BulkDialog'
import { exportSelected, SelectBar, type SelectedList } from '../../list/SelectBar'
import { PLACE } from '../combinedPlanDrafts'
import { PlanOfPackages } from './PlanOfPackages'

type Action = 'Add plan' | 'Take out plan' | 'Mark as updated' | 'Delete'

const lineOf = ({ code, title }: CombinedPlan) => (title ? `${code}: ${title}` : code)

/** Every sheet of all of them as one print job, in a tab of its own (docs/rules/print-set.md). */
function printAll([first, ...others]: readonly CombinedPlan[]): void {
  if (!first) return
  const and = others.map(({ code }) => `and=${encodeURIComponent(normaliseText(code))}`)
  const set = paths.printPackage({ combinePlanEvent: first.code })
  openTab(publicAddress([set, and.join('&')].filter(Boolean).join('?')))
}

/** Selecting combined plans and what can be done with them (docs/rules/tables.md#combined-plans). */
export function CombinedPlanBulk({
  title,
  plans,
  list,
}: {
  title: string
  plans: readonly CombinedPlan[]
  list: SelectedList<CombinedPlan>
  /** Called where the code of this part cannot be loaded. */
  onClose: () => void
}) {
  const [open, setOpen] = useState<{ action: Action; plans: CombinedPlan[] }>()
  const onClose = () => setOpen(undefined)
  const asks = (action: Action) => ({
    name: action,
    run: (plans: CombinedPlan[]) => setOpen({ action, plans }),
  })
  return (
    <>
      <SelectBar
        list={list}
        all={plans}
        noun={['package', 'packages']}
        actions={[
          asks('Add plan'),
          asks('Take out plan'),
          asks('Mark as updated'),
          { name: 'Print all sheets', run: printAll },
          exportSelected(title, list.columns),
          asks('Delete'),
        ]}
      />
      {(open?.action === 'Add plan' || open?.action === 'Take out plan') && (
        <PlanOfPackages
          isAddition={open.action === 'Add plan'}
          plans={open.plans}
          onClose={onClose}
        />
      )}
      {open?.action === 'Mark as updated' && <MarkUpdated plans={open.plans} onClose={onClose} />}
      {open?.action === 'Delete' && (
        <BulkDelete
          place={PLACE}
          many={counted(open.plans.length, 'package')}
          words="Their public calendars will no longer open:"
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
      place={PLACE}
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
        words="They are saved as they are, so that customers see today as their last update:"
        lines={plans.map(lineOf)}
      />
      <ImpactNote kind="combined plan" records={plans} />
    </BulkDialog>
  )
}
