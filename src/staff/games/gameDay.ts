import type { Game } from '../../domain/games/game'
import { todayEastern } from '../../domain/time/eastern'
import { readDay } from '../../domain/time/wallClock'
import { useByTheClock } from '../../ui/useByTheClock'

const read = () => todayEastern(new Date())

/** Today at the arena as `YYYY-MM-DD`; a list that stays open over midnight learns of the new day. */
export const useToday = (): string => useByTheClock(read)

/** Was it on a day before today? One without a day is not over. */
export const isGameOver = ({ date }: Game, today: string): boolean =>
  date < today && readDay(date) !== null
