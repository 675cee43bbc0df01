import type { TeamKey } from '../../content/teams'
import { type Game, isUsualStart } from '../games/game'
import { codeKey } from '../recordKeys'
import { minutesOfDay, readDay, timeText } from '../time/dates'
import { seasonStartYearOfDay } from '../time/seasons'
import { dayOfGame, opponentOfGame } from './matchRows'
import type { FileRow, Note } from './rowTypes'

/* Notes that a person should read about a file's row before it is written. */

/** The required values that a new game lacks. */
export function missingValues({ date, opponent }: FileRow): Note[] {
  const notes: Note[] = []
  if (date === null) notes.push({ cause: 'date', text: 'A new game needs a date.' })
  if (opponent === null) notes.push({ cause: 'opponent', text: 'A new game needs an opponent.' })
  return notes
}

/** Notes about a row's code: a stored game keeps its code, and a new game's code may be taken. */
export function codeNotes({ code }: FileRow, after: Game, before: Game | null): Note[] {
  const { eventName } = after
  if (before) {
    if (code === '' || codeKey(code) === codeKey(eventName)) return []
    const text = `The file has the code ${code}, but the game keeps ${eventName}.`
    return [{ cause: 'code', text }]
  }
  if (codeKey(code) === codeKey(eventName) || !/-\d+$/.test(eventName)) return []
  const text = `Another game has that day’s code. ${eventName} has no price, so calendars show $xx.`
  return [{ cause: 'code', text }]
}

/** Notes about what may be intended but should be reviewed. */
export function notesToReview(row: FileRow, team: TeamKey, before: Game | null, after: Game) {
  const notes: Note[] = []
  const day = readDay(after.date)
  const minutes = minutesOfDay(after.time)
  if (day && seasonStartYearOfDay(day) === null) {
    notes.push({ cause: 'season', text: 'Calendars don’t show May to August.' })
  }
  if (minutes && !isUsualStart(minutes)) {
    notes.push({ cause: 'time', text: `It starts at ${timeText(after.time)}.` })
  }
  const [was, is] = [before && opponentOfGame(team, before), opponentOfGame(team, after)]
  if (before && was && is !== was && row.date === dayOfGame(before)) {
    notes.push({ cause: 'day', text: 'The season has another opponent that day.' })
  }
  if (minutes === 0 && (before === null || row.time !== null)) {
    notes.push({ cause: 'time', text: 'The start time isn’t known yet, so sheets leave it blank.' })
  }
  return notes
}
