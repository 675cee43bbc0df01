import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { Game } from '../../domain/games/game'
import { isGameOver, isUpcoming } from '../../domain/games/gameLists'
import { readDay, shortDayText } from '../../domain/time/dates'
import { renderedRow } from '../../ui/whenRendered'
import { highlightRow } from '../list/highlightRow'
import type { List } from '../list/useList'
import { gameRowKey } from './gamesConfigs'

/**
 * A button that scrolls to the soonest game that is not over, in any order of the table; nothing where no
 * game is over, or none is ahead (docs/rules/screens.md#bruins-games).
 * @param today at the arena, `2026-01-20`.
 */
export function NextGame({ list, today }: { list: List<Game>; today: string }) {
  const { rows, scrollToRow } = list
  const next = useMemo(() => nextGame(rows, today), [rows, today])
  const day = next && readDay(next.date)
  // No button where the next game is the first row already.
  if (!day || next === rows[0]) return null
  /** Scrolls to its row, highlights it once and gives it the focus, so that Tab goes on from there. */
  async function leadTo(game: Game): Promise<void> {
    const find = () => renderedRow(gameRowKey(game))
    if (!find()) scrollToRow.current?.(rows.indexOf(game))
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
  if (!games.some((game) => isGameOver(game, today))) return undefined
  const ahead = games.filter((game) => isUpcoming(game, today))
  return ahead.toSorted((a, b) => (when(a) < when(b) ? -1 : 1))[0]
}

const when = ({ date, time }: Game) => `${date} ${time}`
