import { teams } from '../../../src/content/teams'
import type { SeasonGame } from './season'

/** The `team` text of a game as the venue writes it, with its markers. */
export function teamText(game: SeasonGame): string {
  const home = teams[game.team].name
  const fixture = `${home} vs. ${game.city} ${game.nickname}`
  switch (game.kind) {
    case 'preseason':
      return `PRESEASON ${fixture}`
    case 'cup-group':
      return `${fixture} *GP`
    case 'cup-potential':
      return `NBA CUP ${home} vs. ${game.nickname}`
    case 'regular':
      return fixture
  }
}
