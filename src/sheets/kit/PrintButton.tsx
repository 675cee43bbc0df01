import { useState } from 'react'
import controls from './controls.module.css'
import { everythingLoaded } from './everythingLoaded'

/**
 * Prints the page once its fonts and pictures are loaded; `beforeprint` could not wait for them. Absent
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
