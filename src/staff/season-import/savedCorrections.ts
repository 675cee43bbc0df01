import * as v from 'valibot'
import { browserStore } from '../../config/browserStore'
import { fileFields } from '../../domain/seasonFile/columnHeaders'
import type { FieldColumns } from '../../domain/seasonFile/columns'

const STORAGE_KEY = 'game-plans.import'
/** Remembers only the latest files. */
const MAX_FILES = 20

const correctionsSchema = v.object({
  /** The chosen columns by the file's headers. */
  files: v.record(v.string(), v.record(v.picklist(fileFields), v.number())),
  /** Clubs by opponents' names in files. */
  aliases: v.record(v.string(), v.string()),
})
const storedCorrections = v.fallback(v.pipe(v.string(), v.parseJson(), correctionsSchema), {
  files: {},
  aliases: {},
})

/** The corrections made in earlier imports in this browser. */
export const readCorrections = () => v.parse(storedCorrections, browserStore.get(STORAGE_KEY))

const keyOf = (headers: readonly string[]) => headers.join('\t')

/** The columns chosen earlier for a file with these headers. */
export const savedColumns = (headers: readonly string[]): FieldColumns | undefined =>
  readCorrections().files[keyOf(headers)]

/** Stores the columns for files with these headers. */
export function saveColumns(headers: readonly string[], columns: FieldColumns): void {
  if (headers.every((header) => header === '')) return
  const all = readCorrections()
  const { [keyOf(headers)]: _, ...others } = all.files
  const files = Object.fromEntries(
    [...Object.entries(others), [keyOf(headers), columns]].slice(-MAX_FILES),
  )
  browserStore.set(STORAGE_KEY, JSON.stringify({ ...all, files }))
}

/** Stores which club an opponent's name in a file means. */
export function saveAlias(nameInFile: string, club: string): void {
  const all = readCorrections()
  const aliases = { ...all.aliases, [nameInFile]: club }
  browserStore.set(STORAGE_KEY, JSON.stringify({ ...all, aliases }))
}
