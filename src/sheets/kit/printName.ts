import { useEffect } from 'react'
import { todayEastern } from '../../domain/time/dates'

/** The first of these events after printing shows that the print dialog is closed. */
const activityEvents = ['focus', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * Sets the document's title to the file name of a saved PDF while the page prints: browsers take the
 * name from the title. The page's own title returns at the first activity after printing, and not on
 * `afterprint`, which Safari may send before its dialog has read the title.
 * @param parts null where another part of the page names the file.
 */
export function usePrintName(parts: readonly string[] | null): void {
  // One text, so that an equal list does not run the effect again.
  const joined = parts?.join('\n')
  useEffect(() => {
    if (joined === undefined) return
    const nameParts = joined.split('\n')
    let usualTitle: string | undefined
    let printTitle = ''

    function setPrintTitle() {
      stopListening()
      usualTitle ??= document.title
      printTitle = printName(nameParts, todayEastern(new Date()))
      document.title = printTitle
    }
    function restore() {
      stopListening()
      // A page that was opened meanwhile has set a title of its own.
      if (usualTitle !== undefined && document.title === printTitle) document.title = usualTitle
      usualTitle = undefined
    }
    function listen() {
      for (const event of activityEvents) window.addEventListener(event, restore)
    }
    function stopListening() {
      for (const event of activityEvents) window.removeEventListener(event, restore)
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

/** Characters no file name may contain on Windows, macOS or phones, and invisible ones. */
const forbidden = /[\\/:*?"<>|\p{C}]+/gu
const longestPart = 60

/**
 * The file name of a saved PDF without its ending, for example `Plan A – Zoë Núñez – Pricing sheet –
 * 2025-11-21`. `parts` name what is printed, blank and repeated ones are left out; `day` is `YYYY-MM-DD`.
 * @forTests
 */
export function printName(parts: readonly string[], day: string): string {
  return [...new Set(parts.map(filePart)), day].filter(Boolean).join(' – ')
}

function filePart(text: string): string {
  const plain = text.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()
  // A file that starts with a dot is hidden.
  return cutAtWord(plain).replace(/^[. ]+|[. ]+$/g, '')
}

/** At most `longestPart` whole characters, and whole words where there are several. */
function cutAtWord(text: string): string {
  const characters = [...text]
  if (characters.length <= longestPart) return text
  const start = characters.slice(0, longestPart + 1).join('')
  if (start.includes(' ')) return start.replace(/\s\S*$/, '')
  return characters.slice(0, longestPart).join('')
}
