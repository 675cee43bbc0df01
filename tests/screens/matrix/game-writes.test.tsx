import { describe, it } from 'vitest'
import { gameWrites } from './gameWrites'
import { holdWrites } from './holdWrites'

/* Every write, struck by every fault of the transport and of PHP: nothing typed is lost. */

describe('writes', () => {
  it.for(gameWrites)('$call at $at [checks 12, 43, 60, 65, 66]', (row, context) =>
    holdWrites(row, context),
  )
})
