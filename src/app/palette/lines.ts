import type { TeamKey } from '../../content/teams'
import type { Choice, PaletteEntry } from './entries'
import { searchable } from './matching'

/* The lines of the palette for what was typed. */

/** One line that can be chosen: it does something, or leads on to what can be done with it. */
export interface Line {
  id: string
  text: string
  detail?: string | undefined
  team?: TeamKey | null | undefined
  target: Choice | PaletteEntry
}

/** Lines under a heading. */
export interface LineGroup {
  title: string
  lines: readonly Line[]
}

/** Of one kind as many are shown beside others, and alone. */
const MOST_BESIDE = 6
const MOST_ALONE = 50

/**
 * What is found: for an entry that was chosen what can be done with it, without any text the screens,
 * else all that holds the words, best met first.
 */
export function foundFor(
  text: string,
  entry: PaletteEntry | undefined,
  {
    screens,
    search,
  }: { screens: readonly PaletteEntry[]; search: (text: string) => readonly PaletteEntry[] },
): LineGroup[] {
  if (entry) return [{ title: entry.text, lines: choicesOf(entry, text) }]
  const entries = text.trim() === '' ? screens : search(text)
  const titles = [...new Set(entries.map(({ group }) => group))]
  const most = titles.length > 1 && text.trim() !== '' ? MOST_BESIDE : MOST_ALONE
  return titles.map((title) => {
    const all = entries.filter(({ group }) => group === title)
    const lines = all.slice(0, most).map(lineOf)
    return {
      title: lines.length < all.length ? `${title}, ${lines.length} of ${all.length}` : title,
      lines,
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
  return text.trim() === '' ? lines : searchable(lines)(text)
}
