import type { RefCallback } from 'react'

/** The props of a field whose chips are records, by id. */
export interface ChosenIds {
  value: number[]
  onChange: (ids: number[]) => void
  inputRef: RefCallback<HTMLInputElement>
}
