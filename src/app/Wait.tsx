import styles from './Wait.module.css'

/** A neutral wait that shows itself only when it lasts; weighs nothing, so public pages use it too. */
export function Wait() {
  return (
    <div className={styles.wait} role="status" aria-label="Loading">
      <span className={styles.spinner} />
    </div>
  )
}
