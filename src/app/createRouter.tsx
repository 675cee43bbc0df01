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
import { BASE_PATH, normalisePublicPath, paths, patterns } from '../config/paths'
import { isPublic, sheetLoading } from '../config/sheets'
import { type Access, may } from '../domain/session'
import { type LazyComponent, lazyComponent } from '../lib/lazyComponent'
import { mayReload } from '../lib/reloadOnce'
import { prefetchSession } from '../session/firstCheck'
import { ErrorScreen, NotFoundScreen, setFailedPage } from './ErrorScreens'
import {
  type AnyNames,
  type AnyRoute,
  namesOf,
  pageTitle,
  type RouteKey,
  type SheetRoute,
  type StaffRoute,
} from './route'
import { routes } from './routes'

/** Providers and layout of the staff part: the first code that staff load. @forTests */
export const StaffShell: LazyComponent<{ children: ReactNode }> = lazyComponent(
  () => import('./StaffShell'),
  'StaffShell',
)

/** Asks for each of its screens whether this person may see it. @forTests */
export const Guard: LazyComponent<{ access: Access; children: ReactNode }> = lazyComponent(
  () => import('./Guard'),
  'Guard',
)

/**
 * The router over the one route table, under the base path /game-plans
 * (docs/rules/routes.md#base-path).
 */
export function createRouter(client: QueryClient) {
  addLastSlash()
  // The first loaders run before there is a router to ask.
  let router: ReturnType<typeof createBrowserRouter> | undefined
  const current = () => (router?.state.initialized ? pathBelowBase(router.state.location) : null)
  router = createBrowserRouter(createRoutes(client, current), { basename: `${BASE_PATH}/` })
  return router
}

/** A host may serve the page without the base path's last slash; links and reloads need it. */
function addLastSlash(): void {
  const { pathname, search, hash } = window.location
  if (pathname !== BASE_PATH) return
  window.history.replaceState(window.history.state, '', `${BASE_PATH}/${search}${hash}`)
}

/** The path of the page that is shown, below the base path; null before the first one. */
type Current = () => string | null

const pathBelowBase = ({ pathname, search }: { pathname: string; search: string }) =>
  pathname.slice(BASE_PATH.length) + search

/**
 * The table as the router's own objects: sheets by themselves, all else in the staff part; tests
 * mount exactly these. @forTests
 */
export function createRoutes(client: QueryClient, current: Current): RouteObject[] {
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
      sheets.push({ path, handle, hydrateFallbackElement, ...sheet(routes[key], client) })
    } else screens.push({ path, handle, ...staff(routes[key], client, current) })
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
            <StaffShell>
              <Outlet />
            </StaffShell>
          ),
          loader: ({ request }: LoaderFunctionArgs) => load(request, StaffShell),
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
  return <LazyScreen {...namesOf(useParams())} />
}

type Code = Pick<LazyComponent<never>, 'preload' | 'isLoaded'>

/**
 * Loads a page's code. Null where all of it is there: the page follows at once. Where it is gone after a
 * deploy the page is loaded as a new document, once.
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

function sheet({ screen, loader }: SheetRoute<AnyNames>, client: QueryClient) {
  return {
    loader: ({ request, params }: LoaderFunctionArgs) => {
      const url = new URL(request.url)
      const path = url.pathname.slice(BASE_PATH.length)
      const clean = normalisePublicPath(path)
      // A request has no fragment; the printed copy that led here is known by it.
      const { pathname, hash } = window.location
      if (clean !== path) {
        throw replace(clean + url.search + (pathname === url.pathname ? hash : ''))
      }
      loader?.(client, namesOf(params), url.search)
      // The data is not awaited: the sheet shows its own loading, error and not-found states.
      return load(request, screen)
    },
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    element: <Screen screen={screen} />,
  } satisfies RouteObject
}

function staff(
  { screen, access, loader }: StaffRoute<AnyNames>,
  client: QueryClient,
  current: Current,
) {
  return {
    loader: ({ request, params }: LoaderFunctionArgs) => {
      // A list is requested as soon as the role is known, while the code is still coming.
      void prefetchSession(client).then((user) => {
        if (user && may(user, access)) loader?.(client, namesOf(params), '')
      })
      const code = load(request, Guard, screen)
      if (code === null) return null
      return code.catch((error) => {
        const shown = current()
        // From and to Sign In one is sent: there is nothing to stay on.
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

/** Guards every screen of the staff part by what its entry in the route table says. */
function Guarded() {
  const handle = useMatches().at(-1)?.handle as RouteHandle | undefined
  // A page that does not say who may open it is opened to nobody.
  if (handle === undefined) return null
  return (
    <Guard access={handle.access}>
      <Outlet />
    </Guard>
  )
}

/** What a route has beside its element. */
interface RouteHandle {
  /** Who may open it. */
  access: Access
  title: (params: Readonly<Params>) => string
}

/** Keeps the document's title that of the deepest matching route (docs/rules/routes.md#page-titles). */
function Root() {
  const match = useMatches().at(-1)
  const handle = match?.handle as RouteHandle | undefined
  const title = handle?.title(match?.params ?? {}) ?? pageTitle()
  useLayoutEffect(() => {
    document.title = title
  }, [title])
  return <Outlet />
}
