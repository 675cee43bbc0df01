import { readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { patterns } from '../../src/config/paths'
import { type SheetKey, sheets } from '../../src/config/sheets'
import { eventPrices, schedulePlans } from '../../src/content/season/current'
import type { File } from './rooms'

/*
 * Makes docs/where.md: which files hold a word that is said, an address, a field of the wire, a game
 * of the season or a build variable. A change of one of them touches these files.
 */

/** Below this many files a list helps; beyond it the word is everywhere. */
const MOST = 20

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const filesIn = (folder: string): File[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(tsx?|mjs|php|sql|json)$/.test(entry.name))
    .map((entry) => posix.join(entry.parentPath, entry.name))
    // These name files and words to speak of them.
    .filter((path) => !/^tests\/unit\/(docs\.test|rooms|fileMap|whereItStands)\.ts$/.test(path))
    .sort()
    .map((path) => ({ path, text: withoutComments(readFileSync(path, 'utf8')) }))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&')

/**
 * Words as code has them: those of one word only as a whole text, for `Users` is in many names; those of
 * several not as a part of longer ones that are looked up too, as 'Edit Game' of 'Edit Game Plan'.
 */
function saying(words: string, all: readonly string[]): RegExp {
  const loose = (text: string) => escaped(text).replace(/ /g, '\\s+')
  if (!words.includes(' ')) return new RegExp(`['"\`>]${escaped(words)}['"\`<]`)
  const longer = all.filter((each) => each !== words)
  const before = longer
    .filter((each) => each.endsWith(words))
    .map((each) => each.slice(0, -words.length))
  const after = longer
    .filter((each) => each.startsWith(words))
    .map((each) => each.slice(words.length))
  const not = (sign: '?<!' | '?!', texts: string[]) =>
    texts.map((text) => `(${sign}${loose(text)})`).join('')
  return new RegExp(`${not('?<!', before)}${loose(words)}${not('?!', after)}`)
}

/** Heads of columns, labels, titles, also one of two, and what the venue may reword. */
const labels = (files: readonly File[]) =>
  files.flatMap(({ path, text }) => [
    ...[...text.matchAll(/\b(?:header|label|title|text)=\{([^{}`]+)\}/g)].flatMap(
      ([, either = '']) =>
        [...either.matchAll(/[?:] '([^'$]{3,60})'/g)].map(([, label = '']) => label),
    ),
    ...[...text.matchAll(/\b(?:header|label|title|text)(?:: |=)['"]([^'"$]{3,60})['"]/g)].map(
      ([, label = '']) => label,
    ),
    ...(path.startsWith('src/content/words/')
      ? [...text.matchAll(/[:=(]\s*['"`]([^'"`$]{4,60})/g)].map(([, words = '']) => words.trim())
      : []),
  ])

/** `- what: src/a.ts; tests: b.test.ts, c.test.ts`, or nothing where no test has it. */
function line(what: string, isIn: (file: File) => boolean, files: readonly File[]): string[] {
  const found = files.filter(isIn).map(({ path }) => path)
  const tests = found.filter((path) => path.startsWith('tests/'))
  if (tests.length === 0) return []
  if (tests.length > MOST) return [`- ${what}: ${tests.length} files of tests`]
  const sources = found.filter((path) => path.startsWith('src/'))
  const inTests = tests.map((path) => path.replace('tests/', '')).join(', ')
  return [`- ${what}: ${[sources.join(', '), `tests: ${inTests}`].filter(Boolean).join('; ')}`]
}

/** Whom a test goes to an address as, where the same line says so. */
function rolesAt(path: string, { text }: File): string {
  const lines = text.split('\n').filter((each) => goesTo(path).test(each))
  const roles = lines.flatMap((each) =>
    [...each.matchAll(/\b(admin|bgs|viewer|guest)\b(?=['@])/g)].map(([role]) => role),
  )
  return [...new Set(roles)].sort().join('+')
}

const goesTo = (path: string) => new RegExp(`['"\`]${escaped(path)}/?(?:['"\`?]|\\$\\{)`, 'i')

function addressLine(path: string, tests: readonly File[]): string[] {
  const pattern = goesTo(path)
  const found = tests.filter(({ text }) => pattern.test(text))
  if (found.length === 0) return []
  const named = found.map((file) => {
    const roles = rolesAt(path, file)
    return file.path.replace('tests/', '') + (roles && ` (${roles})`)
  })
  return [`- ${path}: ${named.join(', ')}`]
}

function sheetLine(key: SheetKey, tests: readonly File[]): string[] {
  const start = sheets[key].pattern.replace(/:.*$/, '')
  const built = new RegExp(`paths\\.${key}\\(|['"\`/]${escaped(start.slice(1))}\\b`)
  return line(sheets[key].pattern, ({ text }) => built.test(text), tests)
}

/** A plan's code, also as one of a pattern: `bp265plan[ab]`. */
function planPattern(code: string) {
  const pattern = new RegExp(`\\b${code}\\b|${code.slice(0, -1)}\\[`, 'i')
  return ({ text }: File) => pattern.test(text)
}

/** How days, hours and money read, and where that is made; a change of one turns its tests red. */
const forms: readonly (readonly [form: string, pattern: RegExp])[] = [
  ['`7:00 PM`: `timeText` of src/domain/time/dates.ts', /\d:\d\d [AP]M\b/],
  ['`7:00` on sheets: `clockText` there', /['"`>]\d{1,2}:\d\d['"`<]/],
  ['`Thu, Oct 9, 2025`: `dateText` there', /\b[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}, \d{4}/],
  ['`Thu, Oct 9`: `shortDayText` there', /\b[A-Z][a-z]{2}, [A-Z][a-z]{2} \d{1,2}(?!\d|, \d{4})/],
  ['`October 9, 2025`: `longDayText` there', /\b[A-Z][a-z]{3,} \d{1,2}, \d{4}/],
  ['`$61.50`: src/domain/money.ts', /(?<!:)\$\d[\d,]*\.\d\d/],
  ['`A:$61.50`: `priceLabel` of src/sheets/calendar/eventPrices.ts', /\b[AB]:\$\d/],
  ['`1h 2m 3s`: `formatTimeLeft` of src/domain/session.ts', /\d+h \d+m \d+s/],
]

/**
 * The whole document.
 * @param words the fixed words of docs/rules, in order.
 * @param fields the names of docs/rules/fields.md and calls.md that stand on the wire.
 */
export function whereItStands(words: readonly string[], fields: readonly string[]): string {
  const files = [...filesIn('src'), ...filesIn('tests')]
  const tests = files.filter(({ path }) => path.startsWith('tests/'))
  const said = [...new Set([...words, ...labels(files.filter(({ path }) => /^src/.test(path)))])]
    .filter((each) => /[\p{L}\p{N}]/u.test(each))
    .sort((a, b) => a.localeCompare(b, 'en'))
  const staff = Object.entries(patterns).filter(([key]) => !(key in sheets))
  const printing = tests.filter(({ path }) =>
    /^tests\/(sheets|engines|unit\/(sheets|domain|corpora))\/|(print|screen)\.spec/.test(path),
  )
  const env = [...new Set(files.flatMap(({ text }) => text.match(/\bVITE_\w+[A-Z]\b/g) ?? []))]
  return [
    '# Where it stands',
    '',
    'Look up what you change; the files beside it hold it, and most of them change with it. Written by',
    '`npx vitest run --project unit tests/unit/docs.test.ts -u`; never by hand. Files of tests are below',
    '`tests/`. What each test is for: [tests](tests.md), each file: [files](files.md). What nothing tests is not listed.',
    '',
    '## Words',
    '',
    'The fixed words of the [rules](rules.md), heads of columns, labels, and the words of `src/content/words`.',
    'A word alone counts where it is a whole text.',
    '',
    ...said.flatMap((each) => {
      const pattern = saying(each, said)
      return line(`'${each}'`, ({ text }) => pattern.test(text), files)
    }),
    '',
    '## Staff addresses',
    '',
    'In brackets as whom the test goes there, where one line says both.',
    '',
    ...staff.flatMap(([, path]) => addressLine(path.replace(/:\w+$/, 'B26FULL'), tests)),
    '',
    '## Sheets',
    '',
    ...(Object.keys(sheets) as SheetKey[]).flatMap((key) => sheetLine(key, tests)),
    '',
    '## Fields on the wire',
    '',
    ...fields.flatMap((name) => {
      const pattern = new RegExp(`\\b${name}\\b`)
      return line(name, ({ text }) => pattern.test(text), files)
    }),
    '',
    '## Games that tests of sheets name',
    '',
    ...eventPrices.flatMap(([code]) => line(code, ({ text }) => text.includes(code), printing)),
    '',
    '## Plans of the schedules',
    '',
    ...Object.values(schedulePlans)
      .flat()
      .flatMap((code) => line(code, planPattern(code), files)),
    '',
    '## Days, hours and money as shown',
    '',
    ...forms.flatMap(([form, pattern]) => line(form, ({ text }) => pattern.test(text), tests)),
    '',
    '## Build variables',
    '',
    ...env.sort().flatMap((name) => line(name, ({ text }) => text.includes(name), files)),
    '',
  ].join('\n')
}
