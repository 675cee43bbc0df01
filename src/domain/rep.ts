import { slug } from './slug'

/** A sales representative (specification 3 "Representative"). */
export interface Rep {
  id: number
  name: string
  email: string
  phone: string
  /** Ids of the pricing rows the rep may sell. */
  planIds: number[]
}

/**
 * The rep whose name, as it stands in public links, is this text; the first of several with the
 * same name. Undefined when there is none, and for text without any letter or digit.
 */
export function findRep(reps: readonly Rep[], repname: string): Rep | undefined {
  const asked = slug(repname)
  return asked === '' ? undefined : reps.find((rep) => slug(rep.name) === asked)
}
