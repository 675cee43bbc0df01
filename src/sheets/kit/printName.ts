import { useEffect } from 'react'
import { todayEastern } from '../../domain/time/dates'

/** The first of these events after printing means that the print dialog has closed. */
const ACTIVITY_EVENTS = ['focus', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Sets the document's title while the page prints, because browsers use it as the file name of a
 * saved PDF. The title is restored at the first activity after printing, not on `afterprint`, which
 * Safari may send before its dialog has read the title.
 * @param parts null if another component names the file.
 */
export function usePrintName(parts: readonly string[] | null): void {
  // A string, so that an equal list does not run the effect again.
  const joined = parts?.join('\n')
  useEffect(() => {
    if (joined === undefined) return
    const nameParts = joined.split('\n')
    /** The document's titles, while the page prints. */
    let titles: { usual: string; print: string } | null = null

    function setPrintTitle() {
      stopListening()
      const print = printName(nameParts, todayEastern(new Date()))
      titles = { usual: titles?.usual ?? document.title, print }
      document.title = print
    }
    function restore() {
      stopListening()
      // If another page was opened in the meantime, it has set its own title.
      if (titles && document.title === titles.print) document.title = titles.usual
      titles = null
    }
    function listen() {
      for (const event of ACTIVITY_EVENTS) window.addEventListener(event, restore)
    }
    function stopListening() {
      for (const event of ACTIVITY_EVENTS) window.removeEventListener(event, restore)
    }

    window.addEventListener('beforeprint', setPrintTitle)
    window.addEventListener('afterprint', listen)
    return () => {
      window.removeEventListener('beforeprint', setPrintTitle)
      window.removeEventListener('afterprint', listen)
      restore()
    }
  }, [joined])
}

/**
 * Characters that are not allowed in file names on Windows, macOS or phones, and invisible ones.
 */
const FORBIDDEN = /[\\/:*?"<>|\p{C}]+/gu
const MAX_PART_LENGTH = 60

/**
 * The file name of a saved PDF without its extension, for example `Plan A – Zoë Núñez – Pricing
 * sheet – 2025-11-21`. Empty and repeated `parts` are left out. `day` is `YYYY-MM-DD`.
 * @forTests
 */
export function printName(parts: readonly string[], day: string): string {
  return [...new Set(parts.map(filePart)), day].filter(Boolean).join(' – ')
}

function filePart(text: string): string {
  const plain = text.replace(FORBIDDEN, ' ').replace(/\s+/g, ' ').trim()
  // Files whose name starts with a dot are hidden.
  return cutAtWord(plain).replace(/^[. ]+|[. ]+$/g, '')
}

/** At most `MAX_PART_LENGTH` characters, cut off at a word if possible. */
function cutAtWord(text: string): string {
  const characters = [...text]
  if (characters.length <= MAX_PART_LENGTH) return text
  const start = characters.slice(0, MAX_PART_LENGTH + 1).join('')
  if (start.includes(' ')) return start.replace(/\s\S*$/, '')
  return characters.slice(0, MAX_PART_LENGTH).join('')
}
