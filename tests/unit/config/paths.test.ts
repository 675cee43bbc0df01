import { expect, it } from 'vitest'
import { normalizePublicPath } from '../../../src/config/linkText'

it.each([
  ['/BGS/Calendar/P26%20RAFB', '/bgs/calendar/p26rafb'],
  ['/bgs/calendar/ P26 all ', '/bgs/calendar/p26all'],
  ['/bgs/calendar/P26%C2%A0%E2%80%A8ALL', '/bgs/calendar/p26all'],
  ['/bgs/calendar/José', '/bgs/calendar/jos%C3%A9'],
  ['/bgs/calendar/%E0%A4%A', '/bgs/calendar/%25e0%25a4%25a'],
  ['/bgs/calendar/100%25', '/bgs/calendar/100%25'],
  ['/bgs/calendar/a%3Fb%23C', '/bgs/calendar/a%3Fb%23c'],
  ['/bgs/calendar/A%2FB', '/bgs/calendar/a%2Fb'],
  ['/bgs/calendar/%2E%2E', '/bgs/calendar/..'],
  ['/bgs/calendar/\uD800', '/bgs/calendar/%EF%BF%BD'],
])('%j becomes %j', (from, to) => {
  expect(normalizePublicPath(from)).toBe(to)
})
