import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { fields } from '../../domain/seasonFile/columnHeads'
import type { Columns } from '../../domain/seasonFile/columns'

const STORE = 'game-plans.import'
/** Files of other heads than these are forgotten, the oldest first. */
const MOST_FILES = 20

const columns = v.partial(
  v.object(
    Object.fromEntries(fields.map((field) => [field, v.number()])) as Record<
      (typeof fields)[number],
      v.NumberSchema<undefined>
    >,
  ),
)
const stored = v.object({
  /** What was said of files by their heads. */
  files: v.record(v.string(), columns),
  /** Opponents by what files call them. */
  aliases: v.record(v.string(), v.string()),
})
type Remembered = v.InferOutput<typeof stored>

/** What a person put right at earlier imports in this browser; nothing where none is kept. */
export function readRemembered(): Remembered {
  try {
    return v.parse(stored, JSON.parse(browserStore.get(STORE) ?? ''))
  } catch {
    return { files: {}, aliases: {} }
  }
}

const keyOf = (heads: readonly string[]) => heads.join('\t')

/** The columns that a person gave a file with these heads; undefined where nobody did. */
export const rememberedColumns = (heads: readonly string[]): Columns | undefined =>
  readRemembered().files[keyOf(heads)] as Columns | undefined

/** Remembers the columns of files with these heads. */
export function rememberColumns(heads: readonly string[], columns: Columns): void {
  if (heads.every((head) => head === '')) return
  const all = readRemembered()
  const { [keyOf(heads)]: _, ...others } = all.files
  const files = Object.fromEntries(
    [...Object.entries(others), [keyOf(heads), columns]].slice(-MOST_FILES),
  )
  browserStore.set(STORE, JSON.stringify({ ...all, files }))
}

/** Remembers whom files mean by an opponent that nobody knows. */
export function rememberAlias(called: string, club: string): void {
  const all = readRemembered()
  const aliases = { ...all.aliases, [called]: club }
  browserStore.set(STORE, JSON.stringify({ ...all, aliases }))
}
