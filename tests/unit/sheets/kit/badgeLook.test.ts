import { expect, it } from 'vitest'
import { leagues } from '../../../../src/content/leagues'
import { contrast, textColorOn } from '../../../../src/domain/colors'
import { badgeStyle } from '../../../../src/sheets/kit/TeamLogo'

const clubs = Object.entries(leagues).flatMap(([league, list]) =>
  list.map((club) => ({ ...club, name: `${league} ${club.code}` })),
)

it('a club’s badge has letters that stand out from its fill, and a pattern that does in grey', () => {
  const faint = clubs.filter((club) => {
    const { fill, textColor, patternColor } = badgeStyle(club.code, club)
    return contrast(fill, textColor) < 4.5 || contrast(fill, patternColor) < 2.4
  })
  expect(faint.map(({ name }) => name)).toEqual([])
  // The lists of staff have black or white letters on the same colors.
  const faintInLists = clubs.filter(({ primary }) => contrast(primary, textColorOn(primary)) < 4.5)
  expect(faintInLists.map(({ name }) => name)).toEqual([])
  const { fill, textColor } = badgeStyle('X')
  expect(contrast(fill, textColor)).toBeGreaterThan(4.5)
})
