let failedPage: string | null = null

/** A page whose code could not be loaded offline, below the base path: the present one stays. */
export function setFailedPage(path: string): void {
  failedPage = path
}

/** Returns it once. */
export function takeFailedPage(): string | null {
  const path = failedPage
  failedPage = null
  return path
}
