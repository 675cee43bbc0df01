import { env } from '../../config/env'
import type { CombinedPlan } from '../../domain/combinedPlan'
import { pdfHref } from '../../domain/hrefs'
import { CodeLink } from '../kit/CodeLink'
import {
  actionsColumn,
  chipsColumn,
  type RecordColumn,
  type RowActions,
  textColumn,
} from '../list/columns'
import { packageHref, planHref } from '../records/recordLinks'
import { updatedAt } from './updatedAt'

/** The columns of docs/rules/screens.md#combined-plans; the public links stand with the actions. */
export function combinedPlanColumns(
  actions: RowActions<CombinedPlan>,
): RecordColumn<CombinedPlan>[] {
  return [
    {
      id: 'code',
      header: 'Combined Plan Event',
      look: 'lead',
      width: 15,
      value: (plan) => plan.code,
      cell: ({ code }) => <CodeLink code={code} href={packageHref(code)} isPublic />,
    },
    {
      ...textColumn('title', 'Plan Event Title', 22, (plan: CombinedPlan) => plan.title),
      none: 'No title',
      look: 'main',
    },
    {
      id: 'pdf',
      header: 'PDF',
      none: 'No PDF',
      look: 'time',
      width: 7,
      cell: (plan) => <PdfLink pdf={plan.pdf} />,
      exported: (plan) => plan.pdf ?? '',
    },
    {
      id: 'updated',
      header: 'Last Updated',
      short: 'Updated',
      none: 'Never updated',
      look: 'end',
      width: 22,
      value: (plan) => plan.lastUpdated,
      cell: (plan) => updatedAt(plan.lastUpdated) || '—',
      exported: (plan) => updatedAt(plan.lastUpdated),
    },
    chipsColumn('Original Plans', (plan) => plan.originalPlans, {
      none: '—',
      width: 21,
      linkOf: planHref,
    }),
    actionsColumn(13, (plan) => plan.code, actions),
  ]
}

function PdfLink({ pdf }: { pdf: string | null }) {
  const href = pdfHref(pdf, env.pdfBase)
  if (href === null) return <span>—</span>
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      View PDF
    </a>
  )
}
