/** Where the browser stands, below /game-plans. */
export function here(): string {
  return window.location.pathname.replace(/^\/game-plans/, '').replace(/\/$/, '') || '/'
}
