import type { Reporter, TestModule } from 'vitest/node'
import { emptyTally, keepTally, note } from './tally'

declare module 'vitest' {
  interface TaskMeta {
    /** A row of the fault matrix: its cells that hold, and all there are. */
    cells?: { held: number; all: number }
  }
}

/** Tallies the numbered checks and the matrix of a vitest run. */
export default class ChecksReporter implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const tally = emptyTally()
    for (const module of modules) {
      for (const test of module.children.allTests()) {
        note(tally, test.fullName, test.ok() && test.result().state === 'passed')
        const { cells } = test.meta()
        tally.cells.held += cells?.held ?? 0
        tally.cells.all += cells?.all ?? 0
      }
    }
    keepTally(tally)
  }
}
