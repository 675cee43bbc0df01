import { teamKeys, teams } from '../../../src/content/teams'
import { SEASON, type SeasonGame, type Team } from './season'

/** A named set of games of one team, or of both when `team` is 'mixed'. */
export interface SamplePlan {
  name: string
  team: Team | 'mixed'
  /** Game codes. A code that stands twice makes two rows, as it happens in grown databases. */
  games: readonly string[]
}

const codes = (keep: (game: SeasonGame) => boolean) => SEASON.filter(keep).map((game) => game.code)
const ofTeam = (team: Team) => codes((game) => game.team === team)
const bruins = ofTeam('bruins')
const celtics = ofTeam('celtics')
const every = (list: readonly string[], rest: 0 | 1) => list.filter((_, i) => i % 2 === rest)

/** Their games, as a list or in words. */
const ROWS: readonly (readonly [name: string, games: string | readonly string[]])[] = [
  ['B26FULL', bruins],
  ['B26HALFA', every(bruins, 0)],
  ['B26HALFB', every(bruins, 1)],
  ['B26WKND', 'B251011 B251025 B251129 B251206 B251220 B260124 B260307 B260411'],
  ['B26NINE', 'B251009 B251030 B251117 B251204 B251223 B260115 B260129 B260312 B260331'],
  ['B26SUITE5', 'B251009 B251101 B251223 B260110 B260324'],
  ['B26PRE', 'B250921 B250929 B251004'],
  [
    'B26YOUTH',
    'B251013 B251013 B251025 B251101 B251128 B251129 B251221 B260110 B260111 B260307 B260328 B260328',
  ],
  ['BP265PLANA', 'B251023 B251117 B251218 B260122 B260310'],
  ['BP265PLANB', 'B251028 B251204 B260108 B260226 B260331'],
  ['BP266PLANA', 'B251021 B251106 B251216 B260113 B260303 B260319'],
  ['BP266PLANB', 'B251030 B251111 B251223 B260127 B260312 B260414'],
  [
    'BP26WEEKEND',
    'B251011 B251025 B251101 B251129 B251206 B251220 B251221 B260111 B260307 B260328 B260411',
  ],
  ['BP26RIVAL', 'B251111 B251206 B251223 B260110 B260124 B260129 B260303 B260307 B260324'],
  ['BP26BLACK', 'B251128'],
  ['BP26OPENER', 'B251009'],
  ['BP26HALFSEASONPLANA', every(bruins, 0)],
  ['BP26HALFSEASONPLANB', every(bruins, 1)],
  ['B26WAITLIST', ''],

  ['C26FULL', celtics],
  ['C26HALFA', every(celtics, 0)],
  ['C26HALFB', every(celtics, 1)],
  ['C26WKND', 'C251101 C251123 C260110 C260201 C260208 C260301 C260314 C260412'],
  ['C26SUITE5', 'C251022 C251205 C260110 C260208 C260318'],
  [
    'C26TWELVE',
    'C251029 C251112 C251126 C251202 C251222 C260107 C260128 C260211 C260304 C260316 C260327 C260410',
  ],
  ['C26CUP', codes((game) => game.kind === 'cup-group' || game.kind === 'cup-potential')],
  ['C26PRE', 'C251012 C251015'],
  ['C26WAITLIST', ''],

  [
    'X26CLASSICS',
    'B251101 C251101 B251128 C251205 B251223 B260110 C260110 C260208 B260324 C260318 B260411 C260412',
  ],
]

/** Whose first letter says so. */
const teamOf = (name: string) =>
  teamKeys.find((key) => name.startsWith(teams[key].codeLetter)) ?? 'mixed'

/** The plans of the sample season. Names starting with neither B nor C hold games of both teams. */
export const SAMPLE_PLANS: readonly SamplePlan[] = ROWS.map(([name, games]) => ({
  name,
  team: teamOf(name),
  games: typeof games === 'string' ? games.split(' ').filter(Boolean) : games,
}))
