import { type ComponentProps, type ReactNode, Suspense, useState } from 'react'
import { couldNotCheck } from '../../content/words/footWords'
import { ChunkBoundary, lazyComponent } from '../../lib/lazyComponent'
import styles from './PrintedCopy.module.css'
import { useSheetLocation } from './sheetContext'

const CopyNotice = lazyComponent(() => import('./stamp/CopyNotice'), 'CopyNotice')
const stampIn = (hash: string) => /^#p=([\w-]+)/.exec(hash)?.[1]
// Beside the games, so that it is there with them as a rule.
if (stampIn(window.location.hash)) CopyNotice.preload().catch(() => {})

type PrintedCopyProps = Omit<ComponentProps<typeof CopyNotice>, 'stamp' | 'path'>

/** Where the page was opened from its printed copy: which games have changed since. */
export function PrintedCopy(printed: PrintedCopyProps) {
  return <CopyChanges>{(copy) => <CopyNotice {...printed} {...copy} />}</CopyChanges>
}

interface CopyChangesProps {
  /** What changed, by the stamp in the address; `path` is the page's, below the base path. */
  children: (copy: { stamp: string; path: string }) => ReactNode
}

/**
 * The place of what has changed since a page was printed. It is among the sheet's buttons from the
 * first, so that nothing moves when it comes. Nothing at all for a visitor without a printed copy
 * (docs/rules/sheets.md#printed-copy).
 */
export function CopyChanges({ children }: CopyChangesProps) {
  const { pathname, hash } = useSheetLocation()
  const stamp = stampIn(hash)
  const [hasFailed, setFailed] = useState(false)
  if (stamp === undefined) return null
  return (
    <div className={styles.copy} role="status">
      {hasFailed && <p>{couldNotCheck}</p>}
      <ChunkBoundary onError={() => setFailed(true)}>
        <Suspense>{children({ stamp, path: pathname })}</Suspense>
      </ChunkBoundary>
    </div>
  )
}
