import { useSheetLocation } from './sheetLocation'
import { useKeepRep } from './useAskedRep'

/** The page's address below the base path, without what others may have hung on it. */
export function useOwnPath(): string {
  const { pathname, search } = useSheetLocation()
  const path = useKeepRep()(pathname)
  const isCalendar = new URLSearchParams(search).get('view')?.toLowerCase() === 'calendar'
  return isCalendar ? `${path}${path === pathname ? '?' : '&'}view=calendar` : path
}
