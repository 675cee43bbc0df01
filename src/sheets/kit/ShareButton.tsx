import { useState } from 'react'
import { BASE_PATH } from '../../config/paths'
import { shareLinkWords as words } from '../../content/words/shareLinkWords'
import controls from './controls.module.css'
import { useCopyWords } from './useCopyWords'
import { useOwnPath } from './useOwnPath'

interface ShareButtonProps {
  /** What the page is, for whoever gets the address. */
  name: string
}

/**
 * Hands the page's address on: by the browser's own share sheet where it has one, and by the clipboard. Of whatever
 * stands behind the address only what a sheet reads goes along, never the stamp of a printed copy.
 */
export function ShareButton({ name }: ShareButtonProps) {
  const { words: outcome, copy } = useCopyWords(words)
  const [isPressed, setPressed] = useState(false)
  const url = window.location.origin + BASE_PATH + useOwnPath()

  function copyLink() {
    setPressed(true)
    return copy(async () => navigator.clipboard.writeText(url))
  }
  const share = () =>
    navigator.share({ title: name, text: name, url }).catch((reason: unknown) => {
      // Called off, or pressed again while the list is open.
      const isNone = reason instanceof DOMException && /^(Abort|InvalidState)/.test(reason.name)
      return isNone ? undefined : copyLink()
    })
  return (
    <>
      {/* There before its words, so that they are read aloud. */}
      {isPressed && (
        <p className={controls.outcome} role="status">
          {outcome}
        </p>
      )}
      {typeof navigator.share === 'function' && (
        <button type="button" className={controls.control} onClick={() => void share()}>
          {words.share}
        </button>
      )}
      <button type="button" className={controls.control} onClick={() => void copyLink()}>
        {words.copy}
      </button>
    </>
  )
}
