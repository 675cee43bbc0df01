import { packageTexts } from '../../content/words/packageTexts'
import { LoadedCombinedPlan } from '../kit/LoadedCombinedPlan'
import { useSheetLocation } from '../kit/sheetLocation'
import { ReadyPackage } from './ReadyPackage'

/**
 * The package sheet: the games as cards, with `?view=calendar` also as a calendar
 * (docs/rules/sheets.md#package).
 */
export function PackageSheet({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  const view = new URLSearchParams(useSheetLocation().search).get('view')
  const hasCalendar = view?.toLowerCase() === 'calendar'
  return (
    <LoadedCombinedPlan code={code} title={packageTexts.heading}>
      {(ready) => <ReadyPackage code={code} hasCalendar={hasCalendar} {...ready} />}
    </LoadedCombinedPlan>
  )
}
