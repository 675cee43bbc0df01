import { type ReactNode, Suspense, useState } from 'react'
import { couldNotCheck } from '../../content/words/footWords'
import type { Game } from '../../domain/games/game'
import type { Rep } from '../../domain/rep'
import { ChunkBoundary, lazyComponent } from '../../lib/lazyComponent'
import styles from './PrintedCopy.module.css'
import { useSheetLocation } from './sheetContext'

const CopyNotice = lazyComponent(() => import('./stamp/CopyNotice'), 'CopyNotice')
const stampIn = (hash: string) => /^#p=([\w-]+)/.exec(hash)?.[1]
// Beside the games, so that it is there with them as a rule.
if (stampIn(window.location.hash)) CopyNotice.preload().catch(() => {})

interface PrintedCopyProps {
  /** All that the sheet prints. */
  games: readonly Game[]
  /** The year the sheet's season starts in, where the page knows it without games. */
  season?: number
  /** Every list has arrived, and fresh: else a game that is missing would look taken out. */
  isWhole: boolean
  /** The button that brings a person's calendar up to date. */
  calendar?: ReactNode
  /** Whom to call about a change. */
  contact?: Pick<Rep, 'name' | 'phone'> | null
}

/**
 * Where the page was opened from its printed copy: what has changed since. It stands among the
 * sheet's buttons and keeps its place from the first, so that nothing moves when it comes. Nothing at
 * all for a visitor without such a copy (docs/rules/sheets.md#printed-copy).
 */
export function PrintedCopy(printed: PrintedCopyProps) {
  const { pathname, hash } = useSheetLocation()
  const stamp = stampIn(hash)
  const [hasFailed, setFailed] = useState(false)
  if (stamp === undefined) return null
  return (
    <div className={styles.copy} role="status">
      {hasFailed && <p>{couldNotCheck}</p>}
      <ChunkBoundary onError={() => setFailed(true)}>
        <Suspense>
          <CopyNotice {...printed} stamp={stamp} path={pathname} />
        </Suspense>
      </ChunkBoundary>
    </div>
  )
}
