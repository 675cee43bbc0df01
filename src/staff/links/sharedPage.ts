import type { PublicLink } from './OpenLink'

/** A customer's page to hand on. */
export interface SharedPage extends PublicLink {
  /** What it is, for the customer who gets the link alone. */
  title: string
}

/** Pages that belong together: a plan's, or those of every rep. */
export interface PageGroup {
  heading: string
  pages: readonly SharedPage[]
}

/** All of them, group by group. */
export const pagesOf = (groups: readonly PageGroup[]): SharedPage[] =>
  groups.flatMap(({ pages }) => pages)
