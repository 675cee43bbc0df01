import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { sampleSignIns } from '../../src/content/samples'
import { SAMPLE_USERS } from '../mock-api/data/users'

it('lists the sign-ins of the sample season, as the Sign In page does', () => {
  const rows = sampleSignIns.map(
    ({ email, password, role, may }) => `| ${email} | ${password} | ${role || '(none)'} | ${may} |`,
  )
  expect(readFileSync('README.md', 'utf8')).toContain(rows.join('\n'))
})

it('names people whom the mock API knows, with the roles it gives them', () => {
  const known = SAMPLE_USERS.map(({ email, password, role }) => ({ email, password, role }))
  for (const { may: _, ...signIn } of sampleSignIns) expect(known).toContainEqual(signIn)
})
