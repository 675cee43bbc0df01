import { savedCalendarWords as words } from '../../../content/words/calendarWords'
import type { Game } from '../../../domain/games/game'
import { foldAccents } from '../../../domain/slug'
import { todayEastern, updatedText } from '../../../domain/time/dates'
import { download } from '../../../lib/download'
import { calendarFile } from './calendarFile'

/**
 * Hands the games of the page in view to the person as a calendar file.
 * @returns what is said of it: what it is called, what is in it and what is not.
 */
export function saveCalendarFile(sheet: {
  title: string
  games: readonly Game[]
  lastUpdated: string
  isIncomplete: boolean
  /** The page's, with the rep it names and without what else is asked for. */
  address: string
}): string {
  const now = new Date()
  const { text, count, withoutDate } = calendarFile({ ...sheet, now })
  if (count === 0) return words.empty
  const today = todayEastern(now)
  const name = `${fileName(sheet.title)}-${today}.ics`
  download(name, text, 'text/calendar')
  return [
    words.saved(name, count, updatedText(today)),
    withoutDate > 0 && words.withoutDate(withoutDate),
    sheet.isIncomplete && words.incomplete,
  ]
    .filter(Boolean)
    .join(' ')
}

/** Plain letters: some phones lose a name that has others. */
const fileName = (title: string) =>
  foldAccents(title)
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 60) || 'games'
