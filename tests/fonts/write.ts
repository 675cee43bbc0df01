import { mkdirSync, writeFileSync } from 'node:fs'
import { advancesSource, faceFile, weights } from './advances'
import { figuresFont } from './figures'
import { writeWoff2 } from './woff2'

/** Run from the project's folder: `npm run fonts`. */
export function writeFonts(): void {
  writeFileSync('src/sheets/kit/fontAdvances.ts', advancesSource())
  mkdirSync('src/sheets/kit/fonts', { recursive: true })
  for (const weight of weights) {
    const font = writeWoff2(figuresFont(faceFile('latin', weight, 'woff')))
    writeFileSync(`src/sheets/kit/fonts/figures-${weight}.woff2`, font)
  }
}
