import type { Game } from '../../domain/games/game'
import { readDay } from '../../domain/time/dates'

/* On which side of today a game is; one whose date is no day, as '' or 'TBD', is on neither. */

/** Was it on a day before today? */
export const isGameOver = ({ date }: Game, today: string): boolean =>
  date < today && readDay(date) !== null

/** Is it today or on a later day? */
export const isGameAhead = ({ date }: Game, today: string): boolean =>
  date >= today && readDay(date) !== null
