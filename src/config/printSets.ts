// Endings are named because the build's own configuration, which Node reads, imports this file.
import { isSheet, type SheetKey } from './sheets.ts'

/** Pages that print every sheet of one owner as one job (docs/rules/print-set.md), as routes match them. */
export const printSets = {
  printPackage: '/print/package/:combinePlanEvent',
  printPlan: '/print/plan/:planname/:repname',
  printRep: '/print/rep/:repname',
} as const

type PrintSetKey = keyof typeof printSets

/** A page opened by link without signing in. */
export type PublicKey = SheetKey | PrintSetKey

/** Is the route of this key public, and not a staff screen? */
export const isPublic = (route: string): route is PublicKey => isSheet(route) || route in printSets
