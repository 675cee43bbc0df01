import { mkdirSync, writeFileSync } from 'node:fs'
import { advancesFile, advancesSource, faceFile, weights } from './advances'
import { figuresFont } from './figures'
import { writeWoff2 } from './woff2'

/** Run from the project's folder: `npm run fonts`. */
export function writeFonts(): void {
  mkdirSync('src/sheets/kit/fonts', { recursive: true })
  writeFileSync(advancesFile, advancesSource())
  for (const weight of weights) {
    const font = writeWoff2(figuresFont(faceFile('latin', weight, 'woff')))
    writeFileSync(`src/sheets/kit/fonts/figures-${weight}.woff2`, font)
  }
}
