import { expect, it } from 'vitest'
import { checksIn, endsWholeRun } from '../../checks/tally'

it('reads the numbers of the checks that a title names', () => {
  expect(checksIn('[checks 42, 43] lists > [check 7] a row')).toEqual([42, 43, 7])
  expect(checksIn('a row of 7')).toEqual([])
})

it.each([
  ['npm test', ['test', '-c', 'tests/browser'], 'test', true],
  ['npm run test:browser', ['test', '-c', 'tests/browser'], 'test:browser', false],
  ['one file', ['test', '-c', 'tests/browser', 'plans.spec.ts'], undefined, false],
  ['npm test with one file', ['test', '-c', 'tests/browser', 'plans.spec.ts'], 'test', false],
])('%s counts what all runs have covered: %#', (_, args, script, ends) => {
  expect(endsWholeRun(args, script)).toBe(ends)
})
