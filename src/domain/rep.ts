import { normalizeLinkText } from '../config/linkText'
import { salesPhone } from '../content/venue'
import { footerWords } from '../content/words/footerWords'
import { foldAccents, slug } from './slug'
import type { Unreadable } from './unreadable'

/** The id of a pricing row, or the server's text if it isn't a number. */
export type LocationId = number | string

/** A sales representative (docs/rules/fields.md#representative). */
export interface Rep {
  id: number
  name: string
  email: string
  phone: string
  /** Ids of the pricing rows the rep may sell. */
  pricingLocationIds: LocationId[]
  unreadable?: Unreadable | undefined
}

/** A title for a rep that is never blank: the name, the e-mail address or the id. */
export const repTitle = ({ id, name, email }: Pick<Rep, 'id' | 'name' | 'email'>): string =>
  name || email || `Rep ${id}`

/**
 * The rep with this name in public links. If there are several: the one with this `id` (as text),
 * or the one with exactly this name, or the first. Undefined if there is none, or the text has no
 * letters or digits.
 */
export function findRep(
  reps: readonly Rep[],
  repname: string,
  id: string | null = null,
): Rep | undefined {
  const link = slug(repname)
  if (link === '') return undefined
  const matches = reps.filter((rep) => slug(rep.name) === link)
  const withId = matches.find((rep) => String(rep.id) === id)
  if (withId) return withId
  const exact = normalizeLinkText(repname)
  // The app's links have no punctuation or accents, so a name with them was typed and is compared
  // exactly.
  const isTyped = exact !== link
  const withName = isTyped && matches.find((rep) => normalizeLinkText(rep.name) === exact)
  return withName || matches[0]
}

/** Another rep with the same public links; `id` is null for a new rep. */
export function repWithSameLinks(
  reps: readonly Rep[],
  { id, name }: { id: number | null; name: string },
): Rep | undefined {
  const link = slug(name)
  if (link === '') return undefined
  return reps.find((other) => other.id !== id && slug(other.name) === link)
}

/**
 * Why a rep cannot have this name; undefined if it is valid. A stored name stays valid even if
 * another rep has the same links, so that the rep's other fields can be saved.
 */
export function repNameProblem(
  reps: readonly Rep[],
  rep: Pick<Rep, 'id' | 'name'> | null,
  name: string,
): string | undefined {
  if (rep && slug(rep.name) === slug(name)) return undefined
  const other = repWithSameLinks(reps, { id: rep?.id ?? null, name })
  return other && `${other.name} has the same public links. Choose another name.`
}

/** The problems of a rep's name that do not prevent saving it, one sentence each. */
export function repNameWarnings(name: string, sameLinks?: Rep): string[] {
  if (name.trim() === '') return []
  return [
    slug(name) === '' && 'A name without letters or digits has no public links.',
    sameLinks &&
      `${sameLinks.name} has the same public links. Use another name to tell them apart.`,
    // `associated_reps` is comma-separated text, so a name with a comma becomes two.
    name.includes(',') &&
      'A name with a comma counts as two names, so its pricing sheets say ‘Not Assigned’.',
  ].filter((warning) => typeof warning === 'string')
}

const searchText = (text: string) => foldAccents(text).replace(/[‘’]/g, "'")

/**
 * The reps whose name contains the text (docs/rules/screens.md#bruins-representatives). Ignores
 * case, accents and curly apostrophes.
 */
export function repsNamed(reps: Rep[], text: string): Rep[] {
  const searched = searchText(text.trim())
  return searched === '' ? reps : reps.filter((rep) => searchText(rep.name).includes(searched))
}

/** The query of a rep's links if another rep has the same link name, or ''. */
export const repQuery = (rep: Rep, reps: readonly Rep[]): string =>
  repWithSameLinks(reps, rep) ? `?rep=${rep.id}` : ''

/**
 * Adds a rep to a combined plan's link (docs/rules/sheets.md#all-sheets): by link name, or by id if
 * the rep has no link name or shares it. Null adds nothing.
 */
export function addRepQuery(address: string, rep: Rep | null, reps: readonly Rep[]): string {
  if (rep === null) return address
  const name = encodeURIComponent(slug(rep.name).toWellFormed())
  return address + (repQuery(rep, reps) || `?rep=${name || rep.id}`)
}

/** Whom a customer calls: a rep, or the venue. */
export type Contact = Pick<Rep, 'name' | 'phone' | 'email'>

/** The contact if no rep is known: the venue. Null if it has no phone number. */
export const venueContact: Contact | null = salesPhone
  ? { name: footerWords.salesLabel, phone: salesPhone, email: '' }
  : null
