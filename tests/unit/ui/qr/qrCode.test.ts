import { expect, it } from 'vitest'
import { type QrCode, QUIET_MODULES, qrCode } from '../../../../src/lib/QrSquare'
import { qrSvg } from '../../../../src/staff/links/QrDialog'
import { readQrCodes } from '../../../qrReader'

const PIXELS = 3

/** The drawing as pixels: a module is black where an odd number of the path's edges lie left of it. */
function pixels({ size, path }: QrCode) {
  const edges = path
    .split('Z')
    .filter(Boolean)
    .flatMap((ring) => {
      const points = ring
        .slice(1)
        .split('L')
        .map((point) => point.split(' ').map(Number) as [number, number])
      return points.map(([x, y], index) => {
        const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y]
        return { x, isUpright: x === nextX, from: Math.min(y, nextY), to: Math.max(y, nextY) }
      })
    })
    .filter(({ isUpright }) => isUpright)
  const side = (size + 2 * QUIET_MODULES) * PIXELS
  const data = new Uint8ClampedArray(side * side * 4).fill(255)
  for (let y = 0; y < side; y++) {
    const row = Math.floor(y / PIXELS) - QUIET_MODULES
    const inRow = edges.filter(({ from, to }) => from <= row && row < to)
    for (let x = 0; x < side; x++) {
      const column = Math.floor(x / PIXELS) - QUIET_MODULES
      const isBlack = inRow.filter((edge) => edge.x <= column).length % 2 === 1
      if (isBlack) data.fill(0, (y * side + x) * 4, (y * side + x) * 4 + 3)
    }
  }
  return { data, width: side, height: side }
}

const address = 'https://tickets.example.com/game-plans/bgs/calendar/p26hb-loge'

it.each([
  ['a short word', 'A', 21],
  ['an address', address, 37],
  ['letters of another alphabet', 'Montréal – Игра 1', 25],
  ['an address with the stamp of 94 games', `${address}#p=${'xY-_9z'.repeat(48)}`, 73],
])('draws %s so that it is read', async (_what, text, size) => {
  const code = qrCode(text)
  expect(code.size).toBe(size)
  expect(await readQrCodes(pixels(code))).toEqual([text])
})

it('refuses what no code holds', () => {
  expect(() => qrCode('x'.repeat(2332))).toThrow()
})

it('is a file of its own with the quiet zone, without a word of the address', () => {
  const { size, path } = qrCode(address)
  const side = size + 2 * QUIET_MODULES
  expect(qrSvg(address)).toBe(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-4 -4 ${side} ${side}" width="${side}" height="${side}"><path fill="#fff" d="M-4 -4h${side}v${side}h-${side}z"/><path fill="#000" shape-rendering="crispEdges" d="${path}"/></svg>`,
  )
})
