/* What of the content is a sample, and the people of the sample season. */

/**
 * The content that has sample values, because the rules do not give the real ones. The build warns
 * as long as this list has entries: remove an entry once the venue's values are in.
 */
export const sampleContent: readonly string[] = [
  'event prices (src/content/season/2025/eventPrices.ts)',
  'price terms (src/content/season/2025/season.ts)',
  'group dates and minimum (src/content/season/2025/season.ts)',
  'benefit texts (src/content/words/planTexts.ts)',
  'phones of the sales team and of premium sales (src/content/venue.ts)',
]

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
