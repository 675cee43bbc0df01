import { packageTexts } from '../../content/packageTexts'
import type { CombinedPlan } from '../../domain/combinedPlan'
import type { ListEntry } from '../../domain/cupWeek'
import { updatedText } from '../../domain/eastern'
import type { PackageGame, PackageGames } from '../../domain/packageGames'
import {
  countText,
  dayText,
  headingText,
  packageHeading,
  seasonText,
  startTimesNote,
  teamNames,
  updatedLine,
  versusText,
} from './words'

/** A part of the text variant; one source for what is shown and what is copied. */
export type TextBlock =
  | { kind: 'title' | 'heading' | 'subheading' | 'text'; text: string }
  | { kind: 'games'; lines: string[] }

interface TextInput {
  plan: CombinedPlan
  sheet: PackageGames
  /** Original plans whose games could not be loaded. */
  missingPlans: readonly string[]
  /** Full address of the season calendar. */
  calendarUrl: string
}

/** The package as text for an e-mail, everything the sheet says in the same order. */
export function textBlocks({ plan, sheet, missingPlans, calendarUrl }: TextInput): TextBlock[] {
  const { dated, undated, teams, count, hasPreseason, calendarCode } = sheet
  const code = plan.code.toUpperCase()
  const updated = updatedText(plan.lastUpdated)
  const text = (line: string): TextBlock => ({ kind: 'text', text: line })
  const games = (entries: ListEntry<PackageGame>[]): TextBlock[] =>
    entries.length > 0 ? [{ kind: 'games', lines: entries.map(gameLine) }] : []
  return [
    { kind: 'title', text: plan.title || code },
    text([plan.title && code, seasonText(sheet)].filter(Boolean).join(' · ')),
    ...(missingPlans.length > 0 ? [text(missingText(missingPlans))] : []),
    text(startTimesNote(teams)),
    { kind: 'heading', text: packageHeading },
    text(`${countText(count)}. All times Eastern.`),
    ...games(dated),
    ...(undated.length > 0
      ? [{ kind: 'subheading' as const, text: headingText('undated') }, ...games(undated)]
      : []),
    ...(hasPreseason ? [text(packageTexts.preseasonFootnote)] : []),
    text(`${packageTexts.extraTicketsLead} ${packageTexts.extraTickets}`),
    text(`${`Season calendar ${calendarCode ?? ''}`.trim()}: ${calendarUrl}`),
    ...(updated ? [text(updatedLine(updated))] : []),
  ]
}

/** The words of the sheet's warning: a text without some games must not look whole either. */
export const missingText = (plans: readonly string[]) =>
  `Incomplete: the games of ${plans.join(', ')} could not be loaded and are missing here.`

/** `Thu, Oct 9, 2025 · 7:00 PM · Bruins vs. Chicago Blackhawks`. */
function gameLine(entry: ListEntry<PackageGame>): string {
  const { game } = entry
  const home = game.team ? teamNames[game.team] : 'Home game'
  return [
    dayText(entry),
    game.time,
    `${home} ${versusText(game)}`,
    game.cup && 'NBA CUP',
    game.cup === 'potential' && packageTexts.potentialGame,
  ]
    .filter(Boolean)
    .join(' · ')
}

/** The blocks as they are pasted: real line breaks, a blank line between blocks. */
export function plainText(blocks: readonly TextBlock[]): string {
  return blocks
    .map((block) => (block.kind === 'games' ? block.lines.join('\n') : block.text))
    .join('\n\n')
}
