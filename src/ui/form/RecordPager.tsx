import Button from '@mui/material/Button'
import { useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { useKeyDown } from '../../lib/useKeyDown'
import styles from '../dialog/DialogHeader.module.css'
import { findRow, focusEditButton, waitForElement } from '../tableRows'

type Direction = 'Previous' | 'Next'
const OFFSETS = { Previous: -1, Next: 1 } as const
const KEYS: Readonly<Record<string, Direction>> = { PageUp: 'Previous', PageDown: 'Next' }

/** The button that opened the current record. It gets the focus again, so that it can be pressed repeatedly. */
let lastPressed: Direction | undefined

/** What a record's dialog needs to go to the previous and next record of the list. */
export interface PagerState<Row> {
  /** The rows of the list after search, filters and sorting. */
  rows: readonly Row[]
  /** Returns a row's key, which is its `data-key` in the table. */
  rowKey: (row: Row) => string
  /** The record of the open dialog. */
  record: Row
  /** Scrolls to a row by its index, for long lists that do not render all rows. */
  scrollToRow?: (index: number) => void
  /** Opens another record's dialog instead of this one. Undefined closes it. */
  onOpen: (record: Row | undefined) => void
}

interface RecordPagerProps<Row> {
  pager: PagerState<Row>
  /** Calls `then` once no typed work would be lost. */
  leave: (then: () => void) => void
}

/**
 * Buttons to the previous and next record of the list, also by Alt+Page Up and Alt+Page Down
 * (docs/rules/screens.md#dialogs). Renders nothing if the list does not show the record.
 */
export function RecordPager<Row>({ pager, leave }: RecordPagerProps<Row>) {
  const { buttons, index, hasRecord, go } = useRecordNavigation(pager, leave)
  const count = pager.rows.length
  if (index < 0 || count < 2) return null
  const button = (direction: Direction, key: string) => (
    <Button
      size="small"
      variant="outlined"
      name={direction}
      title={`Alt+${key}`}
      aria-keyshortcuts={`Alt+${key.replace(' ', '')}`}
      disabled={!hasRecord(direction)}
      onClick={() => go(direction, direction)}
    >
      <span>{direction}</span>
    </Button>
  )
  return (
    <nav ref={buttons} className={styles.pager} aria-label="Previous and next">
      {button('Previous', 'Page Up')}
      <span className={styles.position}>{`${index + 1} of ${count}`}</span>
      {button('Next', 'Page Down')}
    </nav>
  )
}

/** The record's place in the list, and `go`, which opens the record before or after it. */
function useRecordNavigation<Row>(pager: PagerState<Row>, leave: RecordPagerProps<Row>['leave']) {
  const { rows, rowKey, record, scrollToRow, onOpen } = pager
  const buttons = useRef<HTMLElement>(null)
  const index = rows.findIndex((row) => rowKey(row) === rowKey(record))
  const rowAt = (direction: Direction) => (index < 0 ? undefined : rows[index + OFFSETS[direction]])

  /** @param pressed the pressed button, or undefined for a key. */
  function go(direction: Direction, pressed?: Direction) {
    const target = rowAt(direction)
    if (!target) return
    const key = rowKey(target)
    if (findRow(key)) return open(target, pressed)
    // A long list renders only the rows near the visible part, so scroll there first.
    scrollToRow?.(index + OFFSETS[direction])
    void waitForElement(() => findRow(key)).then(() => buttons.current && open(target, pressed))
  }
  function open(target: Row, pressed?: Direction) {
    leave(() => {
      // Closing the dialog returns the focus to its row. Then the next row gets the focus, so that the
      // next dialog returns it there.
      flushSync(() => onOpen(undefined))
      focusEditButton(rowKey(target))
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
  return { buttons, index, go, hasRecord: (direction: Direction) => !!rowAt(direction) }
}
