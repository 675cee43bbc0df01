import { useEffect } from 'react'
import { todayEastern } from '../../domain/time/dates'

/** The first of these after printing means that the dialog is gone. */
const signsOfLife = ['focus', 'pointermove', 'pointerdown', 'keydown'] as const

/**
 * While the page prints, the document's title is what the file of a saved PDF shall be called:
 * browsers take it from there. The page's own title comes back when the page is used
 * again, and not on `afterprint`, which Safari may send before its dialog has read the title.
 * @param parts null where another part of the page names the file.
 */
export function usePrintName(parts: readonly string[] | null): void {
  const text = parts?.join('\n')
  useEffect(() => {
    if (text === undefined) return
    const parts = text.split('\n')
    let usual: string | undefined
    let printed = ''

    function name() {
      forget()
      usual ??= document.title
      printed = printName(parts, todayEastern(new Date()))
      document.title = printed
    }
    function restore() {
      forget()
      // A page that was opened meanwhile has set a title of its own.
      if (usual !== undefined && document.title === printed) document.title = usual
      usual = undefined
    }
    function listen() {
      for (const sign of signsOfLife) window.addEventListener(sign, restore)
    }
    function forget() {
      for (const sign of signsOfLife) window.removeEventListener(sign, restore)
    }

    window.addEventListener('beforeprint', name)
    window.addEventListener('afterprint', listen)
    return () => {
      window.removeEventListener('beforeprint', name)
      window.removeEventListener('afterprint', listen)
      restore()
    }
  }, [text])
}

/** What no file name may contain on Windows, macOS or phones, and what cannot be seen in one. */
const forbidden = /[\\/:*?"<>|\p{C}]+/gu
const longestPart = 60

/**
 * The file name of a saved PDF without its ending, for example `Plan A – Zoë Núñez – Pricing sheet –
 * 2025-11-21`. `parts` say what is printed, blank and repeated ones are left out; `day` is `YYYY-MM-DD`.
 * @forTests
 */
export function printName(parts: readonly string[], day: string): string {
  return [...new Set(parts.map(filePart)), day].filter(Boolean).join(' – ')
}

function filePart(text: string): string {
  const plain = text.replace(forbidden, ' ').replace(/\s+/g, ' ').trim()
  // Whole characters and words, and no dot at either end: a file that starts with one is hidden.
  const letters = [...plain]
  const start = letters.slice(0, longestPart + 1).join('')
  const cut =
    letters.length <= longestPart
      ? plain
      : start.includes(' ')
        ? start.replace(/\s\S*$/, '')
        : letters.slice(0, longestPart).join('')
  return cut.replace(/^[. ]+|[. ]+$/g, '')
}
