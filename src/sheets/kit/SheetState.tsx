import '@fontsource/barlow-condensed/500.css'
import '@fontsource/barlow-condensed/700.css'
import './sheet.css'
import type { ReactNode } from 'react'
import controls from './controls.module.css'
import styles from './SheetState.module.css'

interface SheetStateProps {
  title: string
  message: string
  isLoading?: boolean
  onRetry?: () => void
  /** What helps further, under the message. */
  children?: ReactNode
}

/** What a public page shows instead of a sheet: loading, failed, not found, empty. */
export function SheetState(props: SheetStateProps) {
  const { title, message, isLoading = false, onRetry, children } = props
  return (
    <main className={styles.state}>
      <h1 className={styles.title}>{title}</h1>
      {isLoading && <span className={styles.spinner} aria-hidden="true" />}
      <p className={styles.message} role={isLoading ? 'status' : 'alert'}>
        {message}
      </p>
      {onRetry && (
        <button
          type="button"
          className={`${controls.control} ${controls.primary}`}
          onClick={onRetry}
        >
          Try Again
        </button>
      )}
      {children}
    </main>
  )
}
