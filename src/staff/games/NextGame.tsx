import ArrowDownward from '@mui/icons-material/ArrowDownward'
import Button from '@mui/material/Button'
import { useMemo, useSyncExternalStore } from 'react'
import type { Game } from '../../domain/games/game'
import { readDay, shortDayText } from '../../domain/time/dates'
import { drawnRow } from '../../ui/whenDrawn'
import { lightWhenDrawn } from '../list/useLitRows'
import type { ShownTable, TableTools } from '../list/useTableTools'
import { gameRowKey } from './GamesList'
import { isGameAhead, isGameOver } from './gameDay'

/**
 * Leads from the games that are over to the first of the table's that is not, in whatever order they
 * stand; nothing where none is over, or none is ahead (docs/rules/screens.md#bruins-games).
 * @param today at the arena, `2026-01-20`.
 */
export function NextGame({ tools, today }: { tools: TableTools<Game>; today: string }) {
  // The table below says it when it stands.
  const shown = useSyncExternalStore(tools.subscribe, tools.shown, () => undefined)
  const next = useMemo(() => nextGame((shown?.rows ?? []) as Game[], today), [shown, today])
  const day = next && readDay(next.date)
  if (!day) return null
  return (
    <Button
      size="small"
      endIcon={<ArrowDownward />}
      onClick={() => void leadTo(gameRowKey(next), shown)}
      sx={{ ml: 1 }}
    >
      {`Next game: ${shortDayText(day)}`}
    </Button>
  )
}

/** Scrolls to a row, lights it up once and gives it the focus, so that Tab goes on from there. */
async function leadTo(key: string, table: ShownTable | undefined): Promise<void> {
  const find = () => drawnRow(key)
  if (!find()) table?.reach?.(key)
  const row = await lightWhenDrawn(find, 'start')
  row?.querySelector<HTMLElement>('a, button, summary')?.focus({ preventScroll: true })
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
