import { expect, it } from 'vitest'
import { qrCode } from '../../../../../src/lib/qr/qrCode'
import { stampSize, writeStamp } from '../../../../../src/sheets/kit/stamp/stamp'

import { aGame } from '../../../../records'

const path = '/bgs/calendar/p26all'
const address = `https://tickets.example.com/game-plans${path}`
const millimetre = 72 / 25.4

/** Games on days one after the other; of the first of them the code says another day. */
const games = (count: number, moved: number) =>
  Array.from({ length: count }, (_, index) => {
    const date = new Date(Date.UTC(2025, 8, 1 + index)).toISOString().slice(0, 10)
    const code = `B${date.slice(2).replaceAll('-', '')}`
    return aGame({ eventName: code, date: index < moved ? '2026-04-30' : date, time: '19:00:00' })
  })
/** Their stamp holds nothing of it. */
const withoutDay = aGame({ eventName: 'GALA', date: '2025-10-12' })

it.each([
  [0, 0],
  [11, 0],
  [22, 22],
  [44, 0],
  [92, 4],
  [94, 0],
  [94, 94],
  [140, 0],
])('has the room that the code of %i games takes, %i of them moved', (count, moved) => {
  const printed = [...games(count, moved), withoutDay]
  const stamp = writeStamp(printed, '2025-11-21', path)
  const { side, quiet } = stampSize(address, printed, 0.4)
  expect(side / (0.4 * millimetre)).toBeCloseTo(qrCode(address + (stamp && `#p=${stamp}`)).size)
  expect(quiet).toBeCloseTo(1.6 * millimetre)
})
