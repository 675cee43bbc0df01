import type { League } from '../clubs/leagues'

/**
 * Addresses of club logos the venue may show, by league and three-letter code: https, or a path of
 * this site such as `/logos/bos.svg`. No artwork ships with the app; where there is no address, or
 * the picture cannot be loaded, a badge in the club's colours takes its place.
 */
export const clubLogos: Record<League, Readonly<Record<string, string | null>>> = {
  nhl: { BOS: null },
  nba: { BOS: null },
}
