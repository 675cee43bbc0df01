import fc from 'fast-check'
import { expect, test } from 'vitest'
import { compareTexts } from '../../../../src/staff/list/textOrder'

const browser = new Intl.Collator('en', { numeric: true, sensitivity: 'base' })
const sign = (one: string, other: string) => Math.sign(compareTexts(one, other))

test('sorts letters, figures, blanks and hyphens as the browser does', () => {
  const plain = fc.string({
    unit: fc.constantFrom(...'aAbBzZ0012399 -'),
    maxLength: 12,
  })
  fc.assert(
    fc.property(plain, plain, (one, other) => {
      expect(sign(one, other)).toBe(Math.sign(browser.compare(one, other)))
    }),
    { numRuns: 20_000 },
  )
})

test('asks the browser for all else', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.string(), (one, other) => {
      expect(sign(one, other)).toBe(Math.sign(browser.compare(one, other)))
    }),
  )
})

test('knows what people expect of it', () => {
  const names = ['Zoë', 'b10', 'B9', 'a', '2025-10-09', 'Étoile', '2025-9-30', 'A 1', 'a-1', '']
  expect(names.sort(compareTexts)).toEqual([
    '',
    '2025-9-30',
    '2025-10-09',
    'a',
    'A 1',
    'a-1',
    'B9',
    'b10',
    'Étoile',
    'Zoë',
  ])
})
