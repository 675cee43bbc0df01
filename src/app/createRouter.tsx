import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  redirectDocument,
  replace,
  useMatches,
  useParams,
} from 'react-router-dom'
import { prefetch, prefetchSheet } from '../api/sheets/sheetQueries'
import { BASE_PATH, normalizePublicPath, paths, patterns } from '../config/paths'
import { isPublic, type PublicKey, sheetLoading } from '../config/sheets'
import { may } from '../domain/user'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import { claimReload } from '../lib/reloadOnce'
import { loadUser } from '../session/loaderCheck'
import { ErrorScreen, NotFoundScreen } from './ErrorScreens'
import { setFailedPage } from './failedPage'
import { routes } from './routes'
import {
  type AnyParams,
  asParams,
  type RouteKey,
  type SheetRoute,
  type StaffRoute,
} from './routeTypes'

/** Providers and layout of the staff part. @forTests */
export const LazyStaffShell = lazyComponent(() => import('./StaffShell'), 'StaffShell')

/** Shows a staff screen to those who may open it. @forTests */
export const LazyGuard = lazyComponent(() => import('./Guard'), 'Guard')

/**
 * The router over the one route table, under the base path /game-plans
 * (docs/rules/routes.md#base-path).
 */
export function createRouter(client: QueryClient) {
  addLastSlash()
  // The first loaders run before the router exists.
  let router: ReturnType<typeof createBrowserRouter> | undefined
  const currentPath = () =>
    router?.state.initialized ? pathBelowBase(router.state.location) : null
  router = createBrowserRouter(createRoutes(client, currentPath), { basename: `${BASE_PATH}/` })
  return router
}

/** A host may serve the page without the base path's last slash; links and reloads need it. */
function addLastSlash(): void {
  const { pathname, search, hash } = window.location
  if (pathname !== BASE_PATH) return
  window.history.replaceState(window.history.state, '', `${BASE_PATH}/${search}${hash}`)
}

/** Returns the path of the current page, below the base path; null before the first one. */
type CurrentPath = () => string | null

const pathBelowBase = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname.slice(BASE_PATH.length) + search

/**
 * The route table as the router's own objects: sheets by themselves, all else in the staff part.
 * @forTests
 */
export function createRoutes(client: QueryClient, currentPath: CurrentPath): RouteObject[] {
  const sheets: RouteObject[] = []
  const screens: RouteObject[] = []
  for (const key of Object.keys(routes) as RouteKey[]) {
    if (isPublic(key)) sheets.push(sheetRoute(key, client))
    else screens.push(staffRoute(key, client, currentPath))
  }
  return [
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <p role="status">Loading...</p>,
      children: [
        ...sheets,
        {
          element: (
            <LazyStaffShell>
              <Outlet />
            </LazyStaffShell>
          ),
          loader: ({ request }: LoaderFunctionArgs) => loadCode(request, LazyStaffShell),
          // The boundary is a level of its own below the layout, so that the menu survives.
          children: [
            {
              errorElement: <ErrorScreen />,
              children: [...screens, { path: '*', element: <NotFoundScreen /> }],
            },
          ],
        },
      ],
    },
  ]
}

function Screen({ screen: LazyScreen }: Pick<SheetRoute<AnyParams>, 'screen'>) {
  return <LazyScreen {...asParams(useParams())} />
}

type Loadable = Pick<LazyComponent<never>, 'preload' | 'isLoaded'>

/**
 * Loads a page's code; null where all of it is loaded. Where it is gone after a deploy the page is loaded
 * as a new document, once.
 */
function loadCode({ url }: Request, ...parts: Loadable[]): Promise<null> | null {
  if (parts.every(({ isLoaded }) => isLoaded())) return null
  return Promise.all(parts.map(({ preload }) => preload())).then(
    () => null,
    (error) => {
      throw claimReload() ? redirectDocument(pathBelowBase(new URL(url))) : error
    },
  )
}

function sheetRoute(key: PublicKey, client: QueryClient): RouteObject {
  const { screen, title }: SheetRoute<AnyParams> = routes[key]
  return {
    path: patterns[key],
    handle: title,
    hydrateFallbackElement: <p role="status">{sheetLoading(key)}</p>,
    loader: ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(BASE_PATH.length)
      const clean = normalizePublicPath(path)
      // A request has no fragment, but that of a printed copy's link holds the copy's data.
      const { pathname, hash } = window.location
      if (clean !== path) {
        throw replace(clean + url.search + (pathname === url.pathname ? hash : ''))
      }
      void prefetchSheet(client, key, asParams(params), url.search)
      // The data is not awaited: the sheet shows its own loading, error and not-found states.
      return loadCode(request, screen)
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen screen={screen} />,
  }
}

function staffRoute(
  key: Exclude<RouteKey, PublicKey>,
  client: QueryClient,
  currentPath: CurrentPath,
): RouteObject {
  const { screen, title, access, reads }: StaffRoute<AnyParams> = routes[key]
  return {
    path: patterns[key],
    handle: title,
    loader: ({ request, params }: LoaderFunctionArgs) => {
      // A list is requested as soon as the role is known, while the code is still coming.
      void loadUser(client).then((user) => {
        if (!user || !may(user, access)) return
        for (const query of reads?.(asParams(params)) ?? []) void prefetch(client, query)
      })
      const code = loadCode(request, LazyGuard, screen)
      if (code === null) return null
      return code.catch((error) => {
        const current = currentPath()
        // Sign In redirects by itself: there is no page to stay on.
        const mayStay = current !== null && current !== paths.signIn && access !== 'guest'
        if (navigator.onLine || !mayStay) throw error
        setFailedPage(pathBelowBase(new URL(request.url)))
        throw replace(current)
      })
    },
    shouldRevalidate: () => false,
    element: (
      <LazyGuard access={access}>
        <Screen screen={screen} />
      </LazyGuard>
    ),
  }
}

/** Sets the document's title to that of the deepest matching route (docs/rules/routes.md#page-titles). */
function Root() {
  const match = useMatches().at(-1)
  const handle = match?.handle as SheetRoute<AnyParams>['title']
  const ownTitle = typeof handle === 'function' ? handle(asParams(match?.params ?? {})) : handle
  const title = ownTitle ?? 'Game Plans'
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
