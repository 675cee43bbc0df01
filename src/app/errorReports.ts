import { matchRoute } from '../config/matchRoute'
import { BASE_PATH, patterns } from '../config/paths'

/* Reports uncaught errors to the address that the build is configured with. */

/** The number of different errors that one page reports. Each is reported once. */
const MAX_REPORTS = 5
const MAX_MESSAGE_LENGTH = 200

/**
 * The address that gets the reports, the file name of the build's first script, which changes with
 * every build, and the messages that were reported. Null if reports are off.
 */
let reporting: { url: string; build: string; reported: Set<string> } | null = null

/**
 * Starts reporting the uncaught errors of this page.
 * @param url the address that gets the reports; undefined if the build has none.
 * @param script the address of the build's first script.
 */
export function startReporting(url: string | undefined, script: string): void {
  const build = new URL(script).pathname.split('/').at(-1) ?? ''
  reporting = url === undefined ? null : { url, build, reported: new Set() }
  window.addEventListener('error', onError)
  window.addEventListener('unhandledrejection', onRejection)
}

const onError = (event: ErrorEvent) => {
  // A file that failed to load is an event without an error.
  if (event.error instanceof Error) reportError(event.error)
}
const onRejection = (event: PromiseRejectionEvent) => reportError(event.reason)

/** Reports an error once. Does nothing if reports are off. */
export function reportError(error: unknown): void {
  if (reporting === null) return
  const { url, build, reported } = reporting
  const message = plainMessage(error)
  if (reported.has(message) || reported.size >= MAX_REPORTS) return
  reported.add(message)
  // Send nothing else: never a name, a price, or what somebody typed.
  const report = { message, page: pageOf(window.location.pathname), build }
  // Plain text needs no preflight on another origin.
  navigator.sendBeacon(url, JSON.stringify(report))
}

/**
 * The error's name and message, without what may come from data: addresses, numbers, and everything
 * from the first quotation mark on.
 */
export function plainMessage(error: unknown): string {
  if (!(error instanceof Error)) return typeof error
  const text = error.message
    // Cut off the rest, because a quoted text may contain quotes.
    .replace(/["'`“‘].*/s, '…')
    .replace(/\S+@\S+|\w+:\/\/\S+/g, '…')
    .replace(/\S*\d\S*/g, '…')
  return `${error.name}: ${text}`.slice(0, MAX_MESSAGE_LENGTH)
}

/** The pattern of a page's address, or '/…' for an unknown address. */
export function pageOf(pathname: string): string {
  const route = matchRoute(pathname.slice(BASE_PATH.length) || '/')
  return route ? patterns[route.key] : '/…'
}
