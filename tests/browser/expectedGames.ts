import { leagues } from '../../src/content/leagues'
import { teams } from '../../src/content/teams'
import type { SampleCombinedPlan } from '../mock-api/data/combinedPlans'
import { SAMPLE_PLANS } from '../mock-api/data/plans'
import { SEASON, type SeasonGame } from '../mock-api/data/season'

/** A game as the paper has to show it, worked out from the sample's facts alone. */
export interface ExpectedGame {
  code: string
  year: number
  month: number
  day: number
  abbreviation: string
  /** 12-hour without am or pm; '' when it is not known yet. */
  time: string
}

export function expectedGames(plan: Pick<SampleCombinedPlan, 'original_plans'>): ExpectedGame[] {
  const names = plan.original_plans.split(',').map((name) => name.trim())
  const codes = new Set(
    SAMPLE_PLANS.filter(({ name }) => names.includes(name)).flatMap(({ games }) => games),
  )
  return SEASON.filter(({ code }) => codes.has(code)).map(expectedGame)
}

function expectedGame({ code, team, city, nickname, date, time }: SeasonGame): ExpectedGame {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number)
  const [hours = 0, minutes = ''] = time
    .split(':')
    .map((part, i) => (i === 0 ? Number(part) : part))
  const club = leagues[teams[team].league].find(
    (found) => found.city === city && found.nickname === nickname,
  )
  return {
    code,
    year,
    month,
    day,
    abbreviation: nickname === 'TBD' ? 'CUP' : (club?.code ?? 'X'),
    time: time === '00:00' ? '' : `${((Number(hours) + 11) % 12) + 1}:${minutes}`,
  }
}

/** Games on days with more than one, and cup games: the ones the double-header table lists. */
export function tableGames(games: readonly ExpectedGame[]): ExpectedGame[] {
  const kinds = new Map(SEASON.map(({ code, kind }) => [code, kind]))
  const date = (game: ExpectedGame) => game.code.slice(1)
  return games.filter(
    (game) =>
      kinds.get(game.code)?.startsWith('cup') ||
      games.filter((other) => date(other) === date(game)).length > 1,
  )
}
