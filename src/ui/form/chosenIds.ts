import type { RefCallback } from 'react'

/** What a field of chips takes whose chips are records, by id. */
export interface ChosenIds {
  value: number[]
  onChange: (ids: number[]) => void
  inputRef: RefCallback<HTMLInputElement>
}
