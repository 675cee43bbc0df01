import { teams } from '../../content/teams'
import { allTimes, homeGame } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { ListEntry } from '../../domain/games/cupWeek'
import type { Contact } from '../../domain/rep'
import { escapeFormula, phoneText } from '../../domain/text'
import { asOfText } from '../../domain/time/dates'
import type { PackageGame } from './packageContent'
import {
  countText,
  dayText,
  eventParts,
  factsText,
  startTimesNote,
  updatedLine,
  versusText,
} from './packageLines'
import type { Package } from './usePackage'

/**
 * A game in one line, by its parts. Unknown parts are ''. Two joined texts are stored too: `text`
 * is copied, and textFit measures `matchText` for every size that it tries.
 */
export interface TextLine {
  /** The whole line, as copied. */
  text: string
  day: string
  /** Undefined without a date. */
  month: number | undefined
  time: string
  /** `Bruins vs. Chicago Blackhawks`. */
  matchup: string
  /** The tournament, or null. */
  cup: string | null
  /** That it may not be played, and that both teams play that day. */
  notes: string
  /** Everything except the day and time. */
  matchText: string
  isPreseason: boolean
}

/** The parts of the text variant from top to bottom, as copied. */
export interface PackageTextParts {
  title: string
  /** Arena, season, and how old the data is. */
  facts: string
  /** Between the facts and the games. */
  notes: string[]
  lists: { heading: string | null; lines: TextLine[] }[]
  /** The meaning of the asterisk, or null if no game has one. */
  footnote: string | null
  /** Below the games. */
  closing: string[]
}

/**
 * The package as text for an e-mail, with everything on the sheet in the same order. `calendarUrl` is the full address
 * of the calendar of its games.
 */
export function packageTextParts(content: Package, calendarUrl: string): PackageTextParts {
  const { title, plan, sheet, staleSince, contact } = content
  const { dated, undated, hasPreseason } = sheet
  const updated = updatedLine(plan.lastUpdated)
  return {
    title,
    facts: factsText(sheet) + (staleSince === null ? '' : ` · ${asOfText(staleSince)}`),
    notes: [
      startTimesNote(sheet),
      packageTexts.heading,
      `${countText([...dated, ...undated])}. ${allTimes}.`,
    ],
    lists: [
      { heading: null, lines: dated.map(gameLine) },
      { heading: packageTexts.undatedGames, lines: undated.map(gameLine) },
    ].filter(({ lines }) => lines.length > 0),
    footnote: hasPreseason ? packageTexts.preseasonFootnote : null,
    closing: [
      `${packageTexts.extraTicketsLead} ${packageTexts.extraTickets} ${contactText(contact)}`.trim(),
      `${packageTexts.calendar}: ${calendarUrl}`,
      ...(updated ? [updated] : []),
    ],
  }
}

/** Name, phone and e-mail in one line, or '' without a contact. */
const contactText = (contact: Contact | null): string =>
  contact ? [contact.name, phoneText(contact.phone), contact.email].filter(Boolean).join(' ') : ''

/** `Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks`. */
function gameLine(entry: ListEntry<PackageGame>): TextLine {
  const { team, date, time, isPreseason } = entry.game
  const { cup, notes } = eventParts(entry.game)
  const day = dayText(entry)
  const matchup = `${team ? teams[team].name : homeGame} ${versusText(entry.game)}`
  const matchText = [matchup, cup, notes].filter(Boolean).join(' · ')
  const text = [day, time, matchText].filter(Boolean).join(' · ')
  return { text, day, month: date?.month, time, matchup, cup, notes, matchText, isPreseason }
}

/**
 * Joins the parts into text, with an empty line between blocks. `warning` reports missing games, or is ''. Lines are
 * escaped, so that a spreadsheet does not read them as formulas.
 */
export function plainText(parts: PackageTextParts, warning: string): string {
  const { title, facts, notes, lists, footnote, closing } = parts
  const games = lists.flatMap(({ heading, lines }) => [
    heading,
    lines.map(({ text }) => text).join('\n'),
  ])
  return [title, facts, warning, ...notes, ...games, footnote, ...closing]
    .filter(Boolean)
    .join('\n\n')
    .split('\n')
    .map(escapeFormula)
    .join('\n')
}
