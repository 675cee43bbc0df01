import type { Club } from '../../content/leagues'
import type { TeamKey } from '../../content/teams'
import type { FileField } from './columnHeaders'
import type { DateRule } from './dateOrder'
import type { GameMark } from './gameMarks'
import type { HourRule } from './timeCell'

/** The cells of a row by field; '' if the file does not have the field. */
export type RowCells = Readonly<Record<FileField, string>>

/**
 * A game in a row of a file. Values are null if the row does not state them; they stay unchanged.
 */
export interface FileRow {
  /** The row's number in the file, from 1. */
  line: number
  /** As written, or as a person edited them. */
  cells: RowCells
  team: TeamKey | null
  /** '' if the file has none. */
  code: string
  /** `YYYY-MM-DD`. */
  date: string | null
  /** `HH:MM:SS`; `UNKNOWN_TIME` if the file says that it is not known yet. */
  time: string | null
  /** The opponent as written; '' if the file says that it is not known yet. */
  opponent: string | null
  club: Club | null
  /** A whole game text in the venue's form; null if the file names only an opponent. */
  text: string | null
  /** 'none' if the file says that the game has none. */
  mark: GameMark | 'none' | null
  number: number | null
  plans: readonly string[]
  /** Why the row cannot be imported. */
  problems: readonly RowNote[]
  /** What to review. */
  doubts: readonly RowNote[]
  /** Whether it is an away game, or at home in another place. Neither is imported. */
  isAway: boolean
  /** The words that call the game off, such as 'Postponed'; undefined if the game is on. */
  canceledText: string | undefined
}

/** A problem of a row, or something to review. */
export interface RowNote {
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

/** How to read the cells of all rows. */
export interface ReadRules extends DateRule {
  hours: HourRule
  /** The team of rows that do not name one; null if each row must. */
  team: TeamKey | null
  /** The opponents that a person chose, by their names in the file (`lookupKey`). */
  aliases: Readonly<Record<string, string>>
  /**
   * Home games are played at places whose `lookupKey` contains this one; null if the file names none.
   */
  placeKey: string | null
}
