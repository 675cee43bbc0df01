import { describe, expect, it } from 'vitest'
import {
  type FitInput,
  fitPackage,
  monthsAcross,
  nameSize,
  textWidth,
} from '../../../src/sheets/package/pageFit'

const input = (given: Partial<FitInput>): FitInput => ({
  title: 'Nine Bruins Nights',
  rows: 5,
  headings: 0,
  columns: 2,
  logoSize: 100,
  calendarLines: [],
  missing: '',
  ...given,
})
const season = [6, 6]

describe('fitPackage', () => {
  it.each<[string, Partial<FitInput>, number]>([
    ['one game', { rows: 1, columns: 1 }, 1],
    ['11 games in one column', { rows: 11, columns: 1, logoSize: 60 }, 1],
    ['39 games', { rows: 20, logoSize: 60 }, 1],
    ['44 games', { rows: 22, logoSize: 40 }, 1],
    ['44 games and a calendar', { rows: 22, logoSize: 40, calendarLines: season }, 1],
    ['45 games under a long title', { rows: 23, logoSize: 40, title: 'Ñ'.repeat(60) }, 1],
    ['both full seasons', { rows: 44, headings: 1, logoSize: 28 }, 2],
    ['the same with a calendar', { rows: 44, headings: 1, logoSize: 28, calendarLines: season }, 2],
    ['300 games', { rows: 150, logoSize: 40 }, 6],
  ])('%s', (_what, given, pages) => {
    expect(fitPackage(input(given)).pages).toBe(pages)
  })

  it('never prints text under 7pt', () => {
    for (const rows of [1, 2, 3, 5, 8, 11, 14, 17, 20, 22, 24, 27, 30, 34, 44, 60, 100]) {
      for (const columns of [1, 2] as const) {
        for (const calendarLines of [[], season]) {
          const { match, meta } = fitPackage(input({ rows, columns, calendarLines, logoSize: 40 }))
          expect(Math.min(match, meta)).toBeGreaterThanOrEqual(7)
        }
      }
    }
  })

  it.each([
    [5, 100, 75],
    [11, 60, 45],
    [22, 40, 30],
  ])('prints %i rows with logos of %i CSS pixels, as specified', (rows, logoSize, points) => {
    expect(fitPackage(input({ rows, logoSize })).logo).toBe(points)
  })

  it('draws logos smaller on paper where the specified size would need a second page', () => {
    const { pages, logo, row } = fitPackage(input({ rows: 20, logoSize: 60 }))
    expect(pages).toBe(1)
    expect(logo).toBeLessThan(45)
    expect(logo * 0.9).toBeLessThan(row)
  })

  it('fills the pages of a long list evenly instead of leaving a rest', () => {
    const { pages, row } = fitPackage(input({ rows: 44, headings: 1, logoSize: 28 }))
    expect(pages).toBe(2)
    expect(row).toBeGreaterThan(26)
  })

  it('lets the calendar grow into the room few games leave, and no further than half as large', () => {
    const few = fitPackage(input({ rows: 2, columns: 1, calendarLines: [5] }))
    expect(few.calendarScale).toBe(1.5)
    expect(fitPackage(input({ rows: 20, calendarLines: season })).calendarScale).toBeLessThan(1.1)
  })

  it('sets a long title smaller', () => {
    const size = (title: string) => fitPackage(input({ title })).titleSize
    expect(size('Nine Bruins Nights')).toBe(30)
    expect(size('A title of nearly fifty characters, give or take')).toBeLessThan(30)
    expect(size('W'.repeat(60))).toBeGreaterThanOrEqual(13)
  })
})

describe('nameSize', () => {
  const fit = fitPackage(input({ rows: 22, logoSize: 40 }))

  it('is the line’s own for a usual name', () => {
    expect(nameSize('vs. Columbus Blue Jackets', fit)).toBe(fit.match)
  })

  it('shrinks for a long one so that it fits, but stays legible', () => {
    const name = `vs. ${'Peña '.repeat(14)}`
    const size = nameSize(name, fit)
    expect(size).toBeLessThan(fit.match)
    expect(textWidth(name, size)).toBeLessThanOrEqual(fit.textWidth + 1)
    expect(nameSize('W'.repeat(500), fit)).toBeGreaterThanOrEqual(7)
  })
})

it.each([
  [1, 3],
  [3, 3],
  [4, 4],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 4],
])('%i months stand %i beside each other', (count, across) => {
  expect(monthsAcross(count)).toBe(across)
})
