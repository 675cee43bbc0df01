import { paths } from '../../config/paths'
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

/** One action of an entry. */
export interface EntryChoice {
  /** Its line in the second step; only if the entry has several. */
  text?: string
  choice: PaletteChoice
}

/** One line of the palette. */
export interface PaletteEntry extends Searchable {
  id: string
  /** The heading above it. */
  group: Group
  text: string
  /** Distinguishes the entry from others with the same text. */
  detail?: string
  /** The team that the entry belongs to, if any. */
  team?: TeamKey | null
  /** The entry's actions. If there are several, a second step offers them. */
  choices: readonly EntryChoice[]
}

/** The entry that adds a record. */
const newEntry = (text: string, newRecord: NewRecord): PaletteEntry => ({
  id: text,
  group: 'New',
  text,
  words: `${text} add`,
  choices: [{ choice: { type: 'add', newRecord } }],
})

const newEntries: readonly PaletteEntry[] = [
  ...teamKeys.flatMap((team) => [
    newEntry(`New ${teams[team].name} game`, { kind: 'game', team }),
    newEntry(`New ${teams[team].name} plan`, { kind: 'plan', team }),
  ]),
  newEntry('New package', { kind: 'combined plan' }),
  newEntry('New pricing plan', { kind: 'pricing plan' }),
  newEntry('New representative', { kind: 'rep' }),
]

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
      choices: [{ choice: { type: 'navigate', to } }],
    }),
  )
  return may(user, 'staff') ? [...screens, ...newEntries] : screens
}
