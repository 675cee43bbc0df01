import type { QueryClient } from '@tanstack/react-query'
import {
  createBrowserRouter,
  type LoaderFunctionArgs,
  Outlet,
  type Params,
  type RouteObject,
  replace,
  useMatches,
  useParams,
} from 'react-router-dom'
import { forgetStarted } from '../api/http/started'
import { prefetchSheet } from '../api/sheets/prefetchSheet'
import { BASE_PATH, normalisePublicPath, paths, patterns } from '../config/paths'
import { isPublic } from '../config/printSets'
import { ErrorScreen, NotFoundScreen } from './ErrorScreens'
import { galleryRoutes } from './gallery/galleryRoutes'
import { lostPage } from './lostPage'
import { pageTitle } from './pageTitle'
import { Root, type RouteHandle } from './Root'
import {
  type AnyNames,
  type AnyRoute,
  namesOf,
  type RouteKey,
  type SheetRoute,
  type StaffRoute,
} from './route'
import { routes } from './routes'
import { guard, prefetchStaff, staffShell } from './staffCode'
import { Wait } from './Wait'

/**
 * The router over the one route table, under the base path /game-plans
 * (docs/rules/routes.md#base-path).
 * @param needs is told, one by one, of all that the first page cannot be drawn without.
 * @param isReadAlready the first page's data is asked for: what has failed there is not asked for twice.
 */
export function createRouter(client: QueryClient, needs: Needs = () => {}, isReadAlready = false) {
  withLastSlash()
  // The first loaders run before there is a router to ask.
  let router: ReturnType<typeof createBrowserRouter> | undefined
  const present = () => (router?.state.initialized ? pathBelowBase(router.state.location) : null)
  const ofFirst: Needs = (part) => {
    if (present() === null) needs(part)
    // What the first page has not taken is too old for any other.
    else forgetStarted()
  }
  const mayRead = () => !isReadAlready || present() !== null
  const routes = createRoutes(client, present, ofFirst, mayRead)
  router = createBrowserRouter(routes, { basename: `${BASE_PATH}/` })
  return router
}

/** A host may serve the page without the base path's last slash; links and reloads need it. */
function withLastSlash(): void {
  const { pathname, search, hash } = window.location
  if (pathname !== BASE_PATH) return
  window.history.replaceState(window.history.state, '', `${BASE_PATH}/${search}${hash}`)
}

type Needs = (part: Promise<unknown>) => void

/** Reads what a page needs; a sheet's address says more behind its path. */
type Prefetch = (names: Readonly<Params>, search?: string) => unknown

/** Where a person is, below the base path; null while the first page is on its way. */
type Present = () => string | null

const pathBelowBase = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname.slice(BASE_PATH.length) + search

/**
 * The table as the router's own objects: sheets by themselves, all else in the staff part; tests
 * mount exactly these. @forTests
 */
export function createRoutes(
  client: QueryClient,
  present: Present,
  needs: Needs = () => {},
  mayRead = () => true,
): RouteObject[] {
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
      const prefetch: Prefetch = (names, search) =>
        mayRead() && needs(prefetchSheet(client, key, names, search))
      sheets.push({ path, handle, ...sheet(routes[key], needs, prefetch) })
    } else {
      const prefetch: Prefetch = (names) => mayRead() && needs(prefetchStaff(client, key, names))
      screens.push({ path, handle, ...staff(routes[key], present, needs, prefetch) })
    }
  }
  return [
    {
      element: <Root />,
      errorElement: <ErrorScreen />,
      hydrateFallbackElement: <Wait />,
      children: [
        ...sheets,
        ...galleryRoutes,
        {
          element: <StaffPart />,
          loader: () => {
            needs(staffShell.preload())
            needs(guard.preload())
            return null
          },
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

function Screen({ screen }: Pick<AnyRoute, 'screen'>) {
  return <screen.Screen {...namesOf(useParams())} />
}

function sheet({ screen }: SheetRoute<AnyNames>, needs: Needs, prefetch: Prefetch) {
  return {
    loader: ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const asked = url.pathname.slice(BASE_PATH.length)
      const clean = normalisePublicPath(asked)
      // A request has no fragment; the printed copy that led here is known by it.
      const { pathname, hash } = window.location
      if (clean !== asked) {
        throw replace(clean + url.search + (pathname === url.pathname ? hash : ''))
      }
      // Not awaited: the sheet shows its own loading, error and not-found states.
      needs(screen.preload())
      prefetch(params, url.search)
      return null
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen screen={screen} />,
  } satisfies RouteObject
}

function staff(
  { screen, access }: StaffRoute<AnyNames>,
  present: Present,
  needs: Needs,
  prefetch: Prefetch,
) {
  return {
    loader: async ({ request, params }: LoaderFunctionArgs) => {
      // The part's own loader does not run again on the way between two screens.
      void guard.preload()
      const code = screen.preload()
      needs(code)
      prefetch(params)
      const from = present()
      // From and to Sign In one is sent: there is nothing to stay on.
      const mayStay = from !== null && from !== paths.signIn && access !== 'guest'
      if (mayStay && !navigator.onLine && !(await code)) {
        lostPage.lose(pathBelowBase(new URL(request.url)))
        throw replace(from)
      }
      lostPage.forget()
      return null
    },
    shouldRevalidate: () => false,
    element: <Screen screen={screen} />,
  } satisfies RouteObject
}

function StaffPart() {
  return (
    <staffShell.Screen>
      <Outlet />
    </staffShell.Screen>
  )
}

/** Guards every screen of the staff part by what its entry in the route table says. */
function Guarded() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // A page that does not say who may open it is opened to nobody.
  if (handle === undefined) return null
  return (
    <guard.Screen access={handle.access}>
      <Outlet />
    </guard.Screen>
  )
}
