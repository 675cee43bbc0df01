import type { TeamKey } from '../../content/teams'
import { createSearch } from '../../staff/list/wordSearch'
import type { EntryChoice, PaletteChoice, PaletteEntry } from './entries'

/** Finds entries by the typed words. */
export type FindEntries = (text: string) => readonly PaletteEntry[]

/** One line of the results. */
export interface ResultLine {
  id: string
  text: string
  detail?: string | undefined
  team?: TeamKey | null | undefined
  /** What choosing the line does: it runs a choice, or shows the choices of an entry. */
  target: { choice: PaletteChoice } | { entry: PaletteEntry }
}

/** Lines under a heading. */
export interface ResultGroup {
  title: string
  lines: readonly ResultLine[]
  /** Includes the lines that are not shown. */
  count: number
}

/** The maximum number of lines of a group that is shown with other groups. */
const MAX_WITH_OTHERS = 6
/** The maximum number of lines of a group that is shown alone. */
const MAX_ALONE = 50

/**
 * The lines for the typed text, by group: the chosen entry's choices, or the screens if the text is
 * blank, or else every matching entry, best first.
 */
export function paletteResults(
  typed: string,
  openEntry: PaletteEntry | undefined,
  { screens, search }: { screens: readonly PaletteEntry[]; search: FindEntries },
): ResultGroup[] {
  const isBlank = typed.trim() === ''
  if (openEntry) {
    const choices = openEntry.choices.map(choiceLine)
    const lines = isBlank ? choices : createSearch(choices)(typed)
    return [{ title: openEntry.text, lines, count: lines.length }]
  }
  const entries = isBlank ? screens : search(typed)
  const groups = [...new Set(entries.map(({ group }) => group))]
  const max = groups.length > 1 && !isBlank ? MAX_WITH_OTHERS : MAX_ALONE
  return groups.map((group) => {
    const inGroup = entries.filter((entry) => entry.group === group)
    const count = inGroup.length
    const lines = inGroup.slice(0, max).map(entryLine)
    const title = lines.length < count ? `${group}, ${lines.length} of ${count}` : group
    return { title, lines, count }
  })
}

/** The line of an entry. An entry with only one choice runs it. */
function entryLine(entry: PaletteEntry): ResultLine {
  const { id, text, detail, team, choices } = entry
  const [first, second] = choices
  const target = first && !second ? { choice: first.choice } : { entry }
  return { id, text, detail, team, target }
}

/** The line of one of an entry's choices, which a search finds by its text. */
const choiceLine = ({ text = '', choice }: EntryChoice) => ({
  id: text,
  text,
  words: text,
  target: { choice },
})
