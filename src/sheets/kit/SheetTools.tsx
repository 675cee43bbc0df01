import { useState } from 'react'
import { env } from '../../config/env'
import { BASE_PATH } from '../../config/paths'
import { shareLinkWords as words } from '../../content/words/shareWords'
import { pdfHref } from '../../domain/hrefs'
import controls from './controls.module.css'
import { useOwnPath } from './useAskedRep'
import { useCopyStatus } from './useCopyStatus'

/**
 * Prints the page once its fonts and images are loaded; `beforeprint` could not wait for them. Absent
 * where the browser cannot print, as in Firefox for Android.
 */
export function PrintButton() {
  const [isWaiting, setIsWaiting] = useState(false)
  if (typeof window.print !== 'function') return null

  async function print() {
    setIsWaiting(true)
    await everythingLoaded()
    setIsWaiting(false)
    window.print()
  }

  return (
    <button
      type="button"
      className={`${controls.control} ${controls.primary}`}
      disabled={isWaiting}
      onClick={() => void print()}
    >
      {isWaiting ? 'Preparing...' : 'Print'}
    </button>
  )
}

/** The longest wait for fonts and images. */
const LOAD_TIMEOUT_MS = 4000

/**
 * Waits until all fonts and images of the page are loaded and painted, or have had their time. Never
 * fails: an image that cannot be loaded has its fallback. `beforeprint` could not wait for them.
 */
export async function everythingLoaded(): Promise<void> {
  await Promise.race([loaded(), new Promise((done) => setTimeout(done, LOAD_TIMEOUT_MS))])
}

async function loaded(): Promise<void> {
  // Not every engine can say when an image is drawn; what it throws is an image that is not waited for.
  const images = [...document.images].map(async (image) => image.decode())
  await Promise.allSettled([document.fonts?.ready, ...images])
  // A logo that has just come takes its badge's place in the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}

/** The plan's own PDF, where it has one; `pdf` as the server sent it. Never printed. */
export function PdfLink({ pdf }: { pdf: string | null }) {
  const href = pdfHref(pdf, env.pdfBase)
  if (!href) return null
  return (
    <a className={controls.control} href={href} target="_blank" rel="noopener noreferrer">
      Download PDF
    </a>
  )
}

/**
 * Hands the page's address on: by the browser's own share sheet where it has one, and by the clipboard. Of whatever
 * stands behind the address only what a sheet reads goes along, never the stamp of a printed copy.
 * `name` is what the page is, for the person who gets the address.
 */
export function ShareButton({ name }: { name: string }) {
  const { message, copy } = useCopyStatus(words)
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
          {message}
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
