declare global {
  interface Window {
    /** The page's first read, which the starter sends before the app's code is there. */
    firstRead?: { url: string; response: Promise<Response>; controller: AbortController }
  }
}

/** The first read, once, where it has this address. */
export function takeFirstRead(url: string): Window['firstRead'] {
  const read = window.firstRead
  if (read?.url !== url) return undefined
  delete window.firstRead
  return read
}
