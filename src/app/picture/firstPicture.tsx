import { type QueryClient, QueryClientProvider, skipToken } from '@tanstack/react-query'
import type { FunctionComponent, ReactNode } from 'react'
import type { ScreenKey } from '../../api/firstCalls'
import { prefetchSheet } from '../../api/sheets/prefetchSheet'
import { BASE_PATH } from '../../config/paths'
import { isPictured } from '../../config/pictured'
import { isPublic } from '../../config/printSets'
import { type FoundRoute, routeOf } from '../../config/routeOf'
import { isSessionLikely } from '../../session/storedExpiration'
import { PlaceContext } from '../../ui/place'
import { pageTitle } from '../pageTitle'
import { type AnyNames, type AnyRoute, namesOf } from '../route'
import { routes } from '../routes'
import { guard, prefetchStaff, staffShell } from '../staffCode'
import { placeInAddress } from './placeInAddress'
import { type Rendered, renderOnce } from './renderOnce'

/** The page at the address; null where there is none, or where the router first writes the address otherwise. */
export function pageInAddress(): FoundRoute | null {
  const { pathname } = window.location
  return pathname.startsWith(`${BASE_PATH}/`) ? routeOf(pathname.slice(BASE_PATH.length)) : null
}

/**
 * Is its first picture drawn without React? A sheet's is, but for one that a printed copy leads to
 * (`#p=…`), whose words come with code of their own; a list's for who seems to be signed in.
 */
export const hasPicture = ({ key }: FoundRoute): boolean =>
  isPictured(key) && window.location.hash === '' && (isPublic(key) || isSessionLikely())

/** A page as it can be drawn without React. */
export interface Picture {
  /** The document's. */
  title: string
  first: Rendered
  /** The same on paper, where it may say more than a window has room for. */
  onPaper: (() => Rendered) | undefined
}

/**
 * Asks for a page's code and data. Never rejects.
 * @returns whether the code has come, once it is known what of the data has.
 */
export async function askForPage(
  { key, names }: FoundRoute,
  client: QueryClient,
): Promise<boolean> {
  const codes = [routes[key].screen, ...(isPublic(key) ? [] : [staffShell, guard])]
  const [areThere] = await Promise.all([
    Promise.all(codes.map((code) => code.preload())),
    isPublic(key)
      ? prefetchSheet(client, key, names, window.location.search)
      : prefetchStaff(client, key as ScreenKey, names),
  ])
  return !areThere.includes(false)
}

/**
 * Draws a page once it is there, by its own components and without React
 * (docs/decisions/picture-before-react.md).
 * @param asked see {@link askForPage}.
 * @returns null where something is missing, has failed or cannot be drawn so: React has words for it.
 */
export async function drawPicture(
  { key, names }: FoundRoute,
  client: QueryClient,
  asked: Promise<boolean>,
): Promise<Picture | null> {
  const route: AnyRoute = routes[key]
  if (!(await asked) || !isWhole(client)) return null
  const Screen = route.screen.Screen as FunctionComponent<AnyNames>
  const screen = <Screen {...namesOf(names)} />
  const draw = () =>
    renderOnce(
      <QueryClientProvider client={client}>
        <PlaceContext value={placeInAddress(names)}>
          {isPublic(key) ? screen : <Staff access={route.access}>{screen}</Staff>}
        </PlaceContext>
      </QueryClientProvider>,
    )
  try {
    const first = draw()
    // A part of it may have asked for more.
    if (!isWhole(client)) return null
    const title = pageTitle(route.title, names)
    return { title, first, onPaper: isPublic(key) ? undefined : draw }
  } catch {
    return null
  }
}

function Staff({ access, children }: { access: AnyRoute['access']; children: ReactNode }) {
  return (
    <staffShell.Screen>
      <guard.Screen access={access}>{children}</guard.Screen>
    </staffShell.Screen>
  )
}

/** Has everything that was asked for been answered well? Who is signed in belongs to it. */
const isWhole = (client: QueryClient): boolean => {
  const queries = client.getQueryCache().getAll()
  return queries.length > 0 && queries.every((query) => isAnswered(query) || isSwitchedOff(query))
}

const isAnswered = ({ state }: { state: { status: string } }) => state.status === 'success'

/** What is asked for under a condition, which does not hold. */
const isSwitchedOff = ({ options }: { options: { queryFn?: unknown; enabled?: unknown } }) =>
  options.enabled === false || options.queryFn === skipToken
