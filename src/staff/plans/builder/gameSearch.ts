import type { Club } from '../../../content/leagues'
import { monthName, weekdays } from '../../../domain/time/dates'
import type { PickableGame } from './pickableGame'

/* What the plan builder's search and filters find. */

/** What the games are narrowed down to; '' is all. */
export interface GameFilter {
  month: string
  weekday: string
  opponent: string
  time: string
  plan: string
}
export const filterNames = ['month', 'weekday', 'opponent', 'time', 'plan'] as const

/** Letters without their accents, in lower case. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()

const split = (text: string) => plain(text).split(/[\s,.()–—-]+/)

/** Words that say how they are meant, and nothing of a game: 'all against Rangers'. */
const FILLERS = new Set(['', 'all', 'and', 'against', 'at', 'game', 'games', 'on', 'the', 'vs'])

/** What the search looks into: opponent, day, time, code and marks, each as people write it. */
export function searchWords(
  game: Omit<PickableGame, 'words' | 'name'>,
  club: Club | null,
): string[] {
  const { day, time, part, mark } = game
  const [hour = ''] = time.split(':')
  const half = time.slice(-2)
  return [
    ...split(game.game.eventName),
    ...split(game.game.team),
    ...(club ? split([club.city, club.nickname, club.code, ...club.aliases].join(' ')) : []),
    ...(day
      ? [
          ...split(`${weekdays[Number(game.weekday)]} ${monthName(day.month)}`),
          `${day.day}`,
          `${day.month}/${day.day}`,
          `${day.year}`,
          ...(['0', '6'].includes(game.weekday) ? ['weekend'] : []),
        ]
      : []),
    ...(time ? [...split(time), plain(`${hour}${half}`), plain(time.replace(' ', ''))] : []),
    part,
    ...(mark === 'PRE' ? ['preseason'] : mark === 'CUP' ? ['cup'] : []),
  ].filter((word) => !FILLERS.has(word))
}

/** 'rangers oct': every word begins one of the game's; 'saturdays' counts as 'saturday'. */
function isFound(words: readonly string[], typed: readonly string[]): boolean {
  const begins = (part: string) =>
    words.some((word) => (/^\d{1,2}$/.test(part) ? word === part : word.startsWith(part)))
  return typed.every((part) => begins(part) || (part.endsWith('s') && begins(part.slice(0, -1))))
}

/** The games that a search and all choices leave. */
export function matchingGames(
  games: readonly PickableGame[],
  search: string,
  { month, weekday, opponent, time, plan }: GameFilter,
): PickableGame[] {
  const typed = split(search).filter((word) => !FILLERS.has(word))
  return games.filter(
    (game) =>
      (month === '' || game.month === month) &&
      (weekday === '' || game.weekday === weekday) &&
      (opponent === '' || game.opponent === opponent) &&
      (time === '' || game.part === time) &&
      (plan === '' || game.game.plans.length === 0) &&
      isFound(game.words, typed),
  )
}
