import type { RefCallback } from 'react'

/** The props of a field whose chips are records, by id. */
export interface ChosenIds<Id = number> {
  value: Id[]
  onChange: (ids: Id[]) => void
  inputRef: RefCallback<HTMLInputElement>
}
