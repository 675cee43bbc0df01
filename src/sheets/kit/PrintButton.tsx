import { useEffect, useRef, useState } from 'react'
import { isPrintKey } from '../../ui/printKey'
import controls from './controls.module.css'
import { everythingLoaded } from './everythingLoaded'
import { usePaperStamp } from './paperStamp'

const canPrint = () => typeof window.print === 'function'

/**
 * Prints the page once its fonts, pictures and QR code are in; `beforeprint` could not wait for them.
 * In the moment before the code is there, Ctrl+P and ⌘P do the same as the button. Absent where the
 * browser cannot print, as in Firefox for Android.
 */
export function PrintButton() {
  const [isWaiting, setIsWaiting] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const hasCode = usePaperStamp() !== undefined
  useEffect(() => {
    if (hasCode || !canPrint()) return
    function onKeyDown(event: KeyboardEvent) {
      if (!isPrintKey(event)) return
      event.preventDefault()
      button.current?.click()
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [hasCode])
  if (!canPrint()) return null

  async function print() {
    setIsWaiting(true)
    await everythingLoaded()
    setIsWaiting(false)
    window.print()
  }

  return (
    <button
      ref={button}
      type="button"
      className={`${controls.control} ${controls.primary}`}
      disabled={isWaiting}
      onClick={() => void print()}
    >
      {isWaiting ? 'Preparing...' : 'Print'}
    </button>
  )
}
