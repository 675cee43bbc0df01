import Button from '@mui/material/Button'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import { counted, plural } from '../../domain/text'
import { useMatchMedia } from '../../lib/externalStore'
import { isDialogOpen } from '../../ui/dialog/DialogOverlay'
import { keepMessagesAboveBar } from '../../ui/dialog/messagePosition'
import { MenuButton } from '../../ui/MenuButton'
import { exportTable } from './ListTools'
import { EMPTY_SELECTION } from './selection'
import styles from './selection.module.css'
import { tableData } from './tableTexts'
import type { List } from './useList'

/** An action for the selected rows. */
interface BulkAction<Row> {
  name: string
  /** Called with the shown selected rows, in their order. */
  run: (rows: Row[]) => void
}

/** The props of a component that acts on the selected rows of a list. */
export interface BulkProps<Row> {
  list: Pick<List<Row>, 'selection' | 'rows' | 'columns'>
  /** The table's name. */
  title: string
  /** All rows, including hidden ones. */
  rows: readonly Row[]
  /** The singular noun for a row: 'game'. */
  noun: string
  /** Called if the component's code fails to load. */
  onClose: () => void
}

interface SelectBarProps<Row> extends Omit<BulkProps<Row>, 'onClose'> {
  /** The actions besides export and delete. */
  others?: readonly BulkAction<Row>[]
  onDelete?: BulkAction<Row>['run'] | undefined
}

/**
 * A bar at the bottom of the window with the actions for the selected rows
 * (docs/rules/tables.md#select). Rows hidden by a search stay selected and are counted, but actions
 * skip them.
 */
export function SelectBar<Row>(props: SelectBarProps<Row>) {
  const { list, title, rows: allRows, noun, others = [], onDelete } = props
  const { selection, rows, columns } = list
  const { setOn, selected, setSelected, rowKey, bar } = selection
  const { keys } = selected
  useLayoutEffect(keepMessagesAboveBar, [])
  const isSelected = (row: Row) => keys.has(rowKey(row))
  const visible = rows.filter(isSelected)
  const hiddenCount = allRows.filter(isSelected).length - visible.length
  // Buttons aren't disabled, because a button whose action leaves nothing selected would lose the
  // focus.
  const isIdle = visible.length === 0
  const buttonCount = useButtonCount()
  const bulkActions: BulkAction<Row>[] = [
    ...others,
    { name: 'Export as CSV', run: (chosen) => exportTable(title, tableData(chosen, columns)) },
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
            // Distinguishes it from the list's own 'More' button.
            aria-label={buttonCount === 0 ? undefined : 'More actions'}
            variant="outlined"
            size="small"
            aria-disabled={isIdle}
            // Another person may delete the last selected row while the menu is open.
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

/** The number of selected rows, and how many of them are hidden. */
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

/** The number of actions shown as buttons. The others are in a menu. */
function useButtonCount(): number {
  const isWide = useMatchMedia('(width >= 75em)')
  const isTablet = useMatchMedia('(width >= 48em)')
  if (isWide) return Number.POSITIVE_INFINITY
  return isTablet ? 3 : 0
}

type Bar = RefObject<HTMLElement | null>

/** The bars on the page, sorted by last use. A screen may have several. */
const bars: Bar[] = []
const TEXT_INPUT = 'input:not([type="checkbox"]), textarea, select'

/**
 * Calls `onEscape` on Escape, unless Escape closes or clears something else.
 * @param bar the bar, a sibling of its table.
 * @param selectedKeys a value that changes with each use of the bar.
 */
function useEscape(bar: Bar, selectedKeys: unknown, onEscape: () => void): void {
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, defaultPrevented } = event
    if (key !== 'Escape' || defaultPrevented) return
    if (isDialogOpen() || document.querySelector('[role="menu"]')) return
    if (target instanceof Element && target.matches(TEXT_INPUT)) return
    if (barFor(target) !== bar) return
    // Otherwise another bar would handle the same event after this bar has closed.
    event.preventDefault()
    onEscape()
  })
  // biome-ignore lint/correctness/useExhaustiveDependencies: each use of the bar moves it to the end of `bars`
  useEffect(() => {
    bars.push(bar)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      bars.splice(bars.indexOf(bar), 1)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [bar, selectedKeys])
}

/** The bar of the focused table, or the last used bar. */
const barFor = (target: EventTarget | null) =>
  bars.findLast(
    (bar) => target instanceof Element && bar.current?.parentElement?.contains(target),
  ) ?? bars.at(-1)
