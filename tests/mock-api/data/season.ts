import { type TeamKey, teamKeys, teams } from '../../../src/content/teams'

/** What a home game counts for; 'cup-potential' games have no opponent and no time yet. */
type GameKind = 'preseason' | 'regular' | 'cup-group' | 'cup-potential'

export type Team = TeamKey

/** One home game of the sample season as the clubs announced it. */
export interface SeasonGame {
  /** B or C, then yymmdd. */
  code: string
  team: Team
  city: string
  nickname: string
  /** YYYY-MM-DD. */
  date: string
  /** HH:MM, Eastern wall clock. */
  time: string
  kind: GameKind
}

type Row = readonly [code: string, city: string, nickname: string, time: string, kind: GameKind]

/** Public schedule facts: all home games of both teams, season 2025-26, as of November 2025. */
const ROWS: readonly Row[] = [
  ['B250921', 'Washington', 'Capitals', '17:00', 'preseason'],
  ['B250929', 'Philadelphia', 'Flyers', '19:00', 'preseason'],
  ['B251004', 'New York', 'Rangers', '14:00', 'preseason'],
  ['B251009', 'Chicago', 'Blackhawks', '19:00', 'regular'],
  ['B251011', 'Buffalo', 'Sabres', '19:00', 'regular'],
  ['C251012', 'Cleveland', 'Cavaliers', '19:00', 'preseason'],
  ['B251013', 'Tampa Bay', 'Lightning', '13:00', 'regular'],
  ['C251015', 'Toronto', 'Raptors', '19:30', 'preseason'],
  ['B251021', 'Florida', 'Panthers', '19:30', 'regular'],
  ['C251022', 'Philadelphia', '76ers', '19:30', 'regular'],
  ['B251023', 'Anaheim', 'Ducks', '19:00', 'regular'],
  ['B251025', 'Colorado', 'Avalanche', '15:00', 'regular'],
  ['B251028', 'New York', 'Islanders', '19:15', 'regular'],
  ['C251029', 'Cleveland', 'Cavaliers', '19:00', 'regular'],
  ['B251030', 'Buffalo', 'Sabres', '19:00', 'regular'],
  ['B251101', 'Carolina', 'Hurricanes', '13:00', 'regular'],
  ['C251101', 'Houston', 'Rockets', '20:00', 'regular'],
  ['C251103', 'Utah', 'Jazz', '19:30', 'regular'],
  ['C251105', 'Washington', 'Wizards', '19:30', 'regular'],
  ['B251106', 'Ottawa', 'Senators', '19:00', 'regular'],
  ['B251111', 'Toronto', 'Maple Leafs', '19:00', 'regular'],
  ['C251112', 'Memphis', 'Grizzlies', '19:30', 'regular'],
  ['C251116', 'LA', 'Clippers', '15:30', 'regular'],
  ['B251117', 'Carolina', 'Hurricanes', '19:00', 'regular'],
  ['C251121', 'Brooklyn', 'Nets', '19:30', 'cup-group'],
  ['C251123', 'Orlando', 'Magic', '18:00', 'regular'],
  ['C251126', 'Detroit', 'Pistons', '17:00', 'cup-group'],
  ['B251128', 'New York', 'Rangers', '13:00', 'regular'],
  ['B251129', 'Detroit', 'Red Wings', '19:00', 'regular'],
  ['C251202', 'New York', 'Knicks', '20:00', 'regular'],
  ['B251204', 'St. Louis', 'Blues', '19:00', 'regular'],
  ['C251205', 'Los Angeles', 'Lakers', '19:00', 'regular'],
  ['B251206', 'New Jersey', 'Devils', '19:00', 'regular'],
  ['C251208', '', 'TBD', '00:00', 'cup-potential'],
  ['C251209', '', 'TBD', '00:00', 'cup-potential'],
  ['C251210', '', 'TBD', '00:00', 'cup-potential'],
  ['C251211', '', 'TBD', '00:00', 'cup-potential'],
  ['C251212', '', 'TBD', '00:00', 'cup-potential'],
  ['C251215', 'Detroit', 'Pistons', '19:00', 'regular'],
  ['B251216', 'Utah', 'Mammoth', '19:00', 'regular'],
  ['B251218', 'Edmonton', 'Oilers', '19:00', 'regular'],
  ['C251219', 'Miami', 'Heat', '19:00', 'regular'],
  ['B251220', 'Vancouver', 'Canucks', '19:00', 'regular'],
  ['B251221', 'Ottawa', 'Senators', '19:00', 'regular'],
  ['C251222', 'Indiana', 'Pacers', '19:30', 'regular'],
  ['B251223', 'Montreal', 'Canadiens', '19:00', 'regular'],
  ['C260105', 'Chicago', 'Bulls', '19:30', 'regular'],
  ['C260107', 'Denver', 'Nuggets', '19:30', 'regular'],
  ['B260108', 'Calgary', 'Flames', '19:00', 'regular'],
  ['C260109', 'Toronto', 'Raptors', '19:00', 'regular'],
  ['B260110', 'New York', 'Rangers', '13:00', 'regular'],
  ['C260110', 'San Antonio', 'Spurs', '20:00', 'regular'],
  ['B260111', 'Pittsburgh', 'Penguins', '17:00', 'regular'],
  ['B260113', 'Detroit', 'Red Wings', '19:30', 'regular'],
  ['B260115', 'Seattle', 'Kraken', '19:00', 'regular'],
  ['C260121', 'Indiana', 'Pacers', '19:30', 'regular'],
  ['B260122', 'Vegas', 'Golden Knights', '19:00', 'regular'],
  ['B260124', 'Montreal', 'Canadiens', '19:00', 'regular'],
  ['C260126', 'Portland', 'Trail Blazers', '20:00', 'regular'],
  ['B260127', 'Nashville', 'Predators', '19:00', 'regular'],
  ['C260128', 'Atlanta', 'Hawks', '19:30', 'regular'],
  ['B260129', 'Philadelphia', 'Flyers', '19:00', 'regular'],
  ['C260130', 'Sacramento', 'Kings', '19:30', 'regular'],
  ['C260201', 'Milwaukee', 'Bucks', '15:30', 'regular'],
  ['C260206', 'Miami', 'Heat', '19:30', 'regular'],
  ['C260208', 'New York', 'Knicks', '12:30', 'regular'],
  ['C260211', 'Chicago', 'Bulls', '19:30', 'regular'],
  ['B260226', 'Columbus', 'Blue Jackets', '19:00', 'regular'],
  ['C260227', 'Brooklyn', 'Nets', '19:30', 'regular'],
  ['C260301', 'Philadelphia', '76ers', '18:00', 'regular'],
  ['B260303', 'Pittsburgh', 'Penguins', '19:00', 'regular'],
  ['C260304', 'Charlotte', 'Hornets', '19:30', 'regular'],
  ['C260306', 'Dallas', 'Mavericks', '19:00', 'regular'],
  ['B260307', 'Washington', 'Capitals', '12:30', 'regular'],
  ['B260310', 'Los Angeles', 'Kings', '19:00', 'regular'],
  ['B260312', 'San Jose', 'Sharks', '19:00', 'regular'],
  ['C260314', 'Washington', 'Wizards', '18:00', 'regular'],
  ['C260316', 'Phoenix', 'Suns', '20:00', 'regular'],
  ['C260318', 'Golden State', 'Warriors', '19:00', 'regular'],
  ['B260319', 'Winnipeg', 'Jets', '19:00', 'regular'],
  ['C260322', 'Minnesota', 'Timberwolves', '20:00', 'regular'],
  ['B260324', 'Toronto', 'Maple Leafs', '19:00', 'regular'],
  ['C260325', 'Oklahoma City', 'Thunder', '19:30', 'regular'],
  ['C260327', 'Atlanta', 'Hawks', '19:30', 'regular'],
  ['B260328', 'Minnesota', 'Wild', '17:00', 'regular'],
  ['B260331', 'Dallas', 'Stars', '19:00', 'regular'],
  ['C260405', 'Toronto', 'Raptors', '15:30', 'regular'],
  ['C260407', 'Charlotte', 'Hornets', '19:30', 'regular'],
  ['C260410', 'New Orleans', 'Pelicans', '19:30', 'regular'],
  ['B260411', 'Tampa Bay', 'Lightning', '12:30', 'regular'],
  ['C260412', 'Orlando', 'Magic', '18:00', 'regular'],
  ['B260414', 'New Jersey', 'Devils', '19:00', 'regular'],
]

function teamOf(code: string): Team {
  const team = teamKeys.find((key) => code.startsWith(teams[key].codeLetter))
  if (team === undefined) throw new Error(`${code} is no team's game`)
  return team
}

/** The 92 home games, by date. Team and date follow from the code. */
export const SEASON: readonly SeasonGame[] = ROWS.map(([code, city, nickname, time, kind]) => ({
  code,
  team: teamOf(code),
  city,
  nickname,
  date: `20${code.slice(1, 3)}-${code.slice(3, 5)}-${code.slice(5, 7)}`,
  time,
  kind,
}))
