import type { TeamKey } from '../../content/teams'
import { createSearch } from '../../staff/list/wordSearch'
import type { Choice, PaletteEntry } from './entries'

/** Finds entries by the typed words. */
export type Search = (text: string) => readonly PaletteEntry[]

/** One line of the results. Choosing it runs its choice or shows the choices of its entry. */
export interface Line {
  id: string
  text: string
  detail?: string | undefined
  team?: TeamKey | null | undefined
  target: Choice | PaletteEntry
}

/**
 * The maximum number of lines of a group that is shown with other groups, and of one shown alone.
 */
const MAX_WITH_OTHERS = 6
const MAX_ALONE = 50

/**
 * The lines for the typed text, by group: the chosen entry's choices, or the screens if the text is
 * blank, or else every matching entry, best first. `count` includes those that are not shown.
 */
export function paletteResults(
  text: string,
  entry: PaletteEntry | undefined,
  { screens, search }: { screens: readonly PaletteEntry[]; search: Search },
): { title: string; lines: readonly Line[]; count: number }[] {
  if (entry) {
    const lines = choicesOf(entry, text)
    return [{ title: entry.text, lines, count: lines.length }]
  }
  const entries = text.trim() === '' ? screens : search(text)
  const titles = [...new Set(entries.map(({ group }) => group))]
  const max = titles.length > 1 && text.trim() !== '' ? MAX_WITH_OTHERS : MAX_ALONE
  return titles.map((title) => {
    const all = entries.filter(({ group }) => group === title)
    const lines = all.slice(0, max).map(lineOf)
    return {
      title: lines.length < all.length ? `${title}, ${lines.length} of ${all.length}` : title,
      lines,
      count: all.length,
    }
  })
}

function lineOf(entry: PaletteEntry): Line {
  const { id, text, detail, team, choices } = entry
  const [only, ...more] = choices
  return { id, text, detail, team, target: only && more.length === 0 ? only.choice : entry }
}

function choicesOf({ choices }: PaletteEntry, text: string): Line[] {
  const lines = choices.map(({ text, choice }) => ({ id: text, text, target: choice, words: text }))
  return text.trim() === '' ? lines : createSearch(lines)(text)
}
