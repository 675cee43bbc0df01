import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Button from '@mui/material/Button'
import { useMemo } from 'react'
import type { Game } from '../../domain/games/game'
import { isGameOver, isUpcoming } from '../../domain/games/gamesByDate'
import { readDay, shortDayText } from '../../domain/time/dates'
import { findRow, highlightRow } from '../../ui/tableRows'
import { compareTexts } from '../list/sort'
import type { List } from '../list/useList'
import { gameRowKey } from './gamesConfigs'

interface NextGameProps {
  list: List<Game>
  /** `YYYY-MM-DD` at the arena. */
  today: string
}

/**
 * A button that scrolls to the next game, whatever the order of the table. Renders nothing if no
 * game is over yet or if all are (docs/rules/screens.md#bruins-games).
 */
export function NextGame({ list, today }: NextGameProps) {
  const { rows, scrollToRow } = list
  const next = useMemo(() => nextGame(rows, today), [rows, today])
  const day = next && readDay(next.date)
  // If the next game is the first row, no button is needed.
  if (!day || next === rows[0]) return null
  /**
   * Scrolls to the game's row, highlights it once and focuses it, so that Tab continues from there.
   */
  async function goTo(game: Game): Promise<void> {
    const findGameRow = () => findRow(gameRowKey(game))
    // A long table doesn't render rows far from the window, so it must scroll there first.
    if (!findGameRow()) scrollToRow.current?.(rows.indexOf(game))
    const row = await highlightRow(findGameRow, 'start')
    row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
  }
  return (
    <Button size="small" endIcon={<ArrowDownward />} onClick={() => void goTo(next)} sx={{ ml: 1 }}>
      <span>{`Next game: ${shortDayText(day)}`}</span>
    </Button>
  )
}

/** The first game of today or later; undefined if there is none, or if no game is over yet. */
function nextGame(games: readonly Game[], today: string): Game | undefined {
  if (!games.some((game) => isGameOver(game, today))) return undefined
  const ahead = games.filter((game) => isUpcoming(game, today))
  return ahead.toSorted((a, b) => compareTexts(startOf(a), startOf(b)))[0]
}

/** The start as stored, which sorts as text. */
const startOf = ({ date, time }: Game) => `${date} ${time}`
