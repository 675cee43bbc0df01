/** What a sheet says in place of an opponent that nobody knows yet. */
export const opponentUnknown = 'Opponent to be announced'

/** Facts about one club of a league. */
export interface Team {
  /** Three letters, unique within the league only: BOS, DAL and MIN are in both. */
  code: string
  city: string
  nickname: string
  /** `#RRGGBB`. */
  primary: string
  secondary: string
  /** Other names; case, accents, blanks and punctuation are ignored when a name is looked up. */
  aliases: readonly string[]
}

const team = (
  code: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
  ...aliases: string[]
): Team => ({ code, city, nickname, primary, secondary, aliases })

const nhl: readonly Team[] = [
  team('ANA', 'Anaheim', 'Ducks', '#F47A38', '#B9975B', 'Mighty Ducks'),
  team('BOS', 'Boston', 'Bruins', '#FFB81C', '#000000', "B's"),
  team('BUF', 'Buffalo', 'Sabres', '#003087', '#FFB81C'),
  team('CAR', 'Carolina', 'Hurricanes', '#CC0000', '#000000', 'Canes'),
  team('CBJ', 'Columbus', 'Blue Jackets', '#002654', '#CE1126', 'Jackets'),
  team('CGY', 'Calgary', 'Flames', '#C8102E', '#F1BE48'),
  team('CHI', 'Chicago', 'Blackhawks', '#CF0A2C', '#000000'),
  team('COL', 'Colorado', 'Avalanche', '#6F263D', '#236192', 'Avs'),
  team('DAL', 'Dallas', 'Stars', '#006847', '#8F8F8C'),
  team('DET', 'Detroit', 'Red Wings', '#CE1126', '#FFFFFF'),
  team('EDM', 'Edmonton', 'Oilers', '#041E42', '#FF4C00'),
  team('FLA', 'Florida', 'Panthers', '#041E42', '#C8102E'),
  team('LAK', 'Los Angeles', 'Kings', '#111111', '#A2AAAD', 'LA Kings'),
  team('MIN', 'Minnesota', 'Wild', '#154734', '#A6192E'),
  team('MTL', 'Montreal', 'Canadiens', '#AF1E2D', '#192168', 'Habs'),
  team('NJD', 'New Jersey', 'Devils', '#CE1126', '#000000', 'NJ Devils'),
  team('NSH', 'Nashville', 'Predators', '#FFB81C', '#041E42', 'Preds'),
  team('NYI', 'New York', 'Islanders', '#00539B', '#F47D30', 'NY Islanders', 'Isles'),
  team('NYR', 'New York', 'Rangers', '#0038A8', '#CE1126', 'NY Rangers'),
  team('OTT', 'Ottawa', 'Senators', '#C52032', '#C2912C', 'Sens'),
  team('PHI', 'Philadelphia', 'Flyers', '#F74902', '#000000'),
  team('PIT', 'Pittsburgh', 'Penguins', '#000000', '#FCB514', 'Pens'),
  team('SEA', 'Seattle', 'Kraken', '#001628', '#99D9D9'),
  team('SJS', 'San Jose', 'Sharks', '#006D75', '#EA7200', 'SJ Sharks'),
  team('STL', 'St. Louis', 'Blues', '#002F87', '#FCB514', 'Saint Louis Blues'),
  team('TBL', 'Tampa Bay', 'Lightning', '#002868', '#FFFFFF', 'TB Lightning', 'Bolts'),
  team('TOR', 'Toronto', 'Maple Leafs', '#00205B', '#FFFFFF', 'Leafs'),
  team(
    'UTA',
    'Utah',
    'Mammoth',
    '#71AFE5',
    '#090909',
    'Utah Hockey Club',
    'Hockey Club',
    'Utah HC',
  ),
  team('VAN', 'Vancouver', 'Canucks', '#00205B', '#00843D'),
  team(
    'VGK',
    'Vegas',
    'Golden Knights',
    '#B4975A',
    '#333F42',
    'Las Vegas Golden Knights',
    'Knights',
  ),
  team('WPG', 'Winnipeg', 'Jets', '#041E42', '#004C97'),
  team('WSH', 'Washington', 'Capitals', '#C8102E', '#041E42', 'Caps'),
]

const nba: readonly Team[] = [
  team('ATL', 'Atlanta', 'Hawks', '#E03A3E', '#C1D32F'),
  team('BKN', 'Brooklyn', 'Nets', '#000000', '#FFFFFF'),
  team('BOS', 'Boston', 'Celtics', '#007A33', '#BA9653', "C's"),
  team('CHA', 'Charlotte', 'Hornets', '#1D1160', '#00788C'),
  team('CHI', 'Chicago', 'Bulls', '#CE1141', '#000000'),
  team('CLE', 'Cleveland', 'Cavaliers', '#860038', '#FDBB30', 'Cavs'),
  team('DAL', 'Dallas', 'Mavericks', '#00538C', '#002B5E', 'Mavs'),
  team('DEN', 'Denver', 'Nuggets', '#0E2240', '#FEC524'),
  team('DET', 'Detroit', 'Pistons', '#C8102E', '#1D42BA'),
  team('GSW', 'Golden State', 'Warriors', '#1D428A', '#FFC72C', 'GS Warriors'),
  team('HOU', 'Houston', 'Rockets', '#CE1141', '#000000'),
  team('IND', 'Indiana', 'Pacers', '#002D62', '#FDBB30'),
  team('LAC', 'LA', 'Clippers', '#C8102E', '#1D428A', 'Los Angeles Clippers'),
  team('LAL', 'Los Angeles', 'Lakers', '#552583', '#FDB927', 'LA Lakers'),
  team('MEM', 'Memphis', 'Grizzlies', '#5D76A9', '#12173F', 'Grizz'),
  team('MIA', 'Miami', 'Heat', '#98002E', '#F9A01B'),
  team('MIL', 'Milwaukee', 'Bucks', '#00471B', '#EEE1C6'),
  team('MIN', 'Minnesota', 'Timberwolves', '#0C2340', '#236192', 'Wolves'),
  team('NOP', 'New Orleans', 'Pelicans', '#0C2340', '#C8102E', 'Pels'),
  team('NYK', 'New York', 'Knicks', '#006BB6', '#F58426', 'NY Knicks', 'Knickerbockers'),
  team('OKC', 'Oklahoma City', 'Thunder', '#007AC1', '#EF3B24', 'OKC Thunder'),
  team('ORL', 'Orlando', 'Magic', '#0077C0', '#C4CED4'),
  team('PHI', 'Philadelphia', '76ers', '#006BB6', '#ED174C', 'Sixers'),
  team('PHX', 'Phoenix', 'Suns', '#1D1160', '#E56020'),
  team('POR', 'Portland', 'Trail Blazers', '#E03A3E', '#000000', 'Blazers'),
  team('SAC', 'Sacramento', 'Kings', '#5A2D81', '#63727A'),
  team('SAS', 'San Antonio', 'Spurs', '#C4CED4', '#000000'),
  team('TOR', 'Toronto', 'Raptors', '#CE1141', '#000000', 'Raps'),
  team('UTA', 'Utah', 'Jazz', '#3E2680', '#6CAEDF'),
  team('WAS', 'Washington', 'Wizards', '#002B5C', '#E31837'),
]

/** Every club by league: the Kings of the NHL are not the Kings of the NBA. */
export const teams = { nhl, nba } as const
