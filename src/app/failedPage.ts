/* Passes a page that could not be loaded from the router's loader to the layout of the current page. */

let failedPage: string | null = null

/** Remembers a page that could not be loaded offline, by its path below the base path. */
export function setFailedPage(path: string): void {
  failedPage = path
}

/** Returns that page, once. */
export function takeFailedPage(): string | null {
  const path = failedPage
  failedPage = null
  return path
}
