import { useMemo } from 'react'
import { usePublicRep } from '../../api/sheets/publicRep'
import { planTitles } from '../../content/words/pricingWords'
import { printSetWords as words } from '../../content/words/printSetWords'
import { pricingSheetName } from '../../domain/sheetNames'
import { SheetState } from '../kit/SheetState'
import { usePlanId, useRepId } from '../kit/useUrlRep'
import { PrintSet } from './PrintSet'
import type { ScreenOf } from './SheetInSet'
import { idQuery, planSheets } from './setSheets'

/**
 * Prices and games of one pricing plan under a rep's name (docs/rules/print-set.md). The names are
 * from the URL.
 */
export function PlanSet(props: { planname: string; repname: string; screenOf: ScreenOf }) {
  const { planname, repname, screenOf } = props
  const known = pricingSheetName(planname)
  const id = useRepId()
  const query = idQuery({ rep: id, plan: usePlanId() })
  const rep = usePublicRep(repname, id, known !== undefined)
  const sheets = useMemo(
    () => (known === undefined ? [] : planSheets(known, repname, query)),
    [known, repname, query],
  )
  if (known === undefined) return <SheetState {...words.planNotFound} />
  return (
    <PrintSet
      owner={known}
      sheets={sheets}
      screenOf={screenOf}
      isNamedBySheet
      title={planTitles[known]}
      contact={rep.state === 'ready' ? rep.rep : null}
    />
  )
}
