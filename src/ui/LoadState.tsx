import { Alert } from './Alert'
import { Button } from './Button'
import styles from './LoadState.module.css'

/** A list on its way; where it will be a table its rows are hinted at. */
export function Loading({ text, isTable }: { text: string; isTable?: boolean }) {
  return (
    <>
      <div role="status" className={`${styles.loading} ${isTable ? styles.above : ''}`}>
        <span aria-hidden="true" className={styles.wheel} />
        <span>{text}</span>
      </div>
      {isTable && <div className={styles.rows} aria-hidden="true" />}
    </>
  )
}

interface LoadErrorProps {
  /** The words of docs/rules/words.md#load-failures. */
  text: string
  /** The reason, as a sentence of its own. */
  why?: string | undefined
  /** Says from when the rows are that stand there all the same. */
  age?: string | undefined
  onRetry: () => void
}

/** A list that could not be loaded, and a way to try again. */
export function LoadError({ text, why, age, onRetry }: LoadErrorProps) {
  return (
    <Alert
      severity="error"
      action={
        <Button color="inherit" size="small" onClick={onRetry} style={{ whiteSpace: 'nowrap' }}>
          Try Again
        </Button>
      }
    >
      <span>{text}</span>
      {why && <div>{why}</div>}
      {age && <div>{age}</div>}
    </Alert>
  )
}
