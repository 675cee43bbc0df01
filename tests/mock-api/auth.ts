import { randomUUID } from 'node:crypto'
import type { Database, UserRow } from './database'

/** The session cookie's name, PHP's own. */
export const SESSION_COOKIE = 'PHPSESSID'

const THIRTY_DAYS = 30 * 24 * 60 * 60

/** Who may make a call: anyone, any signed-in user, roles admin and bgs, or admin alone. */
export type Access = 'open' | 'signed-in' | 'staff' | 'admin'

/** Starts a session and gives its cookie value and end. Values are unguessable and never reused. */
export function startSession(
  db: Database,
  user: UserRow,
  remember = false,
): { id: string; expires: number; cookie: string } {
  const seconds = remember ? THIRTY_DAYS : db.sessionSeconds
  const id = randomUUID()
  const expires = Math.floor(Date.now() / 1000) + seconds
  db.sessions.set(id, { userId: user.id, expires })
  const maxAge = remember ? `; Max-Age=${seconds}` : ''
  const cookie = `${SESSION_COOKIE}=${id}; Path=/; HttpOnly; SameSite=Lax${maxAge}`
  return { id, expires, cookie }
}

/**
 * For tests: from now on every request is made by a user of this role, no cookie needed.
 * @param role 'admin', 'bgs', 'viewer' or '' in the sample; null makes every request a stranger's.
 * @returns the user and a session_expiration to put into local storage.
 */
export function createSession(
  db: Database,
  role: string | null,
): { user: UserRow | null; session_expiration: number } {
  const user =
    role === null ? null : (db.users.find((candidate) => candidate.role === role) ?? null)
  if (role !== null && !user) throw new Error(`No sample user has the role '${role}'`)
  db.ambientUser = user
  return { user, session_expiration: Math.floor(Date.now() / 1000) + db.sessionSeconds }
}

/** The user behind a session cookie, or null when there is none or it has run out. */
export function currentUser(db: Database, cookieValue: string | undefined): UserRow | null {
  if (db.ambientUser) return db.ambientUser
  if (cookieValue === undefined) return null
  const session = db.sessions.get(cookieValue)
  if (!session || session.expires * 1000 <= Date.now()) return null
  return db.users.find((user) => user.id === session.userId) ?? null
}

/** 401 for strangers, 403 for the wrong role, null when the call may go on. */
export function refusal(access: Access, user: UserRow | null): 401 | 403 | null {
  if (access === 'open') return null
  if (!user) return 401
  if (access === 'admin' && user.role !== 'admin') return 403
  if (access === 'staff' && user.role !== 'admin' && user.role !== 'bgs') return 403
  return null
}
