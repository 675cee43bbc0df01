import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId } from 'react'
import { longMomentText } from '../../../domain/time/eastern'
import { titleOf } from './deleted'
import styles from './RecentlyDeletedDialog.module.css'
import type { DeletedEntry, RecentlyDeleted } from './recentlyDeleted'

/** What was deleted in this tab, newest first, each to be made again. */
export function RecentlyDeletedDialog({
  entries,
  store,
  onClose,
}: {
  entries: readonly DeletedEntry[]
  store: RecentlyDeleted
  onClose: () => void
}) {
  const titleId = useId()
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId}>Recently deleted</DialogTitle>
      <DialogContent>
        <p className={styles.lead}>
          Kept until you sign out or close this tab. Restore makes it again from what was read just
          before.
        </p>
        <ul className={styles.list}>
          {entries.map((entry) => (
            <Entry key={entry.id} entry={entry} onRestore={() => store.ask(entry.id)} />
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Close</Button>
      </DialogActions>
    </Dialog>
  )
}

function Entry({ entry, onRestore }: { entry: DeletedEntry; onRestore: () => void }) {
  const { deleted, at, state, words } = entry
  const { name, kind } = titleOf(deleted)
  const isBusy = state === 'asked' || state === 'running'
  return (
    <li className={styles.entry}>
      <div className={styles.what}>
        <strong>{name}</strong>
        <div className={styles.when}>
          <span>{kind}</span>
          {', deleted '}
          <span>{`${longMomentText(new Date(at))} Eastern`}</span>
        </div>
        <div role="status">{isBusy ? 'Restoring...' : words}</div>
      </div>
      {/* It stays where it is when it has been pressed, and with it the focus. */}
      <Button
        aria-label={`${state === 'back' ? 'Restored' : 'Restore'} ${name}`}
        aria-disabled={isBusy || state === 'back'}
        className={isBusy || state === 'back' ? styles.off : undefined}
        variant={state === 'back' ? 'text' : 'outlined'}
        size="small"
        onClick={onRestore}
      >
        <span>{state === 'back' ? 'Restored' : 'Restore'}</span>
      </Button>
    </li>
  )
}
