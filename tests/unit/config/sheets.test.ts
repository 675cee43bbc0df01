import { matchPath } from 'react-router-dom'
import { expect, it } from 'vitest'
import { sheetKeys, sheets } from '../../../src/config/sheets'
import { sheets as printed } from '../../engines/sheets'
import { everySample } from '../../sheets/sheetSamples'

const isOf = (pattern: string) => (address: string) => matchPath(pattern, address) !== null
const pathname = (address: string) => new URL(address, 'https://tickets.example').pathname

it.each(sheetKeys)('%s is printed by every engine: tests/engines/sheets.ts has it', (key) => {
  const addresses = printed.map(({ address }) => pathname(address))
  expect(addresses.some(isOf(sheets[key].pattern))).toBe(true)
})

it('each sample is of its own sheet', () => {
  const strangers = everySample.filter(({ at }, index) => {
    const key = sheetKeys[index]
    return key === undefined || !isOf(sheets[key].pattern)(at)
  })
  expect(strangers).toEqual([])
})
