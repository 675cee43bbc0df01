import { tabStore } from '../config/browserStore'
import { showLooks } from '../config/looks'
import { BASE_PATH } from '../config/paths'
import { isPictured } from '../config/pictured'
import { isPublic } from '../config/printSets'
import { routeOf } from '../config/routeOf'
import { sheetLoading } from '../content/words/loading'
import { isSessionLikely, sessionMark } from '../session/storedExpiration'
import { linkFiles } from './linkFiles'
import { startCalls } from './startCalls'

/**
 * Written here by the build: the code and styles of each route, beyond the entry's own. As JSON,
 * which a browser reads sooner than code.
 */
declare const SCREEN_FILES: string

declare global {
  interface Window {
    /** Links the code of React and the router, where the page's first picture does not need it. */
    linkReact?: () => void
  }
}

/*
 * Stands in the page itself and starts, while the app is still on its way, what the app will ask for
 * first (docs/decisions/starter.md). All of it may fail or be missing: the app then does the same.
 */
function start(): void {
  // Nothing is shown in another site's frame.
  if (window.top !== window.self) return
  const { pathname, hash } = window.location
  const route = pathname.startsWith(BASE_PATH)
    ? routeOf(pathname.slice(BASE_PATH.length) || '/')
    : null
  if (route === null) return
  const { key } = route
  if (!isPublic(key)) showLooks()
  const mayAsk = isPublic(key) || isSessionLikely()
  // A sheet does not wait for the browser's storage, which costs another process's time.
  if (mayAsk && !isPublic(key)) window.startedFor = sessionMark()
  if (mayAsk) startCalls(route)
  // The first picture of most pages is drawn without React (src/app/picture); others wait for it most.
  const linkReact = () => linkFiles(filesOf('react'))
  if (mayAsk && hash === '' && isPictured(key)) window.linkReact = linkReact
  else linkReact()
  // Who is not signed in will see Sign In, whatever was asked for.
  linkFiles(filesOf(mayAsk ? key : 'signIn'))
  const words = document.querySelector('#root > p')
  if (isPublic(key) && words) words.textContent = sheetLoading(key)
  // The router reads it before anything is drawn; it is there by then.
  setTimeout(() => tabStore.get(''))
}

/** The files of a route, out of the build's list: see src/start/starterPlugin.ts. */
function filesOf(key: string): string[] {
  const { files, of }: { files: string[]; of: Record<string, number[]> } = JSON.parse(SCREEN_FILES)
  return (of[key] ?? []).flatMap((at) => files[at] ?? [])
}

start()
