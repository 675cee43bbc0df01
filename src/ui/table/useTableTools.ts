import { useState } from 'react'
import type { RecordColumn } from './recordColumn'

/** A table as it stands on the screen: its rows searched, filtered and sorted. */
export interface ShownTable {
  rows: readonly unknown[]
  /** Of these rows. */
  columns: readonly RecordColumn<unknown>[]
  /** What narrows the rows down beside the search, in words. */
  told?: (() => string[]) | undefined
}

/** Lets what stands above a table know what is in it; see {@link useTableTools}. */
export interface TableTools<Row> {
  /** What the table shows now; undefined until it is drawn. */
  shown: () => ShownTable | undefined
  /** Called by the table. @returns to be called when it is no longer so. */
  show: (
    rows: readonly Row[],
    columns: readonly RecordColumn<Row>[],
    told?: () => string[],
  ) => () => void
}

/** Joins a table with its tools: one for each table of a screen, handed to both. */
export function useTableTools<Row>(): TableTools<Row> {
  const [tools] = useState(createTools<Row>)
  return tools
}

function createTools<Row>(): TableTools<Row> {
  let now: ShownTable | undefined
  return {
    shown: () => now,
    show(rows, columns, told) {
      now = shownTable(rows, columns, told)
      return () => {
        now = undefined
      }
    },
  }
}

/** Rows with the columns that read them, whatever they are rows of. */
export const shownTable = <Row>(
  rows: readonly Row[],
  columns: readonly RecordColumn<Row>[],
  told?: () => string[],
): ShownTable => ({ rows, columns: columns as readonly RecordColumn<unknown>[], told })
