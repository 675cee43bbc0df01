import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { writes } from '../kit/requests'

it('leads to the code first where code, plans and day are missing', async () => {
  const { user } = renderApp('/celtics-games', { as: 'bgs' })
  await user.click(await screen.findByRole('button', { name: 'Add New Game' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Game' }))
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByLabelText('Event Date')).toBeInvalid())
  await waitFor(() => expect(dialog.getByLabelText('Event Name')).toHaveFocus())

  // Of those that are left the first on the page, though it is drawn after the others.
  await user.type(dialog.getByLabelText('Event Name'), 'C260214')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(dialog.getByRole('combobox', { name: 'Plans' })).toHaveFocus())
  expect(dialog.getByLabelText('Event Name')).toBeValid()
  expect(dialog.getByLabelText('Event Time')).toBeInvalid()
  expect(writes()).toEqual([])
})
