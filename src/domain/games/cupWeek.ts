import { type Day, dayKey } from '../time/wallClock'

/*
 * The Celtics' possible NBA CUP home games of December 2025: five placeholder events of which at
 * most one is played (docs/rules/sheets.md#cup-week).
 */
const cupWeekCodes = ['C251208', 'C251209', 'C251210', 'C251211', 'C251212']

const cupWeekName = 'Week of Dec 8th'

/** Whether a game's code is one of the five placeholders. */
export function isCupWeekCode(code: string): boolean {
  return cupWeekCodes.includes(code.toUpperCase())
}

/** One line of a list: a game, or the five placeholders under one name. */
export interface ListEntry<G> {
  /** The game, or the first placeholder. */
  game: G
  /** `Week of Dec 8th` when the entry stands for all five, else null. */
  week: string | null
}

/** A second game of a placeholder's code, on a day outside that week, is a game of its own. */
const isPlaceholder = ({ code, date }: { code: string; date: Day | null }) =>
  isCupWeekCode(code) && (date === null || /^2025-12-(08|09|10|11|12)$/.test(dayKey(date)))

/**
 * A list's games with the five placeholders as one entry when all five are there
 * (docs/rules/sheets.md#cup-week).
 */
export function collapseCupWeek<G extends { code: string; date: Day | null }>(
  games: readonly G[],
): ListEntry<G>[] {
  const held = new Set(games.filter(isPlaceholder).map((game) => game.code.toUpperCase()))
  const isWhole = cupWeekCodes.every((code) => held.has(code))
  const entries: ListEntry<G>[] = []
  let isListed = false
  for (const game of games) {
    const isPart = isWhole && isPlaceholder(game)
    if (isPart && isListed) continue
    isListed ||= isPart
    entries.push({ game, week: isPart ? cupWeekName : null })
  }
  return entries
}
