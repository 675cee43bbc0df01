import { paths } from '../../config/paths'
import { sheets, sheetsOf } from '../../config/sheets'
import type { PublicLink } from '../links/sharedPage'

/** The customer's pages of a combined plan, by its code. */
export const combinedPlanLinks = (code: string): PublicLink[] =>
  sheetsOf('combined plan').map((sheet) => ({
    name: sheets[sheet].link,
    address: paths[sheet]({ combinePlanEvent: code }),
  }))
