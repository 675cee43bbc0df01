import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import * as v from 'valibot'
import { keys } from '../../../api/keys'
import { browserStore } from '../../../config/browserStore'
import type { Finding } from '../../../domain/checks/finding'
import { useNotify } from '../../../ui/Notifications'

const dismissalSchema = v.object({
  /**
   * The finding's sentence when it was dismissed. If the sentence changes, the finding is open
   * again.
   */
  sentence: v.string(),
  reason: v.string(),
  /** `YYYY-MM-DD` at the arena. */
  since: v.string(),
})

/** A dismissed finding. */
export type Dismissal = v.InferOutput<typeof dismissalSchema>

// 'Known finding' is the earlier name of a dismissal, which browsers have stored.
/** The form name of the drafts of {@link Dismissal} reasons. */
export const DISMISS_FORM = 'known-finding'
const STORAGE_KEY = 'game-plans.known-findings'
/** Dismissals by finding id. Unreadable data counts as empty. */
const storedDismissals = v.fallback(
  v.pipe(v.string(), v.parseJson(), v.record(v.string(), dismissalSchema)),
  {},
)

const readDismissals = (): ReadonlyMap<string, Dismissal> =>
  new Map(Object.entries(v.parse(storedDismissals, browserStore.get(STORAGE_KEY))))

/** The findings dismissed in this browser, by their ids. */
export function useDismissals() {
  const [dismissals, setDismissals] = useState(readDismissals)
  const canStore = useRef(true)
  const notify = useNotify()
  function change(update: (dismissals: Map<string, Dismissal>) => void) {
    // Rereads the storage, because another tab may have dismissed a finding. If storage is blocked,
    // uses the state.
    const next = new Map(canStore.current ? readDismissals() : dismissals)
    update(next)
    canStore.current = browserStore.set(STORAGE_KEY, JSON.stringify(Object.fromEntries(next)))
    if (!canStore.current) {
      notify('This browser can’t save that, so it lasts only until you leave Checks.', 'warning')
    }
    setDismissals(next)
  }
  return {
    dismissalOf({ id, sentence }: Finding): Dismissal | undefined {
      const found = dismissals.get(id)
      return found?.sentence === sentence ? found : undefined
    },
    dismiss: (findings: readonly Finding[], reason: string, since: string) =>
      change((changed) => {
        for (const { id, sentence } of findings) changed.set(id, { sentence, reason, since })
      }),
    restore: ({ id }: Finding) => change((changed) => changed.delete(id)),
  }
}

/**
 * Sets the menu's count of open findings, those that aren't dismissed.
 * @param count undefined while it isn't known; the menu keeps the last one.
 */
export function useSetFindingCount(count: number | undefined): void {
  const client = useQueryClient()
  useEffect(() => {
    if (count !== undefined) client.setQueryData(keys.checks, count)
  }, [client, count])
}
