import { useState } from 'react'
import { env } from '../../config/env'
import { BASE_PATH } from '../../config/paths'
import { shareLinkWords as words } from '../../content/words/shareWords'
import { pdfHref } from '../../domain/hrefs'
import controls from './controls.module.css'
import { useCopyStatus } from './useCopyStatus'
import { useOwnPath } from './useUrlRep'

/**
 * A button that prints the page once its fonts and images are loaded; `beforeprint` cannot wait for
 * them. Renders nothing if the browser cannot print, such as Firefox for Android.
 */
export function PrintButton() {
  const [isWaiting, setWaiting] = useState(false)
  if (typeof window.print !== 'function') return null

  async function print() {
    setWaiting(true)
    await waitForAssets()
    setWaiting(false)
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
 * Waits until all fonts and images are loaded and painted, or until the timeout. Never rejects,
 * because images that cannot be loaded have a fallback.
 */
export async function waitForAssets(): Promise<void> {
  await Promise.race([loaded(), new Promise((done) => setTimeout(done, LOAD_TIMEOUT_MS))])
}

async function loaded(): Promise<void> {
  // If the browser cannot decode an image, `decode` rejects, and the image is not waited for.
  const images = [...document.images].map(async (image) => image.decode())
  await Promise.allSettled([document.fonts?.ready, ...images])
  // A logo that has just loaded replaces its badge only in the next paint.
  await new Promise((painted) => requestAnimationFrame(() => setTimeout(painted)))
}

/** A link to the plan's PDF, if it has one. `pdf` is the server's value. Never printed. */
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
 * A button that shares the page's address through the browser's share sheet, or copies it. The
 * address keeps only the parameters that a sheet reads, never the stamp of a printed copy. `name`
 * is the title that the recipient sees.
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
      // The user canceled, or pressed again while the share sheet was open.
      const isCanceled = reason instanceof DOMException && /^(Abort|InvalidState)/.test(reason.name)
      return isCanceled ? undefined : copyLink()
    })
  return (
    <>
      {/* Mounted before it has text, so that screen readers announce it. */}
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
