import fc from 'fast-check'
import { expect, it } from 'vitest'
import { printName } from '../../../../src/sheets/kit/printName'

const day = '2025-11-21'

it.each([
  [['Plan A', 'Zoë Núñez'], 'Plan A – Zoë Núñez – 2025-11-21'],
  [['', 'P26ALL', '   '], 'P26ALL – 2025-11-21'],
  [['P26ALL', 'P26ALL', 'Package'], 'P26ALL – Package – 2025-11-21'],
  [['..', '.hidden.', 'A/B\\C:D'], 'hidden – A B C D – 2025-11-21'],
  [['🏒'.repeat(61)], `${'🏒'.repeat(60)} – 2025-11-21`],
  [[`${'Word '.repeat(11)}longest word`], `${'Word '.repeat(11).trim()} – 2025-11-21`],
  [[`${'Word '.repeat(11)}whole here`], `${'Word '.repeat(11)}whole – 2025-11-21`],
])('%j is called %s', (parts, name) => {
  expect(printName(parts, day)).toBe(name)
})

it('is a name that every system takes, whatever the parts', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 9 }), { maxLength: 3 }),
      (parts) => {
        const name = printName(parts, day)
        expect(name.endsWith(day)).toBe(true)
        expect(name.isWellFormed()).toBe(true)
        expect(name).not.toMatch(/[\\/:*?"<>|\n\t]|^[. ]/)
        expect([...name].length).toBeLessThan(200)
      },
    ),
  )
})
