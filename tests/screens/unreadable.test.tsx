import { screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { writes } from './kit/requests'
import { put } from './kit/typing'

/* A text or list that came as an object is shown as 'Not readable', and goes back as it came. */

interface Unreadable {
  page: string
  /** Of the list that has it. */
  path: RegExp
  row: Record<string, Json>
  edit: string
  /** A field that can be read, and what is typed there. */
  typed: [label: string, text: string]
  /** The field that cannot be read. */
  label: string
  body: Record<string, Json>
  /** What the dialog says when the server refuses it. */
  refused: string
}

const records: Record<string, Unreadable> = {
  game: {
    page: '/bruins-games',
    path: /bruins-games\/distinct\/games/,
    row: {
      event_id: '11',
      event_name: 'B260101',
      plans: { name: 'B26A' },
      team: { name: 'Bruins vs. Utah' },
      game_number: '3',
      event_date: 'To be announced',
      event_time: ['19:00:00'],
    },
    edit: 'Edit Game B260101',
    typed: ['Game Number', '4'],
    label: 'Event Time',
    body: {
      event_id: [11],
      event_name: 'B260101',
      plans: { name: 'B26A' },
      team: { name: 'Bruins vs. Utah' },
      game_number: 4,
      event_date: 'To be announced',
      event_time: ['19:00:00'],
    },
    refused:
      'Error: No. It holds plans “Not readable”, team “Not readable”, event time “Not readable”: replace',
  },
  package: {
    page: '/bgs/game-plans',
    path: /combined\/distinct/,
    row: {
      combine_plan_event: 'P26ODD',
      plan_event_title: { en: 'Odd' },
      plan_event_pdf: {},
      original_plans: [{ name: 'B26ONE' }],
    },
    edit: 'Edit P26ODD',
    typed: ['Plan Event PDF (URL or Filename)', 'odd.pdf'],
    label: 'Plan Event Title',
    body: {
      combine_plan_event: 'P26ODD',
      plan_event_title: { en: 'Odd' },
      plan_event_pdf: 'odd.pdf',
      original_plans: [{ name: 'B26ONE' }],
    },
    refused: 'It holds plan event title “Not readable”, original plans “Not readable”: replace',
  },
  representative: {
    page: '/bruins-reps',
    path: /bruins\/reps/,
    row: { rep_id: '7', rep_name: 'Odd Rep', rep_email: 'odd@example.com', rep_phone: { n: 6 } },
    edit: 'Edit Odd Rep',
    typed: ['Email', 'even@example.com'],
    label: 'Phone',
    body: {
      rep_id: 7,
      rep_name: 'Odd Rep',
      rep_email: 'even@example.com',
      rep_phone: { n: 6 },
    },
    refused: 'It holds rep phone “Not readable”: replace or clear it.',
  },
  location: {
    page: '/bruins-gameplanpricing',
    path: /pricing\/with-reps/,
    row: {
      pricing_plan_id: '7',
      pricing_name: 'Plan Odd',
      location: {},
      location_color: 'ffb81c',
      plan_holder_price_per_game: 'TBD',
    },
    edit: 'Edit Not readable of Plan Odd',
    typed: ['Color', '00bb66'],
    label: 'Location',
    body: {
      pricing_plan_id: 7,
      pricing_name: 'Plan Odd',
      location: {},
      location_color: '00bb66',
      plan_holder_price_per_game: 'TBD',
      plan_holder_total: '',
      box_office_price_per_game: '',
      box_office_plan_total: '',
    },
    refused: 'It holds location “Not readable”, PH Price/Game “TBD”: replace or clear it.',
  },
}

describe.each(Object.entries(records))('a %s with an object for a text', (_name, record) => {
  async function save(answer: { status: number; body: Json }) {
    api.faults.add({ kind: 'raw', method: 'GET', path: record.path, body: [record.row] })
    api.faults.add({ kind: 'raw', method: 'PUT', ...answer })
    api.faults.add({ kind: 'raw', method: 'POST', ...answer })
    const { user } = renderApp(record.page, { as: 'bgs' })
    expect(await screen.findAllByText(/Not readable/)).not.toEqual([])
    await user.click(await screen.findByRole('button', { name: record.edit }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByLabelText(record.label)).toHaveValue('Not readable')
    await put(user, dialog.getByLabelText(record.typed[0]), record.typed[1])
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    return dialog
  }

  it('[check 72] sends it back as it came', async () => {
    await save({ status: 200, body: { success: true } })
    await screen.findByText(/ success|Representative updated/)
    expect(writes().map(({ body }) => body)).toEqual([record.body])
  })

  it('names it where the server refuses it', async () => {
    const dialog = await save({ status: 400, body: { success: false, error: 'No.' } })
    expect((await dialog.findByText(/It holds/)).textContent).toContain(record.refused)
    expect(writes()).toHaveLength(1)
  })
})

it('a list that cannot be read is replaced or kept whole: nothing is added to it', async () => {
  const row = { combine_plan_event: 'P26ODD', original_plans: { name: 'B26ONE' } }
  api.faults.add({ kind: 'raw', method: 'GET', path: /combined\/distinct/, body: [row] })
  api.faults.add({ kind: 'raw', method: 'PUT', body: { success: true } })
  const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
  await user.click(await screen.findByRole('button', { name: 'Edit P26ODD' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.type(dialog.getByLabelText('Original Plans'), 'B26FULL{Enter}')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  const refused = 'It holds original plans “Not readable”: replace or clear it.'
  expect((await dialog.findByText(/It holds/)).textContent).toContain(refused)
  expect(writes()).toEqual([])
  await user.click(
    within(dialog.getByRole('button', { name: 'Not readable' })).getByTestId('CancelIcon'),
  )
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await screen.findByText('Game plan saved successfully!')
  expect(writes().map(({ body }) => body)).toEqual([
    expect.objectContaining({ original_plans: 'B26FULL' }),
  ])
})
