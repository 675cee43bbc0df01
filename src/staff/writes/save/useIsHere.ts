import { useEffect, useRef } from 'react'

/** Does the component that asks still stand on the page? For what goes on after it. */
export function useIsHere() {
  const isHere = useRef(true)
  useEffect(() => {
    isHere.current = true
    return () => {
      isHere.current = false
    }
  }, [])
  return isHere
}
