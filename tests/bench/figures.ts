import { test } from '@playwright/test'
import type { Ratio } from './pairs'

/** One line of the table that the benchmark ends with. */
export interface Figure {
  name: string
  /** Medians in milliseconds. */
  ours: number
  baseline: number
  ratio: Ratio
  /** Absent where none was asked for. */
  aim?: number | undefined
}

/** What the reporter finds attached to a test's result. */
export const attached = { figure: 'bench-figure', note: 'bench-note' } as const

/** Adds a line to the table. */
export async function report(figure: Figure): Promise<void> {
  await test.info().attach(attached.figure, { body: JSON.stringify(figure) })
}

/** Adds a sentence below the table. */
export async function note(text: string): Promise<void> {
  await test.info().attach(attached.note, { body: text })
}
