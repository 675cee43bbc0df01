/** A club of a league. */
export interface Club {
  /** Three letters, unique only within the league: BOS, DAL and MIN are in both. */
  code: string
  city: string
  nickname: string
  /** `#RRGGBB`. */
  primary: string
  secondary: string
  /** Other names. Lookups ignore case, accents, spaces and punctuation. */
  aliases: readonly string[]
}

/** Creates a club. `aliases` are comma-separated. */
const club = (
  code: string,
  city: string,
  nickname: string,
  primary: string,
  secondary: string,
  aliases?: string,
): Club => ({ code, city, nickname, primary, secondary, aliases: aliases?.split(', ') ?? [] })

/** The clubs of the hockey league. */
const nhl: readonly Club[] = [
  club('ANA', 'Anaheim', 'Ducks', '#F47A38', '#B9975B', 'Mighty Ducks'),
  club('BOS', 'Boston', 'Bruins', '#FFB81C', '#000000', "B's"),
  club('BUF', 'Buffalo', 'Sabres', '#003087', '#FFB81C'),
  club('CAR', 'Carolina', 'Hurricanes', '#CC0000', '#000000', 'Canes'),
  club('CBJ', 'Columbus', 'Blue Jackets', '#002654', '#CE1126', 'Jackets'),
  club('CGY', 'Calgary', 'Flames', '#C8102E', '#F1BE48'),
  club('CHI', 'Chicago', 'Blackhawks', '#CF0A2C', '#000000'),
  club('COL', 'Colorado', 'Avalanche', '#6F263D', '#236192', 'Avs'),
  club('DAL', 'Dallas', 'Stars', '#006847', '#8F8F8C'),
  club('DET', 'Detroit', 'Red Wings', '#CE1126', '#FFFFFF'),
  club('EDM', 'Edmonton', 'Oilers', '#041E42', '#FF4C00'),
  club('FLA', 'Florida', 'Panthers', '#041E42', '#C8102E'),
  club('LAK', 'Los Angeles', 'Kings', '#111111', '#A2AAAD', 'LA Kings'),
  club('MIN', 'Minnesota', 'Wild', '#154734', '#A6192E'),
  club('MTL', 'Montreal', 'Canadiens', '#AF1E2D', '#192168', 'Habs'),
  club('NJD', 'New Jersey', 'Devils', '#CE1126', '#000000', 'NJ Devils'),
  club('NSH', 'Nashville', 'Predators', '#FFB81C', '#041E42', 'Preds'),
  club('NYI', 'New York', 'Islanders', '#00539B', '#F47D30', 'NY Islanders, Isles'),
  club('NYR', 'New York', 'Rangers', '#0038A8', '#CE1126', 'NY Rangers'),
  club('OTT', 'Ottawa', 'Senators', '#C52032', '#C2912C', 'Sens'),
  club('PHI', 'Philadelphia', 'Flyers', '#F74902', '#000000'),
  club('PIT', 'Pittsburgh', 'Penguins', '#000000', '#FCB514', 'Pens'),
  club('SEA', 'Seattle', 'Kraken', '#001628', '#99D9D9'),
  club('SJS', 'San Jose', 'Sharks', '#006D75', '#EA7200', 'SJ Sharks'),
  club('STL', 'St. Louis', 'Blues', '#002F87', '#FCB514', 'Saint Louis Blues'),
  club('TBL', 'Tampa Bay', 'Lightning', '#002868', '#FFFFFF', 'TB Lightning, Bolts'),
  club('TOR', 'Toronto', 'Maple Leafs', '#00205B', '#FFFFFF', 'Leafs'),
  club('UTA', 'Utah', 'Mammoth', '#71AFE5', '#090909', 'Utah Hockey Club, Hockey Club, Utah HC'),
  club('VAN', 'Vancouver', 'Canucks', '#00205B', '#00843D'),
  club('VGK', 'Vegas', 'Golden Knights', '#B4975A', '#333F42', 'Las Vegas Golden Knights, Knights'),
  club('WPG', 'Winnipeg', 'Jets', '#041E42', '#004C97'),
  club('WSH', 'Washington', 'Capitals', '#C8102E', '#041E42', 'Caps'),
]

/** The clubs of the basketball league. */
const nba: readonly Club[] = [
  club('ATL', 'Atlanta', 'Hawks', '#E03A3E', '#C1D32F'),
  club('BKN', 'Brooklyn', 'Nets', '#000000', '#FFFFFF'),
  club('BOS', 'Boston', 'Celtics', '#007A33', '#BA9653', "C's"),
  club('CHA', 'Charlotte', 'Hornets', '#1D1160', '#00788C'),
  club('CHI', 'Chicago', 'Bulls', '#CE1141', '#000000'),
  club('CLE', 'Cleveland', 'Cavaliers', '#860038', '#FDBB30', 'Cavs'),
  club('DAL', 'Dallas', 'Mavericks', '#00538C', '#002B5E', 'Mavs'),
  club('DEN', 'Denver', 'Nuggets', '#0E2240', '#FEC524'),
  club('DET', 'Detroit', 'Pistons', '#C8102E', '#1D42BA'),
  club('GSW', 'Golden State', 'Warriors', '#1D428A', '#FFC72C', 'GS Warriors'),
  club('HOU', 'Houston', 'Rockets', '#CE1141', '#000000'),
  club('IND', 'Indiana', 'Pacers', '#002D62', '#FDBB30'),
  club('LAC', 'LA', 'Clippers', '#C8102E', '#1D428A', 'Los Angeles Clippers'),
  club('LAL', 'Los Angeles', 'Lakers', '#552583', '#FDB927', 'LA Lakers'),
  club('MEM', 'Memphis', 'Grizzlies', '#5D76A9', '#12173F', 'Grizz'),
  club('MIA', 'Miami', 'Heat', '#98002E', '#F9A01B'),
  club('MIL', 'Milwaukee', 'Bucks', '#00471B', '#EEE1C6'),
  club('MIN', 'Minnesota', 'Timberwolves', '#0C2340', '#236192', 'Wolves'),
  club('NOP', 'New Orleans', 'Pelicans', '#0C2340', '#C8102E', 'Pels'),
  club('NYK', 'New York', 'Knicks', '#006BB6', '#F58426', 'NY Knicks, Knickerbockers'),
  club('OKC', 'Oklahoma City', 'Thunder', '#007AC1', '#EF3B24', 'OKC Thunder'),
  club('ORL', 'Orlando', 'Magic', '#0077C0', '#C4CED4'),
  club('PHI', 'Philadelphia', '76ers', '#006BB6', '#ED174C', 'Sixers'),
  club('PHX', 'Phoenix', 'Suns', '#1D1160', '#E56020'),
  club('POR', 'Portland', 'Trail Blazers', '#E03A3E', '#000000', 'Blazers'),
  club('SAC', 'Sacramento', 'Kings', '#5A2D81', '#63727A'),
  club('SAS', 'San Antonio', 'Spurs', '#C4CED4', '#000000'),
  club('TOR', 'Toronto', 'Raptors', '#CE1141', '#000000', 'Raps'),
  club('UTA', 'Utah', 'Jazz', '#3E2680', '#6CAEDF'),
  club('WAS', 'Washington', 'Wizards', '#002B5C', '#E31837'),
]

/** The clubs of each league. Two clubs may have the same name: both leagues have Kings. */
export const leagues = { nhl, nba } as const

export type League = keyof typeof leagues
