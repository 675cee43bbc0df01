import { matchRoute } from '../config/matchRoute'
import { BASE_PATH, patterns } from '../config/paths'

/* Reports errors to the address that the build is configured with. */

/** At most so many different errors of one page are reported, each once. */
const MOST_REPORTS = 5
const LONGEST_MESSAGE = 200

let address: string | undefined
/** The file name of the build's first script, which changes with every build. */
let build = ''
const reported = new Set<string>()

/**
 * Starts to report uncaught errors of this page.
 * @param to where reports go.
 * @param script the address of the build's first script.
 */
export function reportUncaught(to: string | undefined, script: string): void {
  address = to
  build = new URL(script).pathname.split('/').at(-1) ?? ''
  reported.clear()
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

const onError = (event: ErrorEvent) => {
  // A file that did not load is an event without an error.
  if (event.error instanceof Error) report(event.error)
}
const onRejection = (event: PromiseRejectionEvent) => report(event.reason)

/** Reports one error, once; nothing happens when reports are off. */
export function report(error: unknown): void {
  const message = plainMessage(error)
  if (address === undefined || reported.has(message) || reported.size >= MOST_REPORTS) return
  reported.add(message)
  // Nothing else is sent: never a name, a price, or what somebody typed.
  const errorReport = { message, page: pageOf(window.location.pathname), build }
  // Plain text needs no preflight on another origin.
  navigator.sendBeacon(address, JSON.stringify(errorReport))
}

/**
 * The error's name and message, without what may come from data: addresses, numbers, and everything from
 * the first quotation mark on.
 */
export function plainMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const text = error.message
    // A quoted text may hold quotes itself.
    .replace(/["'`“‘].*/s, '…')
    .replace(/\S+@\S+|\w+:\/\/\S+/g, '…')
    .replace(/\S*\d\S*/g, '…')
  return `${error.name}: ${text}`.slice(0, LONGEST_MESSAGE)
}

/** The pattern of a page's address; '/…' for an unknown address. */
export function pageOf(pathname: string): string {
  const route = matchRoute(pathname.slice(BASE_PATH.length) || '/')
  return route ? patterns[route.key] : '/…'
}
