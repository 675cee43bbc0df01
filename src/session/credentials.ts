import * as v from 'valibot'

/* The rules for the e-mail addresses and passwords of Sign In and Register. */

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
