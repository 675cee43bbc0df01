import { startSession } from '../auth'
import type { UserRow } from '../database'
import { type Answer, type Call, done, get, post, type Route } from '../route'
import { type Json, same, text } from '../wire'

/** docs/rules/calls.md#users. These four end in index.php. */
export const userRoutes: Route[] = [
  post('users/login/index.php', 'open', logIn),
  post('users/register/index.php', 'admin', register),
  get('users/index.php', 'signed-in', ({ db }) => db.users.map(userRow)),
  get('check-session/index.php', 'open', ({ user }) => ({ user: user && userRow(user) })),
]

function userRow({ id, name, email, role }: UserRow): Json {
  return { id: String(id), name, email, role }
}

function logIn({ db, body }: Call): Answer {
  const user = db.users.find(
    (candidate) => same(candidate.email, text(body.email)) && candidate.password === body.password,
  )
  if (!user) return { status: 401, body: { error: 'Invalid email or password' } }
  const { expires, cookie } = startSession(db, user, body.remember_me === true)
  return { body: { user: userRow(user), session_expiration: expires }, cookie }
}

function register({ db, body }: Call): Answer {
  for (const key of ['name', 'email', 'password']) {
    const value = body[key]
    if (typeof value !== 'string' || value.trim() === '') return failed(400, `${key} is required`)
  }
  const [name, email, password] = [text(body.name), text(body.email), String(body.password)]
  if (!/^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/.test(email)) return failed(400, 'Email address is invalid')
  if (db.users.some((user) => same(user.email, email))) {
    return failed(409, 'This email is already registered')
  }
  const user = { id: db.nextId++, name, email, role: null, password }
  db.users.push(user)
  return done('Registration successful', { user: userRow(user) })
}

const failed = (status: number, error: string): Answer => ({ status, body: { error } })
