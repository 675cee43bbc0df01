import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import { useId } from 'react'
import type { TeamKey } from '../../content/teams'
import { CodeLink } from '../kit/CodeLink'
import { gameHref } from '../records/recordLinks'
import styles from './EventChips.module.css'

/** A full season stands as it is; more would push the table below out of sight. */
const MOST_SHOWN = 48

interface Props {
  names: string[]
  labelledBy: string
  onDelete: (eventName: string) => void
  /** Whose games they are. */
  team: TeamKey
}

/** The codes of a plan's games as chips, each with a button that takes it out. */
export function EventChips({ names, labelledBy, ...props }: Props) {
  const moreId = useId()
  if (names.length === 0) return <span className={styles.none}>No Event Names</span>
  const folded = names.slice(MOST_SHOWN)
  return (
    <>
      <ChipList names={names.slice(0, MOST_SHOWN)} labelledBy={labelledBy} {...props} />
      {folded.length > 0 && (
        <details>
          <summary className={styles.more} id={moreId}>{`${folded.length} more`}</summary>
          <ChipList names={folded} labelledBy={moreId} {...props} />
        </details>
      )}
    </>
  )
}

function ChipList({ names, labelledBy, onDelete, team }: Props) {
  return (
    <ul className={styles.chips} aria-labelledby={labelledBy}>
      {names.map((name) => (
        <li key={name} className={styles.chip}>
          <CodeLink code={name} href={gameHref(team, name)} />
          <IconButton
            size="small"
            className={styles.delete}
            aria-label={`Delete event ${name}`}
            onClick={() => onDelete(name)}
          >
            <CloseIcon fontSize="inherit" />
          </IconButton>
        </li>
      ))}
    </ul>
  )
}
