import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Json } from '../../mock-api/wire'
import { api } from '../../setup'
import { field, gone, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { append } from '../kit/typing'
import { BROKEN } from '../kit/words'
import { cellsOf, openPricing, plan, planNames, ROOT, setPricing } from './pricingScreen'

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
    await user.type(search, '.*(')
    expect(await screen.findByText('No pricing plans found')).toBeInTheDocument()
    // Neither locations nor reps are searched.
    await user.clear(search)
    await user.type(search, 'Loge')
    await waitFor(() => expect(planNames()).toEqual([]))
  })

  it('shows a dash without a location, blanks without prices, grey without a color', async () => {
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
      ['—', '—', '', '', '', ''],
      ['12', '—', '', '', '', ''],
      ['L', 'ab', '', '', '', ''],
    ])
    expect(document.querySelector('main')?.textContent).not.toMatch(BROKEN)
  })
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

  it('clears a search that would hide the new plan', async () => {
    const { user } = await openPricing()
    const search = screen.getByRole('searchbox', { name: 'Search Pricing Plans' })
    await append(user, search, 'plan a')
    await user.click(screen.getByRole('button', { name: 'Add Pricing Plan' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Pricing Plan' }))
    await append(user, field(dialog, NAME), 'Sunday')
    await press(user, dialog, 'Save')
    await waitFor(() => expect(screen.getByRole('button', { name: 'Sunday' })).toHaveFocus())
    expect(search).toHaveValue('')
  })

  it.each([
    ['\u00a0', 'Please enter a pricing plan name'],
    ['plan a', 'Plan A exists already.'],
    ['5-Game Plan', '5 Game Plan has the same public links. Please choose another name.'],
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
    expect(await dialog.findAllByText('Sunday exists already.')).not.toEqual([])
    expect(field(dialog, NAME)).toHaveValue('Sunday')
    expect(writes()).toEqual([])
  })
})
