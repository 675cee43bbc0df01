import type { RefObject } from 'react'
import controls from '../kit/controls.module.css'
import { useCopyWords } from '../kit/useCopyWords'
import styles from './PackageText.module.css'

interface CopyButtonProps {
  text: string
  /** What is selected for copying by hand when the browser forbids it to scripts. */
  source: RefObject<HTMLElement | null>
}

/** Puts the text on the clipboard and says how it went. */
export function CopyButton({ text, source }: CopyButtonProps) {
  const { words, copy } = useCopyWords({
    copied: 'Copied. Paste it into your e-mail.',
    blocked: 'Your browser does not allow copying here. The text is selected: press Ctrl+C or ⌘C.',
  })
  const select = () => {
    if (source.current) window.getSelection()?.selectAllChildren(source.current)
  }
  return (
    <>
      <button
        type="button"
        className={`${controls.control} ${controls.primary}`}
        // Undefined on pages without https: then it throws, and the text is selected.
        onClick={() => void copy(async () => navigator.clipboard.writeText(text), select)}
      >
        Copy
      </button>
      <p className={styles.outcome} role="status">
        {words}
      </p>
    </>
  )
}
