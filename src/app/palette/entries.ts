import { BASE_PATH, paths } from '../../config/paths'
import { type TeamKey, teamKeys, teams } from '../../content/teams'
import type { RecordKind } from '../../domain/checks/finding'
import { may, type User } from '../../domain/user'
import type { PublicLink } from '../../staff/links/sharedPage'
import type { Searchable } from '../../staff/list/wordSearch'
import { menuEntries } from '../menuSections'
import type { NewRecord } from '../recordDialogs'

/* The palette's entries: their types, and the entries for screens and new records. */

/** What choosing an entry does. */
export type PaletteChoice =
  /** Opens a screen; `to` is its path below the base path. */
  | { type: 'navigate'; to: string }
  /** Opens the dialog of the record of this kind and key. */
  | { type: 'edit'; kind: RecordKind; key: string }
  | { type: 'add'; newRecord: NewRecord }
  /** A customer's page, by its address below the base path. */
  | { type: 'open' | 'copy'; page: PublicLink }

type Group =
  | 'Screens'
  | 'New'
  | 'Games'
  | 'Plans'
  | 'Packages'
  | 'Pricing plans'
  | 'Reps'
  | 'Public pages'

/** One line of the palette. */
export interface PaletteEntry extends Searchable {
  id: string
  /** The heading above it. */
  group: Group
  text: string
  /** Distinguishes the entry from others with the same text. */
  detail?: string
  /** The team that the entry belongs to, if any. */
  team?: TeamKey | null | undefined
  /** The entry's actions. If there are several, a second step offers them. */
  choices: readonly { text: string; choice: PaletteChoice }[]
}

/** An address of the app without the base path. */
export const belowBase = (href: string) => href.slice(BASE_PATH.length)
/** A choice that opens a screen. */
export const navigateTo = (text: string, to: string) => ({
  text,
  choice: { type: 'navigate', to } as const,
})
/** A choice that opens a record's dialog. */
export const editRecord = (text: string, kind: RecordKind, key: string) => ({
  text,
  choice: { type: 'edit', kind, key } as const,
})
/** Choices that open or copy each page's link. */
export const pageChoices = (pages: readonly PublicLink[]) =>
  pages.flatMap((page) => [
    { text: `Open ${page.name}`, choice: { type: 'open', page } as const },
    { text: `Copy link to ${page.name}`, choice: { type: 'copy', page } as const },
  ])

const newEntries: PaletteEntry[] = [
  ...teamKeys.flatMap((team) => [
    { text: `New ${teams[team].name} game`, newRecord: { kind: 'game', team } as const },
    { text: `New ${teams[team].name} plan`, newRecord: { kind: 'plan', team } as const },
  ]),
  { text: 'New package', newRecord: { kind: 'combined plan' } as const },
  { text: 'New pricing plan', newRecord: { kind: 'pricing plan' } as const },
  { text: 'New representative', newRecord: { kind: 'rep' } as const },
].map(({ text, newRecord }) => ({
  id: text,
  group: 'New' as const,
  text,
  words: `${text} add`,
  choices: [{ text: '', choice: { type: 'add' as const, newRecord } }],
}))

/** The screens a person may open, and the records that may be added. */
export function screenEntries(user: User): PaletteEntry[] {
  const textByPath = new Map<string, string>(
    menuEntries(user).map(({ text, screen }) => [paths[screen], text]),
  )
  // The menu has no entries for these two. Other screens have buttons for them.
  if (may(user, 'admin')) textByPath.set(paths.register, 'Register User')
  if (may(user, 'staff')) textByPath.set(paths.pricingPlansAndReps, 'Plans & Reps')
  const screens = [...textByPath].map(
    ([to, text]): PaletteEntry => ({
      id: `screen ${to}`,
      group: 'Screens',
      text,
      words: text,
      choices: [navigateTo('', to)],
    }),
  )
  return may(user, 'staff') ? [...screens, ...newEntries] : screens
}
