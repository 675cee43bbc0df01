import { useState } from 'react'
import { env } from '../../config/env'
import { BASE_PATH } from '../../config/paths'
import { shareLinkWords as words } from '../../content/words/shareWords'
import { pdfHref } from '../../domain/hrefs'
import controls from './controls.module.css'
import { useCopyStatus } from './useCopyStatus'
import { useOwnPath } from './useUrlRep'

/**
 * Prints the page once its fonts and images are loaded; `beforeprint` could not wait for them. Absent
 * where the browser cannot print, as in Firefox for Android.
 */
export function PrintButton() {
  const [isWaiting, setIsWaiting] = useState(false)
  if (typeof window.print !== 'function') return null

  async function print() {
    setIsWaiting(true)
    await waitForAssets()
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

const LOAD_TIMEOUT_MS = 4000

/**
 * Waits until all fonts and images of the page are loaded and painted, or the timeout is over. Never
 * rejects: an image that cannot be loaded has a fallback.
 */
export async function waitForAssets(): Promise<void> {
  await Promise.race([loaded(), new Promise((done) => setTimeout(done, LOAD_TIMEOUT_MS))])
}

async function loaded(): Promise<void> {
  // Where an engine cannot decode, it rejects, and that image is not waited for.
  const images = [...document.images].map(async (image) => image.decode())
  await Promise.allSettled([document.fonts?.ready, ...images])
  // A logo that has just loaded replaces its badge in the next paint.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
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
 * Shares the page's address, by the browser's share sheet where there is one, or by the clipboard.
 * The address keeps only the parameters that a sheet reads, never the stamp of a printed copy. `name`
 * describes the page to the person who gets the address.
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
      // The person canceled, or pressed again while the share sheet is open.
      const isCanceled = reason instanceof DOMException && /^(Abort|InvalidState)/.test(reason.name)
      return isCanceled ? undefined : copyLink()
    })
  return (
    <>
      {/* Mounted before it has text, so that screen readers announce the text. */}
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
