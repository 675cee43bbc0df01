import * as v from 'valibot'

/** What Sign In accepts (specification 5); Register accepts no account that it would refuse. */
export const typedEmail = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Email is required'),
  v.regex(/^\S+@\S+\.\S+$/, 'Email address is invalid'),
)

/** Sent as typed, blanks and all. */
export const typedPassword = v.pipe(
  v.string(),
  v.nonEmpty('Password is required'),
  v.minLength(6, 'Password must be at least 6 characters'),
)
