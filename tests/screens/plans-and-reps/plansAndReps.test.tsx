import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { scheduleNames } from '../../../src/domain/sheetNames'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { repPages } from '../../sheets/sheetSamples'
import { here } from '../kit/address'
import { type Dialog, field, gone, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { headersOf, openByRow, table, textsOf } from '../kit/table'
import { put } from '../kit/typing'
import { chips, keepFew, open, ROOT, repRow, rows } from './plansAndRepsScreen'

/** The mode that sends no cookie to another host; calls with credentials are 'include'. */
const WITHOUT = 'omit'

/** A location's row by its plan's name and its own. */
const planRow = (name: string, location: string) =>
  rows('Plans').find((row) => {
    const [first, second] = textsOf(row)
    return first === name && second === location
  }) as HTMLElement

const section = (name: 'Plans' | 'Reps') => within(screen.getByRole('region', { name }))

beforeEach(keepFew)

describe('the tables', () => {
  it('have the columns of the rules, are read without credentials; prices of 0 or none are blank', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Plans & Reps' })).toBeInTheDocument()
    expect(headersOf(table('Plans'))).toEqual([
      'Name',
      'Location',
      'Holder $/game',
      'Box Office $/game',
      'Actions',
    ])
    expect(headersOf(table('Reps'))).toEqual(['Name', 'Email', 'Plans', 'Actions'])
    expect(rows('Plans')).toHaveLength(api.db.pricing.length)
    expect(rows('Reps')).toHaveLength(api.db.reps.length)
    expect(section('Plans').getByText(`${api.db.pricing.length} locations`)).toBeInTheDocument()
    expect(section('Reps').getByText(`${api.db.reps.length} reps`)).toBeInTheDocument()
    expect(textsOf(planRow('Plan A', 'Loge Center')).slice(2, 4)).toEqual(['$182.50', '$219.00'])
    const standing = planRow('Standing Room', 'Standing Room, North & South')
    expect(textsOf(standing).slice(2, 4)).toEqual(['$39.00', ''])
    const reads = api.log.filter(({ path }) => /\/(pricing-plans|reps)$/.test(path))
    expect(reads.map(({ path, credentials }) => [path, credentials]).sort()).toEqual([
      [`${ROOT}/pricing-plans`, WITHOUT],
      [`${ROOT}/reps`, WITHOUT],
    ])
  })

  it('show a plan’s name once, above its locations, until they are sorted by another column', async () => {
    const { user } = await open()
    const continued = () => rows('Plans').filter((row) => row.dataset.continued === 'true')
    const first = (row: HTMLElement) => row.previousElementSibling as HTMLElement
    expect(continued().map((row) => textsOf(row)[0])).toEqual(
      continued().map((row) => textsOf(first(row))[0]),
    )
    expect(continued()).toHaveLength(4)
    await user.click(section('Plans').getByRole('button', { name: 'Location' }))
    await waitFor(() => expect(continued()).toEqual([]))
  })

  it('have one filled button', async () => {
    await open()
    expect(document.querySelectorAll('main .MuiButton-contained')).toHaveLength(1)
    expect(screen.getByRole('button', { name: 'New Plan' })).toHaveClass('MuiButton-contained')
  })

  it('show a rep’s plans by name and location, what is gone as its id, none as No Plans', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: /game-plans\/reps$/,
      body: [
        { rep_id: '1', rep_name: 'Dana Whitfield', rep_email: 'd@e.co', plans: ' 41, 91,12000,' },
        { rep_id: 2, rep_name: 'List', rep_email: 'l@e.co', plans: [1, '2'] },
        { rep_id: 3, rep_name: 'None', rep_email: 'n@e.co', plans: null },
      ],
    })
    api.db.pricing.push(
      { ...(api.db.pricing[0] as (typeof api.db.pricing)[0]), pricing_plan_id: 300 },
      {
        ...(api.db.pricing[1] as (typeof api.db.pricing)[0]),
        pricing_plan_id: 301,
        location: null,
      },
    )
    await open()
    expect(chips('Dana Whitfield')).toEqual([
      'Plan A – Loge Center',
      'Standing Room – Standing Room, North & South',
      '#12000',
    ])
    // Two rows read alike: their ids tell them apart.
    expect(chips('List')).toEqual(['5 Game Plan – Loge Center #1', '5 Game Plan – Loge End'])
    expect(textsOf(repRow('None'))[2]).toBe('No Plans')
    expect(textsOf(planRow('5 Game Plan', '')).slice(0, 2)).toEqual(['5 Game Plan', ''])
  })

  it('have the few reps first, whose plans are counted until they are read, and then all shown', async () => {
    api.faults.add({ kind: 'hold', method: 'GET', path: /pricing-plans$/, times: 1 })
    renderApp('/bruins-pricing-reps', { as: 'bgs' })
    await screen.findByText('Dana Whitfield')
    expect(screen.getAllByRole('region').map((region) => region.textContent)).toEqual([
      expect.stringMatching(/^Reps/),
      expect.stringMatching(/^Plans/),
    ])
    expect(textsOf(repRow('Dana Whitfield'))[2]).toBe('2 locations')
    api.faults.release()
    await waitFor(() =>
      expect(chips('Dana Whitfield')).toEqual(['Plan A (2): Loge Center, Loge End']),
    )
    expect(within(table('Reps')).queryByText(/^\+\d/)).toBeNull()
  })

  it('are searched by name together; a name opens its record', async () => {
    const { user } = await open()
    const box = screen.getByRole('searchbox', { name: 'Search Plans & Reps' })
    await put(user, box, 'dana')
    expect(await section('Plans').findByText('No pricing plans found')).toBeInTheDocument()
    expect(section('Reps').getByText('1 rep')).toBeInTheDocument()
    await user.click(repRow('Dana Whitfield').querySelector('button') as HTMLElement)
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Rep' }))
    await press(user, dialog, 'Cancel')
    await gone('dialog')
    await user.click(section('Plans').getByRole('button', { name: 'Clear search' }))
    const total = `${api.db.pricing.length} locations`
    expect(await section('Plans').findByText(total)).toBeInTheDocument()
    expect(
      section('Plans').getByRole('button', { name: 'Plan A – Loge Center' }),
    ).toHaveTextContent(/^Plan A$/)
  })

  it('lead back to Pricing Plan Management, which leads to them', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Pricing Plan Management' }))
    await waitFor(() => expect(here()).toBe('/bruins-gameplanpricing'))
    await user.click(await screen.findByRole('link', { name: 'Plans & Reps' }))
    await waitFor(() => expect(here()).toBe('/bruins-pricing-reps'))
  })
})

describe('a plan', () => {
  const body = {
    pricing_name: 'Plan "C" 50%',
    location: 'Loge, North',
    location_color: 'C8102E',
    plan_holder_price_per_game: '61.50',
    plan_holder_total: '1234.50',
    box_office_price_per_game: '70.00',
    box_office_plan_total: '',
  }
  async function fill(user: UserEvent, dialog: Dialog) {
    await put(user, field(dialog, 'Name'), ' Plan "C" 50% ')
    await put(user, field(dialog, 'Location'), 'Loge, North')
    await put(user, field(dialog, 'Color'), '#C8102E')
    await put(user, field(dialog, 'Holder $/game'), '$61.5')
    await put(user, field(dialog, 'Holder total'), '1,234.50')
    await put(user, field(dialog, 'Box Office $/game'), '70')
  }

  it('is added with every field, once for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openDialog(user, 'New Plan')
    await fill(user, dialog)
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Pricing plan added successfully')).toBeInTheDocument()
    await gone('dialog')
    expect(writes()).toEqual([{ method: 'POST', path: `${ROOT}/pricing-plans`, search: '', body }])
    expect(api.log.find(({ method }) => method === 'POST')?.credentials).toBe(WITHOUT)
    await waitFor(() =>
      expect(textsOf(planRow('Plan "C" 50%', 'Loge, North')).slice(2, 4)).toEqual([
        '$61.50',
        '$70.00',
      ]),
    )
  })

  it('is edited without losing what was left alone', async () => {
    const { user } = await open()
    const standing = planRow('Standing Room', 'Standing Room, North & South')
    const dialog = await openByRow(user, standing, 'Edit', 'Edit Plan')
    expect(field(dialog, 'Name')).toHaveValue('Standing Room')
    expect(field(dialog, 'Color')).toHaveValue('not-a-color')
    expect(field(dialog, 'Color')).toHaveAccessibleDescription(
      'Not 3, 4 or 6 hex characters: it will show as gray',
    )
    expect(field(dialog, 'Holder $/game')).toHaveValue('39.00')
    expect(field(dialog, 'Holder total')).toHaveValue('0.00')
    expect(field(dialog, 'Box Office $/game')).toHaveValue('')
    await put(user, field(dialog, 'Box Office total'), '1234.5')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Pricing plan updated successfully')).toBeInTheDocument()
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `${ROOT}/pricing-plans/91`,
        search: '',
        body: {
          pricing_name: 'Standing Room',
          location: 'Standing Room, North & South',
          location_color: 'not-a-color',
          plan_holder_price_per_game: '39.00',
          plan_holder_total: '0.00',
          box_office_price_per_game: '',
          box_office_plan_total: '1234.50',
        },
      },
    ])
  })

  it.each([
    ['New Plan', 'Please enter a pricing plan name'],
    ['Edit Plan', 'Name cannot be empty'],
  ])('%s wants a name, with links of its own, and dollars', async (title, words) => {
    const { user } = await open()
    const dialog =
      title === 'New Plan'
        ? await openDialog(user, title)
        : await openByRow(user, planRow('Plan B', 'Loge Center'), 'Edit', title)
    await put(user, field(dialog, 'Name'), ' \u00a0')
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(field(dialog, 'Name')).toHaveFocus()
    expect(field(dialog, 'Name')).toBeInvalid()
    await put(user, field(dialog, 'Name'), 'plan-a')
    await press(user, dialog, 'Save')
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(
      'Plan A has the same public links. Choose another name.',
    )
    await put(user, field(dialog, 'Name'), 'Plan X')
    const moneys = ['Holder $/game', 'Holder total', 'Box Office $/game', 'Box Office total']
    for (const name of moneys) await put(user, field(dialog, name), '61,50')
    await press(user, dialog, 'Save')
    const money = 'Enter an amount in dollars, for example 1,234.50'
    expect(await dialog.findAllByText(money)).toHaveLength(4)
    expect(field(dialog, 'Holder $/game')).toHaveFocus()
    expect(writes()).toEqual([])
  })

  it('under another name lists the sheets that break, before saving', async () => {
    const { user } = await open()
    // The only row of its plan.
    const dialog = await openByRow(user, planRow('6 Game Plan', 'Loge End'), 'Edit', 'Edit Plan')
    expect(dialog.queryByRole('list')).toBeNull()
    await put(user, field(dialog, 'Name'), '6 GAME plan')
    expect(dialog.queryByRole('list')).toBeNull()
    await put(user, field(dialog, 'Name'), '7 Game Plan')
    const pages = within(
      dialog.getByRole('list', { name: 'These public pages will stop working:' }),
    )
    expect(pages.getAllByRole('link')).toHaveLength(6)
    expect(pages.getByText('/bruins/chart/6-gameplan/salesteam')).toBeInTheDocument()
  })

  it('is deleted after a question that names it; other locations keep the sheets', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    const { user } = await open()
    const dialog = await openByRow(
      user,
      planRow('Plan B', 'Rafters'),
      'Delete',
      'Delete this plan?',
    )
    expect(dialog.getByText('Plan B – Rafters')).toBeInTheDocument()
    expect(dialog.getByText("Sold by Zoë Núñez, Pat O'Brien, Sales Team")).toBeInTheDocument()
    expect(dialog.queryByRole('list')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Plan deleted successfully!')).toBeInTheDocument()
    await gone('alertdialog')
    expect(writes()).toEqual([
      { method: 'DELETE', path: `${ROOT}/pricing-plans/55`, search: '', body: null },
    ])
    await waitFor(() => expect(planRow('Plan B', 'Rafters')).toBeUndefined())
    // The reps' chips follow.
    await waitFor(() => expect(chips("Pat O'Brien")).not.toContain('Plan B – Rafters'))
    expect(chips("Pat O'Brien")).not.toContain('#55')
  })
})

describe('a rep', () => {
  const choose = async (user: UserEvent, dialog: Dialog, typed: string, option: string) => {
    await put(user, dialog.getByRole('combobox', { name: 'Plans' }), typed)
    await user.click(await screen.findByRole('option', { name: option }))
  }
  async function fill(user: UserEvent, dialog: Dialog) {
    await put(user, field(dialog, 'Name'), ' Kim "K" O’Lee/50% ')
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await choose(user, dialog, 'plan a – loge e', 'Plan A – Loge End')
    // A location with a comma is one plan.
    await choose(user, dialog, 'north', 'Standing Room – Standing Room, North & South')
  }
  const body = { rep_name: 'Kim "K" O’Lee/50%', rep_email: 'kim@example.com', plans: [42, 91] }

  it('is added with the plans, once for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openDialog(user, 'New Rep')
    await fill(user, dialog)
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Representative added')).toBeInTheDocument()
    await gone('dialog')
    expect(writes()).toEqual([{ method: 'POST', path: `${ROOT}/reps`, search: '', body }])
    await waitFor(() =>
      expect(chips('Kim "K" O’Lee/50%')).toEqual([
        'Plan A – Loge End',
        'Standing Room – Standing Room, North & South',
      ]),
    )
  })

  it('gets other plans; one that is gone stays, and is refused, until it is taken out', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: /game-plans\/reps$/,
      body: [{ rep_id: 4, rep_name: 'Dana Whitfield', rep_email: 'd@e.co', plans: '41,12000' }],
    })
    const { user } = await open()
    const dialog = await openByRow(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    expect(dialog.getByText('d@e.co')).toBeInTheDocument()
    await choose(user, dialog, 'plan a – loge e', 'Plan A – Loge End')
    const sends = (plans: number[]) => ({
      method: 'POST',
      path: `${ROOT}/reps/4/plans`,
      search: '',
      body: { plans },
    })
    await press(user, dialog, 'Save')
    expect(await dialog.findByText('Error: Pricing plan not found')).toBeInTheDocument()
    expect(writes()).toEqual([sends([41, 12000, 42])])

    const chip = dialog.getByRole('button', { name: '#12000' })
    await user.click(within(chip).getByTestId('CancelIcon'))
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    await gone('dialog')
    expect(writes().slice(1)).toEqual([sends([41, 42])])
  })

  it('keeps a plan id that is no number, and sends it back', async () => {
    const body = [{ rep_id: 4, rep_name: 'Dana Whitfield', rep_email: 'd@e.co', plans: '41,old' }]
    api.faults.add({ kind: 'raw', method: 'GET', path: /game-plans\/reps$/, body })
    api.faults.add({ kind: 'raw', method: 'POST', body: { success: true } })
    const { user } = await open()
    expect(chips('Dana Whitfield')).toEqual(['Plan A – Loge Center', 'old'])
    const dialog = await openByRow(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    await choose(user, dialog, 'plan b – r', 'Plan B – Rafters')
    await press(user, dialog, 'Save')
    await screen.findByText('Representative updated')
    expect(writes()).toMatchObject([{ body: { plans: [41, 'old', 55] } }])
  })

  it('gets all locations of a plan by one choice, which is one chip, here and in the table', async () => {
    const names = 'Loge Center, Loge End'
    const { user } = await open()
    const dialog = await openByRow(user, repRow('New Starter'), 'Edit', 'Edit Rep')
    await choose(user, dialog, 'plan b – r', 'Plan B – Rafters')
    await choose(user, dialog, 'plan a', 'All of Plan A (2)')
    const chip = dialog.getByRole('button', { name: `Plan A (2): ${names}` })
    expect(chip).toHaveTextContent(/^Plan A \(2\)$/)
    // One of them is taken out in the list, and put back.
    await user.click(screen.getByRole('option', { name: 'Plan A – Loge Center', selected: true }))
    expect(dialog.getByRole('button', { name: 'Plan A – Loge End' })).toBeInTheDocument()
    await choose(user, dialog, 'plan a', 'All of Plan A (2)')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    expect(writes()).toMatchObject([
      { path: `${ROOT}/reps/7/plans`, body: { plans: [55, 42, 41] } },
    ])
    await waitFor(() =>
      expect(chips('New Starter')).toEqual([`Plan A (2): ${names}`, 'Plan B – Rafters']),
    )
  })

  it('begins with the plans of another, keeps them over a reload, and is saved with them', async () => {
    const { user, unmount } = await open()
    const dana = await openByRow(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    await press(user, dana, 'Duplicate')
    const begun = within(await screen.findByRole('dialog', { name: 'New Rep' }))
    expect(field(begun, 'Name')).toHaveValue('')
    await put(user, field(begun, 'Name'), 'Kim')
    unmount()
    const { user: after } = await open()
    const dialog = within(await screen.findByRole('dialog', { name: 'New Rep' }))
    expect(field(dialog, 'Name')).toHaveValue('Kim')
    expect(dialog.queryByText(/Someone else has changed it since/)).toBeNull()
    await put(after, field(dialog, 'Email'), 'kim@example.com')
    await press(after, dialog, 'Save')
    await gone('dialog')
    expect(writes()).toMatchObject([
      { path: `${ROOT}/reps`, body: { rep_name: 'Kim', plans: [41, 42] } },
    ])
    await waitFor(() => expect(chips('Kim')).toEqual(chips('Dana Whitfield')))
  })

  it('who loses a plan is shown the sheets that go with it; all plans may go', async () => {
    const { user } = await open()
    const dialog = await openByRow(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    await user.click(dialog.getByRole('combobox', { name: 'Plans' }))
    await user.click(await screen.findByRole('option', { name: 'Plan A – Loge End' }))
    expect(dialog.queryByRole('list')).toBeNull()
    await user.keyboard('{Backspace}')
    const pages = dialog.getByRole('list', {
      name: 'These public pages will no longer show their prices:',
    })
    expect(
      within(pages)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['/bruins/plana/danawhitfield', '/bruins/chart/plana/danawhitfield'])
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ path: `${ROOT}/reps/4/plans`, body: { plans: [] } }])
    await waitFor(() => expect(textsOf(repRow('Dana Whitfield'))[2]).toBe('No Plans'))
  })

  it('is deleted after a question that names him and his links', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    const { user } = await open()
    const dialog = await openByRow(user, repRow('New Starter'), 'Delete', 'Delete this rep?')
    expect(dialog.getByText('new.starter@example.com')).toBeInTheDocument()
    expect(dialog.getAllByRole('link')).toHaveLength(
      scheduleNames.length + repPages('newstarter').length,
    )
    expect(dialog.getByText('/bruins/grouptickets/newstarter')).toBeInTheDocument()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Representative deleted')).toBeInTheDocument()
    await gone('alertdialog')
    expect(writes()).toEqual([{ method: 'DELETE', path: `${ROOT}/reps/7`, search: '', body: null }])
    await waitFor(() => expect(repRow('New Starter')).toBeUndefined())
  })
})
