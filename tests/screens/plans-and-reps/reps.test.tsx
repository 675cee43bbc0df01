import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { scheduleNames } from '../../../src/domain/publicSheets'
import { api } from '../../setup'
import { repPages } from '../../sheets/sheetSamples'
import { type Dialog, field, gone, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { openByRow, textsOf } from '../kit/table'
import { put } from '../kit/typing'
import { chips, keepFew, open, ROOT, repRow, rows } from './plansAndRepsScreen'

beforeEach(keepFew)

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
    expect(dialog.queryByText(/changed by somebody since/)).toBeNull()
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
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ path: `${ROOT}/reps/4/plans`, body: { plans: [] } }])
    await waitFor(() => expect(textsOf(repRow('Dana Whitfield'))[2]).toBe('No Plans'))
  })

  it('is deleted after a question that names him and his links', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    const { user } = await open()
    const dialog = await openByRow(user, repRow('New Starter'), 'Delete', 'Delete this rep?')
    expect(dialog.getByText('new.starter@example.com')).toBeInTheDocument()
    expect(dialog.getAllByRole('listitem')).toHaveLength(
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

it('that somebody else deletes hands the focus on in his own table, the second of the screen', async () => {
  const { client } = await open()
  const row = repRow('Dana Whitfield')
  const index = rows('Reps').indexOf(row as HTMLTableRowElement)
  act(() =>
    within(row)
      .getByRole('button', { name: /^Edit / })
      .focus(),
  )
  api.db.reps = api.db.reps.filter(({ rep_name }) => rep_name !== 'Dana Whitfield')
  await act(() => client.refetchQueries())
  await waitFor(() => expect(row).not.toBeInTheDocument())
  const next = rows('Reps')[index] as HTMLElement
  expect(within(next).getByRole('button', { name: /^Edit / })).toHaveFocus()
})
