import { salesTeamPhone } from './salesTeam'

/** Where home games are played, as calendars of the clubs call it. */
export const arena = 'TD Garden'
/** How a map finds it. */
export const arenaAddress = '100 Legends Way, Boston, MA 02114'
/** Where it is on the web, as people type it. */
export const arenaSite = 'www.tdgarden.com'
/** Who sells premium seats, for those who know nobody there yet; '' where there is no such number. */
export const salesLine: string = salesTeamPhone
