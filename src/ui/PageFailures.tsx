import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../lib/externalStore'
import { Alert } from './Alert'
import { isFailure, type MessageStore } from './messageStore'
import styles from './messages.module.css'
import { FailureText, useNotifications } from './Notifications'

/**
 * Shows a page's newest failure as an Alert above its content. It stays until it is closed, its action is run
 * or the page is left.
 * @param page the path of the current page, or undefined during a navigation.
 */
export function PageFailures({ page }: { page: string | undefined }) {
  const { store } = useNotifications()
  const failures = useStore(store).filter((message) => isFailure(message) && !message.isAboveDialog)
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => store.setPage(page), [store, page])
  useLayoutEffect(() => watchDialogs(container.current, store), [store])
  const newest = failures.at(-1)
  const action = newest?.action
  return (
    <div ref={container} className={styles.failures}>
      {newest && (
        <Alert
          key={newest.id}
          severity={newest.severity}
          role="alert"
          button={action && { name: action.name, onClick: () => store.runAction(newest.id) }}
          onClose={() => {
            store.remove(newest.id)
            container.current?.closest('main')?.focus({ preventScroll: true })
          }}
        >
          <FailureText text={newest.text} more={failures.length - 1} />
        </Alert>
      )}
    </div>
  )
}

/**
 * Tells the store whether an open dialog hides the page.
 * @param page an element of the page.
 * @returns the cleanup function.
 */
function watchDialogs(page: Element | null, store: MessageStore) {
  const root = page?.closest('body > *')
  if (!root) return
  // An open MUI dialog sets `aria-hidden` on the other children of the body.
  const update = () => store.setPageHidden(root.getAttribute('aria-hidden') === 'true')
  const observer = new MutationObserver(update)
  observer.observe(root, { attributeFilter: ['aria-hidden'] })
  update()
  return () => observer.disconnect()
}
