import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, posix, relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

interface SourceFile {
  /** Below the project, with slashes: `src/api/http.ts`. */
  file: string
  imports: Import[]
  text: string
}

interface Import {
  /** As written. */
  from: string
  /** `import()`: loaded later. */
  lazy: boolean
}

/** Imports run downwards only; the number is the folder's layer. */
const LAYERS: Record<string, number> = {
  app: 7,
  start: 6,
  staff: 6,
  sheets: 6,
  session: 5,
  api: 4,
  domain: 3,
  ui: 2,
  content: 2,
  lib: 1,
  config: 0,
}
/** Here every folder inside is a module of its own. */
const DIVIDED = ['staff', 'sheets']
/**
 * What every sheet, and every staff screen, may use of its own layer, upper ones first: each may import
 * those after it, and none imports a screen.
 */
const SHARED = [
  'sheets/kit',
  'staff/kit',
  'staff/list',
  'staff/links',
  'staff/writes',
  'staff/records',
]

/** Never in the first load of a public sheet: too heavy for a phone. */
const HEAVY = /^(@mui|@emotion)\/|^(react-hook-form|@hookform\/.*|@tanstack\/react-virtual)$/

const top = (file: string) => file.split('/')[1] ?? ''
/** The folder whose files may import each other. */
function moduleOf(file: string): string {
  const [, first = '', second = ''] = file.split('/')
  return DIVIDED.includes(first) ? `${first}/${second}` : first
}
/** src/main.tsx and other files beside the folders. */
const isEntry = (file: string) => file.split('/').length === 2

/** The file or folder a relative import means; undefined for packages. */
function target({ file }: SourceFile, { from }: Import): string | undefined {
  return from.startsWith('.') ? posix.join(posix.dirname(file), from) : undefined
}

/** What is wrong with the imports of these files, one line each. */
function violations(files: readonly SourceFile[]): string[] {
  return files.flatMap((source) => {
    const { file } = source
    const layer = LAYERS[top(file)]
    if (!isEntry(file) && layer === undefined) return [`${file}: '${top(file)}' has no layer`]
    return source.imports.flatMap((entry) => {
      const to = target(source, entry)
      const wrong = to === undefined ? wrongPackage(file, entry.from) : wrongFile(file, to)
      return wrong ? [`${file} → ${entry.from}: ${wrong}`] : []
    })
  })
}

function wrongFile(file: string, to: string): string | null {
  if (!to.startsWith('src/')) return 'leads out of src'
  if (isEntry(file)) return null
  if (isEntry(to)) return 'nothing imports the entry'
  const [mine, theirs] = [LAYERS[top(file)] ?? -1, LAYERS[top(to)]]
  if (theirs === undefined) return `'${top(to)}' has no layer`
  if (moduleOf(file) === moduleOf(to)) return null
  if (theirs < mine) return null
  if (top(file) === top(to) && SHARED.indexOf(moduleOf(to)) > SHARED.indexOf(moduleOf(file)))
    return null
  return theirs === mine ? 'the same layer, another folder' : 'upwards'
}

function wrongPackage(file: string, name: string): string | null {
  if (/^(msw|vitest|fast-check|@testing-library\/.*)(\/|$)/.test(name)) return 'is for tests'
  if (name === '@mui/material/Alert' && file !== 'src/ui/Alert.tsx') {
    return 'ui/Alert gives it the role that its severity calls for'
  }
  if (name === 'axios' || name.startsWith('axios/')) {
    return ['src/api/http.ts', 'src/api/firstRead.ts'].includes(file)
      ? null
      : 'only api/http and its adapter import axios'
  }
  if (
    top(file) === 'domain' &&
    /^(react|react-dom|react-router.*|@tanstack|@mui|@emotion)(\/|$)/.test(name)
  ) {
    return 'domain is plain TypeScript'
  }
  if (
    ['sheets', 'api', 'domain', 'config', 'content', 'lib'].includes(top(file)) &&
    HEAVY.test(name)
  ) {
    return 'too heavy for a public sheet'
  }
  return null
}

/** Files loaded with `entry` at once, without `import()`. */
function reachable(files: readonly SourceFile[], entry: string): SourceFile[] {
  const byName = new Map(files.map((source) => [source.file.replace(/\.tsx?$/, ''), source]))
  const found = new Set<SourceFile>()
  const visit = (name: string) => {
    const source = byName.get(name.replace(/\.(tsx?|js)$/, ''))
    if (!source || found.has(source)) return
    found.add(source)
    for (const entry of source.imports) {
      const to = entry.lazy ? undefined : target(source, entry)
      if (to !== undefined) visit(to)
    }
  }
  visit(entry)
  return [...found]
}

/** Heavy packages that come along when `entry` loads. */
function heavyWith(entry: string, files: readonly SourceFile[]): string[] {
  return reachable(files, entry).flatMap(({ file, imports }) =>
    imports
      .filter(({ from, lazy }) => !lazy && HEAVY.test(from))
      .map(({ from }) => `${file} → ${from}`),
  )
}

/** `import type` counts: a type that lies above is a dependency upwards too. */
function importsOf(text: string): Import[] {
  const code = text.replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')
  const fixed = code.matchAll(/^\s*(?:import|export)\b(?:[^'"`;]*?\bfrom)?\s*['"]([^'"]+)['"]/gm)
  const lazy = code.matchAll(/\bimport\(\s*['"`]([^'"`]+)['"`]/g)
  return [
    ...[...fixed].map((match) => ({ from: match[1] ?? '', lazy: false })),
    ...[...lazy].map((match) => ({ from: match[1] ?? '', lazy: true })),
  ]
}

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '../..')

function readSources(): SourceFile[] {
  return readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => {
      const path = join(entry.parentPath, entry.name)
      const text = readFileSync(path, 'utf8')
      return { file: relative(ROOT, path).split(sep).join('/'), imports: importsOf(text), text }
    })
}

const file = (name: string, ...from: string[]): SourceFile => ({
  file: name,
  imports: from.map((name) => ({ from: name, lazy: false })),
  text: '',
})

describe('the source', () => {
  const files = readSources()

  it('imports downwards only', () => {
    expect(files.length).toBeGreaterThan(40)
    expect(files.flatMap((source) => source.imports).length).toBeGreaterThan(100)
    expect(violations(files)).toEqual([])
  })

  it('brings no heavy package along with its first load', () => {
    expect(reachable(files, 'src/main').length).toBeGreaterThan(10)
    expect(heavyWith('src/main', files)).toEqual([])
  })

  it('brings no package at all into the page itself', () => {
    const starter = reachable(files, 'src/start/starter')
    expect(starter.length).toBeGreaterThan(10)
    expect(
      starter.flatMap(({ imports }) => imports).filter(({ from }) => !from.startsWith('.')),
    ).toEqual([])
  })

  it('brings no heavy package along with a sheet, not even through another folder', () => {
    const sheets = files.filter((source) => top(source.file) === 'sheets')
    expect(sheets.length).toBeGreaterThan(10)
    expect(new Set(sheets.flatMap((sheet) => heavyWith(sheet.file, files)))).toEqual(new Set())
  })

  it('has no barrel', () => {
    expect(
      files.map((source) => source.file).filter((name) => /\/index\.tsx?$/.test(name)),
    ).toEqual([])
  })
})

describe('the rule', () => {
  it.each([
    ['src/staff/brand-new/Page.tsx', '../games/columns', 'the same layer, another folder'],
    ['src/sheets/kit/SheetPage.tsx', '../calendar/grid', 'the same layer, another folder'],
    ['src/sheets/package/Sheet.tsx', '../../staff/games/columns', 'the same layer, another folder'],
    ['src/staff/links/SharePanel.tsx', '../list/columns', 'the same layer, another folder'],
    ['src/ui/Table.tsx', '../content/notes', 'the same layer, another folder'],
    ['src/config/paths.ts', '../content/notes', 'upwards'],
    ['src/api/games.ts', '../session/SessionProvider', 'upwards'],
    ['src/ui/Table.tsx', '../domain/game', 'upwards'],
    ['src/app/App.tsx', '../helpers/things', "'helpers' has no layer"],
    ['src/app/App.tsx', '../main', 'nothing imports the entry'],
    ['src/api/http.ts', '../../../tests/mock-api/mockServer', 'leads out of src'],
    ['src/app/App.tsx', 'msw', 'is for tests'],
    ['src/api/games.ts', 'axios', 'only api/http and its adapter import axios'],
    [
      'src/staff/games/Page.tsx',
      '@mui/material/Alert',
      'ui/Alert gives it the role that its severity calls for',
    ],
    ['src/domain/games/game.ts', 'react', 'domain is plain TypeScript'],
    ['src/sheets/brand-new/Sheet.tsx', '@mui/material/Card', 'too heavy for a public sheet'],
    ['src/content/notes.ts', '@emotion/react', 'too heavy for a public sheet'],
  ])('sees that %s must not import %s', (name, from, why) => {
    expect(violations([file(name, from)])).toEqual([`${name} → ${from}: ${why}`])
  })

  it.each([
    ['src/app/routes.ts', '../staff/games/Page'],
    ['src/staff/games/Page.tsx', '../../api/games'],
    ['src/sheets/calendar/Sheet.tsx', '../kit/SheetPage'],
    ['src/staff/list/ListScreen.tsx', '../links/SharePanel'],
    ['src/api/http.ts', 'axios'],
    ['src/domain/hrefs.ts', '../config/env'],
  ])('lets %s import %s', (name, from) => {
    expect(violations([file(name, from)])).toEqual([])
  })
})
