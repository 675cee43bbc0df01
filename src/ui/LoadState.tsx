import CircularProgress from '@mui/material/CircularProgress'
import Skeleton from '@mui/material/Skeleton'
import Stack from '@mui/material/Stack'
import type { ReactNode } from 'react'
import { Alert } from './Alert'
import styles from './LoadState.module.css'
import { WrapRow } from './WrapRow'

/* What is shown instead of a list that is loading, could not be loaded, or has no rows. */

const SKELETON_ROWS = Array.from({ length: 12 }, (_, row) => row)

/** A loading indicator. For a table, skeletons of its rows. */
export function Loading({ text, isTable }: { text: string; isTable?: boolean }) {
  return (
    <>
      <Stack
        direction="row"
        role="status"
        sx={{ gap: 2, alignItems: 'center', py: isTable ? 2 : 6 }}
      >
        <CircularProgress size={20} aria-hidden="true" />
        <span>{text}</span>
      </Stack>
      {isTable && (
        <div aria-hidden="true" className={styles.skeletons}>
          {SKELETON_ROWS.map((row) => (
            <Skeleton key={row} variant="rounded" animation={false} className={styles.skeleton} />
          ))}
        </div>
      )}
    </>
  )
}

interface LoadErrorProps {
  /** The message of docs/rules/words.md#load-failures. */
  text: string
  /** The reason, as a full sentence. */
  reason?: string | undefined
  /** How old the rows are, if old rows are still shown. */
  age?: string | undefined
  onRetry: () => void
}

/** An error message for a list that could not be loaded, with a retry button. */
export function LoadError({ text, reason, age, onRetry }: LoadErrorProps) {
  return (
    <Alert severity="error" button={{ name: 'Try Again', onClick: onRetry }}>
      <span>{text}</span>
      {reason && <div>{reason}</div>}
      {age && <div>{age}</div>}
    </Alert>
  )
}

/** The frame for content that is shown instead of an empty list. */
export function Empty({ children }: { children: ReactNode }) {
  return <div className={styles.empty}>{children}</div>
}

/**
 * The content of {@link Empty}: the reason and the next step (docs/rules/screens.md#all-dashboards).
 * @param children buttons that show the rows hidden by a search, filter or season, or add the first record.
 */
export function EmptyList({ message, children }: { message: string; children: ReactNode }) {
  return (
    <>
      <div>{message}</div>
      <WrapRow sx={{ justifyContent: 'center', mt: 2 }}>{children}</WrapRow>
    </>
  )
}
