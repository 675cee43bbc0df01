import { useMemo, useState } from 'react'
import type { RecordColumn } from './recordColumn'

/** A table as it stands on the screen: its rows searched, filtered and sorted. */
export interface ShownTable {
  rows: readonly unknown[]
  /** Of these rows. */
  columns: readonly RecordColumn<unknown>[]
  /** What narrows the rows down beside the search, in words. */
  told?: (() => string[]) | undefined
  /** Scrolls to a row that is not drawn, by its key. */
  reach?: ((key: string) => void) | undefined
}

/** Lets what stands around a table know what is in it; see {@link useTableTools}. */
export interface TableTools<Row> {
  /** What the table shows now; undefined until it is drawn. */
  shown: () => ShownTable | undefined
  /** Called by the table. @returns to be called when it is no longer so. */
  show: (
    rows: readonly Row[],
    columns: readonly RecordColumn<Row>[],
    told?: () => string[],
    reach?: (key: string) => void,
  ) => () => void
  /** Tells of what the table shows. @returns a function that stops the telling. */
  subscribe: (listener: () => void) => () => void
  /** Are rows being selected? */
  isSelecting: boolean
  setSelecting: (isSelecting: boolean) => void
  /** Stands before the table's own columns while rows are selected. */
  boxes: RecordColumn<Row> | undefined
  setBoxes: (boxes: RecordColumn<Row> | undefined) => void
}

/** Joins a table with what stands around it: one for each table of a screen, handed to both. */
export function useTableTools<Row>(): TableTools<Row> {
  const [store] = useState(createShown<Row>)
  const [isSelecting, setSelecting] = useState(false)
  const [boxes, setBoxes] = useState<RecordColumn<Row>>()
  return useMemo(
    () => ({ ...store, isSelecting, setSelecting, boxes, setBoxes }),
    [store, isSelecting, boxes],
  )
}

function createShown<Row>(): Pick<TableTools<Row>, 'shown' | 'show' | 'subscribe'> {
  const listeners = new Set<() => void>()
  let now: ShownTable | undefined
  const set = (table: ShownTable | undefined) => {
    now = table
    for (const listener of listeners) listener()
  }
  return {
    shown: () => now,
    show(rows, columns, told, reach) {
      set({ ...shownTable(rows, columns, told), reach })
      return () => set(undefined)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Rows with the columns that read them, whatever they are rows of. */
export const shownTable = <Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  told?: () => string[],
): ShownTable => ({ rows, columns: columns as readonly RecordColumn<unknown>[], told })
