import type { Writing } from './block'
import type { Place, Selection } from './place'

/** What a grid tells of what a person does in it. */
export interface GridEvents {
  select: (selection: Selection) => void
  /** Texts were typed, pasted, filled in or cleared: one step of Undo. */
  write: (writings: readonly Writing[]) => void
  /** What stands in the cell that is being edited; null when it is edited no more. */
  typing: (writing: Writing | null) => void
  undo: () => void
  redo: () => void
}

/** The cell that is being edited, and its field. */
export interface Edit {
  place: Place
  /** Its row, which may stand elsewhere by the end. */
  id: string
  /** What the cell held then. */
  before: string
  field: HTMLInputElement
}
