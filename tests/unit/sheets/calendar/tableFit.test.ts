import { expect, test } from 'vitest'
import { fitTable } from '../../../../src/sheets/calendar/pageFit'

test.each([
  [0, 0, 0],
  [7, 4, 7],
  [16, 4, 16],
  [17, 6, 17],
  [40, 6, 40],
  [300, 6, 48],
])('%i rows stand in %i blocks, %i of them printed', (rows, blocks, printed) => {
  const fit = fitTable(rows)
  expect([fit.blocks, fit.rows]).toEqual([blocks, printed])
})
