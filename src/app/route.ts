import type { QueryClient } from '@tanstack/react-query'
import type { Names, patterns } from '../config/paths'
import type { PublicKey } from '../config/sheets'
import type { Access } from '../domain/session'
import type { LazyComponent } from '../lib/lazyComponent'

/* What an entry of the route table holds: who may open it, its title, its screen, what it reads. */

/** A route by its pattern: a sheet of src/config/sheets.ts, or a screen of the staff part. */
export type RouteKey = keyof typeof patterns
type NamesOf<Key extends RouteKey> = Names<(typeof patterns)[Key]>

interface Page<Given extends object> {
  /** The document's title, 'Game Plans' unless given; a sheet sets another while it prints. */
  title?: string | ((names: Given) => string | undefined)
  /** Is given the names of its own pattern, as they are in the address. */
  screen: LazyComponent<Given>
  /**
   * Starts the page's reads while its code is coming.
   * @param search of the address, from `?` on.
   */
  loader?: (client: QueryClient, names: Given, search: string) => unknown
}

/** A page of the staff part, and who may open it. */
export interface StaffRoute<Given extends object> extends Page<Given> {
  access: Exclude<Access, 'public'>
}

/** A page made to be printed, opened by link without signing in. */
export interface SheetRoute<Given extends object> extends Page<Given> {
  access: 'public'
}

/** One entry for each pattern: one that is missing is a type error. */
export type RouteTable = {
  [Key in RouteKey]: Key extends PublicKey ? SheetRoute<NamesOf<Key>> : StaffRoute<NamesOf<Key>>
}

/** The names of all patterns: a consumer of some of them can be given these. */
export type AnyNames = NamesOf<RouteKey>
/** The parameters of an address, which has a value for each name of its pattern. */
export const namesOf = (params: Readonly<Partial<Record<string, string>>>) => params as AnyNames
export type AnyRoute = SheetRoute<AnyNames> | StaffRoute<AnyNames>

/** The title of a page that has none of its own. */
const DEFAULT_TITLE = 'Game Plans'

/**
 * The document's title for a route (docs/rules/routes.md#page-titles).
 * @param title as its entry in the route table has it. @param names what its address says: all of its pattern.
 */
export const pageTitle = (
  title?: AnyRoute['title'],
  names: Readonly<Partial<Record<string, string>>> = {},
): string => (typeof title === 'function' ? title(namesOf(names)) : title) ?? DEFAULT_TITLE
