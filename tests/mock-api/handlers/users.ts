import { startSession } from '../auth'
import type { UserRow } from '../database'
import type { Answer, Call, Route } from '../route'
import { type Json, looseNumber, same, text } from '../wire'

/** Specification 7 "Users". These four end in index.php. */
export const userRoutes: Route[] = [
  { method: 'post', path: 'users/login/index.php', access: 'open', answer: logIn },
  { method: 'post', path: 'users/register/index.php', access: 'admin', answer: register },
  {
    method: 'get',
    path: 'users/index.php',
    access: 'signed-in',
    answer: ({ db }) => ({ body: db.users.map(userRow) }),
  },
  {
    method: 'get',
    path: 'check-session/index.php',
    access: 'open',
    answer: ({ user }) => ({ body: { user: user && userRow(user) } }),
  },
]

function userRow({ id, name, email, role }: UserRow): Json {
  return { id: looseNumber(id), name, email, role }
}

function logIn({ db, body }: Call): Answer {
  const user = db.users.find(
    (candidate) => same(candidate.email, text(body.email)) && candidate.password === body.password,
  )
  if (!user) return { status: 401, body: { error: 'Invalid email or password.' } }
  const { expires, cookie } = startSession(db, user, body.remember_me === true)
  return { body: { user: userRow(user), session_expiration: expires }, cookie }
}

function register({ db, body }: Call): Answer {
  const [name, email] = [text(body.name), text(body.email)]
  const password = typeof body.password === 'string' ? body.password : ''
  if (!name || !email || !password) {
    return { status: 400, body: { error: 'Name, email and password are required.' } }
  }
  if (db.users.some((user) => same(user.email, email))) {
    return { status: 409, body: { error: 'Email is already registered.' } }
  }
  db.users.push({ id: db.nextId++, name, email, role: '', password })
  return { status: 201, body: { success: true, message: 'User registered.' } }
}
