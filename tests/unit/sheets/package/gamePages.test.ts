import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Band,
  gameBands,
  gamePages,
  hasHeading,
  hasPreseason,
} from '../../../../src/sheets/package/gamePages'
import { footnotes } from '../../../../src/sheets/package/PackagePages'
import { group } from './packageSample'

const room = { row: 10, heading: 20, first: 120, other: 220, tail: 40 }
const codes = (bands: readonly Band[]) =>
  bands.flatMap(({ parts }) => parts.flatMap(({ entries }) => entries.map(({ game }) => game)))
const said = (band: Band | undefined) =>
  band?.parts.map(({ heading, entries, total, isContinued }) => [
    ...[heading, entries.length, total, isContinued],
  ])

describe('gamePages', () => {
  it('goes on with both teams side by side', () => {
    const bands = gameBands([group('bruins', 15), group('celtics', 14)], 2)
    const pages = gamePages(bands, room)
    expect(pages.map(([band]) => said(band))).toEqual([
      [
        ['bruins', 10, 15, false],
        ['celtics', 10, 14, false],
      ],
      [
        ['bruins', 5, 15, true],
        ['celtics', 4, 14, true],
      ],
    ])
  })

  it('gives both columns to a team that plays on alone', () => {
    const bands = gameBands([group('bruins', 40), group('celtics', 5)], 2)
    const [, second] = gamePages(bands, room)
    expect(said(second?.[0])).toEqual([['bruins', 30, 40, true]])
    expect(second?.[0]).toMatchObject({ columns: 2, rows: 15 })
  })

  it('halves what each page has of a single list, so that pages are read one by one', () => {
    const [first, second] = gamePages(gameBands([group(null, 41)], 2), room)
    expect(said(first?.[0])).toEqual([[null, 24, 41, false]])
    expect(said(second?.[0])).toEqual([[null, 17, 41, true]])
    expect(second?.[0]?.rows).toBe(9)
    // Only now it needs a heading: on the first page the sheet's own is enough.
    expect([first?.[0], second?.[0]].map((band) => band && hasHeading(band))).toEqual([false, true])
  })

  it('never ends a page with a heading and a single row', () => {
    const bands = gameBands([group('bruins', 8), group('celtics', 8), group('undated', 9)], 2)
    // 20 + 80 leave no room for a heading and two rows.
    const pages = gamePages(bands, { ...room, first: 130 })
    expect(pages.map((page) => page.map((band) => said(band)?.[0]?.[0]))).toEqual([
      ['bruins'],
      ['undated'],
    ])
  })

  it('turns the page for what follows the games when they leave no room', () => {
    const bands = gameBands([group(null, 24)], 2)
    expect(gamePages(bands, room)).toHaveLength(2)
    expect(gamePages(bands, { ...room, tail: 0 })).toHaveLength(1)
  })

  it('puts any games on pages, each once and in order, and never more than fit', () => {
    const upTo = (max: number) => fc.integer({ min: 0, max })
    const numbers = fc.tuple(upTo(60), upTo(60), upTo(20), upTo(20))
    const columns = fc.constantFrom<1 | 2>(1, 2)
    const rows = fc.integer({ min: 9, max: 60 })
    fc.assert(
      fc.property(numbers, columns, rows, ([bruins, celtics, other, undated], columns, row) => {
        const given = [
          group('bruins', bruins),
          group('celtics', celtics),
          group('other', other),
          group('undated', undated),
        ].filter(({ entries }) => entries.length > 0)
        const bands = gameBands(given, columns)
        const pages = gamePages(bands, { ...room, row })
        for (const { heading, entries } of given) {
          const parts = pages.flat().flatMap((band) => band.parts)
          const own = parts.filter((part) => part.heading === heading)
          expect(own.flatMap((part) => part.entries)).toEqual(entries)
          expect(own.map(({ isContinued }) => isContinued)).toEqual(own.map((_, i) => i > 0))
          expect(own.every(({ total }) => total === entries.length)).toBe(true)
        }
        expect(codes(pages.flat())).toHaveLength(codes(bands).length)
        pages.forEach((page, index) => {
          const height = page.reduce((sum, { rows }) => sum + room.heading + rows * row, 0)
          const most = index === 0 ? room.first : room.other
          expect(height + (index === pages.length - 1 ? room.tail : 0)).toBeLessThanOrEqual(
            most + 0.01,
          )
        })
      }),
    )
  })
})

describe('the footnote', () => {
  it('stands on the pages whose games it explains, and is new on the first of them', () => {
    const first = gameBands([group(null, 3)], 1)
    const marked = gameBands([group(null, 3, 1)], 1)
    expect([first, marked].map(hasPreseason)).toEqual([false, true])
    expect(footnotes([false, true, false, true])).toEqual(['none', 'first', 'none', 'again'])
  })
})
