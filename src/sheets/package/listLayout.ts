/* How a package's list is laid out, by the number of its games and teams. */

/** Sizes of an opponent's logo in CSS pixels, largest first. */
const logoSizes = [100, 60, 40, 28] as const

/**
 * Size of an opponent's logo in CSS pixels by the number of listed games: 100, 60 for more than 10,
 * 40 for 40 or more (docs/rules/sheets.md#package). One step smaller if there are several teams.
 */
export function logoSize(count: number, teamCount: number): number {
  const step = count >= 40 ? 2 : count > 10 ? 1 : 0
  return logoSizes[teamCount > 1 ? step + 1 : step] ?? 28
}

/**
 * The columns of the game list: two for several teams. For a single team, two for 8 to 10 games or more than 11
 * (docs/rules/sheets.md#package), so 11 games stay in one.
 */
export function listColumns(count: number, teamCount: number): 1 | 2 {
  if (teamCount > 1) return 2
  return (count >= 8 && count <= 10) || count > 11 ? 2 : 1
}
