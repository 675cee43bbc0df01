import { salesTeamPhone } from '../../content/venue'
import type { Rep } from '../../domain/rep'
import { slug } from '../../domain/slug'

/* Flyers of the sales team as a whole, which is no one rep. */

/**
 * Whether a rep is the sales team as a whole: 'Sales Team', 'Bruins Sales Team', 'sales-team'.
 * @forTests
 */
export function isSalesTeam({ name }: Pick<Rep, 'name'>): boolean {
  return slug(name).includes('salesteam')
}

/**
 * The rep as the youth flyer names him: the sales team has a fixed phone number on it
 * (docs/rules/sheets.md#youth-hockey).
 */
export function youthContact(rep: Rep): Rep {
  return isSalesTeam(rep) ? { ...rep, phone: salesTeamPhone } : rep
}
