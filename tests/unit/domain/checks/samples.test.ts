// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { causesOf, causeTitle } from '../../../../src/domain/checks/causes'
import { checkSeason } from '../../../../src/domain/checks/checkSeason'
import { kindChecks, recordKinds } from '../../../../src/domain/checks/kindChecks'
import { indexSeason } from '../../../../src/domain/checks/seasonIndex'
import { useSeasonRecords } from '../../../../src/staff/records/useSeason'
import { faultySeason } from '../../../mock-api/faultySeason'
import { apiHooks } from '../../api/apiHooks'

const { api, mount } = apiHooks()

const all = recordKinds.flatMap((kind) =>
  Object.keys(kindChecks[kind].rules).map((rule) => `${kind}/${rule}`),
)

/** The season as the screens read it. */
async function read() {
  const lists = mount(useSeasonRecords)
  await waitFor(() => expect(lists.current.unchecked).toEqual([]))
  await waitFor(() => expect(lists.current.records.unreadPlans).toEqual([]))
  return indexSeason(lists.current.records)
}

it('every rule speaks in the faulty season, in one sentence each', async () => {
  faultySeason(api.db)
  const season = await read()
  // The one thing that no call can bring: the table of prices is a file of ours.
  const prices = new Map([...season.prices, ['B251009', { a: '61.50', b: '161.50' }]])
  const found = checkSeason({ ...season, prices })
  expect([...new Set(found.map(({ kind, rule }) => `${kind}/${rule}`))].sort()).toEqual(all.sort())
  expect(new Set(found.map(({ id }) => id)).size).toBe(found.length)
  for (const { sentence } of found) expect(sentence).toMatch(/^\S.*[.)]$/)
  // Each has a title for several of its kind.
  for (const cause of causesOf(found)) expect(causeTitle(cause)).not.toContain('need')
})
