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
const list = (text: string) => text.trim().split(/\s+/)

/** The plans of the sample season. Names starting with neither B nor C hold games of both teams. */
export const SAMPLE_PLANS: readonly SamplePlan[] = [
  { name: 'B26FULL', team: 'bruins', games: bruins },
  { name: 'B26HALFA', team: 'bruins', games: every(bruins, 0) },
  { name: 'B26HALFB', team: 'bruins', games: every(bruins, 1) },
  {
    name: 'B26WKND',
    team: 'bruins',
    games: list('B251011 B251025 B251129 B251206 B251220 B260124 B260307 B260411'),
  },
  {
    name: 'B26NINE',
    team: 'bruins',
    games: list('B251009 B251030 B251117 B251204 B251223 B260115 B260129 B260312 B260331'),
  },
  { name: 'B26SUITE5', team: 'bruins', games: list('B251009 B251101 B251223 B260110 B260324') },
  { name: 'B26PRE', team: 'bruins', games: list('B250921 B250929 B251004') },
  {
    name: 'B26YOUTH',
    team: 'bruins',
    games: list(
      'B251013 B251013 B251025 B251101 B251128 B251129 B251221 B260110 B260111 B260307 B260328 B260328',
    ),
  },
  { name: 'BP265PLANA', team: 'bruins', games: list('B251023 B251117 B251218 B260122 B260310') },
  { name: 'BP265PLANB', team: 'bruins', games: list('B251028 B251204 B260108 B260226 B260331') },
  {
    name: 'BP266PLANA',
    team: 'bruins',
    games: list('B251021 B251106 B251216 B260113 B260303 B260319'),
  },
  {
    name: 'BP266PLANB',
    team: 'bruins',
    games: list('B251030 B251111 B251223 B260127 B260312 B260414'),
  },
  {
    name: 'BP26WEEKEND',
    team: 'bruins',
    games: list(
      'B251011 B251025 B251101 B251129 B251206 B251220 B251221 B260111 B260307 B260328 B260411',
    ),
  },
  {
    name: 'BP26RIVAL',
    team: 'bruins',
    games: list('B251111 B251206 B251223 B260110 B260124 B260129 B260303 B260307 B260324'),
  },
  { name: 'BP26BLACK', team: 'bruins', games: ['B251128'] },
  { name: 'BP26OPENER', team: 'bruins', games: ['B251009'] },
  { name: 'BP26HALFSEASONPLANA', team: 'bruins', games: every(bruins, 0) },
  { name: 'BP26HALFSEASONPLANB', team: 'bruins', games: every(bruins, 1) },
  { name: 'B26WAITLIST', team: 'bruins', games: [] },

  { name: 'C26FULL', team: 'celtics', games: celtics },
  { name: 'C26HALFA', team: 'celtics', games: every(celtics, 0) },
  { name: 'C26HALFB', team: 'celtics', games: every(celtics, 1) },
  {
    name: 'C26WKND',
    team: 'celtics',
    games: list('C251101 C251123 C260110 C260201 C260208 C260301 C260314 C260412'),
  },
  { name: 'C26SUITE5', team: 'celtics', games: list('C251022 C251205 C260110 C260208 C260318') },
  {
    name: 'C26TWELVE',
    team: 'celtics',
    games: list(
      'C251029 C251112 C251126 C251202 C251222 C260107 C260128 C260211 C260304 C260316 C260327 C260410',
    ),
  },
  {
    name: 'C26CUP',
    team: 'celtics',
    games: codes((game) => game.kind === 'cup-group' || game.kind === 'cup-potential'),
  },
  { name: 'C26PRE', team: 'celtics', games: list('C251012 C251015') },
  { name: 'C26WAITLIST', team: 'celtics', games: [] },

  {
    name: 'X26CLASSICS',
    team: 'mixed',
    games: list(
      'B251101 C251101 B251128 C251205 B251223 B260110 C260110 C260208 B260324 C260318 B260411 C260412',
    ),
  },
]
