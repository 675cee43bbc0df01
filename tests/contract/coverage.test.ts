// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { hooksOf } from './hooksOf'

/*
 * Needs no PHP: a module of src/api with a hook in it is tested against the real server, and there
 * a test fails for each of its hooks that is not run.
 */
const tests = readdirSync(import.meta.dirname)
  .filter((name) => name.endsWith('.test.ts'))
  .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))

/** The module is imported whole and handed to `contract`, itself or in an object of modules. */
function isTested(name: string): boolean {
  return tests.some((text) => {
    const [, local] =
      new RegExp(`import \\* as (\\w+) from '\\.\\./\\.\\./src/api/${name}'`).exec(text) ?? []
    return (
      local !== undefined &&
      new RegExp(`^(contract\\(|const \\w+ = )\\{[^}]*\\b${local}\\b`, 'm').test(text)
    )
  })
}

const modules = import.meta.glob<object>('../../src/api/**/*.ts', { eager: true })
const withHooks = Object.entries(modules).flatMap(([path, module]) =>
  hooksOf(module).length > 0 ? [path.replace(/^.*src\/api\/|\.ts$/g, '')] : [],
)

it.each(withHooks)('src/api/%s is run against the real server', (name) => {
  expect(isTested(name)).toBe(true)
})

it('leaves no hook to tests alone', () => {
  const sources = import.meta.glob<string>('../../src/api/**/*.ts', {
    eager: true,
    query: '?raw',
    import: 'default',
  })
  const forTests = Object.values(sources).flatMap((text) =>
    [...text.matchAll(/@forTests[^/]*\*\/\s*export (?:const|function) (use\w+)/g)].map(
      ([, it]) => it,
    ),
  )
  expect(forTests).toEqual([])
})

it('knows where the hooks are', () => {
  expect(withHooks).toEqual(
    expect.arrayContaining(['games', 'sheets/publicCombinedPlan', 'writes/useReread', 'users']),
  )
})
