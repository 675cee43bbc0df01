/** A person of the sample season. Anyone may sign in as this person. */
export interface SampleSignIn {
  email: string
  password: string
  /** The stored role; '' if the account has none. */
  role: string
  /** What this person may do, in a few words. */
  may: string
}

const password = 'password'

/** Shown by `npm start` and on its Sign In page. Never part of a production build. */
export const sampleSignIns: readonly SampleSignIn[] = [
  { email: 'admin@example.com', password, role: 'admin', may: 'everything, and register users' },
  { email: 'bgs@example.com', password, role: 'bgs', may: 'manage games, plans, reps and pricing' },
  { email: 'guest@example.com', password, role: 'viewer', may: 'see the dashboard and the users' },
  { email: 'norole@example.com', password, role: '', may: 'the same; an account without a role' },
]
