import { type KeyboardEvent, type MouseEvent, useRef } from 'react'
import { type RowSelection, selectKeys, selectRange, selectRow, selectStep } from './selection'
import styles from './selection.module.css'

/** The check box of a row. {@link useRowCheckboxes} handles its events. */
export function RowCheckbox({ name, isSelected }: { name: string; isSelected: boolean }) {
  return (
    <label className={styles.cell}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${name}`}
        checked={isSelected}
        readOnly
      />
    </label>
  )
}

interface SelectAllCheckboxProps<Row> {
  selection: RowSelection<Row>
  rows: readonly Row[]
}

/** Selects or deselects all shown rows. */
export function SelectAllCheckbox<Row>({ selection, rows }: SelectAllCheckboxProps<Row>) {
  const { selected, setSelected, rowKey } = selection
  const keys = rows.map(rowKey)
  const count = keys.filter((key) => selected.keys.has(key)).length
  const areAllSelected = keys.length > 0 && count === keys.length
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label="Select all shown"
        checked={areAllSelected}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !areAllSelected
        }}
        onChange={() => setSelected((current) => selectKeys(current, keys, !areAllSelected))}
      />
      <span className={styles.allText}>All</span>
    </label>
  )
}

const ENABLED_BUTTON = 'button:not([aria-disabled="true"])'
const OFFSETS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/**
 * Handles the events of row check boxes, whose `data-key` is the row's key. Space selects the row,
 * or with Shift the range from the last clicked row. Arrow keys focus the next check box, and with
 * Shift also select its row. Enter focuses the actions.
 * @param rows the shown rows.
 * @returns handlers for the element around the rows; undefined while selecting is off.
 */
export function useRowCheckboxes<Row>(selection: RowSelection<Row> | undefined, rows: Row[]) {
  // From the press, because the click that a label passes on to its box may come without the Shift
  // key.
  const isShiftPressed = useRef(false)
  if (!selection?.isOn) return undefined
  const { setSelected, rowKey, bar } = selection
  const visibleKeys = () => rows.map(rowKey)
  return {
    onMouseDown({ shiftKey }: MouseEvent) {
      isShiftPressed.current = shiftKey
    },
    onClick({ target }: MouseEvent) {
      if (!isRowCheckbox(target)) return
      const { checked } = target
      const key = keyOf(target)
      const isRange = isShiftPressed.current
      setSelected((selected) =>
        isRange
          ? selectRange(selected, key, visibleKeys(), checked)
          : selectRow(selected, key, checked),
      )
    },
    onKeyDown(event: KeyboardEvent) {
      const { target, key, shiftKey } = event
      if (!isRowCheckbox(target)) return
      isShiftPressed.current = shiftKey
      if (key === 'Enter') {
        event.preventDefault()
        bar.current?.querySelector<HTMLElement>(ENABLED_BUTTON)?.focus()
      }
      const offset = OFFSETS[key]
      if (offset === undefined) return
      event.preventDefault()
      const next = checkboxBeside(target, offset)
      if (next === undefined) return
      if (shiftKey) {
        setSelected((selected) => selectStep(selected, keyOf(target), keyOf(next), visibleKeys()))
      }
      next.focus()
    },
  }
}

const isRowCheckbox = (target: EventTarget): target is HTMLInputElement =>
  target instanceof HTMLInputElement && target.matches(`tbody .${styles.box}`)

const keyOf = (box: Element) => box.closest<HTMLElement>('[data-key]')?.dataset.key ?? ''

/**
 * The next or previous check box on the page. A list may have several tables, some of them
 * collapsed.
 */
function checkboxBeside(box: HTMLInputElement, offset: number): HTMLInputElement | undefined {
  const allBoxes = document.querySelectorAll<HTMLInputElement>(`tbody input.${styles.box}`)
  const boxes = [...allBoxes].filter((rowBox) => rowBox.closest('[hidden]') === null)
  return boxes[boxes.indexOf(box) + offset]
}
