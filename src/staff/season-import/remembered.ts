import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { fileFields } from '../../domain/seasonFile/columnHeaders'
import type { Columns } from '../../domain/seasonFile/columns'

const STORE = 'game-plans.import'
/** The oldest file is forgotten when there are more. */
const MAX_FILES = 20

const stored = v.object({
  /** The columns that a person chose, by the file's headers. */
  files: v.record(v.string(), v.record(v.picklist(fileFields), v.number())),
  /** Clubs by the opponents' names in files. */
  aliases: v.record(v.string(), v.string()),
})
type Remembered = v.InferOutput<typeof stored>

/** The corrections of earlier imports in this browser. */
export function readRemembered(): Remembered {
  try {
    return v.parse(stored, JSON.parse(browserStore.get(STORE) ?? ''))
  } catch {
    return { files: {}, aliases: {} }
  }
}

const keyOf = (heads: readonly string[]) => heads.join('\t')

/** The columns that a person chose for a file with these headers. */
export const rememberedColumns = (heads: readonly string[]): Columns | undefined =>
  readRemembered().files[keyOf(heads)]

/** Remembers the columns of files with these headers. */
export function rememberColumns(heads: readonly string[], columns: Columns): void {
  if (heads.every((head) => head === '')) return
  const all = readRemembered()
  const { [keyOf(heads)]: _, ...others } = all.files
  const files = Object.fromEntries(
    [...Object.entries(others), [keyOf(heads), columns]].slice(-MAX_FILES),
  )
  browserStore.set(STORE, JSON.stringify({ ...all, files }))
}

/** Remembers the club that an opponent's name in a file means. */
export function rememberAlias(called: string, club: string): void {
  const all = readRemembered()
  const aliases = { ...all.aliases, [called]: club }
  browserStore.set(STORE, JSON.stringify({ ...all, aliases }))
}
