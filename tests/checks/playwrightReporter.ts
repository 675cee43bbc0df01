import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { emptyTally, note, summary } from './tally'

/**
 * Ends `npm test` with the count of matrix cells and checks that hold, and fails it when nothing
 * covers a check. A failed test fails the run by itself.
 */
export default class ChecksReporter implements Reporter {
  private readonly tally = emptyTally()

  onTestEnd(test: TestCase, result: TestResult): void {
    note(this.tally, test.titlePath().join(' '), result.status === 'passed')
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    const { lines, missing } = summary(this.tally, readFileSync('README.md', 'utf8'))
    for (const line of lines) console.log(line)
    // A run of some of the tests has no say in this.
    const isWhole = process.env.npm_lifecycle_event === 'test'
    return { status: isWhole && missing.length > 0 ? 'failed' : status }
  }
}
