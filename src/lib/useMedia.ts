import { useSyncExternalStore } from 'react'

/** Whether the window is as a media query says, `(min-width: 900px)`; rendered anew when that changes. */
export const useMedia = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => window.matchMedia(query).matches,
  )
