import { expect, it } from 'vitest'
import { lastUpdatedText } from '../../../../src/staff/combined-plans/lastUpdatedText'

it.each([
  ['2025-10-01 14:03:22', 'October 1, 2025, 2:03 PM'],
  // Instants: daylight time, standard time, and one whose Eastern day is the day before.
  ['2025-10-01T18:03:22Z', 'October 1, 2025, 2:03 PM'],
  ['2025-12-01T03:30:00Z', 'November 30, 2025, 10:30 PM'],
  // The same with a space, as databases print it.
  ['2025-12-01 03:30:00Z', 'November 30, 2025, 10:30 PM'],
  // Ends like a zone, and is no hour: shown as sent.
  ['2025-10-01 1zz-0400', 'October 1, 2025, 1zz-0400'],
  ['0000-00-00 00:00:00', ''],
  ['', ''],
])('shows %j as %j', (lastUpdated, text) => {
  expect(lastUpdatedText(lastUpdated)).toBe(text)
})
