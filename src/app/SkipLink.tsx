import styles from './SkipLink.module.css'

/** The first stop of Tab: past bar and menu to the page. Seen only while it has the focus. */
export function SkipLink({ onSkip }: { onSkip: () => void }) {
  return (
    // biome-ignore lint/a11y/useValidAnchor: it does lead to a place on the page
    <a
      href="#main"
      onClick={(event) => {
        // The address stays as it is: a router listens to it.
        event.preventDefault()
        onSkip()
      }}
      className={styles.skip}
    >
      Skip to the page
    </a>
  )
}
