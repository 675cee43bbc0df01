import { useLayoutEffect } from 'react'
import { Outlet, type Params, useMatches } from 'react-router-dom'
import type { Access } from '../domain/session'

/** The title of a page that has none of its own. */
const DEFAULT_TITLE = 'Game Plans'

/** What a route says of itself beside its element. */
export interface RouteHandle {
  /** Who may open it. */
  access: Access
  title: (params: Readonly<Params>) => string | undefined
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
