import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { emptyTally, note, summary } from './tally'

/**
 * Ends `npm test` with the count of matrix cells and checks that hold. There a check that nothing
 * covers fails the run; a run of a few files cannot know.
 */
export default class ChecksReporter implements Reporter {
  private readonly tally = emptyTally()

  onTestEnd(test: TestCase, result: TestResult): void {
    note(this.tally, test.titlePath().join(' '), result.status === 'passed')
  }

  async onEnd(_result: FullResult): Promise<{ status: 'failed' } | undefined> {
    const { lines, missing } = summary(this.tally, readFileSync('README.md', 'utf8'))
    for (const line of lines) console.log(line)
    const isWhole = process.env.npm_lifecycle_event === 'test'
    return isWhole && missing.length > 0 ? { status: 'failed' } : undefined
  }
}
