import { normalizeText } from '../config/paths'
import { foldAccents, slug } from './slug'

/** A sales representative (docs/rules/fields.md#representative). */
export interface Rep {
  id: number
  name: string
  email: string
  phone: string
  /** Ids of the pricing rows the rep may sell. */
  pricingLocationIds: number[]
}

/** How a rep is called where something must stand: by name, else by e-mail, else by number. */
export const repTitle = ({ id, name, email }: Pick<Rep, 'id' | 'name' | 'email'>): string =>
  name || email || `Rep ${id}`

/**
 * The rep whose name, as it stands in public links, is this text. Of several the one with this
 * `id`, as text; else the one whose name is the text sign by sign; else the first. Undefined when
 * there is none, and for text without any letter or digit.
 */
export function findRep(
  reps: readonly Rep[],
  repname: string,
  id: string | null = null,
): Rep | undefined {
  const linkName = slug(repname)
  if (linkName === '') return undefined
  const alike = reps.filter((rep) => slug(rep.name) === linkName)
  const exact = normalizeText(repname)
  return (
    alike.find((rep) => String(rep.id) === id) ??
    // Only signs say that one of them is meant: links themselves carry none.
    (exact === linkName ? undefined : alike.find((rep) => normalizeText(rep.name) === exact)) ??
    alike[0]
  )
}

/** Another rep whose name gives the same public links; `id` is this rep's own, null before he has one. */
export function repWithSameLinks(
  reps: readonly Rep[],
  { id, name }: { id: number | null; name: string },
): Rep | undefined {
  const linkName = slug(name)
  if (linkName === '') return undefined
  return reps.find((other) => other.id !== id && slug(other.name) === linkName)
}

/**
 * Why a rep cannot get this name; undefined when he can. One who has had the same links all along
 * keeps his name: what else is edited of him must not wait for it.
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

/** What a person should know before a rep gets this name: one sentence for each trouble. */
export function repNameWarnings(name: string, sameLinks?: Rep): string[] {
  if (name.trim() === '') return []
  return [
    slug(name) === '' && 'A name without letters or digits has no public links.',
    sameLinks &&
      `${sameLinks.name} has the same public links. Use another name to tell them apart.`,
    // `associated_reps` is a comma string of names.
    name.includes(',') &&
      'A name with a comma counts as two names, so its pricing sheets say ‘Not Assigned’.',
  ].filter((warning) => typeof warning === 'string')
}

const asTyped = (text: string) => foldAccents(text).replace(/[‘’]/g, "'")

/**
 * The reps whose name contains the text (docs/rules/screens.md#bruins-representatives), whatever
 * the case. Accents and curly apostrophes are found without typing them.
 */
export function repsNamed(reps: Rep[], text: string): Rep[] {
  const searched = asTyped(text.trim())
  return searched === '' ? reps : reps.filter((rep) => asTyped(rep.name).includes(searched))
}

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
