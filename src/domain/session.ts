/* Users, their roles, and the end of a session. */

/** A signed-in or listed user (docs/rules/fields.md#user). */
export interface User {
  id: number | null
  name: string
  email: string
  /** Exactly as the server sent it; '' when there is none. Only 'admin' and 'bgs' have rights. */
  role: string
}

/**
 * A short hash of an e-mail address, for data in the browser: the next person must not learn from it who
 * the last one was. '' for none.
 */
export function personHash(email: string): string {
  if (email === '') return ''
  let one = 0xdeadbeef
  let other = 0x41c6ce57
  for (const character of email.trim().toLowerCase()) {
    const code = character.codePointAt(0) ?? 0
    one = Math.imul(one ^ code, 2654435761)
    other = Math.imul(other ^ code, 1597334677)
  }
  return `${(one >>> 0).toString(36)}${(other >>> 0).toString(36)}`
}

/** Who may open a route (docs/rules/routes.md#table-of-routes, column Access). */
export type Access = 'guest' | 'signed-in' | 'staff' | 'admin'

/**
 * May this user open a route with this access (docs/rules/routes.md#access)? Roles compare exactly;
 * any other value has no rights.
 */
export const may = (user: User | null, access: Access): boolean => rights[access](user)

const rights: Record<Access, (user: User | null) => boolean> = {
  guest: (user) => user === null,
  'signed-in': (user) => user !== null,
  staff: (user) => user?.role === 'admin' || user?.role === 'bgs',
  admin: (user) => user?.role === 'admin',
}

/** Unix seconds from a number or numeric text; null when it cannot be a time in seconds. */
export function readExpiration(value: unknown): number | null {
  const seconds = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof seconds !== 'number' || !Number.isFinite(seconds)) return null
  const MILLISECONDS_BEGIN = 100_000_000_000
  return seconds > 0 && seconds < MILLISECONDS_BEGIN ? Math.floor(seconds) : null
}

/**
 * Seconds until the session ends, from the clock and never from a counter
 * (docs/rules/session.md#countdown).
 * @param expiration Unix seconds, or null when unknown.
 * @param now milliseconds since 1970.
 * @returns whole seconds, at least 0, or null when the expiration is unknown.
 */
export function secondsLeft(expiration: number | null, now: number): number | null {
  if (expiration === null) return null
  return Math.max(0, Math.ceil(expiration - now / 1000))
}

/** The remaining session time: 3723 seconds → '1h 2m 3s', 59 → '0h 0m 59s'. */
export function formatTimeLeft(seconds: number): string {
  const hours = Math.floor(seconds / 3600)
  const minutes = Math.floor((seconds % 3600) / 60)
  return `${hours}h ${minutes}m ${seconds % 60}s`
}
