import { type Rep, repWithSameLinks } from './rep'
import { slug } from './slug'

/** What tells a rep's links from those of another with the same link name; '' where there is none. */
export const linkEnding = (rep: Rep, reps: readonly Rep[]): string =>
  repWithSameLinks(reps, rep) ? `?rep=${rep.id}` : ''

/**
 * Names a rep in a combined plan's link (docs/rules/sheets.md#all-sheets): by link name, or by id
 * where there is none or another has the same. Null names nobody.
 */
export function withRep(address: string, rep: Rep | null, reps: readonly Rep[]): string {
  if (rep === null) return address
  const name = encodeURIComponent(slug(rep.name).toWellFormed())
  return address + (linkEnding(rep, reps) || `?rep=${name || rep.id}`)
}
