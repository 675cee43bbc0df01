import type { RouteObject } from 'react-router-dom'
import { lazyScreen } from '../lazyScreen'

/**
 * Every part of `src/ui` and `src/sheets/kit` in its states, at `/gallery`: in development alone. A
 * build knows that there is none, and leaves out its code.
 */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV ? [galleryRoute()] : []

function galleryRoute(): RouteObject {
  const gallery = lazyScreen(() => import('./Gallery'), 'Gallery')
  return {
    path: '/gallery',
    handle: { title: () => 'Gallery' },
    loader: () => {
      void gallery.preload()
      return null
    },
    element: <gallery.Screen />,
  }
}
