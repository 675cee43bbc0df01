import { readFileSync } from 'node:fs'
import type { FullResult, Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { CHECKS_FILE, emptyTally, endsWholeRun, note, summary } from './tally'

/**
 * Ends `npm test` with the count of checks that hold, and fails it when nothing
 * covers a check. A failed test fails the run by itself.
 */
export default class ChecksReporter implements Reporter {
  private readonly tally = emptyTally()

  onTestEnd(test: TestCase, result: TestResult): void {
    // Run once more: that try counts.
    if (result.status !== 'passed' && result.retry < test.retries) return
    note(this.tally, test.titlePath().join(' '), result.status === 'passed')
  }

  async onEnd({ status }: FullResult): Promise<{ status: FullResult['status'] }> {
    if (!endsWholeRun(process.argv.slice(2), process.env.npm_lifecycle_event)) return { status }
    const { lines, missing } = summary(this.tally, readFileSync(CHECKS_FILE, 'utf8'))
    for (const line of lines) console.log(line)
    return { status: missing.length > 0 ? 'failed' : status }
  }
}
