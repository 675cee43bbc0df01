import type { QueryClient } from '@tanstack/react-query'
import {
  type LoaderFunctionArgs,
  type RouteObject,
  redirectDocument,
  replace,
  useParams,
} from 'react-router-dom'
import { prefetch, prefetchSheet } from '../api/sheets/sheetQueries'
import { normalizePublicPath } from '../config/linkText'
import { BASE_PATH, paths, patterns, type RouteKey } from '../config/paths'
import { type PublicKey, sheetLoading } from '../config/sheets'
import { may } from '../domain/user'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import { claimReload } from '../lib/reloadOnce'
import { loadUser } from '../session/loaderCheck'
import { type AnyParams, asParams, routes, type SheetRoute, type StaffRoute } from './routes'

/*
 * Converts entries of the route table to route objects, including what is loaded before a page is
 * shown.
 */

/** Shows a staff screen only to those who may open it. @forTests */
export const LazyGuard = lazyComponent(() => import('./Guard'), 'Guard')

/** A public sheet, which reads its data while its code is loading. */
export function sheetRoute(key: PublicKey, client: QueryClient): RouteObject {
  const { screen, title }: SheetRoute<AnyParams> = routes[key]
  return {
    path: patterns[key],
    handle: title,
    hydrateFallbackElement: <p role="status">{sheetLoading(key)}</p>,
    loader: ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(BASE_PATH.length)
      const clean = normalizePublicPath(path)
      // A request has no fragment, but a printed copy's link holds the copy's data in its fragment.
      const { pathname, hash } = window.location
      if (clean !== path) {
        throw replace(clean + url.search + (pathname === url.pathname ? hash : ''))
      }
      void prefetchSheet(client, key, asParams(params), url.search)
      // Do not await the data: the sheet shows its own loading, error and not-found states.
      return loadCode(request, screen)
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen screen={screen} />,
  }
}

/** Returns the path of the current page below the base path; null before the first page. */
export type CurrentPath = () => string | null

/** A staff screen. If its code cannot be loaded offline, the current page stays. */
export function staffRoute(
  key: Exclude<RouteKey, PublicKey>,
  client: QueryClient,
  currentPath: CurrentPath,
): RouteObject {
  const { screen, title, access, reads }: StaffRoute<AnyParams> = routes[key]
  return {
    path: patterns[key],
    handle: title,
    loader: ({ request, params }: LoaderFunctionArgs) => {
      // Request the data as soon as the role is known, while the code is still loading.
      void loadUser(client).then((user) => {
        if (!user || !may(user, access)) return
        for (const query of reads?.(asParams(params)) ?? []) void prefetch(client, query)
      })
      const code = loadCode(request, LazyGuard, screen)
      if (code === null || access === 'guest') return code
      return code.catch((error) => stayIfOffline(error, request, currentPath()))
    },
    shouldRevalidate: () => false,
    element: (
      <LazyGuard access={access}>
        <Screen screen={screen} />
      </LazyGuard>
    ),
  }
}

let failedPage: string | null = null

/** Stays on the current page if the requested one cannot be loaded offline, else rethrows. */
function stayIfOffline(error: unknown, request: Request, current: string | null): never {
  // Sign In redirects by itself, so it is not a page to stay on.
  if (navigator.onLine || current === null || current === paths.signIn) throw error
  failedPage = pathBelowBase(new URL(request.url))
  throw replace(current)
}

/** Returns the path of the page that could not be loaded offline, once; null if there is none. */
export function takeFailedPage(): string | null {
  const path = failedPage
  failedPage = null
  return path
}

function Screen({ screen: LazyScreen }: Pick<SheetRoute<AnyParams>, 'screen'>) {
  return <LazyScreen {...asParams(useParams())} />
}

type Loadable = Pick<LazyComponent<never>, 'preload' | 'isLoaded'>

/**
 * Loads a page's code; null if all of it is already loaded. If the code is gone after a deploy, the
 * page is reloaded once.
 */
export function loadCode({ url }: Request, ...parts: Loadable[]): Promise<null> | null {
  if (parts.every(({ isLoaded }) => isLoaded())) return null
  return Promise.all(parts.map(({ preload }) => preload())).then(
    () => null,
    (error) => {
      throw claimReload() ? redirectDocument(pathBelowBase(new URL(url))) : error
    },
  )
}

/** The path and query of an address of the app, without the base path. */
export const pathBelowBase = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname.slice(BASE_PATH.length) + search
