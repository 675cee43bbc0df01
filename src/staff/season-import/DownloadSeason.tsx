import Button from '@mui/material/Button'
import { useState } from 'react'
import { seasonCsv } from '../../domain/seasonFile/seasonCsv'
import { todayEastern } from '../../domain/time/dates'
import { download } from '../../lib/download'
import styles from './ImportSteps.module.css'
import { useStoredSeason } from './useStoredSeason'

/** All games as one file that can be changed in a spreadsheet and read back. */
export function DownloadSeason() {
  const { stored } = useStoredSeason()
  const [today] = useState(() => todayEastern(new Date()))
  return (
    <div className={styles.row}>
      <Button
        variant="outlined"
        disabled={stored === undefined}
        onClick={() =>
          stored && download(`games-${today}.csv`, seasonCsv(stored.games), 'text/csv')
        }
      >
        Save all games as CSV
      </Button>
      <p className={styles.hint}>
        Change it in a spreadsheet and bring it back here: only what you changed is written.
      </p>
    </div>
  )
}
