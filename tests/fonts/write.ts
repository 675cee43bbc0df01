import { writeFileSync } from 'node:fs'
import { advancesSource } from './advances'

/** Run from the project's folder: `npm run fonts`. */
export function writeFonts(): void {
  writeFileSync('src/sheets/kit/fontAdvances.ts', advancesSource())
}
