import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useParams } from 'react-router-dom'
import { prefetched } from '../../api/cache/listQuery'
import { repsQuery } from '../../api/reps'
import { findRep, type Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'
import { withBlanks } from '../../domain/unreadable'
import { useSheetLocation } from './sheetContext'

/** The longest wait for a contact; then the sheet is shown without it. */
const CONTACT_TIMEOUT_MS = 4000

/** The rep whom the address names, by link name or id; reps are read only for a combined plan's sheet. */
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
 * The rep whom a combined plan's link names, by link name or id: `?rep=zoenunez`, `?rep=7`
 * (docs/rules/sheets.md#all-sheets). Null while nobody is named, while reps load, and where there is
 * no such rep. Always null on sheets whose own path names the rep.
 */
export function useUrlRep(): Rep | null {
  const { rep, isRead } = useNamedRep()
  return isRead ? rep : null
}

/** Whether the sheet still waits for the rep whom the address names. */
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
 * Adds the rep of the current address to another address of the same plan. The parameter is used only
 * where it names a rep, never as any other text.
 */
export function useKeepRep(): (address: string) => string {
  const { asked, rep } = useNamedRep()
  return (address) => {
    if (!rep) return address
    return withParameter(address, `rep=${encodeURIComponent(slug(asked))}`)
  }
}

/**
 * The `rep` parameter, as in `?rep=7`: an id that tells reps of one name apart
 * (docs/rules/sheets.md#all-sheets); null where there is none.
 */
export function useRepId(): string | null {
  return new URLSearchParams(useSheetLocation().search).get('rep')
}

/** The `plan` parameter, `?plan=12`: an id that tells plans of one link name apart; else null. */
export function usePlanId(): string | null {
  return new URLSearchParams(useSheetLocation().search).get('plan')
}

/** The page's address below the base path, with the parameters that a sheet reads and no others. */
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
