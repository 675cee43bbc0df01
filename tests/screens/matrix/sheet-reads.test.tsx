import { describe, it } from 'vitest'
import { holdReads } from './holdReads'
import { sheetReads } from './readRows'

/* Every endpoint that a customer's sheet reads, struck by every fault of the transport and of PHP. */

describe('sheets read', () => {
  it.for(sheetReads)('$endpoint at $at [checks 42, 43, 59, 60, 61, 62, 66]', (row, context) =>
    holdReads(row, context),
  )
})
