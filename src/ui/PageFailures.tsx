import { useLayoutEffect, useRef } from 'react'
import { useStore } from '../lib/externalStore'
import { Alert } from './Alert'
import { isFailure, type Message, type MessageStore } from './messageStore'
import styles from './messages.module.css'
import { FailureText, useNotifications } from './Notifications'

/** Whether the page shows a message: a failure, unless it is shown above an open dialog. */
const isShownInPage = (message: Message) => isFailure(message) && !message.isAboveDialog

/**
 * Shows a page's newest failure as an Alert above its content. It stays until it is closed, its action is run
 * or the page is left.
 * @param pagePath the path of the current page, or undefined during a navigation.
 */
export function PageFailures({ pagePath }: { pagePath: string | undefined }) {
  const { store } = useNotifications()
  const failures = useStore(store).filter(isShownInPage)
  const container = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => store.setPage(pagePath), [store, pagePath])
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
 * @param element an element of the page.
 * @returns the cleanup function.
 */
function watchDialogs(element: Element | null, store: MessageStore) {
  const root = element?.closest('body > *')
  if (!root) return
  // An open MUI dialog sets `aria-hidden` on the other children of the body.
  const update = () => store.setPageHidden(root.getAttribute('aria-hidden') === 'true')
  const observer = new MutationObserver(update)
  observer.observe(root, { attributeFilter: ['aria-hidden'] })
  update()
  return () => observer.disconnect()
}
