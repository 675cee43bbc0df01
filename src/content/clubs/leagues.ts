import { nba } from './nba'
import { nhl } from './nhl'

/** Every club by league: the Kings of the NHL are not the Kings of the NBA. */
export const leagues = { nhl, nba } as const

export type League = keyof typeof leagues
