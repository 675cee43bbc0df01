import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { Game } from '../../domain/games/game'
import { isGameAhead, isGameOver } from '../../domain/games/gameLists'
import { readDay, shortDayText } from '../../domain/time/dates'
import { renderedRow } from '../../ui/whenRendered'
import { highlightRow } from '../list/useHighlightedRows'
import type { List } from '../list/useList'
import { gameRowKey } from './gamesConfigs'

/**
 * Leads from the games that are over to the first of the table's that is not, in whatever order they
 * stand; nothing where none is over, or none is ahead (docs/rules/screens.md#bruins-games).
 * @param today at the arena, `2026-01-20`.
 */
export function NextGame({
  list: { rows, reach },
  today,
}: {
  list: Pick<List<Game>, 'rows' | 'reach'>
  today: string
}) {
  const next = useMemo(() => nextGame(rows, today), [rows, today])
  const day = next && readDay(next.date)
  // Where it is first already, nothing leads to it.
  if (!day || next === rows[0]) return null
  /** Scrolls to its row, highlights it once and gives it the focus, so that Tab goes on from there. */
  async function leadTo(game: Game): Promise<void> {
    const find = () => renderedRow(gameRowKey(game))
    if (!find()) reach.current?.(rows.indexOf(game))
    const row = await highlightRow(find, 'start')
    row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
  }
  return (
    <Button
      size="small"
      endIcon={<ArrowDownward />}
      onClick={() => void leadTo(next)}
      sx={{ ml: 1 }}
    >
      <span>{`Next game: ${shortDayText(day)}`}</span>
    </Button>
  )
}

/**
 * The soonest of these games that is today or later, where others are over; a game without a day is neither.
 * @param today at the arena, `2026-01-20`.
 */
function nextGame(games: readonly Game[], today: string): Game | undefined {
  let next: Game | undefined
  let isAnyOver = false
  for (const game of games) {
    isAnyOver ||= isGameOver(game, today)
    if (isGameAhead(game, today) && (!next || when(game) < when(next))) next = game
  }
  return isAnyOver ? next : undefined
}

const when = ({ date, time }: Game) => `${date} ${time}`
