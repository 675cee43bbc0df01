import { addresses } from '../api/addresses'
import { applyAppearance } from '../config/appearance'
import { env } from '../config/env'
import { matchRoute } from '../config/matchRoute'
import { BASE_PATH } from '../config/paths'
import { isPublic, sheetLoading } from '../config/sheets'
import { reloadOnce } from '../lib/reloadOnce'
import { isSessionLikely } from '../session/storedSession'

/*
 * The inline script of the page. It requests what the app needs while the app's code is still
 * loading (docs/decisions/starter.md). If any of this fails, the app makes the same requests
 * itself.
 */

/**
 * Defined by the build (src/start/routeFiles.ts): the files beyond the entry's own, and the indexes
 * of those that each route needs.
 */
declare const ROUTE_FILES: string[]
declare const FILE_INDEXES_BY_ROUTE: Record<string, number[]>

function start(): void {
  const { pathname } = window.location
  const route = pathname.startsWith(BASE_PATH)
    ? matchRoute(pathname.slice(BASE_PATH.length) || '/')
    : null
  // The app shows nothing inside another site's frame.
  if (route === null || window.top !== window.self) return
  const { key, params } = route
  if (isPublic(key)) {
    const { combinePlanEvent } = params
    if (combinePlanEvent) startFirstRead(addresses.combinedPlan(combinePlanEvent))
    const loading = document.querySelector('#root > p')
    if (loading) loading.textContent = sheetLoading(key)
  } else applyAppearance()
  // Without a session, a staff page will show Sign In.
  preloadFiles(isPublic(key) || isSessionLikely() ? key : 'signIn')
}

/** Sends the first read. The app's first call uses the response (src/api/firstRead.ts). */
function startFirstRead(path: string): void {
  const url = new URL(env.gamePlansBase + path, window.location.href).href
  const controller = new AbortController()
  const response = fetch(url, { credentials: 'include', signal: controller.signal })
  // Avoids an unhandled rejection: the adapter that uses the response reports the error.
  response.catch(() => {})
  window.firstRead = { url, response, controller }
}

/**
 * Preloads the code, styles and fonts of a route. The app's own loader then finds them in the
 * cache.
 */
function preloadFiles(key: string): void {
  for (const index of FILE_INDEXES_BY_ROUTE[key] ?? []) {
    const file = ROUTE_FILES[index] ?? ''
    const link = document.createElement('link')
    link.rel = file.endsWith('.js') ? 'modulepreload' : 'preload'
    if (file.endsWith('.css')) link.as = 'style'
    if (file.endsWith('.woff2')) link.as = 'font'
    // Scripts, styles and fonts are loaded with CORS; a preload without it would not be used.
    link.crossOrigin = ''
    link.href = `${BASE_PATH}/${file}`
    document.head.append(link)
  }
}

/**
 * Offers a reload if the entry script is gone, as on an old page after a deploy. The app did not
 * start, so nothing else can.
 */
function showReloadLink({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement) || reloadOnce()) return
  const link = document.createElement('a')
  link.href = window.location.href
  link.textContent = 'Reload'
  const title = document.createElement('h1')
  title.textContent = 'This page couldn’t be loaded. '
  const message = document.createElement('div')
  message.setAttribute('role', 'alert')
  message.append(title, link)
  const main = document.createElement('main')
  main.append(message)
  document.querySelector('#root')?.replaceChildren(main)
}

window.addEventListener('error', showReloadLink, true)
start()
