import type { RouteObject } from 'react-router-dom'
import { lazyComponent } from '../../lib/lazyComponent'

/**
 * Every part of `src/ui` and `src/sheets/kit` in its states, at `/gallery`: in development alone. A
 * build knows that there is none, and leaves out its code.
 */
export const galleryRoutes: RouteObject[] = import.meta.env.DEV ? [galleryRoute()] : []

function galleryRoute(): RouteObject {
  const Gallery = lazyComponent(() => import('./Gallery'), 'Gallery')
  return {
    path: '/gallery',
    handle: { title: () => 'Gallery' },
    loader: () => Gallery.preload().then(() => null),
    element: <Gallery />,
  }
}
