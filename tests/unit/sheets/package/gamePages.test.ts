import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Band,
  gameBands,
  gamePages,
  hasPreseason,
} from '../../../../src/sheets/package/gamePages'
import { footnotes } from '../../../../src/sheets/package/PackagePages'
import { type GameGroup, readPackageGame } from '../../../../src/sheets/package/packageContent'
import { anEveningGame } from '../../../records'

/** So many games of a package, the first of them preseason games. */
const group = (heading: GameGroup['heading'], count: number, preseason = 0): GameGroup => ({
  heading,
  entries: Array.from({ length: count }, (_, index) => {
    const team = `${index < preseason ? 'PRESEASON ' : ''}Bruins vs. Chicago Blackhawks`
    // A new month with every fifth game.
    const date = `2025-1${Math.floor(index / 5) % 3}-09`
    return { game: readPackageGame(anEveningGame(`B${index}`, team, date)), week: null }
  }),
})
const list = { rowHeight: 10, headingHeight: 20, monthHeight: 0 }
const heights = { ...list, first: 120, other: 220, belowGames: 40 }
const codes = (bands: readonly Band[]) =>
  bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ game }) => game)))
const said = (band: Band | undefined) =>
  band?.parts.map(({ heading, entries, total, isContinued }) => [
    ...[heading, entries.length, total, isContinued],
  ])

describe('gamePages', () => {
  it('never ends a page with a heading and a single row', () => {
    const bands = gameBands([group('bruins', 8), group('celtics', 8), group('undated', 9)], 2)
    // 20 + 80 leave no room for a heading and two rows.
    const pages = gamePages(bands, { ...heights, first: 130 })
    expect(pages.map((page) => page.map((band) => said(band)?.[0]?.[0]))).toEqual([
      ['bruins'],
      ['undated'],
    ])
  })

  it('puts any games on pages, each once and in order, and never more than fit', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max })
    const numbers = fc.tuple(upTo(60), upTo(60), upTo(20), upTo(20))
    const columns = fc.constantFrom<1 | 2>(1, 2)
    const rowHeights = fc.integer({ min: 9, max: 60 })
    const months = fc.constantFrom(0, 13)
    fc.assert(
      fc.property(numbers, columns, rowHeights, months, (counts, columns, rowHeight, month) => {
        const [bruins, celtics, other, undated] = counts
        const given = [
          group('bruins', bruins),
          group('celtics', celtics),
          group('other', other),
          group('undated', undated),
        ].filter(({ entries }) => entries.length > 0)
        const bands = gameBands(given, columns)
        const pages = gamePages(bands, { ...heights, rowHeight, monthHeight: month })
        for (const { heading, entries } of given) {
          const parts = pages.flat().flatMap((band) => band.parts)
          const own = parts.filter((part) => part.heading === heading)
          expect(own.flatMap((part) => part.entries)).toEqual(entries)
          expect(own.map(({ isContinued }) => isContinued)).toEqual(own.map((_, i) => i > 0))
          expect(own.every(({ total }) => total === entries.length)).toBe(true)
        }
        expect(codes(pages.flat())).toHaveLength(codes(bands).length)
        pages.forEach((page, index) => {
          const height = page.reduce(
            (sum, { rows, months }) => sum + list.headingHeight + rows * rowHeight + months * month,
            0,
          )
          const most = index === 0 ? heights.first : heights.other
          expect(
            height + (index === pages.length - 1 ? heights.belowGames : 0),
          ).toBeLessThanOrEqual(most + 0.01)
        })
      }),
    )
  })
})

it('explains preseason games on the pages that have some, and is new on the first of them', () => {
  const bands = [gameBands([group(null, 3)], 1), gameBands([group(null, 3, 1)], 1)]
  expect(bands.map(hasPreseason)).toEqual([false, true])
  expect(footnotes([false, true, false, true])).toEqual(['none', 'first', 'none', 'again'])
})
