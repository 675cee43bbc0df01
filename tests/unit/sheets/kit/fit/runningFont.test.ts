import { expect, it } from 'vitest'
import { runningFont, runningHeader } from '../../../../../src/sheets/kit/fit/portrait'
import { lineCount } from '../../../../../src/sheets/kit/fit/textWidth'

it.each(['Every Game', 'W'.repeat(60), 'Ñandú '.repeat(12)])(
  'repeats the name %s in the running head of other pages',
  (title) => {
    const size = runningFont(title)
    expect(size).toBeGreaterThanOrEqual(8)
    expect(lineCount(title, 400 / size, 700) * size * 1.05).toBeLessThanOrEqual(runningHeader - 5)
  },
)
