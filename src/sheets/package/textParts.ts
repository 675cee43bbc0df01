import { teams } from '../../content/teams'
import { allTimes, homeGame } from '../../content/words/gameWords'
import { packageTexts } from '../../content/words/packageTexts'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { ListEntry } from '../../domain/games/cupWeek'
import { escapeFormula } from '../../domain/text'
import { asOfText } from '../../domain/time/dates'
import type { PackageContent, PackageGame } from './packageContent'
import {
  countText,
  dayText,
  eventText,
  factsText,
  startTimesNote,
  updatedLine,
  versusText,
} from './packageLines'

/** One game: the line that is copied, and its parts as columns. */
export type TextLine = ReturnType<typeof gameLine>

/** The text variant from top to bottom, as it is copied. */
export interface PackageTextParts {
  header: string[]
  lists: { heading: string | null; lines: TextLine[] }[]
  /** What the asterisk means; null where no game has one. */
  footnote: string | null
  tail: string[]
}

interface TextInput {
  plan: CombinedPlan
  sheet: PackageContent
  /** Full address of the calendar of its games. */
  calendarUrl: string
  /** When its oldest part was read, in milliseconds; null while all is fresh. */
  staleSince: number | null
  /** Whom to call, in one line; '' where nobody is known. */
  contact: string
}

/** The package as text for an e-mail, everything the sheet says in the same order. */
export function packageTextParts({
  plan,
  sheet,
  calendarUrl,
  staleSince,
  contact,
}: TextInput): PackageTextParts {
  const { dated, undated, hasPreseason } = sheet
  const updated = updatedLine(plan.lastUpdated)
  return {
    header: [
      plan.title || plan.code.toUpperCase(),
      [factsText(sheet), staleSince !== null && asOfText(staleSince)].filter(Boolean).join(' · '),
      startTimesNote(sheet),
      packageTexts.heading,
      `${countText([...dated, ...undated])}. ${allTimes}.`,
    ],
    lists: [
      { heading: null, lines: dated.map(gameLine) },
      { heading: packageTexts.undatedGames, lines: undated.map(gameLine) },
    ].filter(({ lines }) => lines.length > 0),
    footnote: hasPreseason ? packageTexts.preseasonFootnote : null,
    tail: [
      `${packageTexts.extraTicketsLead} ${packageTexts.extraTickets} ${contact}`.trim(),
      `${packageTexts.calendar}: ${calendarUrl}`,
      ...(updated ? [updated] : []),
    ],
  }
}

/** `Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks`. */
function gameLine(entry: ListEntry<PackageGame>) {
  const { game } = entry
  const { cup, more } = eventText(game)
  const home = game.team ? teams[game.team].name : homeGame
  const day = dayText(entry)
  /** Who plays, and what is said of it besides. */
  const matchup = `${home} ${versusText(game)}`
  const match = [matchup, cup, more].filter(Boolean).join(' · ')
  const text = [day, game.time, match].filter(Boolean).join(' · ')
  return {
    text,
    day,
    time: game.time,
    match,
    who: matchup,
    cup,
    more,
    isPreseason: game.isPreseason,
  }
}

/**
 * The parts as they are pasted: real line breaks, a blank line between blocks. `warning` says which
 * games are missing; '' where none are. Pasted into a spreadsheet no line is a formula.
 */
export function plainText({ header, lists, footnote, tail }: PackageTextParts, warning: string) {
  const [title = '', facts = '', ...above] = header
  const games = lists.flatMap(({ heading, lines }) => [
    heading ?? '',
    lines.map(({ text }) => text).join('\n'),
  ])
  const below = [footnote ?? '', ...tail]
  return [title, facts, warning, ...above, ...games, ...below]
    .filter(Boolean)
    .join('\n\n')
    .split('\n')
    .map(escapeFormula)
    .join('\n')
}
