import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { prefetched } from '../../api/cache/listQuery'
import { repsQuery } from '../../api/reps'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { withBlanks } from '../../domain/unreadable'
import { useSheetLocation } from './sheetContext'

/** How long to wait for a contact before the sheet is shown without it. */
const CONTACT_TIMEOUT_MS = 4000

/**
 * The rep named in the address, by link name or id. Reps are loaded only for a combined plan's
 * sheet.
 */
function useNamedRep() {
  const asked = useRepId() ?? ''
  const isRead = useParams().combinePlanEvent !== undefined && asked !== ''
  const { data: reps = [], isPending } = useQuery({
    ...repsQuery(),
    ...prefetched,
    enabled: isRead,
  })
  const rep = findRep(reps, asked) ?? reps.find(({ id }) => String(id) === asked) ?? null
  return { asked, rep: rep && withBlanks(rep), isRead, isPending: isRead && isPending }
}

/**
 * The rep named in a combined plan's link, by link name or id: `?rep=zoenunez`, `?rep=7`
 * (docs/rules/sheets.md#all-sheets). Null if nobody is named, while reps load, and if there is no
 * such rep. Always null on sheets whose path names the rep.
 */
export function useUrlRep(): Rep | null {
  const { rep, isRead } = useNamedRep()
  return isRead ? rep : null
}

/** Whether the rep named in the address is still loading. */
export function useIsRepLoading(): boolean {
  const { isPending } = useNamedRep()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), CONTACT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending && !isLate
}

/**
 * Returns a function that adds the rep of the current address to another address of the same plan.
 * The parameter is kept only if it names a rep.
 */
export function useKeepRep(): (address: string) => string {
  const { asked, rep } = useNamedRep()
  return (address) =>
    rep ? withParameter(address, `rep=${encodeURIComponent(slug(asked))}`) : address
}

/**
 * The `rep` parameter, as in `?rep=7`: an id that distinguishes reps with the same name
 * (docs/rules/sheets.md#all-sheets). Null if missing.
 */
export const useRepId = () => useSearchParam('rep')

/**
 * The `plan` parameter, as in `?plan=12`: an id that distinguishes plans with the same link name.
 * Null if missing.
 */
export const usePlanId = () => useSearchParam('plan')

const useSearchParam = (name: string): string | null =>
  new URLSearchParams(useSheetLocation().search).get(name)

/** The page's address below the base path, with only the parameters that a sheet reads. */
export function useOwnPath(): string {
  const { pathname, search } = useSheetLocation()
  const { planname } = useParams()
  const withRep = useKeepRep()(pathname)
  const parameters = new URLSearchParams(search)
  const id = parameters.get('plan') ?? ''
  const hasPlanId = planname !== undefined && /^\d+$/.test(id)
  const path = hasPlanId ? withParameter(withRep, `plan=${id}`) : withRep
  const isCalendar = parameters.get('view')?.toLowerCase() === 'calendar'
  return isCalendar ? withParameter(path, 'view=calendar') : path
}

const withParameter = (address: string, parameter: string) =>
  `${address}${address.includes('?') ? '&' : '?'}${parameter}`
