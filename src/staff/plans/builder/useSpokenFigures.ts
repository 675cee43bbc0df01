import { useEffect, useRef, useState } from 'react'
import { changedFigures, type Figures } from './figures'

/** Several games are often chosen one right after the other: they are told once. */
const PAUSE_MS = 500

/** What of the figures has changed, half a second after the last change, for a status. */
export function useSpokenFigures(figures: Figures): string {
  const [words, setWords] = useState('')
  const told = useRef(figures)
  useEffect(() => {
    const wait = setTimeout(() => {
      if (told.current === figures) return
      setWords(changedFigures(told.current, figures))
      told.current = figures
    }, PAUSE_MS)
    return () => clearTimeout(wait)
  }, [figures])
  return words
}
