import { describe, expect, it } from 'vitest'
import { leagues } from '../../../../src/content/clubs/leagues'
import { teamKeys, teams } from '../../../../src/content/teams'
import { contrast, inkOn } from '../../../../src/domain/contrast'
import { badgeStyle } from '../../../../src/sheets/kit/TeamLogo'

const clubs = Object.entries(leagues).flatMap(([league, list]) =>
  list.map((club) => ({ ...club, name: `${league} ${club.code}` })),
)

describe("a club's badge", () => {
  it('has letters that stand out from its fill, and a pattern that does in grey', () => {
    const faint = clubs.filter((club) => {
      const { fill, ink, charge } = badgeStyle(club.code, club)
      return contrast(fill, ink) < 4.5 || contrast(fill, charge) < 2.4
    })
    expect(faint.map(({ name }) => name)).toEqual([])
    // The lists of staff have black or white letters on the same colors.
    const faintInLists = clubs.filter(({ primary }) => contrast(primary, inkOn(primary)) < 4.5)
    expect(faintInLists.map(({ name }) => name)).toEqual([])
    const unknown = badgeStyle('X')
    expect(contrast(unknown.fill, unknown.ink)).toBeGreaterThan(4.5)
  })

  it('is filled in its first color and drawn in its second where grey tells them apart', () => {
    const look = (code: string) =>
      badgeStyle(
        code,
        leagues.nhl.find((club) => club.code === code),
      )
    expect(look('BUF')).toMatchObject({ fill: '#003087', ink: '#ffffff', charge: '#FFB81C' })
    expect(look('NSH')).toMatchObject({ fill: '#FFB81C', ink: '#000000', charge: '#041E42' })
    expect(look('WPG')).toMatchObject({ fill: '#041E42', charge: '#ffffff' })
  })

  it('has one of eight patterns, none of which is many clubs', () => {
    const shares = clubs.reduce<number[]>((counts, club) => {
      const { pattern } = badgeStyle(club.code, club)
      counts[pattern] = (counts[pattern] ?? 0) + 1
      return counts
    }, [])
    expect(Object.keys(shares)).toHaveLength(8)
    expect(Math.max(...shares)).toBeLessThan(clubs.length / 4)
  })

  it('has letters of its own for each home team', () => {
    expect(new Set(teamKeys.map((key) => teams[key].letters)).size).toBe(teamKeys.length)
  })
})
