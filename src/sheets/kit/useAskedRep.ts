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

/** Whom the address names, by link name or id; reps are asked for only for a combined plan's sheet. */
function useNamed() {
  const asked = useRepId() ?? ''
  const isPlans = useParams().combinePlanEvent !== undefined && asked !== ''
  const { data: reps = [], isPending } = useQuery({
    ...repsQuery(),
    ...prefetched,
    enabled: isPlans,
  })
  const rep = findRep(reps, asked) ?? reps.find(({ id }) => String(id) === asked) ?? null
  return { asked, rep: rep && withBlanks(rep), isPlans, isPending: isPlans && isPending }
}

/**
 * The rep whom a combined plan's link names, by link name or id: `?rep=zoenunez`, `?rep=7`
 * (docs/rules/sheets.md#all-sheets). Null while nobody is named, and while, or when, there is no
 * such rep: the sheet is then the same as without. Reps are asked for only where one is named. Always
 * null on sheets whose own address names the rep.
 */
export function useAskedRep(): Rep | null {
  const { rep, isPlans } = useNamed()
  return isPlans ? rep : null
}

/** Is the rep of the address still on the way? No longer than a sheet can wait for him. */
export function useAwaitsRep(): boolean {
  const { isPending } = useNamed()
  const [isLate, setLate] = useState(false)
  useEffect(() => {
    if (!isPending) return
    const timer = setTimeout(() => setLate(true), CONTACT_TIMEOUT_MS)
    return () => clearTimeout(timer)
  }, [isPending])
  return isPending && !isLate
}

/**
 * Writes the rep of the address in view into another of the same plan, so that he stays on it. The
 * text of the address is used only where it names a rep: a stranger's text goes nowhere.
 */
export function useKeepRep(): (address: string) => string {
  const { asked, rep } = useNamed()
  return (address) => {
    if (!rep) return address
    const query = new URLSearchParams({ rep: slug(asked) })
    return `${address}${address.includes('?') ? '&' : '?'}${query}`
  }
}

/**
 * The id behind a rep's link, as in `?rep=7`, which tells reps of one name apart
 * (docs/rules/sheets.md#all-sheets); null where the link has none.
 */
export function useRepId(): string | null {
  return new URLSearchParams(useSheetLocation().search).get('rep')
}

/** The id behind a pricing plan's link, `?plan=12`, which tells plans of one link name apart; else null. */
export function usePlanId(): string | null {
  return new URLSearchParams(useSheetLocation().search).get('plan')
}

/** The page's address below the base path, without what others may have hung on it. */
export function useOwnPath(): string {
  const { pathname, search } = useSheetLocation()
  const { planname } = useParams()
  const kept = useKeepRep()(pathname)
  const asked = new URLSearchParams(search)
  const id = asked.get('plan') ?? ''
  const isNamed = planname !== undefined && /^\d+$/.test(id)
  const path = isNamed ? `${kept}${kept.includes('?') ? '&' : '?'}plan=${id}` : kept
  const isCalendar = asked.get('view')?.toLowerCase() === 'calendar'
  return isCalendar ? `${path}${path === pathname ? '?' : '&'}view=calendar` : path
}
