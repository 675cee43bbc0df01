import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useKeyDown } from '../../lib/useKeyDown'
import styles from '../dialog/DialogHeader.module.css'
import { findRow, waitForElement } from '../tableRows'
import type { PagerState } from './useEditedRecord'

type Direction = 'Previous' | 'Next'
const OFFSETS = { Previous: -1, Next: 1 } as const
const KEYS: Readonly<Record<string, Direction>> = { PageUp: 'Previous', PageDown: 'Next' }

/** The button that opened the current record: it gets the focus, to be pressed again. */
let lastPressed: Direction | undefined

interface RecordPagerProps<Row> {
  pager: PagerState<Row>
  /** Calls back once nothing that was typed would be lost. */
  leave: (then: () => void) => void
}

/**
 * Leads from a record's dialog to that of the record before or after it in the list, by buttons or by
 * Alt with Page Up and Page Down (docs/rules/screens.md#dialogs). Renders nothing where the list does not show
 * the record.
 */
export function RecordPager<Row>({ pager, leave }: RecordPagerProps<Row>) {
  const { rows, rowKey, record, scrollToRow, onOpen } = pager
  const buttons = useRef<HTMLElement>(null)
  const index = rows.findIndex((row) => rowKey(row) === rowKey(record))
  const targetOf = (direction: Direction) =>
    index < 0 ? undefined : rows[index + OFFSETS[direction]]

  /** @param pressed the button, where it was not a key. */
  function go(direction: Direction, pressed?: Direction) {
    const target = targetOf(direction)
    if (!target) return
    const key = rowKey(target)
    if (findRow(key)) return open(target, pressed)
    // A long list renders only the rows near the window, and was scrolled away.
    scrollToRow?.(index + OFFSETS[direction])
    void waitForElement(() => findRow(key)).then(() => buttons.current && open(target, pressed))
  }
  function open(target: Row, pressed?: Direction) {
    leave(() => {
      // The closed dialog gives the focus back to its row; then the next row gets it, because the next
      // dialog will give it back to there.
      flushSync(() => onOpen(undefined))
      focusRow(rowKey(target))
      lastPressed = pressed
      onOpen(target)
    })
  }
  useKeyDown((event) => {
    const direction = KEYS[event.key]
    if (!direction || !event.altKey || !buttons.current?.closest('[role="dialog"]')) return
    if (buttons.current.closest('[aria-hidden="true"]')) return
    event.preventDefault()
    go(direction)
  })
  useEffect(() => {
    const name = lastPressed
    lastPressed = undefined
    if (name) buttons.current?.querySelector<HTMLElement>(`[name="${name}"]:enabled`)?.focus()
  }, [])

  if (index < 0 || rows.length < 2) return null
  const button = (direction: Direction, key: string) => (
    <Button
      size="small"
      variant="outlined"
      name={direction}
      title={`Alt+${key}`}
      aria-keyshortcuts={`Alt+${key.replace(' ', '')}`}
      disabled={!targetOf(direction)}
      onClick={() => go(direction, direction)}
    >
      <span>{direction}</span>
    </Button>
  )
  return (
    <nav ref={buttons} className={styles.pager} aria-label="Previous and next">
      {button('Previous', 'Page Up')}
      <span className={styles.position}>{`${index + 1} of ${rows.length}`}</span>
      {button('Next', 'Page Down')}
    </nav>
  )
}

/** Focuses the row's button for editing, and scrolls no further than necessary. */
function focusRow(key: string): void {
  const row = findRow(key)
  row?.querySelector<HTMLElement>('button[aria-label^="Edit "]')?.focus({ preventScroll: true })
  row?.scrollIntoView?.({ block: 'nearest' })
}
