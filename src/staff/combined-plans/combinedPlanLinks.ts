import { paths } from '../../config/paths'
import { type SheetOf, sheets, sheetsOf } from '../../config/sheets'
import type { PublicLink } from '../links/sharedPage'

/** The pages that a customer is usually sent; the others are behind 'More links'. */
const PRIMARY_SHEETS: readonly SheetOf<'combined plan'>[] = ['packageSheet', 'calendar']

/** How many of {@link combinedPlanLinks} are shown at once. */
export const INITIAL_LINK_COUNT = PRIMARY_SHEETS.length

/** The customer's pages of a combined plan, by its code: first those that are usually sent. */
export const combinedPlanLinks = (code: string): PublicLink[] =>
  [...new Set([...PRIMARY_SHEETS, ...sheetsOf('combined plan')])].map((sheet) => ({
    name: sheets[sheet].linkLabel,
    address: paths[sheet]({ combinePlanEvent: code }),
  }))
