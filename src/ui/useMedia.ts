import { atFirst, useStore } from './useStore'

const isSo = (query: string) => window.matchMedia(query).matches

/** Whether the window is as a media query says, `(min-width: 900px)`; rendered anew when that changes. */
export const useMedia = (query: string): boolean =>
  useStore(
    (onChange) => {
      const media = window.matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => isSo(query),
    () => atFirst(query, () => isSo(query)),
  )
