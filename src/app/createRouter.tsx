import type { QueryClient } from '@tanstack/react-query'
import { type ReactNode, useLayoutEffect } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type Params,
  type RouteObject,
  redirectDocument,
  replace,
  useMatches,
  useParams,
} from 'react-router-dom'
import { BASE_PATH, normalizePublicPath, paths, patterns } from '../config/paths'
import { isPublic, sheetLoading } from '../config/sheets'
import { type Access, may } from '../domain/session'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import { mayReload } from '../lib/reloadOnce'
import { prefetchSession } from '../session/firstCheck'
import { ErrorScreen, NotFoundScreen } from './ErrorScreens'
import { setFailedPage } from './failedPage'
import { routes } from './routes'
import {
  type AnyParams,
  type AnyRoute,
  asParams,
  type RouteKey,
  type SheetRoute,
  type StaffRoute,
} from './routeTypes'

/** Providers and layout of the staff part. @forTests */
export const LazyStaffShell: LazyComponent<{ children: ReactNode }> = lazyComponent(
  () => import('./StaffShell'),
  'StaffShell',
)

/** Shows a staff screen to those who may open it. @forTests */
export const LazyGuard: LazyComponent<{ access: Access; children: ReactNode }> = lazyComponent(
  () => import('./Guard'),
  'Guard',
)

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
    const route: AnyRoute = routes[key]
    const { title } = route
    const handle: RouteHandle = {
      access: route.access,
      title: (params) => pageTitle(title, params),
    }
    const path = patterns[key]
    if (isPublic(key)) {
      const hydrateFallbackElement = <p role="status">{sheetLoading(key)}</p>
      sheets.push({ path, handle, hydrateFallbackElement, ...sheetRoute(routes[key], client) })
    } else screens.push({ path, handle, ...staffRoute(routes[key], client, currentPath) })
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
          loader: ({ request }: LoaderFunctionArgs) => load(request, LazyStaffShell),
          // The boundary is a level of its own below the layout, so that the menu survives.
          children: [
            {
              errorElement: <ErrorScreen />,
              children: [
                { element: <Guarded />, children: screens },
                { path: '*', element: <NotFoundScreen /> },
              ],
            },
          ],
        },
      ],
    },
  ]
}

function Screen({ screen: LazyScreen }: Pick<AnyRoute, 'screen'>) {
  return <LazyScreen {...asParams(useParams())} />
}

type Code = Pick<LazyComponent<never>, 'preload' | 'isLoaded'>

/**
 * Loads a page's code; null where all of it is loaded. Where it is gone after a deploy the page is loaded
 * as a new document, once.
 */
function load({ url }: Request, ...parts: Code[]): Promise<null> | null {
  if (parts.every(({ isLoaded }) => isLoaded())) return null
  return Promise.all(parts.map(({ preload }) => preload())).then(
    () => null,
    (error) => {
      throw mayReload() ? redirectDocument(pathBelowBase(new URL(url))) : error
    },
  )
}

function sheetRoute({ screen, loader }: SheetRoute<AnyParams>, client: QueryClient) {
  return {
    loader: ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(BASE_PATH.length)
      const clean = normalizePublicPath(path)
      // A request has no fragment; the printed copy that led here is known by it.
      const { pathname, hash } = window.location
      if (clean !== path) {
        throw replace(clean + url.search + (pathname === url.pathname ? hash : ''))
      }
      loader?.(client, asParams(params), url.search)
      // The data is not awaited: the sheet shows its own loading, error and not-found states.
      return load(request, screen)
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen screen={screen} />,
  } satisfies RouteObject
}

function staffRoute(
  { screen, access, loader }: StaffRoute<AnyParams>,
  client: QueryClient,
  currentPath: CurrentPath,
) {
  return {
    loader: ({ request, params }: LoaderFunctionArgs) => {
      // A list is requested as soon as the role is known, while the code is still coming.
      void prefetchSession(client).then((user) => {
        if (user && may(user, access)) loader?.(client, asParams(params), '')
      })
      const code = load(request, LazyGuard, screen)
      if (code === null) return null
      return code.catch((error) => {
        const shown = currentPath()
        // Sign In redirects by itself: there is no page to stay on.
        const mayStay = shown !== null && shown !== paths.signIn && access !== 'guest'
        if (navigator.onLine || !mayStay) throw error
        setFailedPage(pathBelowBase(new URL(request.url)))
        throw replace(shown)
      })
    },
    shouldRevalidate: () => false,
    element: <Screen screen={screen} />,
  } satisfies RouteObject
}

/** Guards every screen of the staff part by the access of its route. */
function Guarded() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // A page without an access is open to nobody.
  if (handle === undefined) return null
  return (
    <LazyGuard access={handle.access}>
      <Outlet />
    </LazyGuard>
  )
}

/** The router's `handle` of a route. */
interface RouteHandle {
  /** Who may open it. */
  access: Access
  title: (params: Readonly<Params>) => string
}

/** Sets the document's title to that of the deepest matching route (docs/rules/routes.md#page-titles). */
function Root() {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const title = handle?.title(match?.params ?? {}) ?? DEFAULT_TITLE
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}

/** The title of a page that has none of its own. */
const DEFAULT_TITLE = 'Game Plans'

/** The document's title for a route (docs/rules/routes.md#page-titles). */
const pageTitle = (title: AnyRoute['title'], params: Readonly<Params>): string =>
  (typeof title === 'function' ? title(asParams(params)) : title) ?? DEFAULT_TITLE
