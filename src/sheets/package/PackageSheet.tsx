import { useSearchParams } from 'react-router-dom'
import { LoadedPackage } from './LoadedPackage'
import { ReadyPackage } from './ReadyPackage'

/** The package sheet: the games as cards, with `?view=calendar` also as a calendar. */
export function PackageSheet({ combinePlanEvent: code }: { combinePlanEvent: string }) {
  const [search] = useSearchParams()
  const hasCalendar = search.get('view')?.toLowerCase() === 'calendar'
  return (
    <LoadedPackage code={code}>
      {(loaded) => <ReadyPackage code={code} hasCalendar={hasCalendar} {...loaded} />}
    </LoadedPackage>
  )
}
