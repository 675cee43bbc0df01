import type { Club } from '../../content/leagues'
import type { TeamKey } from '../../content/teams'
import type { FileField } from './columnHeaders'
import type { DateRule } from './dateOrder'
import type { Mark } from './gameMarks'
import type { HourRule } from './timeCell'

/** The cells of a row by their fields; '' for one that the file does not have. */
export type Cells = Readonly<Record<FileField, string>>

/** A game as one row of a file has it. Null for what the row does not state: that is unchanged. */
export interface FileRow {
  /** The row's number in the file, from 1. */
  line: number
  /** As written, or as a person edited them. */
  cells: Cells
  team: TeamKey | null
  /** '' where the file has none. */
  code: string
  /** `YYYY-MM-DD`. */
  date: string | null
  /** `HH:MM:SS`; `UNKNOWN_TIME` where it states that it is not known yet. */
  time: string | null
  /** The opponent as written; '' where the file states that it is not known yet. */
  opponent: string | null
  club: Club | null
  /** A whole game text, as the venue writes it; null where the file names only an opponent. */
  text: string | null
  /** 'none' where the file states that the game has none. */
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

/** A problem of a row, or something to review. */
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

/** Collected while a row is read: why it cannot be imported, and what to review. */
export type Notes = Record<'problems' | 'doubts', Note[]>

/** How the cells of all rows are to be read. */
export interface ReadRules extends DateRule {
  hours: HourRule
  /** The team of rows that do not name theirs; null where each must. */
  team: TeamKey | null
  /** Opponents by their names in the file (`lookupKey`), as a person chose. */
  aliases: Readonly<Record<string, string>>
  /** Home games are played at places whose names hold this; null where the file names none. */
  place: string | null
}
