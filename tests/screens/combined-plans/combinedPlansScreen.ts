import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp } from '../../renderApp'
import { type Dialog, field } from '../kit/dialog'
import { openByRow, rowOf, table } from '../kit/table'

export const LIST = 'combined/distinct'
export const PATH = '/api/game-plans/combined/distinct'
export const TITLE = 'Bruins Game Plans Dashboard'

/** Opens the screen for staff, and waits for its list. */
export async function open(search = '') {
  const app = renderApp(`/bgs/game-plans${search}`, { as: 'bgs' })
  await screen.findByRole('table', { name: TITLE })
  return app
}

/** The table of combined plans, also behind a dialog. */
export const list = () => table(TITLE)

export const planRow = (code: string) => rowOf(code, list())
export const cellsOf = (code: string) => [...planRow(code).querySelectorAll('td')]

/** The field that is the key. */
export const CODE = 'Combined Plan Event'
/** A field of the dialog by its label. */
export const input = (dialog: Dialog, name: string) =>
  name === 'Original Plans' ? dialog.getByRole('combobox', { name }) : field(dialog, name)

export const openEdit = (user: UserEvent, code: string) =>
  openByRow(user, planRow(code), 'Edit', 'Edit Plan')
