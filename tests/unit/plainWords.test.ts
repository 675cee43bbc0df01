import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'

/*
 * What a person may read speaks of games, plans and customers, never of how the app is made
 * (docs/rules/words.md).
 */

interface Node {
  type: string
  [key: string]: unknown
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value

/** What is never shown: names of modules, types, and words for whoever reads a log or a crash. */
function isUnseen(node: Node): boolean {
  const callee = node.callee as (Node & { name?: string; object?: { name?: string } }) | undefined
  return (
    /^(Import|ExportAll|TS(?!As|NonNull|Satisfies))/.test(node.type) ||
    (node.type === 'NewExpression' && callee?.name === 'Error') ||
    (node.type === 'CallExpression' && callee?.object?.name === 'console')
  )
}

function textOf(node: Node): string {
  const value = node.value as unknown
  if (node.type === 'JSXText' || (node.type === 'Literal' && typeof value === 'string')) {
    return String(value)
  }
  if (node.type !== 'TemplateLiteral') return ''
  const quasis = node.quasis as { value: { cooked: string } }[]
  return quasis.map(({ value }) => value.cooked).join('…')
}

/** '3 games': the word of a number is shown. */
const isCounted = (node: Node) =>
  node.type === 'CallExpression' && (node.callee as { name?: string }).name === 'counted'

/** The texts of a module that are several words, stand between tags or behind a number. */
function wordsIn(file: string, source: string): string[] {
  const found: string[] = []
  function visit(node: Node, isShown = false): void {
    if (isUnseen(node)) return
    const text = textOf(node).replace(/\s+/g, ' ').trim()
    const isSentence = /\p{L}[\p{L}’'",.…:)]* ["‘“(]?\p{L}/u.test(text)
    if (text !== '' && (isSentence || isShown || node.type === 'JSXText')) found.push(text)
    for (const part of Object.values(node)) {
      const parts = Array.isArray(part) ? part : [part]
      for (const one of parts) if (isNode(one)) visit(one, isCounted(node))
    }
  }
  visit(parseSync(file, source).program as unknown as Node)
  return found
}

const INSIDE =
  /\b(APIs?|endpoints?|payloads?|cached?|caches|sync(ed|s|ing)?|tokens?|JSON|null|undefined|NaN|quer(y|ies)|records?|HTTP|schemas?|callbacks?|booleans?|regexp?|database|[a-z]+_[a-z]+)\b/i

/** Markup that is written into a file, and kinds of content. */
const MARKUP = /^(<|\w+\/\w+,)/

const insideIn = (file: string, source: string) =>
  wordsIn(file, source).filter((words) => INSIDE.test(words) && !MARKUP.test(words))

const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) =>
  /(?<!\.d)\.tsx?$/.test(file),
)

describe('the words of the app', () => {
  it('never speak of how it is made', () => {
    const all = files.map((file) => [file, readFileSync(`src/${file}`, 'utf8')] as const)
    expect(all.flatMap(([file, source]) => wordsIn(file, source)).length).toBeGreaterThan(900)
    const found = all.flatMap(([file, source]) =>
      insideIn(file, source).map((words) => `${file}: ${words}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ["const words = 'The API offers no call'", ['The API offers no call']],
    ['const one = <p>Reading the <b>records</b></p>', ['records']],
    [`const one = <Note title={\`\${name} is null here\`} />`, ['… is null here']],
    ["const made = counted(all.length, 'record')", ['record']],
    ["throw new ApiError('the cache is stale')", ['the cache is stale']],
    ["throw new Error('useQuery needs a cache')", []],
    ["import { json } from './JSON of all'", []],
    ["const ours = 'Recorded in October, apiece'", []],
  ])('would be seen to: %s', (source, words) => {
    expect(insideIn('one.tsx', source)).toEqual(words)
  })
})
