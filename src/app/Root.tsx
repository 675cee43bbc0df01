import { useLayoutEffect } from 'react'
import { Outlet, type Params, useMatches } from 'react-router-dom'
import type { Access } from '../domain/session'
import { pageTitle } from './pageTitle'

/** What a route has beside its element. */
export interface RouteHandle {
  /** Who may open it. */
  access: Access
  title: (params: Readonly<Params>) => string
}

/** Keeps the document's title that of the deepest matching route (docs/rules/routes.md#page-titles). */
export function Root() {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const title = handle?.title(match?.params ?? {}) ?? pageTitle()
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
