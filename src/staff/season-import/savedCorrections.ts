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

const fileKey = (headers: readonly string[]) => headers.join('\t')

/** The columns chosen earlier for a file with these headers. */
export const savedColumns = (headers: readonly string[]): FieldColumns | undefined =>
  readCorrections().files[fileKey(headers)]

/** Stores the columns for files with these headers. */
export function saveColumns(headers: readonly string[], columns: FieldColumns): void {
  if (headers.every((header) => header === '')) return
  const corrections = readCorrections()
  const { [fileKey(headers)]: _, ...others } = corrections.files
  const files = Object.fromEntries(
    [...Object.entries(others), [fileKey(headers), columns]].slice(-MAX_FILES),
  )
  browserStore.set(STORAGE_KEY, JSON.stringify({ ...corrections, files }))
}

/** Stores which club an opponent's name in a file means. */
export function saveAlias(nameInFile: string, club: string): void {
  const corrections = readCorrections()
  const aliases = { ...corrections.aliases, [nameInFile]: club }
  browserStore.set(STORAGE_KEY, JSON.stringify({ ...corrections, aliases }))
}
