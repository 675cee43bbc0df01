import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { vi } from 'vitest'

export const engineNames = ['firefox', 'webkit', 'chromium'] as const
export type EngineName = (typeof engineNames)[number]

/** What lies in the printer. */
export interface Paper {
  size: 'letter' | 'a4'
  /** Inches at every edge that stay white; null for what the engine's dialog proposes. */
  margin: number | null
}

export type Orientation = 'landscape' | 'portrait'

/** A real browser with one tab. */
export interface Engine {
  /** Opens an address and waits for its load event. */
  open(url: string): Promise<void>
  /** Works out a JavaScript expression in the page; waits for a promise's value. */
  evaluate<T>(expression: string): Promise<T>
  /** The PDF that a person gets from the print dialog with the settings it opens with. */
  print(orientation: Orientation): Promise<Uint8Array>
  /** Errors on the console since the last call; WebKit keeps them to itself. */
  takeErrors(): string[]
  close(): Promise<void>
}

/** The same at every edge of the paper. */
export const atEachSide = <T>(name: (side: string) => string, value: T): Record<string, T> =>
  Object.fromEntries(['top', 'right', 'bottom', 'left'].map((side) => [name(side), value]))

/** Does this command end well? */
export const succeeds = (command: string, args: string[]) =>
  spawnSync(command, args, { stdio: 'ignore' }).status === 0

/** The file once a whole PDF stands in it: browsers tell no one that they have written the last of it. */
export async function finishedPdf(file: string): Promise<Uint8Array> {
  return vi.waitFor(
    async () => {
      const bytes = await readFile(file)
      if (!bytes.subarray(-16).toString('latin1').includes('%%EOF')) throw new Error('not whole')
      return new Uint8Array(bytes)
    },
    { timeout: 30_000, interval: 50 },
  )
}
