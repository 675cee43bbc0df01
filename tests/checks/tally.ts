import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/*
 * Tests that hold one of the numbered checks carry its number in their title, as `[check 18]` or
 * `[checks 42, 43]`. The reporters of both test runners tally them here. Which checks there are, and
 * which only a person can do, stands in docs/invariants.md.
 */

/** Where the checks are written down. */
export const CHECKS_FILE = 'docs/invariants.md'

/** What a test run has found out. */
export interface Tally {
  /** Numbers of checks with at least one passed test. */
  held: number[]
  /** Numbers of checks with a failed test. */
  broken: number[]
}

export const emptyTally = (): Tally => ({ held: [], broken: [] })

/** The numbers in a test's title. */
export function checksIn(title: string): number[] {
  const groups = title.match(/\[checks? [\d, ]+\]/g) ?? []
  return groups.flatMap((group) => (group.match(/\d+/g) ?? []).map(Number))
}

/** Notes the outcome of one test. */
export function note(tally: Tally, title: string, hasPassed: boolean): void {
  tally[hasPassed ? 'held' : 'broken'].push(...checksIn(title))
}

const FILE = 'test-results/checks.json'

/** Leaves the first runner's tally for the last one. */
export function keepTally(tally: Tally): void {
  mkdirSync(dirname(FILE), { recursive: true })
  writeFileSync(FILE, JSON.stringify(tally))
}

function keptTally(): Tally {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8'))
  } catch {
    return emptyTally()
  }
}

/** The checks' titles by their numbers, as docs/invariants.md lists them: `18. **Title.** What holds.` */
export function checkTitles(doc: string): Map<number, string> {
  const lines = doc.matchAll(/^(\d+)\. \*\*(.+?)\.?\*\*/gm)
  return new Map([...lines].map(([, number, title = '']) => [Number(number), title]))
}

/** The checks that docs/invariants.md lists as a person's. */
export function checksByHand(doc: string): number[] {
  const section = /^## By hand\n([\s\S]*?)(?=^## |(?![\s\S]))/m.exec(doc)?.[1] ?? ''
  return [...section.matchAll(/^- (\d+):/gm)].map((match) => Number(match[1]))
}

/**
 * The lines that `npm test` ends with, and the checks that neither a test nor a person covers.
 * @param first what the runner before has found. @param doc the text of docs/invariants.md.
 */
export function summary(
  last: Tally,
  doc: string,
  first: Tally = keptTally(),
): { lines: string[]; missing: number[] } {
  const titles = checkTitles(doc)
  const broken = new Set([...first.broken, ...last.broken])
  const held = new Set([...first.held, ...last.held].filter((check) => !broken.has(check)))
  const byHand = checksByHand(doc).filter((check) => !held.has(check))
  const missing = [...titles.keys()].filter((check) => !held.has(check) && !byHand.includes(check))
  const lines = [
    `Checks: ${held.size} of ${titles.size} hold in tests, ${byHand.length} are done by hand (${CHECKS_FILE}).`,
    ...missing.map((check) => `No passed test holds check ${check}: ${titles.get(check)}`),
  ]
  return { lines, missing }
}

/**
 * Does this run end `npm test` itself? One file, or one runner alone, has its own result to tell
 * and not what it did not run.
 * @param args what the browser runner was started with. @param script the npm script it belongs to.
 */
export const endsWholeRun = (args: readonly string[], script: string | undefined): boolean =>
  script === 'test' && args.join(' ') === 'test -c tests/browser --grep-invert @long'
