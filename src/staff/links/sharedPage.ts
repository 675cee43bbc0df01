import { BASE_PATH } from '../../config/paths'

/** A link to a public page: its name, and its address below the base path. */
export interface PublicLink {
  name: string
  address: string
}

/** The full URL of a page. */
export const publicAddress = (address: string) => window.location.origin + BASE_PATH + address

/** A public page to share. */
export interface SharedPage extends PublicLink {
  /** Describes the page to customers who get only this link. */
  title: string
}

/** A page's path without its contact, which may change while the panel is open. */
export const pagePath = ({ address }: SharedPage) => address.replace(/\?.*/, '')

/** Pages below one heading, such as the pages of a plan. */
export interface PageGroup {
  heading: string
  pages: readonly SharedPage[]
  /** The number of pages shown before expanding the others; by default, all. */
  initialCount?: number
}

/** All pages, group by group. */
export const allPages = (groups: readonly PageGroup[]): SharedPage[] =>
  groups.flatMap(({ pages }) => pages)
