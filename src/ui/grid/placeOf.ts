import type { Place } from './place'

/** The cell in which something happens; none in the heads. */
export function placeOf({ target }: { target: EventTarget }): Place | undefined {
  const cell = target instanceof Element ? target.closest('td') : null
  const { row, column } = cell?.dataset ?? {}
  return row === undefined || column === undefined
    ? undefined
    : { row: Number(row), column: Number(column) }
}
