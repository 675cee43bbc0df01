import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { readExpiration } from '../domain/sessionTime'
import type { User } from '../domain/user'
import { addresses } from './addresses'
import { ApiError, isStatus } from './errors'
import { usersHttp } from './http'
import { keys } from './keys'
import { userRow } from './users'

/**
 * The `user` of a response; null if nobody is signed in, which PHP also writes as `[]`, `{}` or
 * false.
 */
function readUser(body: unknown): User | null {
  if (typeof body !== 'object' || body === null || !('user' in body)) return null
  const result = v.safeParse(userRow, body.user)
  return result.success ? result.output : null
}

/** The values of the Sign In form. The password is sent exactly as typed. */
export interface Credentials {
  email: string
  password: string
  rememberMe: boolean
}

/** A successful sign-in. */
export interface SignedIn {
  user: User
  /** The end of the session in Unix seconds; null if the server did not send it. */
  expiration: number | null
}

/** POST users/login — with cookies. A response without a user is an ApiError of kind `refused`. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async ({ email, password, rememberMe }: Credentials): Promise<SignedIn> => {
      const body = await usersHttp.post(
        'users/login/index.php',
        { email: email.trim(), password, remember_me: rememberMe },
        { isSignIn: true },
      )
      const user = readUser(body)
      if (user === null) throw new ApiError('refused')
      const expiration = (body as { session_expiration?: unknown }).session_expiration
      return { user, expiration: readExpiration(expiration) }
    },
    gcTime: 0, // the cache would keep the password with the variables
  })

/** GET check-session — the signed-in user, or null. */
export const checkSessionQuery = () =>
  queryOptions({
    queryKey: keys.session,
    queryFn: async ({ signal }) => {
      try {
        return readUser(await usersHttp.get(addresses.session(), { signal }))
      } catch (error) {
        // These statuses mean that nobody is signed in.
        if (isStatus(error, 401) || isStatus(error, 403)) return null
        throw error
      }
    },
    meta: { logAs: 'Error checking session' },
    staleTime: 0,
    // Never collected: loaders read the signed-in user from the cache until it is cleared.
    gcTime: Number.POSITIVE_INFINITY,
  })
