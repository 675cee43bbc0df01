import Button from '@mui/material/Button'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react'
import { standAboveBar } from '../../ui/dialog/roomForMessages'
import { boxesColumn } from './Boxes'
import styles from './SelectBar.module.css'
import { createSelection } from './selection'
import { useEscape } from './useEscape'
import type { TableTools } from './useTableTools'

/** What can be done with several rows. */
export interface BulkAction<Row> {
  name: string
  /** Given the selected rows that are shown, in their order. */
  run: (rows: Row[]) => void
}

/** What the rows of a table are. */
export interface RowKind<Row> {
  /** Stays the same for a row whatever is changed about it. */
  keyOf: (row: Row) => string
  /** How a row's record is called. */
  record: (row: Row) => string
  /** What they are: one, and several. */
  noun: readonly [one: string, many: string]
}

/**
 * Check boxes in a table, and a bar at the bottom of the window with what can be done with the rows
 * that are checked (docs/rules/tables.md#select). Rows that a search hides stay selected; they are
 * counted, and nothing is done with them.
 */
export function SelectBar<Row>({
  tools,
  rows,
  of: { keyOf, record, noun },
  actions,
}: {
  tools: TableTools<Row>
  /** All there are. */
  rows: readonly Row[]
  of: RowKind<Row>
  actions: readonly BulkAction<Row>[]
}) {
  const [one, many] = noun
  const [selection] = useState(() => createSelection(keyOf))
  const bar = useRef<HTMLElement>(null)
  const { setBoxes, setSelecting } = tools
  // The boxes are made once: they read what is shown when they are pressed.
  // biome-ignore lint/correctness/useExhaustiveDependencies: of the tools they take what never changes
  useLayoutEffect(() => {
    const onEnter = () => bar.current?.querySelector<HTMLElement>(ENABLED)?.focus()
    setBoxes(boxesColumn({ tools, selection, record, onEnter }))
    return () => setBoxes(undefined)
  }, [selection, setBoxes])

  useLayoutEffect(standAboveBar, [])
  const keys = useSyncExternalStore(selection.subscribe, selection.keys)
  const shown = useSyncExternalStore(tools.subscribe, tools.shown)
  const { visible, hidden } = useMemo(() => {
    if (keys.size === 0) return { visible: [], hidden: 0 }
    const visible = ((shown?.rows ?? []) as readonly Row[]).filter((row) => keys.has(keyOf(row)))
    return { visible, hidden: rows.filter((row) => keys.has(keyOf(row))).length - visible.length }
  }, [keys, shown, rows, keyOf])
  const count = visible.length + hidden
  // A button that takes no focus would lose it when its own action leaves nothing selected.
  const isIdle = visible.length === 0
  const counted = (number: number) => `${number} selected ${number === 1 ? one : many}`
  const end = () => setSelecting(false)
  useEscape(bar, keys, () => (keys.size > 0 ? selection.clear() : end()))

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
            <ActionsMenu name="More" actions={actions.slice(FEW)} rows={visible} />
          </div>
        )}
      </div>
      <div className={styles.menu}>
        <ActionsMenu name="Actions" actions={actions} rows={visible} />
      </div>
      <Button size="small" onClick={end}>
        <span>Done</span>
      </Button>
      <div className={styles.hint}>
        Space selects, with Shift a range; arrows move, with Shift they take rows along; Enter goes
        to the actions, Esc clears.
      </div>
    </section>
  )
}

/** So many buttons have room in one row where the window is not wide. */
const FEW = 3
const ENABLED = 'button:not([aria-disabled="true"])'

/** The actions where there is no room for all their buttons. */
function ActionsMenu<Row>({
  name,
  actions,
  rows,
}: {
  name: 'Actions' | 'More'
  actions: readonly BulkAction<Row>[]
  rows: Row[]
}) {
  const [anchor, setAnchor] = useState<HTMLElement>()
  const isIdle = rows.length === 0
  const close = () => setAnchor(undefined)
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        // The table has a 'More' of its own.
        aria-label={name === 'More' ? 'More actions' : undefined}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        aria-disabled={isIdle}
        onClick={(event) => !isIdle && setAnchor(event.currentTarget)}
      >
        <span>{name}</span>
      </Button>
      {anchor && (
        <Menu open anchorEl={anchor} onClose={close}>
          {actions.map(({ name, run }) => (
            <MenuItem
              key={name}
              // Somebody else may delete the last of them meanwhile.
              disabled={isIdle}
              onClick={() => {
                close()
                run(rows)
              }}
            >
              <span>{name}</span>
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
