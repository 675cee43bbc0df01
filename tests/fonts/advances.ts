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

/** Where the sheets find the tables of both weights. */
export const advancesFile = 'src/sheets/kit/fit/advances.json'

/**
 * The tables that the sheets measure text with, in thousandths of an em: the width of a figure where
 * all are equally wide, and of each width the characters that have it. An accented letter is left out
 * where its base tells its width to two thousandths of an em.
 */
export function advancesSource(): string {
  const tables = weights.map((weight) => [weight, advancesOf(weight)] as const)
  return `${JSON.stringify(Object.fromEntries(tables), null, 2)}\n`
}

function advancesOf(weight: Weight) {
  const { characters, figure } = readAdvances(weight)
  const groups: Record<number, string> = {}
  for (const [letter, width] of [...characters].sort()) {
    const base = characters.get(letter.normalize('NFD').charAt(0)) ?? width
    if (letter.normalize('NFD') !== letter && Math.abs(base - width) <= alike) continue
    // Controls have no width, marks are above what precedes them.
    if (/\p{M}|\p{C}/u.test(letter)) continue
    groups[width] = (groups[width] ?? '') + letter
  }
  return { figure, groups }
}
