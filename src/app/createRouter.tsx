import type { QueryClient } from '@tanstack/react-query'
import { useLayoutEffect } from 'react'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type RouteObject,
  useMatches,
} from 'react-router-dom'
import { BASE_PATH } from '../config/paths'
import { isPublic } from '../config/sheets'
import { lazyComponent } from '../lib/lazyComponent'
import { ErrorScreen, NotFoundScreen } from './ErrorScreens'
import { type CurrentPath, loadCode, pathBelowBase, sheetRoute, staffRoute } from './routeObjects'
import { type AnyParams, asParams, type RouteKey, routes, type SheetRoute } from './routes'

/** Providers and layout of the staff part. @forTests */
export const LazyStaffShell = lazyComponent(() => import('./StaffShell'), 'StaffShell')

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
