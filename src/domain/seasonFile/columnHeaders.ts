/* The fields that a file of games can have, and the headers of their columns. */

/** The fields, in the order in which a person is asked for them. */
export const fileFields = [
  /** The day, and often the time. */
  'date',
  /** The start. It may be in the cell of the date instead. */
  'time',
  /** Checked against the date. */
  'weekday',
  /** The opponent, or a whole text such as `Bruins vs. Blackhawks`. */
  'game',
  /** The opponent's city, if its name stands alone in another column. */
  'city',
  /** The home team, or whether the game is at home. */
  'home',
  /** The arena. */
  'place',
  /** Whether it is a preseason or cup game. */
  'marker',
  /** The game's code, such as `B251009`. */
  'code',
  /** The number of the game in its season. */
  'number',
  /** The names of the plans that have the game. */
  'plans',
] as const

/** A field that a column of a file can have. */
export type FileField = (typeof fileFields)[number]

const listed = (headers: string): string[] => headers.split(', ')

/**
 * Known headers, with or without spaces. If a file has several headers of a field, the first in
 * this list wins. 'team' and 'event' are in two fields: the column's values decide between them.
 */
export const headersByField: Record<FileField, readonly string[]> = {
  date: listed(
    'event date, game date, date, start date et, start date, date time, date and time, ' +
      'date time et, start, when, game date time',
  ),
  time: listed(
    'event time, game time, time, start time et, time et, start time, tip off, tip, puck drop, ' +
      'face off, local time, start et',
  ),
  weekday: listed('day, weekday, day of week, dow'),
  game: listed(
    'opponent nickname, opponent name, opponent, opp, opponents, visitor, visiting team, ' +
      'visitors, away, away team, guest, team, game, matchup, match, event, subject, summary, ' +
      'title, vs, versus, fixture',
  ),
  city: listed('opponent city, city, visitor city, away city'),
  home: listed('home team, home, our team, home away, h a, home or away, club, sport, team'),
  place: listed('location, venue, arena, place, site'),
  marker: listed(
    'kind, game type, type, season type, competition, notes, note, marker, stage, remarks, ' +
      'status, game status',
  ),
  code: listed('event name, code, event code, game code, event'),
  number: listed('game number, number, game #, #, game no, no, gm, game num'),
  plans: listed('plans, bgs game plans, plan, game plans, plan codes, plan code, packages'),
}
