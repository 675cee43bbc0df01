import type { Reporter, TestModule } from 'vitest/node'
import { emptyTally, keepTally, note } from './tally'

declare module 'vitest' {
  interface TaskMeta {
    /** A row of the fault matrix: its cells that hold, and all there are. */
    cells?: { held: number; all: number }
  }
}

/** Tallies the numbered checks of a vitest run, names flaky tests, says how much of the fault matrix holds. */
export default class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tally = emptyTally()
    const matrix = { held: 0, all: 0 }
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        note(tally, test.fullName, test.ok() && test.result().state === 'passed')
        // It failed once (docs/CONTRIBUTING.md).
        if (test.diagnostic()?.flaky)
          console.log(`Flaky: ${module.relativeModuleId} ${test.fullName}`)
        const { cells } = test.meta()
        matrix.held += cells?.held ?? 0
        matrix.all += cells?.all ?? 0
      }
    }
    keepTally(tally)
    if (matrix.all > 0) console.log(`Fault matrix: ${matrix.held} of ${matrix.all} cells hold.`)
  }
}
