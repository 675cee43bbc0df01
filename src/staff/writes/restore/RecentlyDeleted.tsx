import RestoreIcon from '@mui/icons-material/RestoreFromTrash'
import Button from '@mui/material/Button'
import { useEffect, useState } from 'react'
import styles from '../../../ui/barButton.module.css'
import { lazyDialog } from '../../../ui/dialog/lazyDialog'
import { lazyPart } from '../../../ui/lazyPart'
import { useNotify } from '../../../ui/Notifications'
import unseen from '../../../ui/unseen.module.css'
import { titleOf } from './deleted'
import { type DeletedEntry, KEPT } from './recentlyDeleted'
import { useRecentlyDeleted } from './useRecentlyDeleted'

const RecentlyDeletedDialog = lazyDialog(
  () => import('./RecentlyDeletedDialog'),
  'RecentlyDeletedDialog',
)
const RestoreJob = lazyPart(() => import('./RestoreJob'), 'RestoreJob')

/**
 * The entry to what was deleted in this tab, once there is something: above every staff screen. Here
 * run the restores that were asked for, by a message's Undo or in the list, whatever screen is shown.
 */
export function RecentlyDeleted() {
  const { store, entries } = useRecentlyDeleted()
  const notify = useNotify()
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    store.setListOpen(isOpen)
    return () => store.setListOpen(false)
  }, [store, isOpen])
  if (entries.length === 0) return null

  function endLost({ id, deleted }: DeletedEntry) {
    const { name } = titleOf(deleted)
    const words = `${name} could not be restored. Please try again.`
    store.end(id, false, words)
    if (!isOpen) notify(`${words} ${KEPT}`, 'error', { about: name })
  }
  const asked = entries.filter(({ state }) => state === 'asked' || state === 'running')
  return (
    <>
      <Button
        color="inherit"
        aria-label="Recently deleted"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={styles.button}
      >
        <RestoreIcon />
        <span className={styles.name}>Recently deleted</span>
      </Button>
      <span role="status" className={unseen.unseen}>
        {asked.map(({ id, deleted }) => (
          <span key={id}>{`Restoring ${titleOf(deleted).name}...`}</span>
        ))}
      </span>
      {asked.map((entry) => (
        <RestoreJob key={entry.id} {...{ entry, store }} onLoadError={() => endLost(entry)} />
      ))}
      {isOpen && (
        <RecentlyDeletedDialog entries={entries} store={store} onClose={() => setOpen(false)} />
      )}
    </>
  )
}
