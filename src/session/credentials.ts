import * as v from 'valibot'
import { failureMessage, MESSAGES } from '../api/writes/messages'

/* The rules for e-mail addresses and passwords, and how Sign In and Register send them. */

/** The e-mail address of a sign-in, without outer spaces (docs/rules/words.md#validation). */
export const emailSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.regex(/^\S+@\S+\.\S+$/, 'Email address is invalid'),
)

/** The password of a sign-in; its spaces are kept (docs/rules/words.md#validation). */
export const passwordSchema = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(6, 'Password must be at least 6 characters'),
)

/** The message for a failed sign-in (docs/rules/words.md#sign-in-and-registration). */
export const signInFailure = (error: unknown): string =>
  failureMessage(error, MESSAGES.session.signIn.failed)

/**
 * Sends a password, then removes it from the mutation cache. A finished call would stay there as
 * long as its screen is open.
 */
export async function sendSecret<Secret, Response>(
  call: { mutateAsync: (secret: Secret) => Promise<Response>; reset: () => void },
  secret: Secret,
): Promise<Response> {
  try {
    return await call.mutateAsync(secret)
  } finally {
    call.reset()
  }
}
