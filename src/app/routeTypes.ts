import type { PrefetchQuery } from '../api/sheets/sheetQueries'
import type { PathParams, patterns } from '../config/paths'
import type { PublicKey } from '../config/sheets'
import type { Access } from '../domain/user'
import type { LazyComponent } from '../lib/lazyComponent'

/* An entry of the route table: who may open it, its title, its screen, what it reads. */

/** A route by its pattern: a sheet of src/config/sheets.ts, or a screen of the staff part. */
export type RouteKey = keyof typeof patterns
type ParamsOf<Key extends RouteKey> = PathParams<(typeof patterns)[Key]>

/** A page made to be printed, opened by link without signing in; its reads: src/api/sheets/sheetQueries.ts. */
export interface SheetRoute<Params extends object> {
  /** The document's title, 'Game Plans' unless given; a sheet sets another while it prints. */
  title?: string | ((params: Params) => string | undefined)
  /** Its props are the parameters of its address. */
  screen: LazyComponent<Params>
}

/** A page of the staff part, and who may open it. */
export interface StaffRoute<Params extends object> extends SheetRoute<Params> {
  access: Access
  /** The queries that it reads first, requested while its code is loading; its screen shows failures. */
  reads?: (params: Params) => readonly PrefetchQuery[]
}

/** One entry for each pattern: one that is missing is a type error. */
export type RouteTable = {
  [Key in RouteKey]: Key extends PublicKey ? SheetRoute<ParamsOf<Key>> : StaffRoute<ParamsOf<Key>>
}

/** The parameters of any pattern. */
export type AnyParams = ParamsOf<RouteKey>
/** The router's parameters: an address has a value for each parameter of its pattern. */
export const asParams = (params: Readonly<Partial<Record<string, string>>>) => params as AnyParams
