import { useEffect, useRef, useState } from 'react'
import { gamesLabel } from '../../domain/games/game'
import { type Comparison, compareSeason } from '../../domain/seasonFile/compareSeason'
import type { ImportRow } from '../../domain/seasonFile/importRow'
import type { StoredSeason } from '../../domain/seasonFile/matchRows'
import type { FileRow } from '../../domain/seasonFile/rowTypes'
import { useNotify } from '../../ui/Notifications'
import type { Step } from '../writes/steps/step'
import { useRuns } from '../writes/useRuns'
import type { ReviewState } from './reviewState'

const ABANDONED = 'Nothing was imported, because you left the review before it started.'
const REVIEW_CHANGED =
  'You changed rows before the import started, so nothing was imported. Import again.'
const SEASON_CHANGED =
  'The season has changed since. The table now shows the latest: review it and import again.'
const NOT_CHECKED = 'We couldn’t check the season for changes, so nothing was imported. Try again.'

interface ReviewedImport {
  review: ReviewState
  /** The rows of the file in the review. */
  rows: readonly FileRow[]
  /** The rows compared with the season; undefined while not shown. */
  compared: Comparison | undefined
  /** Refetches the season. Throws ApiError. */
  readAgain: () => Promise<StoredSeason | undefined>
  onStarted: (runId: string) => void
}

/**
 * Sends a review as one run. Refetches the season first, and sends nothing if the season or the
 * review has changed in the meantime.
 * @returns `message`, the reason why nothing was sent, until the review is changed; '' for none.
 */
export function useSendImport({ review, rows, compared, readAgain, onStarted }: ReviewedImport) {
  const { start } = useRuns()
  const notify = useNotify()
  const [refusal, setRefusal] = useState<{ review: ReviewState; message: string }>()
  const [isSending, setSending] = useState(false)
  /** The currently shown review; null after the person has left it. */
  const shownReview = useRef<ReviewState>(null)
  useEffect(() => {
    shownReview.current = compared ? review : null
    return () => {
      shownReview.current = null
    }
  }, [review, compared])

  function refuse(reason: string) {
    if (shownReview.current === null) notify(ABANDONED, 'warning')
    else setRefusal({ review: shownReview.current, message: reason })
  }
  async function send() {
    if (!compared) return
    setSending(true)
    try {
      const reviewed = importSteps(compared.rows)
      const season = await readAgain()
      if (shownReview.current !== review) return refuse(REVIEW_CHANGED)
      const latestSteps = season && importSteps(compareSeason(rows, season, review).rows)
      if (JSON.stringify(latestSteps) !== JSON.stringify(reviewed)) return refuse(SEASON_CHANGED)
      // Counts rows, because a row may need several steps.
      const sent = compared.rows.filter((row) => importSteps([row]).length > 0)
      const games = gamesLabel(sent.flatMap(({ after }) => after ?? []))
      onStarted(start({ doing: `Importing ${games}`, done: `Imported ${games}`, steps: reviewed }))
    } catch {
      refuse(NOT_CHECKED)
    } finally {
      setSending(false)
    }
  }
  return { message: refusal?.review === review ? refusal.message : '', isSending, send }
}

/**
 * The steps for these rows: add a new game with its plans, or change a game, or only add a game to
 * plans. Rows without changes have no steps.
 */
function importSteps(rows: readonly ImportRow[]): Step[] {
  return rows.flatMap(({ fileRow, before, after, changes }): Step[] => {
    const { team } = fileRow
    if (team === null || after === null) return []
    if (before === null) return [{ kind: 'addGame', team, game: after }]
    if (changes.some(({ field }) => field !== 'Plans')) {
      return [{ kind: 'changeGame', team, before, after }]
    }
    return after.plans
      .filter((plan) => !before.plans.includes(plan))
      .map((plan) => ({ kind: 'addToPlan', team, plan, game: before }))
  })
}
