import type { League } from './leagues'

/** SAMPLE VALUE: the phone number of the sales team on the youth-hockey flyer (see sampleMark). */
export const salesTeamPhone = '617-555-0199'

/** Where home games are played, as calendars of the clubs call it. */
export const arena = 'TD Garden'
/** How a map finds it. */
export const arenaAddress = '100 Legends Way, Boston, MA 02114'
/** Where it is on the web, as people type it. */
export const arenaWebsite = 'www.tdgarden.com'
/** SAMPLE VALUE: the phone number of premium sales, for those without a representative; '' for none. */
export const salesPhone: string = '617-555-0199'

/**
 * Addresses of club logos the venue may show, by league and three-letter code: https, or a path of
 * this site such as `/logos/bos.svg`. No artwork ships with the app; where there is no address, or
 * the image cannot be loaded, a badge in the club's colors takes its place.
 */
export const clubLogos: Record<League, Readonly<Record<string, string | null>>> = {
  nhl: { BOS: null },
  nba: { BOS: null },
}

/** A photo of the arena for pricing sheets, from this site or by https, such as `/arena.jpg`; '' for none. */
export const venuePhoto: string = ''

/** What customers ask and the server does not know; what is '' is not printed. */
export const venueWords: Readonly<Record<'doors' | 'delivery' | 'payment' | 'cup', string>> = {
  /** When doors open, and where to park. */
  doors: '',
  /** How tickets arrive. */
  delivery: '',
  /** When payments are due. */
  payment: '',
  /** What happens to a cup game that is not played; on calendars and packages with such a game. */
  cup: '',
}
