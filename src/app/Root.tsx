import { useLayoutEffect, useMemo } from 'react'
import {
  Link,
  Navigate,
  Outlet,
  type Params,
  useLocation,
  useMatches,
  useNavigate,
  useNavigationType,
} from 'react-router-dom'
import type { Access } from '../domain/session'
import { PlaceContext } from '../ui/place'
import { pageTitle } from './pageTitle'

/** What a route says of itself beside its element. */
export interface RouteHandle {
  /** Who may open it. */
  access: Access
  title: (params: Readonly<Params>) => string
}

const NO_NAMES: Readonly<Params> = {}

/**
 * Keeps the document's title that of the deepest matching route (docs/rules/routes.md#page-titles),
 * and tells whoever asks where the page stands.
 */
export function Root() {
  const location = useLocation()
  const way = useNavigationType()
  const navigate = useNavigate()
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const params = match?.params ?? NO_NAMES
  const title = handle?.title(params) ?? pageTitle()
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  const place = useMemo(
    () => ({ location, way, params, Link, Redirect: Navigate, navigate }),
    [location, way, params, navigate],
  )
  return (
    <PlaceContext value={place}>
      <Outlet />
    </PlaceContext>
  )
}
