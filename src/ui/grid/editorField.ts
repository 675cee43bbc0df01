import styles from './Grid.module.css'
import type { Place } from './place'

/*
 * The field in the cell that is edited, and the cell that Tab reaches. Both are put there by hand: the
 * first letter of a cell draws no row anew.
 */

const cellAt = (table: Element, { row, column }: Place) =>
  table.querySelector<HTMLElement>(`td[data-row="${row}"][data-column="${column}"]`)

/**
 * Puts a new field over what a cell shows: with one of its own each cell has its own steps back.
 * @param name what it is called. @param text what it begins with.
 * @returns null where there is no such cell.
 */
export function openField(
  table: Element,
  place: Place,
  { name, text }: { name: string; text: string },
): HTMLInputElement | null {
  const cell = cellAt(table, place)
  if (cell === null) return null
  const field = document.createElement('input')
  field.className = styles.editor ?? ''
  field.setAttribute('aria-label', name)
  field.autocomplete = 'off'
  field.inputMode = 'decimal'
  field.value = text
  cell.classList.add(styles.edited ?? '')
  roomIn(cell).append(field)
  return field
}

/**
 * Makes room for a field in the cell that Tab reaches, before a letter comes: what is put into it later is
 * laid out by itself, without the table around it.
 */
export function makeRoom(table: Element): void {
  const cell = table.querySelector<HTMLElement>('td[tabindex="0"]')
  if (cell) roomIn(cell)
}

/** The room of a cell; that of any other cell goes. */
function roomIn(cell: HTMLElement): Element {
  const [before] = cell.closest('table')?.getElementsByClassName(styles.room ?? '') ?? []
  if (before?.parentElement === cell) return before
  before?.parentElement?.classList.remove(styles.roomy ?? '')
  before?.remove()
  const room = document.createElement('div')
  room.className = styles.room ?? ''
  cell.classList.add(styles.roomy ?? '')
  cell.append(room)
  return room
}

/** Takes a cell's field away again. */
export function closeField(field: HTMLInputElement): void {
  const cell = field.closest('td')
  // First: a field that loses the focus has all that changed before laid out.
  field.remove()
  cell?.classList.remove(styles.edited ?? '')
}

/** Lets Tab lead to this cell alone; to none for null, while a field is the table's stop. */
export function putTabStop(table: Element, place: Place | null): HTMLElement | null {
  const before = table.querySelector('td[tabindex="0"]')
  const cell = place && cellAt(table, place)
  if (before !== cell) {
    before?.setAttribute('tabindex', '-1')
    cell?.setAttribute('tabindex', '0')
  }
  return cell
}
