import './sheet.css'
import { type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import type { PublicRep } from '../../api/sheets/publicRep'
import { LOADING } from '../../config/sheets'
import { RetryButton } from './DataNotes'
import { SalesLine } from './SheetFooter'
import styles from './SheetState.module.css'
import { SheetReportContext } from './sheetContext'

interface SheetStateProps {
  title: string
  message: string
  isLoading?: boolean
  onRetry?: () => void
  /** Shown below the message. */
  children?: ReactNode
}

/**
 * Shown instead of a sheet that is loading, failed, not found or empty. In a print set it renders
 * nothing and reports its state to the set.
 */
export function SheetState(props: SheetStateProps) {
  const { title, message, isLoading = false, onRetry, children } = props
  const report = useContext(SheetReportContext)
  const canRetry = onRetry !== undefined
  // The set calls the current `onRetry`, although not each new one is reported.
  const retryNow = useEffectEvent(() => onRetry?.())
  useEffect(() => {
    const retry = canRetry ? () => retryNow() : undefined
    report?.(isLoading ? { state: 'loading' } : { state: 'none', message, retry })
  }, [report, isLoading, message, canRetry])
  if (report !== null) return null
  return (
    <main className={styles.state}>
      <h1 className={styles.title}>{title}</h1>
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
      <p className={styles.message} role={isLoading ? 'status' : 'alert'}>
        {message}
      </p>
      {onRetry && <RetryButton onRetry={onRetry} isPrimary />}
      {children}
    </main>
  )
}

interface FailedSheetProps {
  title: string
  /** Which list failed to load. The message names it. */
  failedList?: string
  onRetry: () => void
}

/** A failure with 'Try Again' (docs/rules/words.md#public-pages). */
export function FailedSheet({ title, failedList, onRetry }: FailedSheetProps) {
  const message =
    failedList === 'reps'
      ? 'Failed to load representatives.'
      : 'Failed to load data. Please try again later.'
  return <SheetState title={title} message={message} onRetry={onRetry} />
}

type MissingRep = Exclude<PublicRep, { state: 'ready' }>

/**
 * Shown instead of a sheet whose rep is loading, failed or not found
 * (docs/rules/words.md#public-pages).
 */
export function RepState({ title, rep }: { title: string; rep: MissingRep }) {
  switch (rep.state) {
    case 'loading':
      return <SheetState title={title} message={LOADING} isLoading />
    case 'failed':
      return <FailedSheet title={title} failedList="reps" onRetry={rep.retry} />
    case 'not-found':
      return (
        <SheetState
          title="Representative Not Found"
          message="No one on our sales team has the name in this link. Please check the link, or ask whoever sent it to you for a new one."
        >
          <SalesLine />
        </SheetState>
      )
  }
}
