import type { UnreadGames } from '../../api/sheets/sheetReads'

/**
 * The words of a sheet that lacks something; '' when it lacks nothing.
 * @param plans whose games could not be loaded.
 * @param unreadGames rows that could not be read.
 * @param row what such a row is.
 */
export function missingText(
  plans: readonly string[],
  unreadGames: readonly UnreadGames[],
  row: 'game' | 'location' = 'game',
): string {
  const counts = unreadGames.filter(({ count }) => count > 0)
  const parts = [
    ...(plans.length > 0 ? [`the games of ${plans.join(', ')} could not be loaded`] : []),
    ...counts.map(
      ({ of, count }) => `${count} ${row}${count === 1 ? '' : 's'} of ${of} could not be read`,
    ),
  ]
  if (parts.length === 0) return ''
  const isOne = plans.length === 0 && counts.length === 1 && counts[0]?.count === 1
  return `Incomplete: ${parts.join(', ')} and ${isOne ? 'is' : 'are'} missing here.`
}
