import { useEffect, useRef } from 'react'

/** A ref that is true while the component is mounted, for async work that may outlive it. */
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
