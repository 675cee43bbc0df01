import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { bare, type File, importsOf, lawOf, testsOf } from './rooms'

/*
 * Makes docs/files.md: what every file is for and which others import it, so that a reader gets from any
 * file to what depends on it, and to its tests.
 */

/** So many importers are named; beyond them a number helps more. */
const MOST = 8
/** A sentence of more letters ends at its first colon or semicolon. */
const LONG = 180

const isStyle = (path: string) => path.endsWith('.css')
const isTest = (path: string) => /\.(test|spec)\.tsx?$/.test(path)

const filesIn = (folder: string): File[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|css|php|sql|py)$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, text: readFileSync(path, 'utf8') }))

const docstring = String.raw`/\*\*((?:(?!\*/)[\s\S])*)\*/\s*`
const exported = 'export (?:default )?(?:async )?(?:function|const|class|interface|type)'
const first = (text: string, pattern: RegExp) => pattern.exec(text)?.[1]

const imports = String.raw`^(?:import[^'"]*?(?:from )?['"][^'"]*['"]\n|//[^\n]*\n|\n)*`
const ofWholeFile = new RegExp(String.raw`${imports}/\*(?!\*)([\s\S]*?)\*/`)
/** Of what is no TypeScript: the first lines that are a comment. */
const firstLines = /(?:^|\n)((?:(?:\/\/|--|"""|#(?!!)) ?[^\n]*(?:\n|$))+)/

/** The docstring of what a file is named after, else the comment on the whole file, else the first one. */
function mainComment({ path, text }: File): string {
  if (/\.(mjs|php|sql|py)$/.test(path)) return first(text, firstLines) ?? ''
  const name = posix.basename(path).replace(/\..*$/, '')
  return (
    first(text, new RegExp(`${docstring}${exported} ${name}\\b`, 'i')) ??
    first(text, ofWholeFile) ??
    first(text, new RegExp(`${docstring}${exported}`)) ??
    first(text, /\/\*\*?([\s\S]*?)\*\//) ??
    ''
  )
}

/** The first sentence of what a file says of itself, on one line; '' where it says nothing. */
function purpose(file: File): string {
  const words = mainComment(file)
    .replace(/^\s*(?:\*|\/\/|--|"""|#)/gm, ' ')
    .replace(/\{@link (\S+)\}/g, '$1')
    .replace(/\s+/g, ' ')
    .replace(/(:?) - /g, (_, colon) => (colon ? ': ' : '; '))
    .trim()
  const sentence = /^.*?(?<!\bvs)[.?!](?= |$)/.exec(words)?.[0] ?? words
  return sentence.length > LONG ? sentence.replace(/[:;] .*$/, '.') : sentence
}

/** Nearest first: of the same folder, then of the same room. */
const byNearness = (path: string) => (a: string, b: string) => {
  const steps = (other: string) => posix.relative(posix.dirname(path), other).split('/').length
  return steps(a) - steps(b) || a.localeCompare(b, 'en')
}

/** Those of the same folder by their names alone. */
function named(paths: readonly string[], top: string, folder: string): string {
  const shown = paths
    .slice(0, MOST)
    .map((path) => path.replace(posix.dirname(path) === folder ? `${folder}/` : top, ''))
  const more = paths.length - shown.length
  return [...shown, ...(more > 0 ? [`… ${more} more`] : [])].join(', ')
}

type Importers = ReadonlyMap<string, readonly string[]>

function importersOf(files: readonly File[]): Importers {
  const importers = new Map<string, string[]>()
  for (const file of files) {
    for (const target of new Set(importsOf(file))) {
      importers.set(target, [...(importers.get(target) ?? []), file.path])
    }
  }
  return importers
}

/** A unit test's helper stands between a file and the tests that speak of it. */
function withTheirTests(users: readonly string[], importers: Importers): string[] {
  const helpers = users.filter((user) => user.startsWith('tests/unit/') && !isTest(user))
  return [...new Set([...users, ...helpers.flatMap((user) => importers.get(bare(user)) ?? [])])]
}

/** `- path: what it is. In: its importers of src; tests: those of tests.` */
function fileLine(file: File, importers: Importers): string {
  const { path } = file
  const users = withTheirTests(importers.get(bare(path)) ?? [], importers)
    .toSorted(byNearness(path))
    .toSorted((a, b) => Number(isTest(b)) - Number(isTest(a)))
  const of = (top: string) =>
    named(
      users.filter((user) => user.startsWith(top)),
      top,
      posix.dirname(path),
    )
  const parts = [of('src/') && `in ${of('src/')}`, of('tests/') && `tests: ${of('tests/')}`]
  const used = parts.filter(Boolean).join('; ')
  return [`- \`${path}\``, purpose(file), used].filter(Boolean).join(' · ')
}

/** A folder of src: its law, its tests, and each of its files. */
function room(folder: string, own: readonly File[], all: readonly File[], importers: Importers) {
  const law = lawOf(folder, all)
  const isSource = folder.startsWith('src')
  const tests = (isSource ? testsOf(folder, all) : []).map((path) => path.replace('tests/', ''))
  const told = [law && `Law: ${law}.`, tests.length > 0 && `Tests: ${tests.join(', ')}.`]
  return [
    `## ${folder}`,
    '',
    ...(told.some(Boolean) ? [told.filter(Boolean).join(' '), ''] : []),
    ...own.map((file) => fileLine(file, importers)),
    '',
  ]
}

/** The files of src that do not say what they are for; styles need not. */
export const untold = (): string[] =>
  filesIn('src')
    .filter((file) => !isStyle(file.path) && purpose(file).length < 12)
    .map(({ path }) => path)

/** The whole document. */
export function fileMap(): string {
  const all = [...filesIn('src'), ...filesIn('tests')]
  const importers = importersOf(all)
  const listed = all.filter(({ path }) => !isTest(path))
  const folders = [...new Set(listed.map(({ path }) => posix.dirname(path)))]
  return [
    '# Files',
    '',
    'Every file of `src`, folder by folder, then what the tests are made of: what it is for, which files of',
    '`src` import it (`in`, below `src/`; of the same folder the name alone), and which tests and helpers do',
    '(`tests:`, below `tests/`), nearest first. A screen or sheet is mostly tested by opening its page, without an',
    'import: such tests stand below the heading of its folder, with the pages of [rules](rules.md) that are law',
    'there. What each test is for: [tests](tests.md). Written by',
    '`npx vitest run --project unit tests/unit/docs.test.ts -u`; never by hand.',
    '',
    ...folders.flatMap((folder) =>
      room(
        folder,
        listed.filter(({ path }) => posix.dirname(path) === folder),
        all,
        importers,
      ),
    ),
  ].join('\n')
}
