import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faceFile, readAdvances, weights } from '../../../fonts/advances'
import { figuresFont } from '../../../fonts/figures'
import { advanceOf, readCmap } from '../../../fonts/sfnt'
import { readWoff2, tableOf } from '../../../fonts/woff2'

describe.each(weights)('the figures of weight %i', (weight) => {
  const font = readWoff2(readFileSync(`src/sheets/kit/fonts/figures-${weight}.woff2`))

  it('are those of the installed face (else: npm run fonts)', () => {
    const made = figuresFont(faceFile('latin', weight, 'woff'))
    expect(font.tables.map(({ tag }) => tag)).toEqual(made.tables.map(({ tag }) => tag))
    for (const { tag, data } of made.tables) expect(tableOf(font, tag).equals(data), tag).toBe(true)
  })

  it('are ten, each a character’s own glyph, and of one width', () => {
    const glyphs = readCmap(tableOf(font, 'cmap'))
    expect([...glyphs.keys()].map((code) => String.fromCharCode(code)).join('')).toBe('0123456789')
    const advance = advanceOf(tableOf(font, 'hhea'), tableOf(font, 'hmtx'))
    const widths = new Set([...glyphs.values()].map(advance))
    expect([...widths]).toEqual([readAdvances(weight).figure])
  })
})

/** Glyphs put in the place of others stand for no character, and leave saved PDFs without text. */
it('no sheet asks its fonts for other glyphs than its characters’ own', () => {
  const styles = readdirSync('src/sheets', { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.css'),
  )
  expect(styles.length).toBeGreaterThan(20)
  const wrong = styles.filter((file) => {
    const css = readFileSync(join('src/sheets', file), 'utf8')
    return /font-(variant(?!-ligatures: none)|feature)[a-z-]*:/.test(css)
  })
  expect(wrong).toEqual([])
})
