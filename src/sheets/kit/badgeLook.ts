import type { Club } from '../../content/leagues'
import { contrast, inkOn } from '../../domain/colors'

/** A club's two colours, `#RRGGBB`. */
export type ClubColors = Pick<Club, 'primary' | 'secondary'>

/** What a badge is filled with; all `#RRGGBB`. */
export interface BadgeLook {
  fill: string
  /** Of the letters on it: black or white, whichever stands out by 4.5 to 1 at least. */
  ink: string
  /** Of the pattern around the letters. */
  charge: string
  /** Which of `patterns`. */
  pattern: number
}

/** In a box of 40 by 40: a path, and how thick its line is. Letters cover what lies between 11 and 29. */
export const patterns: readonly (readonly [path: string, width: number])[] = [
  ['M0 6h40M0 34h40', 5],
  ['M8 0v40M20 0v40M32 0v40', 5.5],
  [
    'M-4 16 16-4M6 16 26-4M16 16 36-4M26 16 46-4M-6 44 14 24M4 44 24 24M14 44 34 24M24 44 44 24',
    3.5,
  ],
  ['M30 0v40', 20],
  ['M2 13 20 0 38 13M2 41 20 28 38 41', 5],
  ['M30 0v20M10 20v20', 20],
  ['M20 0v40', 13],
  ['M0 35h40', 14],
]

const unknown: ClubColors = { primary: '#14181d', secondary: '#8b939c' }

/** How a club's badge looks: filled in its colours, and by its letters one of the patterns. */
export function badgeLook(letters: string, colors: ClubColors = unknown): BadgeLook {
  const { primary: fill, secondary } = colors
  const ink = inkOn(fill)
  // Two colours of one shade would be one in grey.
  const charge = contrast(fill, secondary) >= 2.4 ? secondary : ink
  const sum = [...letters].reduce((sum, letter) => sum * 5 + letter.charCodeAt(0), 0)
  return { fill, ink, charge, pattern: sum % patterns.length }
}
