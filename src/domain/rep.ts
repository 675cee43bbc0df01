import { foldAccents, slug } from './slug'

/** A sales representative (specification 3 "Representative"). */
export interface Rep {
  id: number
  name: string
  email: string
  phone: string
  /** Ids of the pricing rows the rep may sell. */
  planIds: number[]
}

/** How a rep is called where something must stand: by name, else by e-mail, else by number. */
export const repTitle = ({ id, name, email }: Pick<Rep, 'id' | 'name' | 'email'>): string =>
  name || email || `Rep ${id}`

/**
 * The rep whose name, as it stands in public links, is this text; the first of several with the
 * same name. Undefined when there is none, and for text without any letter or digit.
 */
export function findRep(reps: readonly Rep[], repname: string): Rep | undefined {
  const asked = slug(repname)
  return asked === '' ? undefined : reps.find((rep) => slug(rep.name) === asked)
}

/** Another rep whose name gives the same public links; `id` is this rep's own, null before he has one. */
export function repWithSameLinks(
  reps: readonly Rep[],
  { id, name }: { id: number | null; name: string },
): Rep | undefined {
  const asked = slug(name)
  if (asked === '') return undefined
  return reps.find((other) => other.id !== id && slug(other.name) === asked)
}

/** What a person should know before a rep gets this name: one sentence for each trouble. */
export function repNameWarnings(name: string, sameLinks: Rep | undefined): string[] {
  if (name.trim() === '') return []
  return [
    slug(name) === '' && 'A name without letters or digits has no public links.',
    sameLinks &&
      `${sameLinks.name} and this representative would have the same public links. Each link shows only one of the two.`,
    // `associated_reps` is a comma string of names.
    name.includes(',') &&
      'Pricing plans list their representatives with commas between. A name with a comma counts as two, and its pricing sheets say ‘Not Assigned’.',
  ].filter((warning) => typeof warning === 'string')
}

const asTyped = (text: string) => foldAccents(text).replace(/[‘’]/g, "'")

/**
 * The reps whose name contains the text (section 2 "search by name"), whatever the case. Accents
 * and curly apostrophes are found without typing them.
 */
export function repsNamed(reps: Rep[], text: string): Rep[] {
  const asked = asTyped(text.trim())
  return asked === '' ? reps : reps.filter((rep) => asTyped(rep.name).includes(asked))
}
