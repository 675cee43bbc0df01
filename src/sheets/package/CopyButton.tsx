import { type RefObject, useState } from 'react'
import controls from '../kit/controls.module.css'
import styles from './PackageText.module.css'

interface CopyButtonProps {
  text: string
  /** What is selected for copying by hand when the browser forbids it to scripts. */
  source: RefObject<HTMLElement | null>
}

const messages = {
  copied: 'Copied. Paste it into your e-mail.',
  blocked: 'Your browser does not allow copying here. The text is selected: press Ctrl+C or ⌘C.',
}

/** Puts the text on the clipboard and says how it went. */
export function CopyButton({ text, source }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<keyof typeof messages>()

  async function copy() {
    setOutcome(undefined)
    try {
      // Undefined on pages without https.
      await navigator.clipboard.writeText(text)
      setOutcome('copied')
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current)
      setOutcome('blocked')
    }
  }

  return (
    <>
      <button
        type="button"
        className={`${controls.control} ${controls.primary}`}
        onClick={() => void copy()}
      >
        Copy
      </button>
      <p className={styles.outcome} role="status">
        {outcome && messages[outcome]}
      </p>
    </>
  )
}
