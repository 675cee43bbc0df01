// @vitest-environment jsdom
import { waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import {
  combinedPlansQuery,
  useCombinedPlan,
  useCombinedPlans,
  useCreateCombinedPlan,
  useDeleteCombinedPlan,
  useUpdateCombinedPlan,
} from '../../../src/api/combinedPlans'
import type { CombinedPlan } from '../../../src/domain/combinedPlan'
import { aCombinedPlan } from '../../records'
import { AWKWARD_NAMES, apiHooks, failure, IMPOSSIBLE_NAMES, json, NO_LISTS } from './apiHooks'

const { read, write, writes, sent, answer, unread, logged, mount } = apiHooks()
const root = '/api/game-plans/combined/distinct'

const plan = (fields: Partial<CombinedPlan> = {}) =>
  aCombinedPlan({
    code: 'P30NEW',
    title: 'Señor Peña’s “Best” 🏒',
    pdf: 'p30 new.pdf',
    originalPlans: ['B26FULL', 'X26 & CO'],
    ...fields,
  })
const find = (plans: CombinedPlan[], code: string) => plans.find((entry) => entry.code === code)

describe('a new combined plan', () => {
  it('travels with one comma text and comes back as a list', async () => {
    await write(() => useCreateCombinedPlan(), plan())
    expect(writes()).toEqual([
      {
        method: 'POST',
        url: root,
        credentials: 'include',
        body: {
          combine_plan_event: 'P30NEW',
          plan_event_title: 'Señor Peña’s “Best” 🏒',
          plan_event_pdf: 'p30 new.pdf',
          original_plans: 'B26FULL,X26 & CO',
        },
      },
    ])
    const stored = find(await read(() => useCombinedPlans()), 'P30NEW')
    expect(stored).toEqual(plan({ lastUpdated: stored?.lastUpdated ?? '' }))
    expect(stored?.lastUpdated).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
    expect(await read(() => useCombinedPlan('P30NEW'))).toEqual(stored)
  })

  it.each([[null], [''], ['   ']])('without a PDF (%j) sends null and reads null', async (pdf) => {
    await write(() => useCreateCombinedPlan(), plan({ pdf }))
    expect(writes()[0]?.body).toMatchObject({ plan_event_pdf: null })
    expect(await read(() => useCombinedPlan('P30NEW'))).toMatchObject({ pdf: null })
  })

  it('trims everything and drops empty entries', async () => {
    await write(
      () => useCreateCombinedPlan(),
      plan({
        code: ' P30NEW ',
        title: ' T ',
        pdf: ' a.pdf ',
        originalPlans: [' A ', '', ' ', 'B'],
      }),
    )
    expect(writes()[0]?.body).toEqual({
      combine_plan_event: 'P30NEW',
      plan_event_title: 'T',
      plan_event_pdf: 'a.pdf',
      original_plans: 'A,B',
    })
  })

  it('without original plans sends an empty text', async () => {
    await write(() => useCreateCombinedPlan(), plan({ originalPlans: [] }))
    expect(writes()[0]?.body).toMatchObject({ original_plans: '' })
    expect(await read(() => useCombinedPlan('P30NEW'))).toMatchObject({ originalPlans: [] })
  })

  it('that exists is refused in the words of the server', async () => {
    const error = await failure(write(() => useCreateCombinedPlan(), plan({ code: 'P26ALL' })))
    expect(error).toMatchObject({
      kind: 'refused',
      serverMessage: "Plan 'P26ALL' already exists",
    })
  })
})

it('a changed combined plan travels under its old code', async () => {
  const list = mount(() => useCombinedPlans())
  await waitFor(() => expect(find(list.current.data ?? [], 'P26ALL')).toBeDefined())
  await write(() => useUpdateCombinedPlan(), { code: 'P26ALL', plan: plan({ pdf: null }) })
  expect(writes()).toEqual([
    {
      method: 'PUT',
      url: `${root}/P26ALL`,
      credentials: 'include',
      body: {
        combine_plan_event: 'P30NEW',
        plan_event_title: 'Señor Peña’s “Best” 🏒',
        plan_event_pdf: null,
        original_plans: 'B26FULL,X26 & CO',
      },
    },
  ])
  await waitFor(() => expect(find(list.current.data ?? [], 'P26ALL')).toBeUndefined())
  const stored = find(list.current.data ?? [], 'P30NEW')
  expect(stored).toEqual(plan({ pdf: null, lastUpdated: stored?.lastUpdated ?? '' }))
})

describe.each(AWKWARD_NAMES)('the code %j', (code, segment) => {
  it('is made, read, changed and deleted, and nothing else with it', async () => {
    const before = await read(() => useCombinedPlans())
    await write(() => useCreateCombinedPlan(), plan({ code }))
    expect(await read(() => useCombinedPlan(code))).toMatchObject({ code })
    await write(() => useUpdateCombinedPlan(), { code, plan: plan({ code, title: 'Other' }) })
    expect(await read(() => useCombinedPlan(code))).toMatchObject({ code, title: 'Other' })
    await write(() => useDeleteCombinedPlan(), code)
    expect(sent().map((entry) => `${entry.method} ${entry.url}`)).toEqual([
      `GET ${root}`,
      `POST ${root}`,
      `GET ${root}/single/${segment}`,
      `PUT ${root}/${segment}`,
      `GET ${root}/single/${segment}`,
      `DELETE ${root}/${segment}`,
    ])
    expect(writes()[2]).toMatchObject({ body: null, credentials: 'include' })
    expect(await read(() => useCombinedPlans())).toEqual(before)
  })
})

describe.each(IMPOSSIBLE_NAMES)('the code %j', (code) => {
  it('is refused by every call that has it in its path, before any request', async () => {
    const failures = [
      await failure(write(() => useDeleteCombinedPlan(), code)),
      await failure(write(() => useUpdateCombinedPlan(), { code, plan: plan() })),
      await failure(read(() => useCombinedPlan(code))),
    ]
    expect(failures.map((error) => error.kind)).toEqual(['refused', 'refused', 'refused'])
    expect(sent()).toEqual([])
  })
})

describe('what the server writes', () => {
  const expected: CombinedPlan = {
    code: 'P1',
    title: '',
    pdf: null,
    lastUpdated: '',
    originalPlans: ['A', 'B'],
  }

  it.each([
    [{ original_plans: 'A,B' }, {}],
    [{ original_plans: ' A , B,,A, ' }, {}],
    [{ original_plans: ['A', ' B', ''] }, {}],
    [{ original_plans: null }, { originalPlans: [] }],
    [{ original_plans: '' }, { originalPlans: [] }],
    [{ original_plans: ',' }, { originalPlans: [] }],
    [{ original_plans: 26 }, { originalPlans: ['26'] }],
    [{ original_plans: 'A,B', plan_event_pdf: ' x.pdf ' }, { pdf: 'x.pdf' }],
    [{ original_plans: 'A,B', plan_event_pdf: '  ', plan_event_title: null }, {}],
    [{ original_plans: 'A,B', plan_event_title: 26, last_updated: {} }, { title: '26' }],
  ])('reads %j in the list and alone', async (wire, domain) => {
    const row = { combine_plan_event: ' P1 ', ...wire }
    answer('single', row)
    answer('distinct', [row])
    expect(await read(() => useCombinedPlans())).toEqual([{ ...expected, ...domain }])
    expect(await read(() => useCombinedPlan('P1'))).toEqual({ ...expected, ...domain })
  })

  it.each([
    '',
    'null',
    '{}',
    '[]',
    json({ combine_plan_event: null }),
    json({ combine_plan_event: ' ' }),
    json([{ combine_plan_event: '' }]),
    'false',
    '0',
    '7',
    '"P1"',
    '[[]]',
    '["P1"]',
    json({ success: false, message: 'Plan not found' }),
    json({ error: 'none' }),
    json({ success: true, data: [] }),
  ])('%j is no plan', async (body) => {
    answer('single', body)
    expect(await read(() => useCombinedPlan('P1'))).toBeNull()
  })

  it('a 404 is no plan, without a second try', async () => {
    answer('single', { error: 'none' }, 404)
    expect(await read(() => useCombinedPlan('P1'))).toBeNull()
    expect(sent()).toHaveLength(1)
    expect(logged()).not.toHaveBeenCalled()
  })

  it.each(['{"combine_plan_event"', 'P1', '<html></html>'])(
    '%j cannot be read; logged',
    async (body) => {
      answer('single', body)
      expect((await failure(read(() => useCombinedPlan('P1')))).kind).toBe('unreadable')
      expect(logged()).toHaveBeenCalledOnce()
      expect(logged().mock.calls[0]?.[0]).toBe('Error fetching combined plan data')
    },
  )

  it('leaves out a row without a code and says so', async () => {
    answer('distinct', [
      { plan_event_title: 'x' },
      { combine_plan_event: 'P1', original_plans: 'A,B' },
    ])
    expect(await read(() => useCombinedPlans())).toEqual([expected])
    expect(unread(combinedPlansQuery())).toEqual([
      { row: 'Row 1: x', why: 'combine plan event is missing', of: '' },
    ])
  })

  it.each(NO_LISTS)('cannot read %j as a list', async (body) => {
    answer('distinct', body)
    expect((await failure(read(() => useCombinedPlans()))).kind).toBe('unreadable')
  })
})
