import * as v from 'valibot'
import { accountFailure } from '../api/writes/reason'

/** The e-mail address of a sign-in, less outer blanks (docs/rules/words.md#validation). */
export const email = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.regex(/^\S+@\S+\.\S+$/, 'Email address is invalid'),
)

/** The password of a sign-in, its blanks kept (docs/rules/words.md#validation). */
export const password = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(6, 'Password must be at least 6 characters'),
)

/** The words for a sign-in that failed (docs/rules/words.md#sign-in-and-registration). */
export function signInFailure(error: unknown): string {
  return accountFailure(error, {
    network: 'Network error. Please check your connection and try again.',
    failed: 'Login failed. Please check your credentials.',
  })
}
