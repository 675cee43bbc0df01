import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-api/faults'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { type Dialog, field, gone, openDialog, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
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
  it('have the columns of the rules; prices of 0 or none are blank', async () => {
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
  })

  it('are read without credentials', async () => {
    await open()
    const reads = api.log.filter(({ path }) => /\/(pricing-plans|reps)$/.test(path))
    expect(reads.map(({ path, credentials }) => [path, credentials]).sort()).toEqual([
      [`${ROOT}/pricing-plans`, WITHOUT],
      [`${ROOT}/reps`, WITHOUT],
    ])
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

  it('sort by a price as a number', async () => {
    const { user } = await open()
    await user.click(within(table('Plans')).getByRole('button', { name: 'Holder $/game' }))
    await waitFor(() => expect(textsOf(rows('Plans')[0] as HTMLElement)[2]).toBe('$39.00'))
    expect(textsOf(rows('Plans').at(-1) as HTMLElement)[2]).toBe('$182.50')
    expect(textsOf(rows('Reps')[0] as HTMLElement)[0]).toBe('Dana Whitfield')
  })

  it('say that they are empty', async () => {
    api.db.pricing = []
    api.db.reps = []
    renderApp('/bruins-pricing-reps', { as: 'bgs' })
    expect(await screen.findByText('No pricing plans found')).toBeInTheDocument()
    expect(await screen.findByText('No representatives found.')).toBeInTheDocument()
  })

  it.each<['Plans' | 'Reps', string, string, 'Plans' | 'Reps', Fault]>([
    ['Plans', 'pricing-plans', 'Failed to load pricing plans', 'Reps', { kind: 'html' }],
    ['Reps', 'game-plans/reps', 'Failed to load reps', 'Plans', { kind: 'status', status: 500 }],
    ['Plans', 'pricing-plans', 'Failed to load pricing plans', 'Reps', { kind: 'no-answer' }],
    ['Reps', 'game-plans/reps', 'Failed to load reps', 'Plans', { kind: 'refused', body: 'no' }],
  ])('fail apart: without %s the other can be used', async (failing, path, words, other, fault) => {
    api.faults.add({ ...fault, method: 'GET', path })
    const { user } = renderApp('/bruins-pricing-reps', { as: 'bgs' })
    await screen.findByRole('heading', { name: 'Plans & Reps' })
    expect(await section(failing).findByRole('alert')).toHaveTextContent(words)
    expect(section(failing).queryByRole('table')).toBeNull()
    await section(other).findByRole('table')
    if (other === 'Reps') expect(chips('Łukasz Żak')[0]).toMatch(/^#\d+$/)
    await user.click(
      section(other).getByRole('button', { name: other === 'Reps' ? 'New Rep' : 'New Plan' }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    await press(user, dialog, 'Cancel')
    await gone('dialog')
    api.faults.clear()
    await user.click(section(failing).getByRole('button', { name: 'Try Again' }))
    expect(await section(failing).findByRole('table')).toBeInTheDocument()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('lead back to Pricing Plan Management', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Pricing Plan Management' }))
    await waitFor(() => expect(here()).toBe('/bruins-gameplanpricing'))
  })

  it('are for staff alone', async () => {
    renderApp('/bruins-pricing-reps', { as: 'viewer' })
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(sent('GET', 'pricing-plans')).toEqual([])
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
    expect(field(dialog, 'Color')).toHaveValue('not-a-colour')
    expect(field(dialog, 'Color')).toHaveAccessibleDescription(
      'Not a color of 3, 4 or 6 hex characters: it will show as grey',
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
          location_color: 'not-a-colour',
          plan_holder_price_per_game: '39.00',
          plan_holder_total: '0.00',
          box_office_price_per_game: '',
          box_office_plan_total: '1234.50',
        },
      },
    ])
  })

  it.each([
    ['New Plan', async (user: UserEvent) => openDialog(user, 'New Plan')],
    [
      'Edit Plan',
      async (user: UserEvent) =>
        openByRow(user, planRow('Plan B', 'Loge Center'), 'Edit', 'Edit Plan'),
    ],
  ] as const)('%s refuses a name whose links are another plan’s', async (_title, openIt) => {
    const { user } = await open()
    const dialog = await openIt(user)
    await put(user, field(dialog, 'Name'), 'plan-a')
    await press(user, dialog, 'Save')
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(
      'Plan A has the same public links. Please choose another name.',
    )
    expect(writes()).toEqual([])
  })

  it('shows thousands with a comma, and saves them as they were', async () => {
    const { user } = await open()
    const dialog = await openByRow(user, planRow('Plan A', 'Loge Center'), 'Edit', 'Edit Plan')
    expect(field(dialog, 'Holder total')).toHaveValue('4,015.00')
    await put(user, field(dialog, 'Location'), 'Loge')
    await press(user, dialog, 'Save')
    await screen.findByText('Pricing plan updated successfully')
    expect(writes()).toMatchObject([
      {
        body: { location: 'Loge', plan_holder_total: '4015.00', box_office_plan_total: '4818.00' },
      },
    ])
  })

  it.each([
    ['New Plan', 'Please enter a pricing plan name'],
    ['Edit Plan', 'Name cannot be empty'],
  ])('%s wants a name', async (title, words) => {
    const { user } = await open()
    const dialog =
      title === 'New Plan'
        ? await openDialog(user, title)
        : await openByRow(user, planRow('Plan A', 'Loge End'), 'Edit', title)
    await put(user, field(dialog, 'Name'), ' \u00a0')
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(field(dialog, 'Name')).toHaveFocus()
    expect(field(dialog, 'Name')).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it.each(['Holder $/game', 'Holder total', 'Box Office $/game', 'Box Office total'])(
    '%s takes dollars and nothing else',
    async (name) => {
      const { user } = await open()
      const dialog = await openDialog(user, 'New Plan')
      await put(user, field(dialog, 'Name'), 'X')
      await put(user, field(dialog, name), '61,50')
      await press(user, dialog, 'Save')
      expect(
        await dialog.findByText('Enter an amount in dollars, for example 1,234.50'),
      ).toBeInTheDocument()
      expect(field(dialog, name)).toHaveFocus()
      expect(field(dialog, name)).toBeInvalid()
      expect(writes()).toEqual([])
      await put(user, field(dialog, name), '61.50')
      await press(user, dialog, 'Save')
      expect(await screen.findByText('Pricing plan added successfully')).toBeInTheDocument()
      const sentMoney = Object.values(writes()[0]?.body ?? {}).filter((value) => value === '61.50')
      expect(sentMoney).toHaveLength(1)
    },
  )

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Failed to save plan.'],
    ['success: false', { kind: 'refused', body: 'Disk is full.' }, 'Error: Disk is full.'],
  ])('%s: says so and keeps everything typed', async (_name, fault, words) => {
    const { user } = await open()
    const dialog = await openDialog(user, 'New Plan')
    await fill(user, dialog)
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await press(user, dialog, 'Save')
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(field(dialog, 'Name')).toHaveValue(' Plan "C" 50% ')
    expect(field(dialog, 'Holder $/game')).toHaveValue('$61.5')
    repair()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Pricing plan added successfully')).toBeInTheDocument()
    expect(writes().map((call) => call.body)).toEqual([body, body])
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
      dialog.getByRole('list', { name: 'These public pages will no longer open:' }),
    )
    expect(pages.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '/bruins/6-gameplan/zoenunez',
      '/bruins/chart/6-gameplan/zoenunez',
      '/bruins/6-gameplan/sianmullerdarcy',
      '/bruins/chart/6-gameplan/sianmullerdarcy',
      '/bruins/6-gameplan/salesteam',
      '/bruins/chart/6-gameplan/salesteam',
    ])
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

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Failed to delete plan.'],
    ['success: false', { kind: 'refused', body: 'In use.' }, 'Error: In use.'],
  ])('%s: says that deleting failed; Cancel keeps it', async (_name, fault, words) => {
    api.faults.add({ ...fault, method: 'DELETE' })
    const { user } = await open()
    const dialog = await openByRow(
      user,
      planRow('Plan B', 'Rafters'),
      'Delete',
      'Delete this plan?',
    )
    await press(user, dialog, 'Delete')
    expect(await dialog.findByText(words)).toBeInTheDocument()
    await press(user, dialog, 'Cancel')
    await gone('alertdialog')
    expect(planRow('Plan B', 'Rafters')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})
