import Button from '@mui/material/Button'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { counted, plural } from '../../domain/text'
import { useMatchMedia } from '../../lib/externalStore'
import { keepMessagesAboveBar } from '../../ui/dialog/messageOffset'
import { MenuButton } from '../../ui/MenuButton'
import styles from './SelectBar.module.css'
import { EMPTY_SELECTION } from './selection'
import { exportTable, tableData } from './tableTexts'
import type { List } from './useList'

/** An action with the selected rows. */
interface BulkAction<Row> {
  name: string
  /** Called with the selected rows that are shown, in their order. */
  run: (rows: Row[]) => void
}

/** The props of a part that acts on the selected rows of a list. */
export interface BulkProps<Row> {
  list: Pick<List<Row>, 'selection' | 'rows' | 'columns'>
  /** The table's name. */
  title: string
  /** All rows, shown or not. */
  rows: readonly Row[]
  /** What a row is, in the singular: 'game'. */
  noun: string
  /** Called when the code of this part cannot be loaded. */
  onClose: () => void
}

interface SelectBarProps<Row> extends Omit<BulkProps<Row>, 'onClose'> {
  /** Actions beside export and delete. */
  others?: readonly BulkAction<Row>[]
  onDelete?: BulkAction<Row>['run'] | undefined
}

/**
 * A bar at the bottom of the window with the actions on the selected rows (docs/rules/tables.md#select). Rows
 * that a search hides stay selected and are counted, but actions leave them out.
 */
export function SelectBar<Row>(props: SelectBarProps<Row>) {
  const { list, title, rows: all, noun, others = [], onDelete } = props
  const { selection, rows, columns } = list
  const { setOn, selected, setSelected, rowKey, bar } = selection
  const { keys } = selected
  useLayoutEffect(keepMessagesAboveBar, [])
  const isSelected = (row: Row) => keys.has(rowKey(row))
  const visible = rows.filter(isSelected)
  const hiddenCount = all.filter(isSelected).length - visible.length
  // The buttons are not disabled: one would lose the focus when its own action leaves nothing selected.
  const isIdle = visible.length === 0
  const buttonCount = useButtonCount()
  const bulkActions: BulkAction<Row>[] = [
    ...others,
    { name: 'Export as CSV', run: (rows) => exportTable(title, tableData(rows, columns)) },
    ...(onDelete ? [{ name: 'Delete', run: onDelete }] : []),
  ]
  const actions = bulkActions.map(({ name, run }) => ({ name, run: () => run(visible) }))
  const endSelecting = () => setOn(false)
  useEscape(bar, keys, () => (keys.size > 0 ? setSelected(EMPTY_SELECTION) : endSelecting()))

  return (
    <section ref={bar} aria-label="Selected rows" className={styles.bar}>
      <SelectedCount visible={visible.length} hidden={hiddenCount} noun={noun} />
      <div className={styles.actions}>
        {actions.slice(0, buttonCount).map(({ name, run }) => (
          <Button
            key={name}
            variant="outlined"
            size="small"
            aria-disabled={isIdle}
            onClick={() => !isIdle && run()}
          >
            <span>{name}</span>
          </Button>
        ))}
        {actions.length > buttonCount && (
          <MenuButton
            name={buttonCount === 0 ? 'Actions' : 'More'}
            // The list has a 'More' button, too.
            aria-label={buttonCount === 0 ? undefined : 'More actions'}
            variant="outlined"
            size="small"
            aria-disabled={isIdle}
            // Somebody else may delete the last selected row while the menu is open.
            areActionsDisabled={isIdle}
            actions={actions.slice(buttonCount)}
          />
        )}
      </div>
      <Button size="small" onClick={endSelecting}>
        <span>Done</span>
      </Button>
    </section>
  )
}

/** How many rows are selected, and how many of them the table does not show. */
function SelectedCount(props: { visible: number; hidden: number; noun: string }) {
  const { visible, hidden, noun } = props
  const count = visible + hidden
  const hiddenText = `${counted(hidden, `selected ${noun}`)} ${hidden === 1 ? 'is' : 'are'} hidden`
  return (
    <div role="status" className={styles.count}>
      <strong>
        {count === 0 ? `No ${plural(noun)} selected` : `${counted(count, noun)} selected`}
      </strong>
      {hidden > 0 && <div className={styles.hidden}>{`${hiddenText} and left out.`}</div>}
    </div>
  )
}

/** The number of actions that are buttons; the others are in a menu. */
function useButtonCount(): number {
  const isWide = useMatchMedia('(width >= 75em)')
  const isTablet = useMatchMedia('(width >= 48em)')
  if (isWide) return Number.POSITIVE_INFINITY
  return isTablet ? 3 : 0
}

type Bar = RefObject<HTMLElement | null>

/** The bars on the page, a screen may have several; the one used last is the last. */
const bars: Bar[] = []
const OPEN_OVERLAY = '[role="dialog"], [role="alertdialog"], [role="menu"]'
const TEXT_INPUT = 'input:not([type="checkbox"]), textarea, select'

/**
 * Calls `onEscape` for Escape, but not where Escape closes or clears something else.
 * @param bar a sibling of its table.
 * @param selectedKeys change with each use of the bar.
 */
function useEscape(bar: Bar, selectedKeys: unknown, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented || document.querySelector(OPEN_OVERLAY)) return
    if (target instanceof Element && target.matches(TEXT_INPUT)) return
    if (barFor(target) !== bar) return
    // Once this bar has closed, another bar would handle the same event.
    event.preventDefault()
    onEscape()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each use of the bar makes it the last used one
  useEffect(() => {
    bars.push(bar)
    const listener = (event: KeyboardEvent) => onKeyDown(event)
    window.addEventListener('keydown', listener)
    return () => {
      bars.splice(bars.indexOf(bar), 1)
      window.removeEventListener('keydown', listener)
    }
  }, [bar, selectedKeys])
}

/** The bar of the table that has the focus, else the bar that was used last. */
const barFor = (target: EventTarget | null) =>
  bars.findLast(
    (bar) => target instanceof Element && bar.current?.parentElement?.contains(target),
  ) ?? bars.at(-1)
