import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { posix } from 'node:path'
import { describe, expect, it } from 'vitest'
import { patterns } from '../../src/config/paths'
import { teams } from '../../src/content/teams'

/*
 * Follows what the project says of itself: citations of the documents, links between them, and the
 * files they name. One that leads nowhere fails. So does an address that the rules do not have, and
 * a word of theirs that the app does not say.
 */

interface Text {
  /** Below the project, with slashes. */
  file: string
  text: string
}

/** Is there such a file or folder, and is there such a heading in it? */
interface Project {
  has: (path: string) => boolean
  anchors: (path: string) => ReadonlySet<string>
}

/** A document cited in any text: `docs/rules/routes.md#access`. */
const citation = /\bdocs\/[\w/-]+\.md(?:#[\w-]+)?/g
/** A link of a document: `[routes](rules/routes.md#access)`; addresses of other hosts are not ours. */
const link = /\]\((?!\w+:)([^)\s]+)\)/g
/** A file or folder named in a document's `code`; `<name>`, `*` or `…` stand for something. */
const named = /`((?:src|tests|public|docs|\.ci|\.github)\/[^`\s]*|[\w.-]+\.(?:json|ts|html|md))`/g

/** A numbered part of a document that nobody who reads the code has. */
const elsewhere = /\b(?:specification|section|design)[\s*/]+\d+|(?<![\w-])paper\.md/gi

/** Places that lead nowhere, one line each. */
function deadEnds({ file, text }: Text, { has, anchors }: Project): string[] {
  const isDocument = file.endsWith('.md')
  const follow = (target: string) => {
    const [path = '', anchor] = target.split('#')
    if (!has(path)) return [`${file}: ${path} is not there`]
    if (anchor !== undefined && !anchors(path).has(anchor))
      return [`${file}: ${path} has no #${anchor}`]
    return []
  }
  const linked = (target: string) =>
    target.startsWith('#') ? file + target : posix.join(posix.dirname(file), target)
  const cited = [...text.matchAll(citation)].map(([target]) => target)
  const links = [...text.matchAll(link)].map(([, target = '']) => linked(target))
  const files = [...text.matchAll(named)].flatMap(([, path = '']) =>
    /[<*…{#]/.test(path) ? [] : path.replace(/\/$/, ''),
  )
  const dead = [...text.matchAll(elsewhere)].map(([where]) => `${file}: '${where}' is elsewhere`)
  return [...new Set([...cited, ...(isDocument ? [...links, ...files] : [])])]
    .flatMap(follow)
    .concat(dead)
}

/** The anchors of a document's headings, as code hosts make them. */
function anchorsOf(markdown: string): Set<string> {
  const bare = markdown.replace(/^```[\s\S]*?^```/gm, '')
  const headings = [...bare.matchAll(/^#{1,6} (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-'),
  )
  return new Set(headings)
}

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(entry.parentPath, entry.name))

const read = (file: string): Text => ({ file, text: readFileSync(file, 'utf8') })

const onDisk: Project = {
  has: existsSync,
  anchors: (path) => anchorsOf(readFileSync(path, 'utf8')),
}

/** Built of paper: one document with one heading, one source file. */
const invented: Project = {
  has: (path) => ['docs', 'docs/rules.md', 'src/a.ts', 'package.json'].includes(path),
  anchors: () => anchorsOf('# The rules\n\n## Fixed, and *ours*\n\n```sh\n# no heading\n```\n'),
}

describe('the project', () => {
  const documents = ['README.md', ...filesIn('docs'), 'tests/contract/README.md'].map(read)
  const code = ['src', 'tests', '.ci']
    .flatMap(filesIn)
    .filter((file) => /\.(tsx?|mjs|css|php|sql|py)$|^\.ci/.test(file))
    // Here stand citations that lead nowhere on purpose.
    .filter((file) => !/unit\/(docs|checks\/tally)\.test\.ts$/.test(file))
    .map(read)

  it('names no document, heading or file that is not there', () => {
    expect(documents.length).toBeGreaterThan(10)
    expect(code.length).toBeGreaterThan(300)
    const config = read('vite.config.ts')
    const all = [...documents, ...code, config]
    expect(all.flatMap((text) => deadEnds(text, onDisk))).toEqual([])
  })
})

/** A recipe's code, whose first line names its file: by file. */
function codeOf(markdown: string): Map<string, string> {
  const blocks = [...markdown.matchAll(/^```tsx\n\/\/ ([\w./-]+?\.tsx?)\b.*\n([\s\S]*?)^```/gm)]
  return new Map(blocks.map(([, file = '', code = '']) => [file, code]))
}

/** What is imported from other files of the project and exported by none, one line each. */
function missingExports(code: ReadonlyMap<string, string>, readCode: (file: string) => string) {
  const imports = /^import (?:type )?\{([^}]*)\} from '(\.[^']+)'/gm
  return [...code].flatMap(([file, text]) =>
    [...text.matchAll(imports)].flatMap(([, names = '', from = '']) => {
      const target = posix.join(posix.dirname(file), from)
      const source = ['.ts', '.tsx'].map((end) => readCode(target + end)).join('\n')
      return names
        .split(',')
        .map((name) => name.replace('type ', '').trim())
        .filter(
          (name) => !new RegExp(`export (const|function|interface|type) ${name}\\b`).test(source),
        )
        .map((name) => `${file}: ${target} has no ${name}`)
    }),
  )
}

describe('the code of the recipes', () => {
  it('imports what the project or the recipe has', () => {
    const code = codeOf(readFileSync('docs/change.md', 'utf8'))
    const readCode = (file: string) =>
      (existsSync(file) ? readFileSync(file, 'utf8') : '') + (code.get(file) ?? '')
    expect(code.size).toBe(3)
    expect(missingExports(code, readCode)).toEqual([])
  })

  it('is refused where nothing exports a name', () => {
    const code = codeOf("```tsx\n// src/a.ts\nimport { b, type C } from './d'\n```\n")
    const readCode = (file: string) => (file === 'src/d.ts' ? 'export const b = 1' : '')
    expect(missingExports(code, readCode)).toEqual(['src/a.ts: src/d has no C'])
  })
})

const oneLine = (text: string) => text.replace(/\s+/g, ' ')
const rules = (name: string) => oneLine(readFileSync(`docs/rules/${name}.md`, 'utf8'))

/** `'words {value} more words'` → both parts; X/Y and N are numbers. */
const partsOf = (text: string) =>
  [...text.matchAll(/(?<![\w`])'([^'`|]{2,200}?)'(?!\w)/g)].flatMap(([, quoted = '']) =>
    quoted
      .split(/\{[^}]*\}|X\/Y|\bN\b/)
      .map((part) => part.replace(/^[ .:;]+|[ .:;]+$/g, ''))
      .filter((part) => part.length > 2),
  )

describe('the rules', () => {
  it('have every address of the app', () => {
    const all = Object.values(patterns)
    expect(all.length).toBeGreaterThan(20)
    const written = all.map((path) => path.replace(/:(\w+)/g, '{$1}'))
    const text = rules('routes')
    expect(written.filter((path) => !text.includes(`| ${path} |`))).toEqual([])
  })

  const teamNames = Object.values(teams).map((team) => team.name)

  it.each(['words', 'screens', 'session', 'saving'])('say in %s.md what the app says', (name) => {
    const source = oneLine(
      filesIn('src')
        .filter((file) => /\.tsx?$/.test(file))
        .map((file) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, ''))
        .join('\n'),
    )
    const parts = partsOf(rules(name))
    expect(parts.length).toBeGreaterThan(4)
    // A team's titles are made of its name.
    const texts = [source, ...teamNames.map((team) => source.replace(/\$\{name\}/g, team))]
    const isSaid = (part: string) => texts.some((text) => text.includes(part))
    expect(parts.filter((part) => !isSaid(part))).toEqual([])
  })
})

describe('a dead end', () => {
  const ends = (file: string, text: string) => deadEnds({ file, text }, invented)

  it.each([
    ['src/a.ts', '// docs/rules.md#ours', 'docs/rules.md has no #ours'],
    ['src/a.ts', '// docs/gone.md#ours', 'docs/gone.md is not there'],
    ['docs/rules.md', '[below](#nowhere)', 'docs/rules.md has no #nowhere'],
    ['docs/rules.md', '[there](change.md)', 'docs/change.md is not there'],
    ['docs/rules.md', 'Edit `src/b.ts`.', 'src/b.ts is not there'],
    ['src/a.ts', '// As specification 4 says.', "'specification 4' is elsewhere"],
  ])('is found in %s: %s', (file, text, why) => {
    expect(ends(file, text)).toEqual([`${file}: ${why}`])
  })

  it.each([
    ['src/a.ts', '// docs/rules.md#fixed-and-ours, docs/rules.md; `src/b.ts`, [b](c.md)'],
    ['docs/rules.md', '[rules](#the-rules), [again](rules.md#fixed-and-ours), `package.json`'],
    ['docs/rules.md', '[up](../src/a.ts), [out](https://example.com/docs/x), `src/<screen>/`'],
  ])('is none in %s: %s', (file, text) => {
    expect(ends(file, text)).toEqual([])
  })
})
