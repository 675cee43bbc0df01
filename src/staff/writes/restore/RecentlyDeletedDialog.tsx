import Button from '@mui/material/Button'
import { longMomentText } from '../../../domain/time/dates'
import { ReadingDialog } from '../../../ui/dialog/ReadingDialog'
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
  return (
    <ReadingDialog title="Recently deleted" where={['All screens']} onClose={onClose}>
      <p className={styles.lead}>
        Kept until you sign out or close this tab. Restore makes it again from what was read just
        before.
      </p>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <Entry key={entry.id} entry={entry} onRestore={() => store.ask(entry.id)} />
        ))}
      </ul>
    </ReadingDialog>
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
