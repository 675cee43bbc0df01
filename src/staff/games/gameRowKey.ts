import type { Game } from '../../domain/games/game'

/**
 * A row's key: the first of its ids, which stays while code, day and plans change, by whomever; without
 * ids its code and date.
 */
export const gameRowKey = ({ eventIds, eventName, date }: Game): string =>
  `${eventIds[0] ?? `${eventName} ${date}`}`
