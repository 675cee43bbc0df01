import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../mock-api/faults'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

const ROOT = '/api/game-plans'
/** The mode that sends no cookie to another host; calls with credentials are 'include'. */
const WITHOUT = 'omit'

/** A few rows of each kind: the whole season's make every look for a role slow. */
const KEPT = [1, 2, 3, 12, 41, 42, 51, 55, 91]
beforeEach(() => {
  api.db.pricing = api.db.pricing.filter((row) => KEPT.includes(row.pricing_plan_id))
  api.db.links = api.db.links.filter((link) => KEPT.includes(link.pricing_plan_id))
})

async function open() {
  const app = renderApp('/bruins-pricing-reps', { as: 'bgs' })
  await screen.findByText('Dana Whitfield')
  await screen.findByText('Standing Room, North & South')
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']
type Name = 'Plans' | 'Reps'

// Also behind a dialog, where they are hidden from screen readers.
const table = (name: Name) => screen.getByRole('table', { name, hidden: true })
const rows = (name: Name) => Array.from(table(name).querySelectorAll<HTMLElement>('tbody tr'))
const texts = (row: HTMLElement) =>
  Array.from(row.querySelectorAll('td')).map((cell) => cell.textContent)
const headers = (name: Name) =>
  within(table(name))
    .getAllByRole('columnheader')
    .map((cell) => cell.textContent)
const planRow = (name: string, location: string) =>
  rows('Plans').find((row) => {
    const [first, second] = texts(row)
    return first === name && second === location
  }) as HTMLElement
const repRow = (name: string) => rows('Reps').find((row) => texts(row)[0] === name) as HTMLElement
const chips = (name: string) =>
  Array.from(repRow(name).querySelectorAll('td:nth-child(3) span')).map((chip) => chip.textContent)
const section = (name: Name) => within(screen.getByRole('region', { name }))

async function openDialog(user: User, name: 'New Plan' | 'New Rep') {
  await user.click(screen.getByRole('button', { name }))
  return within(await screen.findByRole('dialog', { name }))
}
async function act(user: User, row: HTMLElement, action: 'Edit' | 'Delete', title: string) {
  await user.click(within(row).getByRole('button', { name: rowAction(action) }))
  const role = action === 'Edit' ? 'dialog' : 'alertdialog'
  return within(await screen.findByRole(role, { name: title }))
}
type Dialog = Awaited<ReturnType<typeof openDialog>>
const field = (dialog: Dialog, name: string) => dialog.getByRole('textbox', { name })
const press = (user: User, dialog: Dialog, name: string) =>
  user.click(dialog.getByRole('button', { name }))
const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())
describe('the tables', () => {
  it('have the columns of the rules; prices of 0 or none are blank', async () => {
    await open()
    expect(screen.getByRole('heading', { name: 'Plans & Reps' })).toBeVisible()
    expect(headers('Plans')).toEqual([
      'Name',
      'Location',
      'Holder $/game',
      'Box Office $/game',
      'Actions',
    ])
    expect(headers('Reps')).toEqual(['Name', 'Email', 'Plans', 'Actions'])
    expect(rows('Plans')).toHaveLength(api.db.pricing.length)
    expect(rows('Reps')).toHaveLength(api.db.reps.length)
    expect(texts(planRow('Plan A', 'Loge Center')).slice(2, 4)).toEqual(['$182.50', '$219'])
    const standing = planRow('Standing Room', 'Standing Room, North & South')
    expect(texts(standing).slice(2, 4)).toEqual(['$39', ''])
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
    expect(texts(repRow('None'))[2]).toBe('No Plans')
    expect(texts(planRow('5 Game Plan', '')).slice(0, 2)).toEqual(['5 Game Plan', ''])
  })

  it('sort by a price as a number', async () => {
    const { user } = await open()
    await user.click(within(table('Plans')).getByRole('button', { name: 'Holder $/game' }))
    await waitFor(() => expect(texts(rows('Plans')[0] as HTMLElement)[2]).toBe('$39'))
    expect(texts(rows('Plans').at(-1) as HTMLElement)[2]).toBe('$182.50')
    expect(texts(rows('Reps')[0] as HTMLElement)[0]).toBe('Dana Whitfield')
  })

  it('say that they are empty', async () => {
    api.db.pricing = []
    api.db.reps = []
    renderApp('/bruins-pricing-reps', { as: 'bgs' })
    expect(await screen.findByText('No pricing plans found')).toBeVisible()
    expect(await screen.findByText('No representatives found.')).toBeVisible()
  })

  it.each<[Name, string, string, Name, Fault]>([
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
    expect(await section(failing).findByRole('table')).toBeVisible()
    expect(screen.queryByText(words)).toBeNull()
  })

  it('lead back to Pricing Plan Management', async () => {
    const { user } = await open()
    await user.click(screen.getByRole('link', { name: 'Pricing Plan Management' }))
    expect(here()).toBe('/bruins-gameplanpricing')
  })

  it('are for staff alone', async () => {
    renderApp('/bruins-pricing-reps', { as: 'viewer' })
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
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
  async function fill(user: User, dialog: Dialog) {
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
    expect(await screen.findByText('Pricing plan added successfully')).toBeVisible()
    await gone('dialog')
    expect(writes()).toEqual([{ method: 'POST', path: `${ROOT}/pricing-plans`, search: '', body }])
    expect(api.log.find(({ method }) => method === 'POST')?.credentials).toBe(WITHOUT)
    await waitFor(() =>
      expect(texts(planRow('Plan "C" 50%', 'Loge, North')).slice(2, 4)).toEqual(['$61.50', '$70']),
    )
  })

  it('is edited without losing what was left alone', async () => {
    const { user } = await open()
    const standing = planRow('Standing Room', 'Standing Room, North & South')
    const dialog = await act(user, standing, 'Edit', 'Edit Plan')
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
    expect(await screen.findByText('Pricing plan updated successfully')).toBeVisible()
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
    ['New Plan', async (user: User) => openDialog(user, 'New Plan')],
    [
      'Edit Plan',
      async (user: User) => act(user, planRow('Plan B', 'Loge Center'), 'Edit', 'Edit Plan'),
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
    const dialog = await act(user, planRow('Plan A', 'Loge Center'), 'Edit', 'Edit Plan')
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
        : await act(user, planRow('Plan A', 'Loge End'), 'Edit', title)
    await put(user, field(dialog, 'Name'), ' \u00a0')
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(words)).toBeVisible()
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
      ).toBeVisible()
      expect(field(dialog, name)).toHaveFocus()
      expect(field(dialog, name)).toBeInvalid()
      expect(writes()).toEqual([])
      await put(user, field(dialog, name), '61.50')
      await press(user, dialog, 'Save')
      expect(await screen.findByText('Pricing plan added successfully')).toBeVisible()
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
    expect(await screen.findByText('Pricing plan added successfully')).toBeVisible()
    expect(writes().map((call) => call.body)).toEqual([body, body])
  })

  it('under another name lists the sheets that break, before saving', async () => {
    const { user } = await open()
    // The only row of its plan.
    const dialog = await act(user, planRow('6 Game Plan', 'Loge End'), 'Edit', 'Edit Plan')
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
    const dialog = await act(user, planRow('Plan B', 'Rafters'), 'Delete', 'Delete this plan?')
    expect(dialog.getByText('Plan B – Rafters')).toBeVisible()
    expect(dialog.getByText("Sold by Zoë Núñez, Pat O'Brien, Sales Team")).toBeVisible()
    expect(dialog.queryByRole('list')).toBeNull()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Plan deleted successfully!')).toBeVisible()
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
    const dialog = await act(user, planRow('Plan B', 'Rafters'), 'Delete', 'Delete this plan?')
    await press(user, dialog, 'Delete')
    expect(await dialog.findByText(words)).toBeVisible()
    await press(user, dialog, 'Cancel')
    await gone('alertdialog')
    expect(planRow('Plan B', 'Rafters')).toBeVisible()
    expect(writes()).toHaveLength(1)
  })
})

describe('a rep', () => {
  const choose = async (user: User, dialog: Dialog, typed: string, option: string) => {
    await put(user, dialog.getByRole('combobox', { name: 'Plans' }), typed)
    await user.click(await screen.findByRole('option', { name: option }))
  }
  async function fill(user: User, dialog: Dialog) {
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
    expect(await screen.findByText('Representative added')).toBeVisible()
    await gone('dialog')
    expect(writes()).toEqual([{ method: 'POST', path: `${ROOT}/reps`, search: '', body }])
    await waitFor(() =>
      expect(chips('Kim "K" O’Lee/50%')).toEqual([
        'Plan A – Loge End',
        'Standing Room – Standing Room, North & South',
      ]),
    )
  })

  it.each([
    ['', '', 'Name'],
    [' ', 'a@b.co', 'Name'],
    ['Kim', ' ', 'Email'],
  ])('wants name and email: %j and %j are not both', async (name, email, focused) => {
    const { user } = await open()
    const dialog = await openDialog(user, 'New Rep')
    await put(user, field(dialog, 'Name'), name)
    await put(user, field(dialog, 'Email'), email)
    await press(user, dialog, 'Save')
    expect(await dialog.findAllByText('Name and email are required')).toHaveLength(1)
    expect(field(dialog, focused)).toHaveFocus()
    expect(field(dialog, focused)).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it('with the links of another is refused', async () => {
    const { user } = await open()
    const dialog = await openDialog(user, 'New Rep')
    await put(user, field(dialog, 'Name'), 'zoe nunez')
    await put(user, field(dialog, 'Email'), 'a@b.co')
    await press(user, dialog, 'Save')
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(
      'Zoë Núñez has the same public links. Please choose another name.',
    )
    expect(writes()).toEqual([])
  })

  it('gets other plans; one that is gone stays, and is refused, until it is taken out', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: /game-plans\/reps$/,
      body: [{ rep_id: 4, rep_name: 'Dana Whitfield', rep_email: 'd@e.co', plans: '41,12000' }],
    })
    const { user } = await open()
    const dialog = await act(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    expect(dialog.getByText('d@e.co')).toBeVisible()
    await choose(user, dialog, 'plan a – loge e', 'Plan A – Loge End')
    const sends = (plans: number[]) => ({
      method: 'POST',
      path: `${ROOT}/reps/4/plans`,
      search: '',
      body: { plans },
    })
    await press(user, dialog, 'Save')
    expect(await dialog.findByText('Error: Pricing plan not found')).toBeVisible()
    expect(writes()).toEqual([sends([41, 12000, 42])])

    const chip = dialog.getByRole('button', { name: '#12000' })
    await user.click(within(chip).getByTestId('CancelIcon'))
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeVisible()
    await gone('dialog')
    expect(writes().slice(1)).toEqual([sends([41, 42])])
  })

  it('is not saved while a plan is only typed', async () => {
    const { user } = await open()
    const dialog = await act(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    const plans = dialog.getByRole('combobox', { name: 'Plans' })
    await user.type(plans, 'plan b{Enter}')
    await press(user, dialog, 'Save')
    expect(plans).toHaveFocus()
    expect(plans).toHaveAccessibleDescription('"plan b" was not added. Choose from the list.')
    expect(writes()).toEqual([])
  })

  it('who loses a plan is shown the sheets that go with it; all plans may go', async () => {
    const { user } = await open()
    const dialog = await act(user, repRow('Dana Whitfield'), 'Edit', 'Edit Rep')
    await user.click(dialog.getByRole('combobox', { name: 'Plans' }))
    await user.keyboard('{Backspace}')
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
    expect(await screen.findByText('Representative updated')).toBeVisible()
    expect(writes()).toMatchObject([{ path: `${ROOT}/reps/4/plans`, body: { plans: [] } }])
    await waitFor(() => expect(texts(repRow('Dana Whitfield'))[2]).toBe('No Plans'))
  })

  it('keeps his plans by id when their names cannot be loaded, and Try Again brings them', async () => {
    api.faults.add({ kind: 'status', status: 403, path: 'pricing-plans' })
    const { user } = renderApp('/bruins-pricing-reps', { as: 'bgs' })
    await screen.findByText('New Starter')
    const dialog = await act(user, repRow('Łukasz Żak'), 'Edit', 'Edit Rep')
    expect(dialog.getByRole('button', { name: '#41' })).toBeVisible()
    expect(dialog.getByText('Failed to load pricing plans')).toBeVisible()
    api.faults.clear()
    await press(user, dialog, 'Try Again')
    expect(await dialog.findByRole('button', { name: 'Plan A – Loge Center' })).toBeVisible()
    expect(dialog.queryByText('Failed to load pricing plans')).toBeNull()
  })

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Failed to save rep.'],
    ['success: false', { kind: 'refused', body: 'Disk is full.' }, 'Error: Disk is full.'],
  ])('%s: says that saving failed and keeps everything', async (_name, fault, words) => {
    const { user } = await open()
    const dialog = await openDialog(user, 'New Rep')
    await put(user, field(dialog, 'Name'), 'Kim')
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await choose(user, dialog, 'plan a – loge e', 'Plan A – Loge End')
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await press(user, dialog, 'Save')
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(field(dialog, 'Email')).toHaveValue('kim@example.com')
    expect(dialog.getByRole('button', { name: 'Plan A – Loge End' })).toBeVisible()
    repair()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
    const kim = { rep_name: 'Kim', rep_email: 'kim@example.com', plans: [42] }
    expect(writes().map((call) => call.body)).toEqual([kim, kim])
  })

  it('whose plans cannot be saved keeps the dialog', async () => {
    const { user } = await open()
    const dialog = await act(user, repRow('New Starter'), 'Edit', 'Edit Rep')
    await choose(user, dialog, 'plan a – loge e', 'Plan A – Loge End')
    api.db.reps = api.db.reps.filter((rep) => rep.rep_id !== 7)
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(/^This was deleted/)).toBeVisible()
    expect(writes()).toEqual([])
    expect(dialog.getByRole('button', { name: 'Plan A – Loge End' })).toBeVisible()
    await waitFor(() => expect(repRow('New Starter')).toBeUndefined())
  })

  it('is deleted after a question that names him and his links', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    const { user } = await open()
    const dialog = await act(user, repRow('New Starter'), 'Delete', 'Delete this rep?')
    expect(dialog.getByText('new.starter@example.com')).toBeVisible()
    expect(dialog.getAllByRole('listitem')).toHaveLength(6)
    expect(dialog.getByText('/bruins/grouptickets/newstarter')).toBeVisible()
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Representative deleted')).toBeVisible()
    await gone('alertdialog')
    expect(writes()).toEqual([{ method: 'DELETE', path: `${ROOT}/reps/7`, search: '', body: null }])
    await waitFor(() => expect(repRow('New Starter')).toBeUndefined())
  })

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Failed to delete rep.'],
    ['success: false', { kind: 'refused', body: 'In use.' }, 'Error: In use.'],
  ])('%s: says that deleting failed; the rep stays', async (_name, fault, words) => {
    api.faults.add({ ...fault, method: 'DELETE' })
    const { user } = await open()
    const dialog = await act(user, repRow('New Starter'), 'Delete', 'Delete this rep?')
    await press(user, dialog, 'Delete')
    expect(await dialog.findByText(words)).toBeVisible()
    await press(user, dialog, 'Cancel')
    await gone('alertdialog')
    expect(repRow('New Starter')).toBeVisible()
    expect(writes()).toHaveLength(1)
  })
})
