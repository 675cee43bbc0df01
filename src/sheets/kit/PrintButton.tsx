import { useState } from 'react'
import controls from './controls.module.css'

/** Longest wait for fonts and pictures, in milliseconds; then it prints with what is there. */
const patience = 4000

/**
 * Prints the page once its fonts and pictures are in; `beforeprint` could not wait for them.
 * Absent where the browser cannot print, as in Firefox for Android.
 */
export function PrintButton() {
  const [isWaiting, setIsWaiting] = useState(false)
  if (typeof window.print !== 'function') return null

  async function print() {
    setIsWaiting(true)
    await Promise.race([everythingLoaded(), new Promise((done) => setTimeout(done, patience))])
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

/** Never fails: a picture that cannot be loaded has its fallback. */
async function everythingLoaded(): Promise<void> {
  const pictures = [...document.images].map((image) => image.decode())
  await Promise.allSettled([document.fonts?.ready, ...pictures])
  // A logo that has just come takes its badge's place in the next drawing.
  await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
}
