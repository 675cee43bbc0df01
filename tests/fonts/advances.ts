import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { advanceOf, readCmap, singleSubstitutions } from './sfnt'
import { readWoff2, tableOf, type Woff2 } from './woff2'

const subsets = ['latin', 'latin-ext', 'vietnamese']
export const weights = [500, 700] as const
export type Weight = (typeof weights)[number]

/** One file of the sheets' face, as it is installed. */
export function faceFile(subset: string, weight: Weight, format: 'woff' | 'woff2'): Buffer {
  const name = `barlow-condensed-${subset}-${weight}-normal.${format}`
  const { resolve } = createRequire(import.meta.url)
  return readFileSync(resolve(`@fontsource/barlow-condensed/files/${name}`))
}

/** Advances of everything a face can draw, in thousandths of an em. */
interface FaceAdvances {
  characters: Map<string, number>
  /** Of a figure where all are equally wide. */
  figure: number
}

export function readAdvances(weight: Weight): FaceAdvances {
  const characters = new Map<string, number>()
  // The first file that has a character draws it.
  for (const subset of subsets.toReversed()) {
    const font = readWoff2(faceFile(subset, weight, 'woff2'))
    const advance = advancesIn(font)
    for (const [code, glyph] of readCmap(tableOf(font, 'cmap'))) {
      characters.set(String.fromCodePoint(code), advance(glyph))
    }
  }
  const latin = readWoff2(faceFile('latin', weight, 'woff2'))
  const figures = singleSubstitutions(tableOf(latin, 'GSUB'), 'tnum')
  const wide = new Set([...figures.values()].map(advancesIn(latin)))
  const [figure] = wide
  if (figure === undefined || wide.size > 1) throw new Error('figures are not of one width')
  return { characters, figure }
}

function advancesIn(font: Woff2): (glyph: number) => number {
  const units = tableOf(font, 'head').readUInt16BE(18)
  if (units !== 1000) throw new Error(`an em of ${units} units`)
  return advanceOf(tableOf(font, 'hhea'), tableOf(font, 'hmtx'))
}

const alike = 2

/** Where the sheets find the table of a weight. */
export const advancesFile = (weight: Weight) => `src/sheets/kit/fit/advances${weight}.ts`

/**
 * The source of the table that the sheets measure text of a weight with. Characters of one width
 * share a line; an accented letter is left out where its base tells its width to two thousandths of
 * an em.
 */
export function advancesSource(weight: Weight): string {
  const { characters, figure } = readAdvances(weight)
  const groups = new Map<number, string>()
  for (const [letter, width] of [...characters].sort()) {
    const base = characters.get(letter.normalize('NFD').charAt(0)) ?? width
    if (letter.normalize('NFD') !== letter && Math.abs(base - width) <= alike) continue
    // Controls have no width, marks stand above what precedes them.
    if (/\p{M}|\p{C}/u.test(letter)) continue
    groups.set(width, (groups.get(width) ?? '') + letter)
  }
  const lines = [...groups]
    .sort(([one], [other]) => one - other)
    .map(([width, letters]) => `    ${width}: ${quoted(letters)},`)
  return [
    '// Made by `npm run fonts` from the fonts that the sheets ship; not to be edited.',
    '',
    '/**',
    ` * Advance widths of the sheets’ face in weight ${weight}, in thousandths of an em: each with the`,
    ' * characters it belongs to, and that of a figure where all figures are equally wide.',
    ' */',
    `export const advances${weight} = {`,
    `  figure: ${figure},`,
    '  groups: {',
    ...lines,
    '  },',
    '}',
    '',
  ].join('\n')
}

/** Letters as they are, and blanks spelt out that look like others. */
function quoted(text: string): string {
  const quote = text.includes("'") ? '"' : "'"
  const spelt = [...text.replaceAll('\\', '\\\\')].map((letter) =>
    /[ \p{L}\p{N}\p{P}\p{S}]/u.test(letter)
      ? letter
      : `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  return quote + spelt.join('') + quote
}
