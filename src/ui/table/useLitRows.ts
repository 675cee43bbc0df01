import { useEffect, useRef } from 'react'
import { whenDrawn } from './whenDrawn'

/** More at once are no record that a person has just saved. */
const MOST_LIT = 3

/** Rows that come later are no answer to a save: it changed nothing, or something else. */
const LONGEST_MS = 10_000

/** Until when what comes into a table is what was saved, in milliseconds. */
let awaitedUntil = 0

/** The next rows that come into a table, new or changed, are what was just saved. */
export function awaitSavedRow(): void {
  awaitedUntil = Date.now() + LONGEST_MS
}

/**
 * Which rows were just saved; asked once after each save.
 * @param before those that stood there. @param rows all that stand there now, shown or not.
 * @returns their keys; none when more than a few have changed, or nothing was saved lately. @forTests
 */
export function takeSavedRows<Row extends object>(
  before: readonly Row[],
  rows: readonly Row[],
  rowKey: (row: Row) => string,
): string[] {
  if (Date.now() >= awaitedUntil) return []
  const old = new Map(before.map((row) => [rowKey(row), row]))
  const fresh = rows.filter((row) => !isSame(old.get(rowKey(row)), row)).map(rowKey)
  if (fresh.length > 0) awaitedUntil = 0
  return fresh.length > MOST_LIT ? [] : fresh
}

/** In a list that is read again every row behind one that has moved is another object, and says the same. */
const isSame = (one: object | undefined, other: object) =>
  one === other || JSON.stringify(one) === JSON.stringify(other)

/**
 * Lights what was just saved up once, and scrolls to it.
 * @param rows all there are: what a search brings back was not saved. @param records those drawn.
 * @returns for the table, and what its body says of itself where it draws only the rows near the window.
 */
export function useLitRows<Row extends object>(
  rows: Row[],
  records: Row[],
  rowKey: (row: Row) => string,
) {
  const table = useRef<HTMLTableElement>(null)
  const reach = useRef<Reach>(undefined)
  const last = useRef(rows)
  useEffect(() => {
    const before = last.current
    last.current = rows
    if (before === rows) return
    for (const key of takeSavedRows(before, rows, rowKey)) {
      const index = records.findIndex((row) => rowKey(row) === key)
      if (index < 0) continue
      const row = () => table.current?.querySelector(`tr[data-index="${index}"]`)
      if (!row()) reach.current?.(index)
      void lightWhenDrawn(row, 'nearest')
    }
  }, [rows, records, rowKey])
  useEffect(() => stopAwaiting, [])
  return { table, reach }
}

/** Scrolls to a row that is not drawn. */
export type Reach = (index: number) => void

/** What is saved on one screen lights nothing on the next. */
function stopAwaiting(): void {
  awaitedUntil = 0
}

/**
 * Lights a row up once, and scrolls to it, as soon as it is drawn.
 * @param block where in the window it comes to stand. @returns the row; undefined where it has not come.
 */
export async function lightWhenDrawn(
  find: () => Element | null | undefined,
  block: ScrollLogicalPosition,
): Promise<HTMLElement | undefined> {
  const row = await whenDrawn(find)
  if (!(row instanceof HTMLElement)) return
  row.dataset.lit = ''
  row.addEventListener('animationend', () => delete row.dataset.lit, { once: true })
  row.scrollIntoView?.({ block })
  return row
}
