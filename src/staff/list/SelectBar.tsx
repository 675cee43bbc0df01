import Button from '@mui/material/Button'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo } from 'react'
import { standAboveBar } from '../../ui/dialog/roomForMessages'
import { MenuButton } from '../../ui/MenuButton'
import type { RecordColumn } from './columns'
import styles from './SelectBar.module.css'
import { NOTHING } from './selection'
import { exportTable, tableData } from './tableTexts'
import type { List } from './useList'

/** What can be done with several rows. */
export interface BulkAction<Row> {
  name: string
  /** Given the selected rows that are shown, in their order. */
  run: (rows: Row[]) => void
}

/** What a bar knows of its list. */
export type SelectedList<Row> = Pick<List<Row>, 'selection' | 'rows' | 'columns'>

/** Exports the selected rows with the columns of the screen. */
export const exportSelected = <Row,>(
  title: string,
  columns: readonly RecordColumn<Row>[],
): BulkAction<Row> => ({
  name: 'Export as CSV',
  run: (rows) => exportTable(title, tableData(rows, columns)),
})

/**
 * A bar at the bottom of the window with what can be done with the rows whose boxes are checked
 * (docs/rules/tables.md#select). Rows that a search hides stay selected; they are counted, and nothing is
 * done with them.
 */
export function SelectBar<Row>({
  list: { selection, rows },
  all,
  noun: [one, many],
  actions,
}: {
  list: SelectedList<Row>
  /** All there are, shown or not. */
  all: readonly Row[]
  /** What a row is: one, and several. */
  noun: readonly [one: string, many: string]
  actions: readonly BulkAction<Row>[]
}) {
  const { setOn, selected, setSelected, rowKey, bar } = selection
  const { keys } = selected
  useLayoutEffect(standAboveBar, [])
  const { visible, hidden } = useMemo(() => {
    const isSelected = (row: Row) => keys.has(rowKey(row))
    const visible = rows.filter(isSelected)
    return { visible, hidden: all.filter(isSelected).length - visible.length }
  }, [keys, rows, all, rowKey])
  const count = visible.length + hidden
  // A button that takes no focus would lose it when its own action leaves nothing selected.
  const isIdle = visible.length === 0
  const counted = (number: number) => `${number} selected ${number === 1 ? one : many}`
  const end = () => setOn(false)
  const withRows = actions.map(({ name, run }) => ({ name, run: () => run(visible) }))
  // Somebody else may delete the last selected row while the menu is open.
  const menu = {
    variant: 'outlined',
    size: 'small',
    'aria-disabled': isIdle,
    areDisabled: isIdle,
  } as const
  useEscape(bar, keys, () => (keys.size > 0 ? setSelected(NOTHING) : end()))

  return (
    <section ref={bar} aria-label="Selected rows" className={styles.bar}>
      <div role="status" className={styles.count}>
        <div className={styles.number}>
          {count === 0 ? `No ${many} selected` : `${count} ${count === 1 ? one : many} selected`}
        </div>
        {hidden > 0 && (
          <div className={styles.hidden}>
            {`${counted(hidden)} ${hidden === 1 ? 'is' : 'are'} hidden and left out.`}
          </div>
        )}
      </div>
      <div className={styles.actions}>
        {actions.map(({ name, run }, index) => (
          <Button
            key={name}
            className={index < FEW ? undefined : styles.rest}
            variant="outlined"
            size="small"
            aria-disabled={isIdle}
            onClick={() => !isIdle && run(visible)}
          >
            <span>{name}</span>
          </Button>
        ))}
        {actions.length > FEW && (
          <div className={styles.more}>
            {/* The list has a 'More' of its own. */}
            <MenuButton
              {...menu}
              name="More"
              aria-label="More actions"
              actions={withRows.slice(FEW)}
            />
          </div>
        )}
      </div>
      <div className={styles.menu}>
        <MenuButton {...menu} name="Actions" actions={withRows} />
      </div>
      <Button size="small" onClick={end}>
        <span>Done</span>
      </Button>
    </section>
  )
}

/** So many buttons have room in one row where the window is not wide. */
const FEW = 3

type Bar = RefObject<HTMLElement | null>

/** The bars on the page, the one last used at the end. */
const bars: Bar[] = []

/** Of several tables in one page the one that has the focus, else the one last selected in. */
const barFor = (target: EventTarget | null) =>
  bars.findLast(
    (bar) => target instanceof Element && bar.current?.parentElement?.contains(target),
  ) ?? bars.at(-1)

/**
 * Calls back for Escape, but not where it closes or empties something else.
 * @param bar of the selected rows; it is a sibling of its table.
 * @param used changes with each use of the bar.
 */
function useEscape(bar: Bar, used: unknown, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || document.querySelector(OPEN)) return
    if (target instanceof Element && target.matches(TYPED)) return
    if (barFor(target) !== bar) return
    // Another bar gets the same event after this one is gone.
    event.preventDefault()
    onEscape()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each use it is the last one
  useEffect(() => {
    bars.push(bar)
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => {
      bars.splice(bars.indexOf(bar), 1)
      window.removeEventListener('keydown', listener)
    }
  }, [bar, used])
}

const OPEN = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const TYPED = 'input:not([type="checkbox"]), textarea, select'
