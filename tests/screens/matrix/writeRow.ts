import { fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { rowAction } from '../kit/table'
import { BUTTON } from './cells'
import type { Words } from './writeFaults'

/* A write as a row of the matrix, and how a row leads to its form. */

/** What one write does to its table. */
type Change = 'added' | 'changed' | 'removed' | 'none'

/** A form or question and the one call it sends. */
export interface WriteRow {
  call: string
  /** Address of the screen, below /game-plans. */
  at: string
  /** Who looks; a stranger when null. */
  as: 'bgs' | 'admin' | null
  strikes: { method: 'POST' | 'PUT' | 'DELETE'; path: RegExp }
  /** Leads to the form and fills it. */
  open: () => Promise<void>
  /** The button that sends it. */
  button: string
  words: Words
  /** Failures are told in a snackbar, not in the form. */
  isSnackbar?: boolean
  /** Under which words a failure without a reason is logged. */
  logged?: string
  success: string
  /** The form stays open after a success. */
  staysOpen?: boolean
  table: () => unknown[]
  change: Change
  /** Somebody else changes the record while it is open here. */
  meddle?: () => void
  /** The read of what the page shows of it; where there is one, a lost answer is found out about. */
  list?: RegExp
}

export const user = userEvent.setup({ delay: null })

export async function press(name: string) {
  const [button] = await screen.findAllByText(name, BUTTON)
  fireEvent.click(button as HTMLElement)
}

export const dialog = () => screen.findByRole('dialog')

export async function pressIn(row: string, name: string, role: 'dialog' | 'alertdialog') {
  const cell = await screen.findByText(row, { selector: 'td, td *' })
  const place = within(cell.closest('tr') as HTMLElement)
  fireEvent.click(place.getByRole('button', { name: rowAction(name) }))
  await screen.findByRole(role)
}

export const type = (fields: Record<string, string>) => {
  for (const [label, value] of Object.entries(fields)) {
    const field = screen.getByLabelText(label, { selector: 'input, textarea' })
    fireEvent.change(field, { target: { value } })
  }
}

export async function choose(field: string, option: RegExp) {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

export const add = (button: string, fields: Record<string, string>) => async () => {
  await press(button)
  await dialog()
  type(fields)
}

export const edit =
  (row: string, fields: Record<string, string>, name = 'Edit') =>
  async () => {
    await pressIn(row, name, 'dialog')
    type(fields)
  }

export const ask =
  (row: string, name = 'Delete') =>
  () =>
    pressIn(row, name, 'alertdialog')
