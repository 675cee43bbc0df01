import { useEffect, useRef } from 'react'

/** Is the component that asks still mounted? For what goes on after it. */
export function useIsMounted() {
  const isMounted = useRef(true)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
