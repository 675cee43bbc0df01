import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-api/faults'
import { aRepRow } from '../../records'
import { api } from '../../setup'
import { type Dialog, gone, press } from '../kit/dialog'
import { inAnyOrder, writes } from '../kit/requests'
import { takeOut } from '../kit/typing'
import {
  locationRows,
  openAddLocation,
  openPricing,
  openReps,
  plan,
  ROOT,
  setPricing,
} from './pricingScreen'

/* Edit Associated Reps, and the reps of a new location. */

const ZOE = 'Zoë Núñez'
const PAT = "Pat O'Brien"
const DANA = 'Dana Whitfield'
const [zoe, pat, dana] = [1, 2, 4]

const linking = (repId: number, row: number) => ({
  method: 'POST',
  path: `${ROOT}/rep/plan/add`,
  search: '',
  body: { rep_id: repId, pricing_plan_id: row },
})
const unlinking = (repId: number, row: number) => ({
  method: 'DELETE',
  path: `${ROOT}/rep/plan/delete/${repId}/${row}`,
  search: '',
  body: null,
})

const expectSent = (...calls: object[]) => expect(inAnyOrder(writes())).toEqual(inAnyOrder(calls))

const field = (dialog: Dialog) => dialog.getByRole('combobox', { name: 'Reps' })
const chips = (dialog: Dialog) =>
  dialog
    .queryAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text && !['Save', 'Cancel', 'Retry failed items', 'Saving...'].includes(text))
async function choose(user: UserEvent, dialog: Dialog, name: RegExp) {
  await user.click(field(dialog))
  await user.click(await screen.findByRole('option', { name }))
  await user.tab()
}
const take = (user: UserEvent, dialog: Dialog, name: string) =>
  takeOut(user, dialog.getByRole('button', { name }))
const lines = (dialog: Dialog) => dialog.getAllByRole('listitem').map((item) => item.textContent)

beforeEach(() =>
  setPricing(
    { pricing_plan_id: 11, location: 'Loge', reps: [zoe, pat] },
    { pricing_plan_id: 12, location: 'Balcony', reps: [zoe, pat] },
  ),
)

async function open() {
  const { user, client } = await openPricing()
  const dialog = await openReps(user, 'Plan A')
  await dialog.findByRole('combobox', { name: 'Reps' })
  return { user, client, dialog }
}

describe('the reps of a plan', () => {
  it('says which public pages go with a rep, and sends the differences alone, for each location', async () => {
    const { user, dialog } = await open()
    expect(chips(dialog)).toEqual([ZOE, PAT])
    expect(dialog.queryByText(/^These public pages/)).toBeNull()
    await take(user, dialog, PAT)
    expect(dialog.getByText('These public pages will stop working:')).toBeInTheDocument()
    expect(lines(dialog)).toEqual(['/bruins/plana/patobrien', '/bruins/chart/plana/patobrien'])
    await choose(user, dialog, /^Dana Whitfield/)
    expect(chips(dialog)).toEqual([ZOE, DANA])
    api.faults.add({ kind: 'delay', ms: 60, method: 'POST' })
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await dialog.findByText(/^Saving \d of 4\.\.\.$/)
    expect(await screen.findByText('Associated reps updated successfully')).toBeInTheDocument()
    expectSent(unlinking(pat, 11), unlinking(pat, 12), linking(dana, 11), linking(dana, 12))
    await waitFor(() => expect(plan('Plan A').getByText(DANA)).toBeInTheDocument())
    expect(plan('Plan A').queryByText(PAT)).toBeNull()
  })

  it('sends nothing when nothing differs', async () => {
    const { user, dialog } = await open()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Associated reps updated successfully')).toBeInTheDocument()
    expect(writes()).toEqual([])
  })

  it('says when a rep sells only some locations, and saving adds the others', async () => {
    setPricing(
      { pricing_plan_id: 11, location: 'Loge', reps: [zoe] },
      { pricing_plan_id: 12, location: 'Balcony', reps: [zoe, pat] },
    )
    const { user, dialog } = await open()
    expect(
      dialog.getByText(`${PAT} sells 1 of 2 locations. Saving adds the others.`),
    ).toBeInTheDocument()
    await press(user, dialog, 'Save')
    await screen.findByText('Associated reps updated successfully')
    expectSent(linking(pat, 11))
  })

  it('tells two reps of the same name apart by their e-mail', async () => {
    api.db.reps.push(aRepRow({ rep_id: 70, rep_name: ZOE, rep_email: 'zoe2@example.com' }))
    const { user, dialog } = await open()
    expect(chips(dialog)).toEqual([`${ZOE} (zoe.nunez@example.com)`, PAT])
    await user.type(field(dialog), 'zoe2@')
    // A line for the name, and one for the e-mail.
    const option = await screen.findByRole('option', { name: /zoe2@example\.com/ })
    await user.click(within(option).getByText('zoe2@example.com'))
    await user.tab()
    expect(chips(dialog)).toHaveLength(3)
    await press(user, dialog, 'Save')
    await screen.findByText('Associated reps updated successfully')
    expectSent(linking(70, 11), linking(70, 12))
  })
})

describe('when the reps fail', () => {
  it('[check 52] to be saved in part, they are named and Retry failed items sends just those', async () => {
    const { user, dialog } = await open()
    await take(user, dialog, PAT)
    await choose(user, dialog, /^Dana Whitfield/)
    const repair = api.faults.add({ kind: 'status', status: 500, path: '/rep/plan/add' })
    await press(user, dialog, 'Save')
    expect(await dialog.findByText('Error saving reps')).toBeInTheDocument()
    expect(lines(dialog)).toEqual([
      `${DANA}, not added to Loge, Balcony: the server returned an error (500).`,
    ])
    expect(writes()).toHaveLength(4)
    await waitFor(() => expect(plan('Plan A').queryByText(PAT)).toBeNull())

    api.log.length = 0
    repair()
    await press(user, dialog, 'Retry failed items')
    expect(await screen.findByText('Associated reps updated successfully')).toBeInTheDocument()
    expectSent(linking(dana, 11), linking(dana, 12))
  })

  it('a rep added in part can be taken out again', async () => {
    const { user, dialog } = await open()
    await choose(user, dialog, /^Dana Whitfield/)
    api.faults.add({ kind: 'status', status: 500, path: '/rep/plan/add', times: 1 })
    await press(user, dialog, 'Save')
    await dialog.findByText('Error saving reps')
    await waitFor(() => expect(plan('Plan A').getByText(DANA)).toBeInTheDocument())
    api.log.length = 0
    await take(user, dialog, DANA)
    await press(user, dialog, 'Save')
    await screen.findByText('Associated reps updated successfully')
    await gone('dialog')
    expect(writes().map(({ method }) => method)).toEqual(['DELETE'])
    await waitFor(() => expect(plan('Plan A').queryByText(DANA)).toBeNull())
  })

  it('[checks 50, 52] a rep deleted in another tab is named, and is no option any more', async () => {
    const { user, dialog } = await open()
    await choose(user, dialog, /^Dana Whitfield/)
    api.db.reps = api.db.reps.filter((rep) => rep.rep_id !== dana)
    await press(user, dialog, 'Save')
    expect(await dialog.findByText('Error saving reps')).toBeInTheDocument()
    expect(lines(dialog)).toEqual([`${DANA}, not added to Loge, Balcony: ${DANA} doesn’t exist.`])
    expect(writes()).toEqual([])
    await waitFor(() => expect(chips(dialog)).toEqual([ZOE, PAT]))
  })
})

describe('the reps of a new location', () => {
  async function add() {
    const { user } = await openPricing()
    const dialog = await openAddLocation(user, 'Plan A')
    await user.type(dialog.getByRole('textbox', { name: 'Location' }), 'Rafters')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Location added successfully')).toBeInTheDocument()
    await gone('dialog')
    return user
  }

  it('are linked to the id that the server gave it', async () => {
    await add()
    const id = api.db.pricing.at(-1)?.pricing_plan_id ?? 0
    expect(inAnyOrder(writes().slice(1))).toEqual(inAnyOrder([linking(zoe, id), linking(pat, id)]))
    await waitFor(() => expect(locationRows('Plan A')).toHaveLength(3))
    expect(screen.queryByText(/^Not linked/)).toBeNull()
  })

  it('are named when linking fails; the location stays, and Reps completes it', async () => {
    const repair = api.faults.add({ kind: 'status', status: 500, path: '/rep/plan/add', times: 1 })
    const user = await add()
    expect(
      await screen.findByText(
        `Not linked to the new location: ${ZOE}. Open Reps and save to link them.`,
      ),
    ).toBeInTheDocument()
    await waitFor(() => expect(locationRows('Plan A')).toHaveLength(3))
    repair()
    api.log.length = 0
    const dialog = await openReps(user, 'Plan A')
    await dialog.findByText(`${ZOE} sells 2 of 3 locations. Saving adds the others.`)
    await press(user, dialog, 'Save')
    await screen.findByText('Associated reps updated successfully')
    const id = api.db.pricing.at(-1)?.pricing_plan_id ?? 0
    expectSent(linking(zoe, id))
  })

  it.each<[string, Fault]>([
    ['the server gives no id', { kind: 'raw', path: 'pricing/add', body: { success: true } }],
    ['the reps cannot be loaded', { kind: 'status', status: 500, path: 'bruins/reps' }],
  ])('are named when %s', async (_why, fault) => {
    api.faults.add({ ...fault, after: true })
    await add()
    expect(
      await screen.findByText(
        `Not linked to the new location: ${ZOE}, ${PAT}. Open Reps and save to link them.`,
      ),
    ).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})
