import { type Game, teamOfCode } from '../../../../src/domain/games/game'
import { recognizeColumns } from '../../../../src/domain/seasonFile/columns'
import { compareSeason, type Decisions } from '../../../../src/domain/seasonFile/compareSeason'
import { fileRows } from '../../../../src/domain/seasonFile/fileRow'
import { questionsOf } from '../../../../src/domain/seasonFile/questions'
import type { Sheet } from '../../../../src/domain/seasonFile/sheet'
import { SEASON } from '../../../mock-api/data/season'
import { teamText } from '../../../mock-api/data/teamText'
import { aGame } from '../../../records'

/** The 92 games as the server has them. */
export const season: readonly Game[] = SEASON.map((game, index) =>
  aGame({
    eventName: game.code,
    eventIds: [index + 1],
    team: teamText(game),
    date: game.date,
    time: `${game.time}:00`,
  }),
)

/** What a sheet would do to these games, as the screen reads it when nobody changes anything. */
export function importOf(
  sheet: Sheet | undefined,
  games: readonly Game[],
  { plans = [], ...decisions }: Partial<Decisions> & { plans?: string[] } = {},
) {
  if (!sheet) throw new Error('no sheet')
  const layout = recognizeColumns(sheet)
  const asked = questionsOf(sheet.rows, layout, '2025-11-22')
  const rules = {
    order: asked.order ?? ('month' as const),
    hours: asked.hours ?? ('afternoon' as const),
    seasonYear: asked.seasonYear,
    team: asked.team,
    placeKey: asked.placeKey,
    aliases: {},
  }
  const ofTeam = (team: string) => games.filter(({ eventName }) => teamOfCode(eventName) === team)
  return {
    asked,
    layout,
    ...compareSeason(
      fileRows(sheet.rows, layout, rules, new Map()),
      {
        games: { bruins: ofTeam('bruins'), celtics: ofTeam('celtics') },
        plans: { bruins: plans, celtics: plans },
      },
      { choices: new Map(), toggled: new Set(), newPlans: new Set(), ...decisions },
    ),
  }
}
