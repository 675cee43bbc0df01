import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { field, gone, press } from './kit/dialog'
import { writes } from './kit/requests'
import { namesIn, openByRow, rowsOf, table } from './kit/table'
import { put } from './kit/typing'
import { openPricing, openRow } from './pricing/pricingScreen'
import { LIST, names, open, repRow } from './reps/repsScreen'

/* From the dialog of one record to that of the next, as the list stands. */

const TITLE = 'Edit Representative'
const dialog = (title = TITLE) => within(screen.getByRole('dialog', { name: title }))
const step = (name: 'Previous' | 'Next', title?: string) =>
  dialog(title).getByRole('button', { name })
const openEdit = (user: UserEvent, name: string) => openByRow(user, repRow(name), 'Edit', TITLE)
/** The rows that are lit, by their first cell. */
const lit = () =>
  rowsOf(document.body)
    .filter((row) => row.dataset.open)
    .map((row) => row.querySelector('td')?.textContent)

describe('reps', () => {
  it('go on in the order of the list, lit there, saved as themselves, with the focus back on the last', async () => {
    const { user } = await open('?sort=-name')
    const all = names()
    expect(all.slice(0, 3)).toEqual(['Zoë Núñez', 'Siân Müller-D’Arcy', 'Sales Team'])
    await openEdit(user, 'Zoë Núñez')
    expect(lit()).toEqual(['Zoë Núñez'])
    expect(step('Previous')).toBeDisabled()
    expect(dialog().getByText('1 of 7')).toBeInTheDocument()

    await user.click(step('Next'))
    expect(field(dialog(), 'Name')).toHaveValue('Siân Müller-D’Arcy')
    expect(dialog().getByText(/^Bruins Reps › Siân Müller-D’Arcy ·/)).toBeInTheDocument()
    expect(lit()).toEqual(['Siân Müller-D’Arcy'])
    // Pressed again and again.
    expect(step('Next')).toHaveFocus()
    await user.keyboard('{Enter}')
    expect(field(dialog(), 'Name')).toHaveValue('Sales Team')
    await user.click(step('Previous'))
    expect(field(dialog(), 'Name')).toHaveValue('Siân Müller-D’Arcy')

    await put(user, field(dialog(), 'Phone'), '617-555-0144')
    await press(user, dialog(), 'Save')
    await gone('dialog')
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `${LIST}/edit`,
        search: '',
        body: {
          rep_id: 3,
          rep_name: 'Siân Müller-D’Arcy',
          rep_email: 'sian@example.com',
          rep_phone: '617-555-0144',
        },
      },
    ])
    expect(lit()).toEqual([])
    const row = within(repRow('Siân Müller-D’Arcy'))
    expect(row.getByRole('button', { name: /^Edit / })).toHaveFocus()
  })

  it('go on within what the search leaves, by keys too, as far as it goes', async () => {
    const { user } = await open('?search=e')
    const found = names()
    expect(found.length).toBeLessThan(7)
    await openEdit(user, found[0] ?? '')
    for (const name of found.slice(1)) {
      await user.keyboard('{Alt>}{PageDown}{/Alt}')
      expect(field(dialog(), 'Name')).toHaveValue(name)
      // Keys leave the focus to the fields.
      expect(field(dialog(), 'Name')).toHaveFocus()
    }
    expect(step('Next')).toBeDisabled()
    await user.keyboard('{Alt>}{PageDown}{/Alt}')
    expect(field(dialog(), 'Name')).toHaveValue(found.at(-1))
    await user.keyboard('{Alt>}{PageUp}{/Alt}')
    expect(field(dialog(), 'Name')).toHaveValue(found.at(-2))
  })

  it('ask before typed work is left, and keep nothing of what is discarded', async () => {
    const { user } = await open()
    const [first = '', second = ''] = names()
    await openEdit(user, first)
    await put(user, field(dialog(), 'Phone'), '1')
    await press(user, dialog(), 'Close panel')
    const question = () =>
      within(screen.getByRole('alertdialog', { name: 'Discard your changes?' }))
    await press(user, question(), 'Keep editing')
    await gone('alertdialog')
    expect(field(dialog(), 'Name')).toHaveValue(first)
    expect(field(dialog(), 'Phone')).toHaveValue('1')

    await user.click(step('Next'))
    await press(user, question(), 'Discard')
    await waitFor(() => expect(field(dialog(), 'Name')).toHaveValue(second))
    await user.click(step('Previous'))
    expect(field(dialog(), 'Name')).toHaveValue(first)
    expect(field(dialog(), 'Phone')).not.toHaveValue('1')
    expect(writes()).toEqual([])
  })
})

it.each([
  ['/bruins-games?search=B2510&sort=-date', 'Bruins Games Dashboard', 'Edit Game', 'Event Name'],
  [
    '/bgs/game-plans?search=p26h',
    'Bruins Game Plans Dashboard',
    'Edit Plan',
    'Combined Plan Event',
  ],
])('%s goes on within what is chosen', async (path, name, title, code) => {
  const { user } = renderApp(path, { as: 'bgs' })
  await screen.findByRole('table', { name })
  const rows = rowsOf(table(name))
  expect(rows.length).toBeGreaterThan(1)
  const told = rows.map((row) => row.querySelector('button[aria-label^="Edit "]'))
  const codes = told.map((edit) => edit?.getAttribute('aria-label')?.split(' ').at(-1))
  await openByRow(user, rows[0] as HTMLElement, 'Edit', title)
  for (const next of codes.slice(1)) {
    await user.click(step('Next', title))
    expect(dialog(title).getByLabelText(code)).toHaveValue(next)
  }
  expect(step('Next', title)).toBeDisabled()
  expect(namesIn(table(name)).length).toBe(rows.length)
})

it('locations go on into the next plan that is open', async () => {
  const { user } = await openPricing()
  await user.click(screen.getByRole('button', { name: '6 Game Plan' }))
  const title = 'Edit Location'
  const first = () => rowsOf(table('Locations of Weekend Plan'))[0] as HTMLElement
  await openRow(user, '5 Game Plan', 2, 'Edit')
  await user.click(step('Next', title))
  expect(
    dialog(title).getByText('Bruins Pricing Plans › Weekend Plan › Loge Center'),
  ).toBeInTheDocument()
  expect(first().dataset.open).toBe('true')
  expect(step('Next', title)).toHaveFocus()
  await user.keyboard('{Escape}')
  await gone('dialog')
  expect(within(first()).getByRole('button', { name: /^Edit / })).toHaveFocus()
})
