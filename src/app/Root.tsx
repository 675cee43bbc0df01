import { useLayoutEffect } from 'react'
import { Outlet, type Params, useMatches } from 'react-router-dom'
import { DEFAULT_TITLE } from './routes'

/** What a route says of itself beside its element. */
export interface RouteHandle {
  title: (params: Readonly<Params>) => string
}

/**
 * Keeps the document's title that of the deepest matching route (docs/rules/routes.md#page-titles).
 */
export function Root() {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const title = handle?.title(match?.params ?? {}) ?? DEFAULT_TITLE
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
