import type { League } from './leagues'

/** The name of the arena in the clubs' calendars. */
export const arena = 'TD Garden'
/** The arena's address for maps. */
export const arenaAddress = '100 Legends Way, Boston, MA 02114'
/** The arena's website, as people type it. */
export const arenaWebsite = 'www.tdgarden.com'
/** SAMPLE VALUE: the phone number of the sales team on the youth-hockey flyer (see samples.ts). */
export const youthSalesPhone = '617-555-0199'
/**
 * SAMPLE VALUE: the phone number of premium sales, for customers without a rep; '' if there is none
 * (see samples.ts).
 */
export const salesPhone: string = '617-555-0199'

/**
 * The addresses of club logos that the venue may show, by league and three-letter code: https, or a
 * path of this site such as `/logos/bos.svg`. The app contains no artwork. If the address is null
 * or the image cannot be loaded, a badge in the club's colors is shown.
 */
export const clubLogos: Record<League, Readonly<Record<string, string | null>>> = {
  nhl: { BOS: null },
  nba: { BOS: null },
}

/**
 * A photo of the arena for pricing sheets, from this site or by https, such as `/arena.jpg`; '' if
 * there is none.
 */
export const venuePhoto: string = ''

/** Answers to customers' questions, which the server does not have. '' prints nothing. */
export const venueWords: Readonly<Record<'doors' | 'delivery' | 'payment' | 'cup', string>> = {
  /** When the doors open, and where to park. */
  doors: '',
  /** How tickets arrive. */
  delivery: '',
  /** When payments are due. */
  payment: '',
  /**
   * What happens to a cup game that is not played. Printed on calendars and packages with such a
   * game.
   */
  cup: '',
}
