import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useMatches,
} from 'react-router-dom'
import { BASE_PATH, type RouteKey } from '../config/paths'
import { isPublic } from '../config/sheets'
import { lazyComponent } from '../lib/lazyComponent'
import { ErrorScreen, NotFoundScreen } from './ErrorScreens'
import { type CurrentPath, loadCode, pathBelowBase, sheetRoute, staffRoute } from './routeObjects'
import { type AnyParams, asParams, routes, type SheetRoute } from './routes'

/** The providers and layout of staff screens. @forTests */
export const LazyStaffShell = lazyComponent(() => import('./StaffShell'), 'StaffShell')

/**
 * Creates the router for the route table, below the base path /game-plans
 * (docs/rules/routes.md#base-path).
 */
export function createRouter(client: QueryClient) {
  addLastSlash()
  // `createBrowserRouter` runs the first loaders before it returns, so they see undefined here.
  let router: ReturnType<typeof createBrowserRouter> | undefined
  const currentPath = () =>
    router?.state.initialized ? pathBelowBase(router.state.location) : null
  router = createBrowserRouter(createRoutes(client, currentPath), { basename: `${BASE_PATH}/` })
  return router
}

/**
 * Adds the base path's last slash, without which a host may serve the page. Links and reloads need
 * it.
 */
function addLastSlash(): void {
  const { pathname, search, hash } = window.location
  if (pathname !== BASE_PATH) return
  window.history.replaceState(window.history.state, '', `${BASE_PATH}/${search}${hash}`)
}

/**
 * Converts the route table to route objects. Sheets are at the top level; all other routes are
 * inside the staff shell.
 * @forTests
 */
export function createRoutes(client: QueryClient, currentPath: CurrentPath): RouteObject[] {
  const keys = Object.keys(routes) as RouteKey[]
  const sheets = keys.filter(isPublic).map((key) => sheetRoute(key, client))
  const screens = keys
    .filter((key) => !isPublic(key))
    .map((key) => staffRoute(key, client, currentPath))
  return [
    {
      element: <TitledOutlet />,
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
          // The error boundary is one level below the layout, so that the menu stays.
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

/**
 * Renders the matching route and sets the document's title to that of the deepest one
 * (docs/rules/routes.md#page-titles).
 */
function TitledOutlet() {
  const match = useMatches().at(-1)
  const handle = match?.handle as SheetRoute<AnyParams>['title']
  const ownTitle = typeof handle === 'function' ? handle(asParams(match?.params ?? {})) : handle
  const title = ownTitle ?? 'Game Plans'
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
