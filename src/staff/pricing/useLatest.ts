import { useRef } from 'react'

/**
 * A list that a dialog reads again before it saves: what was read, until the screen has drawn that
 * or something newer.
 */
export function useLatest<T>(shown: T) {
  const read = useRef<{ value: T; insteadOf: T }>(undefined)
  return {
    get: () => (read.current?.insteadOf === shown ? read.current.value : shown),
    set: (value: T) => {
      read.current = { value, insteadOf: shown }
    },
  }
}
