import type { TeamKey } from '../../content/teams'
import type { DateRule } from './dateOrder'
import type { HourRule } from './timeCell'

/** What is wrong with a row, or to be looked at; rows with the same cause can be mended together. */
export interface Note {
  cause:
    | 'date'
    | 'time'
    | 'team'
    | 'opponent'
    | 'weekday'
    | 'number'
    | 'plan'
    | 'code'
    | 'choice'
    | 'day'
    | 'season'
  text: string
}

/** How the cells of all rows are to be read. */
export interface ReadRules extends DateRule {
  hours: HourRule
  /** Whose games they are where a row does not tell; null where that is asked. */
  team: TeamKey | null
  /** Opponents by what a file calls them ({@link folded}), as a person said. */
  aliases: Readonly<Record<string, string>>
  /** Home games are played at places whose names hold this; null where the file names none. */
  place: string | null
}
