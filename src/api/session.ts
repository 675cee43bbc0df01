import { queryOptions, useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { readExpiration } from '../domain/sessionTime'
import type { User } from '../domain/user'
import { addresses } from './addresses'
import { ApiError, isStatus } from './errors'
import { usersHttp } from './http'
import { keys } from './keys'
import { userRow } from './users'
import { readAs } from './wire'

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

/** Does not match if nobody is signed in: PHP then sends null, `[]`, `{}` or false. */
const signedInBody = v.pipe(
  v.object({ user: userRow, session_expiration: v.optional(v.unknown()) }),
  v.transform(({ user, session_expiration: end }) => ({ user, expiration: readExpiration(end) })),
)

/** POST users/login — with cookies. A response without a user is an ApiError of kind `refused`. */
export const useSignIn = () =>
  useMutation({
    mutationFn: async ({ email, password, rememberMe }: Credentials) => {
      const body = await usersHttp.post(
        'users/login/index.php',
        { email: email.trim(), password, remember_me: rememberMe },
        { isSignIn: true },
      )
      const signedIn = readAs(signedInBody, body)
      if (signedIn === null) throw new ApiError('refused')
      return signedIn
    },
    gcTime: 0, // the cache would keep the password with the variables
  })

/**
 * Sends a password, then removes it from the mutation cache. Without this, a finished call would
 * stay there as long as its screen is open.
 */
export async function sendSecret<Secret, Result>(
  call: { mutateAsync: (secret: Secret) => Promise<Result>; reset: () => void },
  secret: Secret,
): Promise<Result> {
  try {
    return await call.mutateAsync(secret)
  } finally {
    call.reset()
  }
}

/** GET check-session — the signed-in user, or null. */
export const checkSessionQuery = () =>
  queryOptions({
    queryKey: keys.session,
    queryFn: async ({ signal }) => {
      try {
        const body = await usersHttp.get(addresses.session(), { signal })
        return readAs(signedInBody, body)?.user ?? null
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
