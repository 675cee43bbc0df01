import { type ComponentProps, type ReactNode, Suspense, useMemo, useState } from 'react'
import { couldNotCheck } from '../../content/words/footerWords'
import { ChunkBoundary, lazyComponent } from '../../lib/lazyComponent'
import styles from './PrintedCopy.module.css'
import { useSheetLocation } from './sheetContext'
import { writeStamp } from './stamp/stamp'
import { useLastVisit } from './useLastVisit'
import { useToday } from './useToday'

const CopyNotice = lazyComponent(() => import('./stamp/CopyNotice'), 'CopyNotice')
const stampIn = (hash: string) => /^#p=([\w-]+)/.exec(hash)?.[1]
// Loads in parallel with the games.
if (stampIn(window.location.hash)) CopyNotice.preload().catch(() => {})

type PrintedCopyProps = Omit<ComponentProps<typeof CopyNotice>, 'stamp' | 'path' | 'isVisit'>

/**
 * Shows how games have changed since the page was printed (if opened from paper) or last visited.
 */
export function PrintedCopy(props: PrintedCopyProps) {
  const { games, isWhole } = props
  const { pathname } = useSheetLocation()
  const today = useToday()
  const stamp = useMemo(
    () => (isWhole ? writeStamp(games, today, pathname) : ''),
    [isWhole, games, today, pathname],
  )
  const visited = useLastVisit(pathname, stamp)
  return (
    <CopyChanges visited={visited}>{(copy) => <CopyNotice {...props} {...copy} />}</CopyChanges>
  )
}

interface CopyChangesProps {
  /** The stamp of an earlier visit, for a visitor without a printed copy. */
  visited?: string
  /** Renders the changes since the stamp; `path` is the page's, below the base path. */
  children: (copy: { stamp: string; path: string; isVisit: boolean }) => ReactNode
}

/**
 * The frame for changes since a page was printed. It reserves its space from the first render, so
 * that nothing moves when they load. Renders nothing for a visitor without a printed copy
 * (docs/rules/sheets.md#printed-copy).
 */
export function CopyChanges({ visited = '', children }: CopyChangesProps) {
  const { pathname, hash } = useSheetLocation()
  const printed = stampIn(hash)
  const stamp = printed ?? visited
  const [hasFailed, setFailed] = useState(false)
  if (stamp === '') return null
  return (
    <div className={styles.copy} role="status">
      {hasFailed && <p>{couldNotCheck}</p>}
      <ChunkBoundary onError={() => setFailed(true)}>
        <Suspense>{children({ stamp, path: pathname, isVisit: printed === undefined })}</Suspense>
      </ChunkBoundary>
    </div>
  )
}
