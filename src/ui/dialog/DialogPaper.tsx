import Paper, { type PaperProps } from '@mui/material/Paper'
import { useEffect, useRef } from 'react'

/**
 * The paper of every dialog, set by the theme. In development, React runs each effect twice. After the second
 * run, MUI's focus trap would leave the focus on the paper, where Enter and typing do nothing. So this restores
 * the focus to the field or button that had it.
 */
export function DialogPaper(props: PaperProps) {
  const surface = useRef<HTMLDivElement>(null)
  const focused = useRef<HTMLElement>(null)
  useEffect(() => {
    const active = document.activeElement
    if (surface.current?.contains(active)) focused.current = active as HTMLElement
    else focused.current?.focus()
  }, [])
  return <Paper {...props} ref={surface} />
}
