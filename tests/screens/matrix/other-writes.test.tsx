import { describe, it } from 'vitest'
import { holdWrites } from './holdWrites'
import { otherWrites } from './otherWrites'

/* Every write, struck by every fault of the transport and of PHP: nothing typed is lost. */

describe('writes', () => {
  it.for(otherWrites)('$call at $at [checks 12, 43, 60, 65, 66]', (row, context) =>
    holdWrites(row, context),
  )
})
