import { leagues } from '../../src/content/leagues'
import { TeamLogo } from '../../src/sheets/kit/TeamLogo'
import { onSheets } from './onSheets'
import type { Parts } from './State'

const BLACKHAWKS = { primary: '#CF0A2C', secondary: '#000000' }

const Logos = () => (
  <>
    <TeamLogo abbreviation="CHI" logo={null} colors={BLACKHAWKS} size={64} />
    <TeamLogo abbreviation="X" logo={null} size={64} />
    <TeamLogo abbreviation="BOS" logo="/api/logos/rings.svg" size={64} />
    <TeamLogo abbreviation="NON" logo="/api/logos/none.svg" size={64} />
  </>
)

/** Every club as a badge, and one that nobody knows, at the sizes of sheets. */
const Badges = () =>
  [28, 40, 60].map((size) => (
    <div key={size}>
      {(['nhl', 'nba'] as const).map((league) =>
        leagues[league].map((club) => (
          <TeamLogo
            key={league + club.code}
            {...{ abbreviation: club.code, logo: null, colors: club, league, size }}
          />
        )),
      )}
      <TeamLogo abbreviation="X" logo={null} size={size} />
    </div>
  ))

/** Clubs on sheets, with and without a logo. */
export const clubParts: Parts = {
  TeamBadge: onSheets(Badges, 500, 1200),
  TeamLogo: onSheets(Logos, 200),
}
