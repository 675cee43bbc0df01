import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Json } from '../../mock-api/wire'
import { aPricingRow } from '../../records'
import { api } from '../../setup'
import { type Dialog, field, gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { append, put } from '../kit/typing'
import { BROKEN } from '../kit/words'
import {
  cellsOf,
  locationRows,
  openPricing,
  openRename,
  plan,
  planNames,
  ROOT,
  setPricing,
  wireOf,
} from './pricingScreen'

/* The list of plans, and adding one: what is shown, asked, sent and said. */

const LIST = 'pricing/with-reps'

describe('the list', () => {
  it('has a plan for each name, open, with its reps, buttons and locations', async () => {
    await openPricing()
    expect(planNames()).toEqual([
      '5 Game Plan',
      '6 Game Plan',
      'Weekend Plan',
      'Rival/Black/Home Plan',
      'Plan A',
      'Plan B',
      'Standing Room',
    ])
    const five = within(screen.getByRole('region', { name: '5 Game Plan' }))
    expect(five.getByRole('heading', { level: 2 })).toHaveTextContent('5 Game Plan')
    expect(five.getByText('3 locations · $96.50–$182.50 a game')).toBeInTheDocument()
    const reps = (name: string) => plan(name).getByRole('button', { name: 'Reps' })
    expect(reps('Standing Room')).toHaveAccessibleDescription('Add Rep')
    expect(reps('Plan A')).toHaveAccessibleDescription('Edit Rep')
    expect(five.getByRole('button', { name: '5 Game Plan' })).toHaveAttribute(
      'aria-expanded',
      'true',
    )
    for (const rep of ['Zoë Núñez', "Pat O'Brien", 'Sales Team']) {
      expect(five.getByText(rep)).toBeInTheDocument()
    }
    expect(five.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Location',
      'Color',
      'Price/Game',
      'Total',
      'Box Price/Game',
      'Box Total',
      'Actions',
    ])
    expect(cellsOf('5 Game Plan', 0).slice(0, 6)).toEqual([
      'Loge Center',
      'C8102E',
      '$182.50',
      '$912.50',
      '$219.00',
      '$1,095.00',
    ])
    expect(sent('GET', LIST)).toEqual([
      { method: 'GET', path: `${ROOT}/with-reps`, search: '', body: null },
    ])
  })

  it('closes and opens a plan by its name alone; its buttons do not', async () => {
    const { user } = await openPricing()
    const name = plan('Plan A').getByRole('button', { name: 'Plan A' })
    await user.click(name)
    expect(name).toHaveAttribute('aria-expanded', 'false')
    expect(plan('Plan A').queryByRole('table')).toBeNull()
    expect(plan('Plan B').getByRole('table')).toBeInTheDocument()
    await user.click(plan('Plan A').getByRole('button', { name: 'Edit Name' }))
    await user.click(await screen.findByRole('button', { name: 'Cancel' }))
    await gone('dialog')
    expect(name).toHaveAttribute('aria-expanded', 'false')
    name.focus()
    await user.keyboard('{Enter}')
    expect(plan('Plan A').getByRole('table')).toBeInTheDocument()
  })

  it('searches by name, whatever the case, literally, and keeps it in the address', async () => {
    const { user } = await openPricing('?search=PLAN%20a')
    const search = screen.getByRole('searchbox', { name: 'Search Pricing Plans' })
    expect(search).toHaveValue('PLAN a')
    expect(planNames()).toEqual(['Plan A'])
    await user.clear(search)
    await user.type(search, '/b')
    await waitFor(() => expect(planNames()).toEqual(['Rival/Black/Home Plan']))
    await waitFor(() => expect(window.location.search).toBe('?search=%2Fb'))
    // Neither locations nor reps are searched.
    await user.clear(search)
    await user.type(search, 'Loge')
    await waitFor(() => expect(planNames()).toEqual([]))
  })

  it('shows a dash without a location, blanks without prices, what is none as it came', async () => {
    const nothing = { location: null, location_color: null, plan_holder_price_per_game: null }
    const none = { plan_holder_total: '', box_office_price_per_game: 'abc' }
    const body: Json = [
      { pricing_plan_id: 1, pricing_name: 'P', ...nothing, ...none },
      { pricing_plan_id: '2', pricing_name: 'P', location: 12, box_office_plan_total: '0.00' },
      { pricing_plan_id: 3, pricing_name: 'P', location: 'L', location_color: 'ab' },
    ]
    api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
    await openPricing()
    expect([0, 1, 2].map((row) => cellsOf('P', row).slice(0, 6))).toEqual([
      ['—', '—', '', '', 'abc', ''],
      ['12', '—', '', '', '', ''],
      ['L', 'ab', '', '', '', ''],
    ])
    expect(document.querySelector('main')?.textContent).not.toMatch(BROKEN)
  })
})

it('a plan of very many locations shows them part by part', async () => {
  const row = { pricing_name: 'P', location: 'L' }
  const body = Array.from({ length: 650 }, (_, id) => ({ ...row, pricing_plan_id: id + 1 }))
  api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
  const { user } = await openPricing()
  expect(locationRows('P')).toHaveLength(300)
  await user.click(screen.getByRole('button', { name: 'Show 300 of 350 more locations' }))
  await user.click(screen.getByRole('button', { name: 'Show 50 of 50 more locations' }))
  expect(locationRows('P')).toHaveLength(650)
})

it('plans after very many locations come on request', async () => {
  const rowOf = (pricing_name: string) => (_: unknown, id: number) => ({
    pricing_name,
    location: 'L',
    pricing_plan_id: `${pricing_name.length}${id}`,
  })
  const body = [
    ...Array.from({ length: 5_000 }, rowOf('P')),
    ...Array.from({ length: 10 }, (_, id) => rowOf(`Plan ${'I'.repeat(id)}`)(_, id)),
  ]
  api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
  const { user } = await openPricing()
  expect(screen.queryByRole('button', { name: 'Plan IIIIIIIII' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Show more (1 plan left)' }))
  expect(await screen.findByRole('button', { name: 'Plan IIIIIIIII' })).toBeInTheDocument()
})

it('very many plans all come', async () => {
  const body = Array.from({ length: 25 }, (_, id) => ({
    pricing_plan_id: id + 1,
    pricing_name: `Plan ${id}`,
  }))
  api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
  await openPricing()
  await waitFor(() => expect(planNames()).toHaveLength(25))
})

describe('adding a pricing plan', () => {
  async function openAdd() {
    setPricing({ pricing_plan_id: 1 }, { pricing_plan_id: 2, pricing_name: '5 Game Plan' })
    const view = await openPricing()
    await view.user.click(screen.getByRole('button', { name: 'Add Pricing Plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Pricing Plan' }))
    return { ...view, dialog }
  }
  const NAME = 'Pricing Plan Name'

  it('posts the name alone, says so and shows the plan with a dash', async () => {
    const { user, dialog } = await openAdd()
    await append(user, field(dialog, NAME), ' Sunday “50%” A/B #? 🏒 ')
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Pricing plan added successfully')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: ROOT,
        search: '',
        body: { pricing_name: 'Sunday “50%” A/B #? 🏒' },
      },
    ])
    await waitFor(() => expect(planNames()).toContain('Sunday “50%” A/B #? 🏒'))
    expect(cellsOf('Sunday “50%” A/B #? 🏒', 0).slice(0, 2)).toEqual(['—', '—'])
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Sunday “50%” A/B #? 🏒' })).toHaveFocus(),
    )
  })

  it('clears a search that would hide the new plan, whatever was typed since', async () => {
    const { user } = await openPricing()
    const search = screen.getByRole('searchbox', { name: 'Search Pricing Plans' })
    await append(user, search, 'plan a')
    await user.click(screen.getByRole('button', { name: 'Add Pricing Plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Pricing Plan' }))
    await append(user, field(dialog, NAME), 'Sunday')
    api.faults.add({ kind: 'hold', method: 'POST' })
    await press(user, dialog, 'Save')
    await waitFor(() => expect(writes()).toHaveLength(1))
    await append(user, field(dialog, NAME), ' Plan A')
    api.faults.release()
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sunday' })).toHaveFocus())
    expect(search).toHaveValue('')
  })

  it.each([
    ['\u00a0', 'Please enter a pricing plan name'],
    ['5-Game Plan', '5 Game Plan has the same public links. Choose another name.'],
  ])('refuses %j with words why, and sends nothing', async (name, words) => {
    const { user, dialog } = await openAdd()
    await append(user, field(dialog, NAME), name)
    await press(user, dialog, 'Save')
    await waitFor(() => expect(field(dialog, NAME)).toHaveAccessibleDescription(words))
    expect(field(dialog, NAME)).toBeInvalid()
    expect(field(dialog, NAME)).toHaveFocus()
    expect(field(dialog, NAME)).toHaveValue(name)
    expect(writes()).toEqual([])
  })

  it('refuses a name that somebody else has given meanwhile', async () => {
    const { user, dialog } = await openAdd()
    setPricing({ pricing_plan_id: 1, pricing_name: 'Sunday' })
    await append(user, field(dialog, NAME), 'Sunday')
    await press(user, dialog, 'Save')
    expect(await dialog.findAllByText('Sunday already exists.')).not.toEqual([])
    expect(field(dialog, NAME)).toHaveValue('Sunday')
    expect(writes()).toEqual([])
  })
})

/* Edit Pricing Plan Name: every location's fields are posted with the new name. */

const PLACES = ['Loge', 'Loge End', 'Balcony', 'Balcony End', 'Rafters', null]
const rows = PLACES.map((location, i) =>
  aPricingRow({ pricing_plan_id: i + 1, pricing_name: 'Sunday', location }),
)
const edit = { kind: 'status', method: 'POST', path: 'pricing/edit' } as const

/** What a rename to `name` sends of these rows. */
const posts = (name: string, ids: number[]) =>
  rows
    .filter((row) => ids.includes(row.pricing_plan_id))
    .map((row) => ({
      method: 'POST',
      path: `${ROOT}/edit`,
      search: '',
      body: { pricing_plan_id: row.pricing_plan_id, ...wireOf(row), pricing_name: name },
    }))
/** Several are on their way at once, so they may arrive in any order. */
const byRow = (calls: ReturnType<typeof writes>) => {
  const id = ({ body }: (typeof calls)[number]) => Number(JSON.stringify(body).match(/\d+/)?.[0])
  return calls.toSorted((a, b) => id(a) - id(b))
}

async function retype(user: UserEvent, dialog: Dialog, name: string) {
  await put(user, field(dialog, 'Pricing Plan Name'), name)
}

async function open(name = 'Sunday') {
  const { user, client } = await openPricing()
  const dialog = await openRename(user, name)
  return { user, client, dialog }
}

describe('a plan’s name', () => {
  beforeEach(() => setPricing(...rows))

  describe('renaming a plan', () => {
    it('posts every location once with all its fields, and says so', async () => {
      const { user, dialog } = await open()
      await retype(user, dialog, ' Matinée “50%” A/B # ')
      api.faults.add({ kind: 'delay', ms: 300, method: 'POST' })
      await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
      expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
      expect(await dialog.findByText('Updating 1 of 6...')).toBeInTheDocument()
      await waitFor(() =>
        expect(dialog.getByRole('status')).toHaveTextContent('Updating 4 of 6...'),
      )
      expect(await screen.findByText('Plan name updated on all 6 locations!')).toBeInTheDocument()
      expect(byRow(writes())).toEqual(posts('Matinée “50%” A/B #', [1, 2, 3, 4, 5, 6]))
      await waitFor(() => expect(planNames()).toEqual(['Matinée “50%” A/B #']))
      // Read on opening, before the first of the six and after the last, not after each.
      expect(sent('GET', 'with-reps').length).toBeLessThanOrEqual(6)
    })

    it('of a new plan without any location counts none', async () => {
      const empty = {
        location: null,
        location_color: null,
        plan_holder_price_per_game: null,
        plan_holder_total: null,
        box_office_price_per_game: null,
        box_office_plan_total: null,
      }
      setPricing({ pricing_plan_id: 1, pricing_name: 'Sunday', ...empty })
      const { user, dialog } = await open()
      await retype(user, dialog, 'Monday')
      await press(user, dialog, 'Save')
      expect(await screen.findByText('Plan name updated successfully')).toBeInTheDocument()
      expect(writes()).toHaveLength(1)
    })

    it('wants a name, and sends nothing without or for the same', async () => {
      const { user, dialog } = await open()
      for (const name of ['', '  ']) {
        await retype(user, dialog, name)
        await press(user, dialog, 'Save')
        expect(await dialog.findByText('Name cannot be empty')).toBeInTheDocument()
      }
      await retype(user, dialog, 'Sunday ')
      await press(user, dialog, 'Save')
      await gone('dialog')
      expect(writes()).toEqual([])
    })
  })

  describe('when a part of a rename fails', () => {
    it('[check 51] says how many, names them, and Retry failed items sends just those', async () => {
      const { user, dialog } = await open()
      await retype(user, dialog, 'Monday')
      api.faults.add({ ...edit, times: 3 })
      await press(user, dialog, 'Save')
      const words = await dialog.findByText('Updated 3/6 locations; 3 failed.')
      const list = within(words.closest<HTMLElement>('[role=alert]') as HTMLElement)
      expect(list.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
        'Loge: the server returned an error (500).',
        'Loge End: the server returned an error (500).',
        'Balcony: the server returned an error (500).',
      ])
      expect(writes()).toHaveLength(6)
      await waitFor(() => expect(planNames()).toEqual(['Sunday', 'Monday']))

      api.log.length = 0
      api.faults.add({ ...edit, times: 1 })
      await press(user, dialog, 'Retry failed items')
      expect(await dialog.findByText('Updated 5/6 locations; 1 failed.')).toBeInTheDocument()
      expect(byRow(writes())).toEqual(posts('Monday', [1, 2, 3]))

      api.log.length = 0
      await press(user, dialog, 'Retry failed items')
      expect(await screen.findByText('Plan name updated on all 6 locations!')).toBeInTheDocument()
      expect(writes()).toHaveLength(1)
      await waitFor(() => expect(planNames()).toEqual(['Monday']))
      expect(locationRows('Monday')).toHaveLength(6)
    })

    it('[check 51] sends just the failed once the list can be read again', async () => {
      setPricing(...rows.toReversed())
      const { user, dialog } = await open()
      await retype(user, dialog, 'Monday')
      api.faults.add({ kind: 'refused', body: 'Locked.', method: 'POST', times: 1 })
      api.faults.add({ kind: 'delay', ms: 60, method: 'POST' })
      await press(user, dialog, 'Save')
      await waitFor(() => expect(writes()).not.toEqual([]))
      const repair = api.faults.add({ kind: 'status', status: 500, path: 'with-reps' })
      // Nobody can say whether the other two that were sent are done.
      expect(await dialog.findByText('Error updating plan name')).toBeInTheDocument()
      api.log.length = 0
      await press(user, dialog, 'Save')
      expect(await dialog.findByText('Error updating plan name')).toBeInTheDocument()
      expect(writes()).toEqual([])
      repair()
      await press(user, dialog, 'Save')
      // What was not sent, because nobody could be asked before it, goes with the refused one.
      await waitFor(() => expect(byRow(writes())).toEqual(posts('Monday', [1, 2, 3, 6])))
      await gone('dialog')
    })

    it('back to the old name writes back what had been renamed', async () => {
      const { user, dialog } = await open()
      await retype(user, dialog, 'Monday')
      api.faults.add({ ...edit, times: 4 })
      await press(user, dialog, 'Save')
      await dialog.findByText('Updated 2/6 locations; 4 failed.')
      api.log.length = 0
      await retype(user, dialog, 'Sunday')
      await press(user, dialog, 'Save')
      await gone('dialog')
      expect(writes()).toHaveLength(2)
      await waitFor(() => expect(planNames()).toEqual(['Sunday']))
    })

    it('stops when the session ends', async () => {
      const { user, dialog } = await open()
      await retype(user, dialog, 'Monday')
      api.faults.add({ ...edit, status: 401 })
      await press(user, dialog, 'Save')
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
      expect(writes().length).toBeLessThanOrEqual(3)
    })
  })

  describe('what a new name breaks', () => {
    const lead = 'With the new name, these public pages will stop working:'

    it('lists the public pages of a name that changes, not of one that reads the same', async () => {
      setPricing({ pricing_plan_id: 1, pricing_name: 'Plan A', reps: [1] })
      const { user, dialog } = await open('Plan A')
      await retype(user, dialog, 'PLAN-A')
      expect(dialog.queryByText(lead)).toBeNull()
      await retype(user, dialog, 'Plan C')
      const list = dialog.getByRole('list', { name: lead })
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(['/bruins/plana/zoenunez', '/bruins/chart/plana/zoenunez'])
    })

    it('warns when two plans become one, and refuses when they would share their links', async () => {
      setPricing(
        { pricing_plan_id: 1, pricing_name: 'Sunday' },
        { pricing_plan_id: 2, pricing_name: 'Plan A' },
        { pricing_plan_id: 3, pricing_name: 'Plan A' },
      )
      const { user, dialog } = await open()
      await retype(user, dialog, 'Plan A')
      expect(
        dialog.getByText(
          /^Plan A already exists\. Saving merges the two into one plan with 3 locations/,
        ),
      ).toBeInTheDocument()
      await retype(user, dialog, 'plan a')
      const words = 'Plan A has the same public links. Choose another name.'
      expect(dialog.getByText(words)).toBeInTheDocument()
      await press(user, dialog, 'Save')
      expect(dialog.getByText(words)).toBeInTheDocument()
      expect(writes()).toEqual([])
      await retype(user, dialog, 'Monday')
      expect(dialog.queryByText(words)).toBeNull()
      expect(dialog.queryByRole('alert')).toBeNull()
    })
  })
})
