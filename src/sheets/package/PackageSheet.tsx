import { useSearchParams } from 'react-router-dom'
import { LoadedCombinedPlan } from '../kit/LoadedCombinedPlan'
import { ReadyPackage } from './ReadyPackage'
import { packageHeading } from './words'

/**
 * The package sheet: the games as cards, with `?view=calendar` also as a calendar
 * (docs/rules/sheets.md#package).
 */
export function PackageSheet({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  const [search] = useSearchParams()
  const hasCalendar = search.get('view')?.toLowerCase() === 'calendar'
  return (
    <LoadedCombinedPlan code={code} title={packageHeading}>
      {(ready) => <ReadyPackage code={code} hasCalendar={hasCalendar} {...ready} />}
    </LoadedCombinedPlan>
  )
}
