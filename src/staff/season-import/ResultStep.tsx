import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import styles from './ImportSteps.module.css'

/** How the writing goes; it goes on when this page is left. */
export function ResultStep({ children, onAgain }: { children: ReactNode; onAgain: () => void }) {
  return (
    <>
      {children}
      <p className={styles.hint}>
        You can leave this page: the writing goes on, and the bar above shows how far it is.
      </p>
      <div className={styles.row}>
        <Button variant="outlined" onClick={onAgain}>
          Import another file
        </Button>
      </div>
    </>
  )
}
