import Button from '@mui/material/Button'
import { useEffect, useEffectEvent, useRef } from 'react'
import { flushSync } from 'react-dom'
import type { Steps } from '../form/useEditedRecord'
import { renderedRow, whenRendered } from '../whenRendered'
import styles from './RecordSteps.module.css'

type Way = 'Previous' | 'Next'
const WAYS = { Previous: -1, Next: 1 } as const
const KEYS: Readonly<Record<string, Way>> = { PageUp: 'Previous', PageDown: 'Next' }

/** The button that led to the record that is drawn now: it keeps the focus, to be pressed again. */
let pressed: Way | undefined

/**
 * Leads from a record's dialog to that of the record before or after it in the list, by buttons or by
 * Alt with Page Up and Page Down (docs/rules/screens.md#dialogs). Nothing where the list does not show
 * the record.
 */
export function RecordSteps<Row>({
  steps: { rows, rowKey, record, reach, onOpen },
  leave,
}: {
  steps: Steps<Row>
  /** Asks about what is typed first. */
  leave: (then: () => void) => void
}) {
  const buttons = useRef<HTMLElement>(null)
  const index = rows.findIndex((row) => rowKey(row) === rowKey(record))
  const targetOf = (way: Way) => (index < 0 ? undefined : rows[index + WAYS[way]])

  function go(way: Way, from?: Way) {
    const target = targetOf(way)
    if (!target) return
    const key = rowKey(target)
    if (renderedRow(key)) return goTo(target, from)
    // A long list draws only what is near the window, and was scrolled away.
    reach?.(index + WAYS[way])
    void whenRendered(() => renderedRow(key)).then(() => buttons.current && goTo(target, from))
  }
  function goTo(target: Row, from?: Way) {
    leave(() => {
      // The dialog gives the focus back to its row, from where it goes on to the next row: that is
      // where it returns when the next dialog is closed.
      flushSync(() => onOpen(undefined))
      focusRow(rowKey(target))
      pressed = from
      onOpen(target)
    })
  }
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const way = KEYS[event.key]
    if (!way || !event.altKey || !buttons.current?.closest('[role="dialog"]')) return
    if (buttons.current.closest('[aria-hidden="true"]')) return
    event.preventDefault()
    go(way)
  })
  useEffect(() => {
    const name = pressed
    pressed = undefined
    if (name) buttons.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`)?.focus()
    const onKeyDown = (event: KeyboardEvent) => onKey(event)
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])

  if (index < 0 || rows.length < 2) return null
  const button = (way: Way, key: string) => (
    <Button
      size="small"
      variant="outlined"
      name={way}
      title={`Alt+${key}`}
      aria-keyshortcuts={`Alt+${key.replace(' ', '')}`}
      disabled={!targetOf(way)}
      onClick={() => go(way, way)}
    >
      <span>{way}</span>
    </Button>
  )
  return (
    <nav ref={buttons} className={styles.steps} aria-label="Previous and next">
      {button('Previous', 'Page Up')}
      <span className={styles.place}>{`${index + 1} of ${rows.length}`}</span>
      {button('Next', 'Page Down')}
    </nav>
  )
}

/** Puts the focus on the row's button for editing, and scrolls no further than it must. */
function focusRow(key: string): void {
  const row = renderedRow(key)
  row?.querySelector<HTMLElement>('button[aria-label^="Edit "]')?.focus({ preventScroll: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}
