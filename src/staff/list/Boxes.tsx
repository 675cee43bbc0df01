import { type KeyboardEvent, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import styles from './Boxes.module.css'
import type { RecordColumn } from './recordColumn'
import type { Selection } from './selection'
import type { TableTools } from './useTableTools'

interface Boxes<Row> {
  tools: TableTools<Row>
  selection: Selection<Row>
  /** How a row's record is called. */
  record: (row: Row) => string
  /** Goes on to what can be done with the selected rows. */
  onEnter: () => void
}

/** The column of check boxes; each is drawn anew by itself, no row is. */
export const boxesColumn = <Row,>(boxes: Boxes<Row>): RecordColumn<Row> => ({
  id: 'select',
  header: 'Select',
  look: 'box',
  head: <AllBox {...boxes} />,
  width: 4,
  cell: (row) => <RowBox {...boxes} row={row} />,
})

const shownRows = <Row,>(tools: TableTools<Row>) => (tools.shown()?.rows ?? []) as readonly Row[]

/**
 * A row's box. Space selects, with Shift from the last press to here; arrows go to the next row,
 * with Shift they take it along.
 */
function RowBox<Row>({ tools, selection, record, onEnter, row }: Boxes<Row> & { row: Row }) {
  const isOn = useSyncExternalStore(selection.subscribe, () => selection.has(row))
  const isRange = useRef(false)
  const label = useRef<HTMLLabelElement>(null)
  // By hand: the row itself is not drawn anew for it.
  useLayoutEffect(() => {
    const around = label.current?.closest('tr')
    around?.toggleAttribute('data-picked', isOn)
    return () => around?.removeAttribute('data-picked')
  }, [isOn])
  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    isRange.current = event.shiftKey
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    }
    const by = STEPS[event.key]
    if (by === undefined) return
    event.preventDefault()
    const rows = shownRows(tools)
    const next = rows[rows.indexOf(row) + by]
    const box = boxBeside(event.currentTarget, by)
    if (next === undefined || box === undefined) return
    if (event.shiftKey) selection.step(row, next, rows)
    box.focus()
  }
  return (
    <label
      ref={label}
      className={styles.cell}
      onMouseDown={(event) => {
        isRange.current = event.shiftKey
      }}
    >
      <input
        type="checkbox"
        className={styles.box}
        aria-label={`Select ${record(row)}`}
        checked={isOn}
        onKeyDown={onKeyDown}
        onChange={({ target: { checked } }) => {
          if (isRange.current) selection.pickTo(row, shownRows(tools), checked)
          else selection.pick(row, checked)
        }}
      />
    </label>
  )
}

const STEPS: Record<string, number> = { ArrowDown: 1, ArrowUp: -1 }

/** The next box of a row on the page: rows of one list may stand in several tables, some folded. */
function boxBeside(box: HTMLInputElement, by: number): HTMLInputElement | undefined {
  const boxes = [
    ...document.querySelectorAll<HTMLInputElement>(`tbody input.${styles.box}`),
  ].filter((one) => one.closest('[hidden]') === null)
  return boxes[boxes.indexOf(box) + by]
}

/** Takes all rows that are shown, or none of them. */
function AllBox<Row>({ tools, selection }: Boxes<Row>) {
  const keys = useSyncExternalStore(selection.subscribe, selection.keys)
  const shown = useSyncExternalStore(tools.subscribe, tools.shown)
  const rows = (shown?.rows ?? []) as readonly Row[]
  const count = keys.size === 0 ? 0 : rows.filter(selection.has).length
  const isAll = rows.length > 0 && count === rows.length
  return (
    <label className={styles.all}>
      <input
        type="checkbox"
        className={styles.box}
        aria-label="Select all shown"
        checked={isAll}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => selection.set(rows, !isAll)}
      />
      <span className={styles.allText}>All</span>
    </label>
  )
}
