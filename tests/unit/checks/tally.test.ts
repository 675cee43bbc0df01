import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  CHECKS_FILE,
  checksByHand,
  checksIn,
  checkTitles,
  emptyTally,
  endsWholeRun,
  summary,
} from '../../checks/tally'

it('reads the numbers of the checks that a title names', () => {
  expect(checksIn('[checks 42, 43] lists > [check 7] a row')).toEqual([42, 43, 7])
  expect(checksIn('a row of 7')).toEqual([])
})

it.each([
  ['npm test', ['test', '-c', 'tests/browser', '--grep-invert', '@long'], 'test', true],
  ['npm run test:browser', ['test', '-c', 'tests/browser'], 'test:browser', false],
  ['one file', ['test', '-c', 'tests/browser', 'plans.spec.ts'], undefined, false],
  [
    'npm test with one file',
    ['test', '-c', 'tests/browser', '--grep-invert', '@long', 'plans.spec.ts'],
    'test',
    false,
  ],
])('%s counts what all runs have covered: %#', (_, args, script, ends) => {
  expect(endsWholeRun(args, script)).toBe(ends)
})

const doc = `# Checks

## A group

1. **One thing.** What holds.
2. **Another thing.** What
   holds.
3. **A third.** What holds.

## By hand

- 2: look at it.

## After it

- 3: is no check.

## Protections

| 4 | A name is one segment. | the refusal | a.test.ts: is refused |
`

it('knows the checks, their titles and those of a person from the document', () => {
  expect([...checkTitles(doc)]).toEqual([
    [1, 'One thing'],
    [2, 'Another thing'],
    [3, 'A third'],
  ])
  expect(checksByHand(doc)).toEqual([2])
  expect(checksByHand('# Checks')).toEqual([])
})

it('names the checks that nothing covers, and counts a failed one as none', () => {
  const first = { ...emptyTally(), held: [1, 3] }
  expect(summary({ ...emptyTally(), broken: [3] }, doc, first)).toEqual({
    lines: [
      'Checks: 1 of 3 hold in tests, 1 are done by hand (docs/invariants.md).',
      'No passed test holds check 3: A third',
    ],
    missing: [3],
  })
})

describe('docs/invariants.md', () => {
  const checks = readFileSync(CHECKS_FILE, 'utf8')
  const numbers = [...checkTitles(checks).keys()]

  it('numbers its checks without a gap, and names those of a person', () => {
    expect(numbers).toEqual(Array.from({ length: 96 }, (_, index) => index + 1))
    expect(numbers).toEqual(expect.arrayContaining(checksByHand(checks)))
    expect(checksByHand(checks)).not.toEqual([])
  })

  it('has every check that a test names', () => {
    const tests = readdirSync('tests', { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.(test|spec)\.tsx?$/.test(name) && !name.includes('tally.test'))
      .map((name) => readFileSync(join('tests', name), 'utf8'))
    const named = new Set(tests.flatMap(checksIn))
    expect(named.size).toBeGreaterThan(50)
    expect(numbers).toEqual(expect.arrayContaining([...named]))
  })
})

describe('the protections', () => {
  const [, list = ''] = readFileSync(CHECKS_FILE, 'utf8').split('\n## Protections\n')
  const rows = list.split('\n').filter((line) => /^\| \d/.test(line))
  const cells = rows.map((row) => row.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, '')))

  it('are numbered without a gap, each with what to break and the failing test', () => {
    expect(cells.length).toBeGreaterThan(40)
    expect(cells.map(([number]) => Number(number))).toEqual(cells.map((_, index) => index + 1))
    expect(cells.filter((row) => row.length !== 4 || row.includes(''))).toEqual([])
  })

  it('name tests that are there', () => {
    // A file that is left out is that of the row above.
    let file = ''
    const missing = cells.filter(([, , , test = '']) => {
      const [, named = file, title = ''] = /^(?:`(tests\/[^`]+)`: )?(.+)$/.exec(test) ?? []
      file = named
      return title === '' || !readFileSync(file, 'utf8').includes(title)
    })
    expect(missing).toEqual([])
  })
})
