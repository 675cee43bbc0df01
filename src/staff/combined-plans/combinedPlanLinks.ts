import { paths } from '../../config/paths'
import { type SheetOf, sheets, sheetsOf } from '../../config/sheets'
import type { PublicLink } from '../links/sharedPage'

/** The pages that customers are usually sent. The others are behind 'More links'. */
const PRIMARY_SHEETS: readonly SheetOf<'combined plan'>[] = ['packageSheet', 'calendar']

/** The number of {@link combinedPlanLinks} shown before expanding 'More links'. */
export const INITIAL_LINK_COUNT = PRIMARY_SHEETS.length

/** The public pages of a combined plan with this code. Those that are usually sent come first. */
export const combinedPlanLinks = (code: string): PublicLink[] =>
  [...new Set([...PRIMARY_SHEETS, ...sheetsOf('combined plan')])].map((sheet) => ({
    name: sheets[sheet].linkLabel,
    address: paths[sheet]({ combinePlanEvent: code }),
  }))
