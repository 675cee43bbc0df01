/*
 * Logo addresses of the sample season, by opponent. The marks were drawn for it and stand for no
 * club; most opponents have none, one address has moved to a page of HTML, and one is of a kind that
 * must be refused.
 */
const LOGOS: Readonly<Record<string, string>> = {
  'Chicago Blackhawks': '/api/logos/chevrons.svg',
  'Buffalo Sabres': '/api/logos/rings.svg',
  'Carolina Hurricanes': '/api/logos/stripes.svg',
  'Montreal Canadiens': '/api/logos/peaks.svg',
  'New York Rangers': '/api/logos/hexagon.svg',
  'Florida Panthers': '/api/logos/moved.png',
  'Dallas Stars': 'data:text/html,<h1>no logo</h1>',
  'Philadelphia 76ers': '/api/logos/spiral.svg',
  'Los Angeles Lakers': '/api/logos/columns.svg',
  'New York Knicks': '/api/logos/diamond.svg',
  'Miami Heat': '/api/logos/moved.png',
}

/** The address in a game's `opponent_logo`; null for an opponent without one. */
export const opponentLogo = ({ city, nickname }: { city: string; nickname: string }) =>
  LOGOS[`${city} ${nickname}`] ?? null
