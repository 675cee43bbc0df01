import { teams } from '../../content/teams'
import looks from '../kit/teamLook.module.css'
import kinds from './kinds.module.css'
import type { GameKind } from './seasonCalendar'

/** The class that gives a kind of game its look. */
export const kindClass = (kind: GameKind): string =>
  kind in teams ? `${kinds.team} ${looks[kind]}` : (kinds[kind] ?? '')
