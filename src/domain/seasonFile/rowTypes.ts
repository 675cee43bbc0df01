import type { Club } from '../../content/leagues'
import type { TeamKey } from '../../content/teams'
import type { FileField } from './columnHeaders'
import type { DateRule } from './dateCell'
import type { Mark } from './gameMarks'
import type { HourRule } from './timeCell'

/** The cells of a row by their fields; '' for one that the file does not have. */
export type Cells = Readonly<Record<FileField, string>>

/** A game as one row of a file has it. Null is what the row does not state: that stays as it is. */
export interface FileRow {
  /** As counted in the file, from 1. */
  line: number
  /** As written, or as a person edited them. */
  cells: Cells
  team: TeamKey | null
  /** '' where the file has none. */
  code: string
  /** `YYYY-MM-DD`. */
  date: string | null
  /** `HH:MM:SS`; `UNKNOWN_TIME` where it says that nobody knows yet. */
  time: string | null
  /** The opponent as written; '' where the file says that nobody knows yet. */
  opponent: string | null
  club: Club | null
  /** A whole game text, as the venue writes it; null where the file names only an opponent. */
  text: string | null
  /** 'none' where the file says that it has none. */
  mark: Mark | 'none' | null
  number: number | null
  plans: readonly string[]
  /** Why it cannot be imported. */
  problems: readonly Note[]
  doubts: readonly Note[]
  isAway: boolean
  /** 'Postponed' and its like, as the file has it in any cell; undefined for a game that is on. */
  canceledText: string | undefined
}

/** What is wrong with a row, or to be looked at. */
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
    | 'called off'
    | 'day'
    | 'season'
  text: string
}

/** What is said of a row while it is read: why it cannot be imported, and what to look at. */
export type Notes = Record<'problems' | 'doubts', Note[]>

/** How the cells of all rows are to be read. */
export interface ReadRules extends DateRule {
  hours: HourRule
  /** Whose games they are where a row does not tell; null where that is asked. */
  team: TeamKey | null
  /** Opponents by what a file calls them (`lookupKey`), as a person said. */
  aliases: Readonly<Record<string, string>>
  /** Home games are played at places whose names hold this; null where the file names none. */
  place: string | null
}
