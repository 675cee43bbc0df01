import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { touchedBy } from '../../../api/games'
import { keys } from '../../../api/keys'
import { pricingTeam } from '../../../content/teams'
import { useNotify } from '../../../ui/Notifications'
import { usePackages } from '../packages/PackageWorkProvider'
import { useSaves } from '../save/SavesProvider'
import { titleOf } from './deleted'
import { plansStay } from './plansStay'
import { type DeletedEntry, KEPT, type RecentlyDeleted } from './recentlyDeleted'
import { type Restored, restore } from './restore'
import { useRestoreCalls } from './useRestoreCalls'

/** What hangs on no team. */
const LISTS = [
  keys.combinedPlans.all,
  keys.reps.all,
  keys.pricingLocations.all,
  keys.admin.all,
] as const

/** What a message of each result looks like. */
const severities = {
  back: 'success',
  there: 'info',
  partly: 'warning',
  waits: 'warning',
  failed: 'error',
  over: 'error',
} as const

interface RestoreJobProps {
  entry: DeletedEntry
  store: RecentlyDeleted
}

/** Runs one restore that was asked for, once, and tells what became of it; draws nothing. */
export function RestoreJob({ entry: { id, deleted, watched, sent }, store }: RestoreJobProps) {
  const notify = useNotify()
  const saves = useSaves()
  const packages = usePackages()
  const client = useQueryClient()
  const team = 'team' in deleted ? deleted.team : pricingTeam
  const calls = useRestoreCalls(team, () => store.isOwned(id))

  async function run(): Promise<void> {
    const { name } = titleOf(deleted)
    const mark = saves.begin(`restore:${id}`, name)
    // It is looked at again no more: it is meant to be there.
    saves.forget(watched)
    let words = ''
    let isBack = false
    try {
      if (deleted.kind === 'plan') await plansStay(packages.store, deleted.plan.name)
      const restored = await restore(deleted, { calls, sent })
      isBack = restored.result === 'back'
      words = restored.words
      if (!store.isListOpen()) tell(restored)
    } finally {
      mark.answered()
      mark.known()
      store.end(id, isBack, words)
      if (store.isOwned(id)) readAgain()
    }
  }
  /** Whoever made it again, every list that is shown is to have it. */
  function readAgain(): void {
    for (const queryKey of [...touchedBy(team), ...LISTS]) {
      void client.invalidateQueries({ queryKey })
    }
  }
  function tell({ result, words, isIncomplete = false }: Restored): void {
    // The session's end tells of itself.
    if (result === 'over') return
    const isKept = result === 'partly' || result === 'waits' || result === 'failed'
    notify(isKept ? `${words} ${KEPT}` : words, isIncomplete ? 'warning' : severities[result], {
      about: titleOf(deleted).name,
    })
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: one run for each time it is asked for
  useEffect(() => {
    if (store.begin(id)) void run()
  }, [])
  return null
}
