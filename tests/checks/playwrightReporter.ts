import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { emptyTally, note, summary } from './tally'

/**
 * Ends `npm test` with the count of matrix cells and checks that hold, and names the checks that
 * nothing covers. A failed test fails the run by itself.
 */
export default class ChecksReporter implements Reporter {
  private readonly tally = emptyTally()

  onTestEnd(test: TestCase, result: TestResult): void {
    note(this.tally, test.titlePath().join(' '), result.status === 'passed')
  }

  onEnd(_result: FullResult): void {
    for (const line of summary(this.tally, readFileSync('README.md', 'utf8'))) console.log(line)
  }
}
