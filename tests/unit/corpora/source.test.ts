import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CspEvaluator } from 'csp_evaluator'
import { Severity } from 'csp_evaluator/dist/finding.js'
import { CspParser } from 'csp_evaluator/dist/parser.js'
import { describe, expect, it } from 'vitest'
import { parseEnv } from '../../../src/config/env'
import { securityPolicy } from '../../../src/config/securityPolicy'

/** What the linter of Content-Security-Policies finds, from the worst down to maybe middling. */
function findings(policy: string): string[] {
  return new CspEvaluator(new CspParser(policy).csp)
    .evaluate()
    .filter(({ severity }) => severity <= Severity.HIGH_MAYBE)
    .map(({ severity, directive, description }) => `${severity} ${directive}: ${description}`)
}

function directives(policy: string): Map<string, string[]> {
  return new Map(
    policy.split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ')
      return [name, sources]
    }),
  )
}

describe('[check 6] the policy of the page', () => {
  const builds: [where: string, env: Parameters<typeof parseEnv>[0], origins: string[]][] = [
    ['of this host', {}, []],
    [
      'of two other hosts',
      {
        VITE_API_BASE_URL: 'https://api.example.com:8443/v1',
        VITE_GAME_PLANS_API_URL: 'https://plans.example.com/',
      },
      ['https://api.example.com:8443', 'https://plans.example.com'],
    ],
  ]

  it.each(builds)('for an API %s %j lets nothing else in', (_, env, origins) => {
    const policy = securityPolicy(parseEnv(env), '', {
      script: "'sha256-one'",
      style: "'sha256-two'",
    })
    expect(findings(policy)).toEqual([])
    expect(policy).not.toMatch(/unsafe-(inline|eval|hashes)|wasm|\*/)
    const sources = directives(policy)
    expect(sources.get('default-src')).toEqual(["'none'"])
    expect(sources.get('script-src')).toEqual(["'self'", "'sha256-one'"])
    expect(sources.get('connect-src')).toEqual(["'self'", ...origins])
    expect(sources.get('require-trusted-types-for')).toEqual(["'script'"])
    expect(sources.get('trusted-types')).toEqual(["'none'"])
    expect(sources.size).toBe(policy.split(';').length)
  })

  it.each([
    ["default-src 'none'; script-src 'self' 'unsafe-inline'"],
    ["default-src 'none'; script-src *"],
    ["script-src 'self'"],
  ])('the linter sees what is wrong with %s', (policy) => {
    expect(findings(policy)).not.toEqual([])
  })
})

interface Source {
  /** Below src, with slashes. */
  file: string
  text: string
}

const SRC = join(dirname(fileURLToPath(import.meta.url)), '../../../src')

const sources: Source[] = readdirSync(SRC, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css|html)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({
    file: relative(SRC, path).split(sep).join('/'),
    text: readFileSync(path, 'utf8'),
  }))

/** What turns text into markup or code. */
const SINKS =
  /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|createContextualFragment|DOMParser|srcDoc|document\.write|\beval\s*\(|\bFunction\s*\(|\bset(Timeout|Interval)\s*\(\s*['"`]|javascript:/i

/** Where the browser's stores are touched, each access guarded. */
const STORE_FILE = 'config/browserStore.ts'
const STORES = /\b(local|session)Storage\b|indexedDB|document\.cookie/

/** An amount with its currency: a template with the sign, or the sign alone. */
const CURRENCY = /\$\$\{|>\s*\$\s*<|(['"`])\$\1/

/** A key of the cache that is typed out. */
const TYPED_KEY = /queryKey: \[\s*['"`\w.]|QueryData(<[^()]*>)?\(\s*\[/

const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

/** A page of ours, written out: no text from elsewhere is in it. */
const withoutFixedPages = (text: string) => text.replace(/\bsrcDoc="[^"]*"/g, '')

const sinks = ({ text }: Source) => SINKS.test(withoutFixedPages(withoutComments(text)))

const touches =
  (what: RegExp, home: string) =>
  ({ file, text }: Source) =>
    file !== home && what.test(withoutComments(text))
const stores = touches(STORES, STORE_FILE)
const currency = touches(CURRENCY, 'domain/money.ts')
const typedKey = touches(TYPED_KEY, 'api/keys.ts')

/**
 * Where sheets speak for themselves: states and buttons, whose words the rules fix, and a calendar file,
 * whose words are a format's.
 */
const SPEAKERS =
  /^sheets\/(.*\/)?(SheetState|Loaded\w+|ScheduleSheet|DataNotes|SheetTools|PackageText|PricingChart|CopyNotice|calendarFile)\.tsx?$/
const IMPORTS = /^import[\s\S]*?from '.*'$/gm
const TEXTS = /(['"`])((?:(?!\1)[^\\\n])*)\1/g
/** A word with a capital, and no name of a font in a style. */
const WORD = /^[ *]?[A-Z][a-z]+\b|[A-Z][a-z]+ [a-z]/
const WORDS_OF_MARKUP = />\s*\*?[A-Z][^<>{}=;()]*<\/|^ +[A-Z][a-z]+( \w+)*$/m

/** A sheet that words something itself: what it says is the venue's, in src/content. */
function wordsOfItsOwn({ file, text }: Source): boolean {
  if (!/^sheets\/(?!kit\/fit\/advances).*\.tsx?$/.test(file) || SPEAKERS.test(file)) return false
  const code = withoutComments(text)
    .replace(IMPORTS, '')
    .replace(/\$\{[^{}]*\}/g, '')
  const texts = [...code.matchAll(TEXTS)].map(([, , inside = '']) => inside)
  return WORDS_OF_MARKUP.test(code) || texts.some((inside) => WORD.test(inside))
}

/** A function that others may call and nothing says what it takes and gives: the line above ends no comment. */
const isUnexplained = ({ text }: Source) =>
  text
    .split('\n')
    .some(
      (line, index, lines) =>
        EXPORTED.test(line) &&
        !lines[index - 1]?.trim().endsWith('*/') &&
        !THIN_HOOK.test(`${line}${lines[index + 1]}`),
    )
/** Its options say what it is for. */
const THIN_HOOK = /^export const use\w+ = \(.*\) =>\s*use[A-Z]\w*\(/
const EXPORTED =
  /^export (async )?(function\b|const \w+(: [^=]+)? = (async )?(\(|<|\w+ =>|function\b))/

/** An element, from one `<` to the next, that opens a window and can be reached from it. */
const opensUnsafely = ({ text }: Source) =>
  /\bwindow\.open\s*\(/.test(text) ||
  text.split('<').some((tag) => tag.includes('_blank') && !SAFE_REL.test(tag))
/** As an attribute, or set on an element that was made by hand. */
const SAFE_REL = /\brel(=| = )["']noopener noreferrer["']/

describe('the source', () => {
  it('is there', () => {
    expect(sources.length).toBeGreaterThan(80)
    expect(sources.some(({ text }) => text.includes('target="_blank"'))).toBe(true)
    expect(sources.find(({ file }) => file === STORE_FILE)?.text).toMatch(STORES)
  })

  it.each([
    ['[check 7] never turns text into markup or code', sinks],
    ['[check 27] [check 32] keeps things in the browser in one known file alone', stores],
    ['writes the currency in one known file alone', currency],
    ['words nothing in a sheet that the venue may reword', wordsOfItsOwn],
    ['says of every exported function what it is for', isUnexplained],
    ['types no key of the cache out a second time', typedKey],
    ['[check 3] opens no window that could reach back', opensUnsafely],
  ])('%s', (_, isWrong) => {
    expect(sources.filter(isWrong).map(({ file }) => file)).toEqual([])
  })

  it.each([
    ['markup or code', '<p dangerouslySetInnerHTML={{ __html: x }} />', sinks],
    ['markup or code', 'node.innerHTML = x', sinks],
    ['markup or code', 'new Function(x)', sinks],
    ['a store', 'window.localStorage.clear()', stores],
    ['a store', 'document.cookie = x', stores],
    ['the currency', 'const text = `$${price}`', currency],
    ['a typed key', "{ queryKey: ['reps'] }", typedKey],
    ['a bare function', 'export function sum(rows: Row[]) {', isUnexplained],
    ['an open window', '<a href={x} target="_blank" rel="noopener">', opensUnsafely],
    ['an open window', "window.open(x, '_blank')", opensUnsafely],
  ])('would see %s: %s', (_, text, isWrong) => {
    expect(isWrong({ file: 'ui/Any.tsx', text })).toBe(true)
  })

  it.each(['<h2>Next game</h2>', "const kind = { text: 'Package' }"])(
    'would see words in a sheet: %s',
    (text) => {
      expect(wordsOfItsOwn({ file: 'sheets/calendar/Any.tsx', text })).toBe(true)
    },
  )
})
