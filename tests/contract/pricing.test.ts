import { expect, it } from 'vitest'
import * as plansAndReps from '../../src/api/plansAndReps'
import * as pricing from '../../src/api/pricing'
import * as reps from '../../src/api/reps'
import type { PricingLocation } from '../../src/domain/pricing'
import type { Rep } from '../../src/domain/rep'
import { failure } from '../unit/api/apiHooks'
import { contract } from './contract'
import type { TableRow } from './phpApi'

const { useAddRep, useDeleteRep, useEditRep, useReps } = reps
const {
  useAddPricingLocation,
  useAddPricingPlan,
  useChangeRepAssignment,
  useDeletePricingLocation,
  useEditPricingLocation,
  usePricingLocations,
  writePricingLocation,
} = pricing
const { useAddAdminPricingLocation, useAddAdminRep, useAdminPricingLocations, useAdminReps } =
  plansAndReps
const {
  useDeleteAdminPricingLocation,
  useDeleteAdminRep,
  useEditAdminPricingLocation,
  useSetAdminRepPricingLocations,
} = plansAndReps

const AWKWARD = "Café / O'Brien & 7 Größen"

const LOGE: pricing.PricingLocationFields = {
  pricingPlanName: AWKWARD,
  location: "Loge / O'B",
  color: 'FFB81C',
  planHolderPerGame: 6150,
  planHolderTotal: 43050,
  boxOfficePerGame: 1250,
  boxOfficeTotal: null,
}
const LOGE_ROW = {
  pricing_name: AWKWARD,
  location: "Loge / O'B",
  location_color: 'FFB81C',
  plan_holder_price_per_game: '61.50',
  plan_holder_total: '430.50',
  box_office_price_per_game: '12.50',
  box_office_plan_total: null,
}

const cents = (price: string | null | undefined) => (price ? Math.round(Number(price) * 100) : null)

contract({ pricing, reps, plansAndReps }, ({ client, forgetCookies, read, rows, write }) => {
  const plansOf = async (repId: number | string) =>
    (await rows('rep_plans'))
      .filter((link) => link.rep_id === String(repId))
      .map((link) => Number(link.pricing_plan_id))
  const row = async (id: number | null) =>
    (await rows('pricing_plans')).find((it) => it.pricing_plan_id === String(id))
  const addLocation = async () => {
    const id = await write(useAddPricingLocation, [], LOGE)
    if (id === null) throw new Error('no id')
    return id
  }

  async function repsAsStored(): Promise<Rep[]> {
    const links = await rows('rep_plans')
    return (await rows('reps')).map((rep) => ({
      id: Number(rep.rep_id),
      name: rep.rep_name ?? '',
      email: rep.rep_email ?? '',
      phone: rep.rep_phone ?? '',
      pricingLocationIds: links
        .filter(({ rep_id }) => rep_id === rep.rep_id)
        .map(({ pricing_plan_id }) => Number(pricing_plan_id)),
    }))
  }

  async function pricingAsStored(): Promise<PricingLocation[]> {
    const [links, people] = [await rows('rep_plans'), await rows('reps')]
    const sells = (rep: TableRow, plan: TableRow) =>
      links.some((it) => it.rep_id === rep.rep_id && it.pricing_plan_id === plan.pricing_plan_id)
    return (await rows('pricing_plans')).map((plan) => ({
      id: Number(plan.pricing_plan_id),
      pricingPlanName: plan.pricing_name ?? '',
      location: plan.location ?? '',
      color: plan.location_color ?? '',
      planHolderPerGame: cents(plan.plan_holder_price_per_game),
      planHolderTotal: cents(plan.plan_holder_total),
      boxOfficePerGame: cents(plan.box_office_price_per_game),
      boxOfficeTotal: cents(plan.box_office_plan_total),
      repNames: people.filter((rep) => sells(rep, plan)).map((rep) => rep.rep_name ?? ''),
    }))
  }

  it('reads every rep with the rows he sells, here and in the admin variant', async () => {
    const stored = await repsAsStored()
    expect(stored).toHaveLength(6)
    expect(await read(useReps)).toEqual(stored)
    forgetCookies()
    expect(await read(useAdminReps)).toEqual(stored)
  })

  it('reads every price with its reps; the admin variant names no reps', async () => {
    const stored = await pricingAsStored()
    expect(stored.some(({ repNames }) => repNames.includes("Sean O'Brien"))).toBe(true)
    expect(await read(usePricingLocations)).toEqual(stored)
    forgetCookies()
    expect(await read(useAdminPricingLocations)).toEqual(
      stored.map((it) => ({ ...it, repNames: [] })),
    )
  })

  it('adds, edits and deletes a rep', async () => {
    const zoe = { name: "Zoë O'Hara-Müller", email: 'z@example.com', phone: '' }
    await write(useAddRep, [], zoe)
    const added = (await rows('reps')).at(-1)
    expect(added).toMatchObject({ rep_name: zoe.name, rep_email: zoe.email, rep_phone: null })
    const id = Number(added?.rep_id)
    expect(await failure(write(useAddRep, [], { ...zoe, name: "sean o'brien" }))).toMatchObject({
      kind: 'refused',
      serverMessage: "A representative named 'sean o'brien' already exists",
    })
    await write(useEditRep, [], { id, ...zoe, name: 'Zoë', phone: '617-555-0100' })
    expect((await rows('reps')).at(-1)).toMatchObject({
      rep_name: 'Zoë',
      rep_phone: '617-555-0100',
    })
    await write(useDeleteRep, [], id)
    expect((await read(useReps)).map((rep) => rep.id)).not.toContain(id)
    expect(await failure(write(useDeleteRep, [], id))).toMatchObject({
      status: 404,
      serverMessage: 'Representative not found',
    })
  })

  it('makes a pricing plan by name; its first location takes the nameless row', async () => {
    await write(useAddPricingPlan, [], AWKWARD)
    const [empty] = (await read(usePricingLocations)).filter((it) => it.pricingPlanName === AWKWARD)
    expect(empty).toMatchObject({ location: '', planHolderPerGame: null })
    expect(await failure(write(useAddPricingPlan, [], 'plan a'))).toMatchObject({
      serverMessage: "Pricing plan 'plan a' already exists",
    })
    expect(await addLocation()).toBe(empty?.id)
    expect(await row(empty?.id ?? null)).toMatchObject(LOGE_ROW)
    expect(
      (await read(usePricingLocations)).filter((it) => it.pricingPlanName === AWKWARD),
    ).toHaveLength(1)
  })

  it('adds, edits, renames and deletes a location', async () => {
    const id = await addLocation()
    expect(await row(id)).toMatchObject(LOGE_ROW)
    await write(useEditPricingLocation, [], { ...LOGE, id, location: 'Ünï', boxOfficeTotal: 8750 })
    expect(await row(id)).toMatchObject({ location: 'Ünï', box_office_plan_total: '87.50' })
    const [location] = (await read(usePricingLocations)).filter((it) => it.id === id)
    const renamed = { ...(location as PricingLocation), pricingPlanName: 'Plan Ä/1' }
    await writePricingLocation(renamed)
    expect(await row(id)).toMatchObject({ pricing_name: 'Plan Ä/1', location: 'Ünï' })
    await write(useDeletePricingLocation, [], id)
    expect(await row(id)).toBeUndefined()
    expect(await failure(write(useDeletePricingLocation, [], id))).toMatchObject({ status: 404 })
  })

  it('renames a plan that has only a name, by that alone', async () => {
    await write(useAddPricingPlan, [], AWKWARD)
    const [empty] = (await read(usePricingLocations)).filter((it) => it.pricingPlanName === AWKWARD)
    const renamed = { ...(empty as PricingLocation), pricingPlanName: 'Plan Ä/1' }
    await writePricingLocation(renamed)
    client().clear()
    const before = { ...empty, pricingPlanName: 'Plan Ä/1' }
    expect((await read(usePricingLocations)).find(({ id }) => id === empty?.id)).toEqual(before)
  })

  it('renames several locations, and says which the server refused', async () => {
    const planB = (await read(usePricingLocations)).filter((it) => it.pricingPlanName === 'Plan B')
    const done: PricingLocation[] = []
    const refusals: unknown[] = []
    for (const row of planB.map((it) => ({ ...it, pricingPlanName: 'weekend plan' }))) {
      await writePricingLocation(row).then(
        () => done.push(row),
        (error) => refusals.push(error),
      )
    }
    // Weekend Plan has all but one of these locations already.
    expect(done.map((it) => it.location)).toEqual(['Rafters'])
    expect(refusals).toContainEqual(
      expect.objectContaining({
        serverMessage: "'weekend plan' already has the location 'Loge Center'",
      }),
    )
    expect((await row(done[0]?.id ?? null))?.pricing_name).toBe('weekend plan')
  })

  it('joins reps and rows, once or twice, and parts them', async () => {
    const id = await addLocation()
    const link = { repId: 6, pricingLocationId: id }
    const change = (isAssigned: boolean) =>
      write(useChangeRepAssignment, [], { ...link, isAssigned })
    await change(true)
    await change(true)
    expect(await plansOf(6)).toEqual([id])
    expect((await read(usePricingLocations)).find((it) => it.id === id)?.repNames).toEqual([
      'Pat Unassigned',
    ])
    await change(false)
    await change(false)
    expect(await plansOf(6)).toEqual([])
  })

  it('refuses to join a row that is gone', async () => {
    const gone = { repId: 2, pricingLocationId: 9999, isAssigned: true }
    expect(await failure(write(useChangeRepAssignment, [], gone))).toMatchObject({
      serverMessage: 'Pricing plan not found',
    })
  })

  it('does all of it in the admin variant, without a cookie', async () => {
    forgetCookies()
    await write(useAddAdminPricingLocation, [], LOGE)
    const added = (await rows('pricing_plans')).at(-1)
    expect(added).toMatchObject(LOGE_ROW)
    const id = Number(added?.pricing_plan_id)
    await write(useEditAdminPricingLocation, [], { ...LOGE, id, location: 'Balcony', color: '' })
    expect(await row(id)).toMatchObject({ location: 'Balcony', location_color: null })

    await write(useAddAdminRep, [], {
      name: 'Ève',
      email: 'e@example.com',
      pricingLocationIds: [id, 1],
    })
    const rep = Number((await rows('reps')).at(-1)?.rep_id)
    expect((await plansOf(rep)).toSorted((a, b) => a - b)).toEqual([1, id])
    await write(useSetAdminRepPricingLocations, [], { id: rep, pricingLocationIds: [2] })
    expect(await plansOf(rep)).toEqual([2])
    expect(
      await failure(
        write(useSetAdminRepPricingLocations, [], { id: rep, pricingLocationIds: [9999] }),
      ),
    ).toMatchObject({
      status: 404,
      serverMessage: 'Pricing plan not found',
    })
    expect(await plansOf(rep)).toEqual([2])

    await write(useDeleteAdminRep, [], rep)
    await write(useDeleteAdminPricingLocation, [], id)
    expect(await row(id)).toBeUndefined()
    expect((await rows('reps')).map((it) => it.rep_id)).not.toContain(String(rep))
  })
})
