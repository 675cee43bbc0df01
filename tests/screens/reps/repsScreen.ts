import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { openDialog } from '../kit/dialog'
import { sent } from '../kit/requests'
import { namesIn, openByRow, rowOf, table, textsOf } from '../kit/table'

export const LIST = '/api/game-plans/bruins/reps'

export const TITLE = 'Bruins Representatives'

/** Opens the screen for staff, and waits for its list. */
export async function open(search = '', as = 'bgs') {
  const app = renderApp(`/bruins-reps${search}`, { as })
  await screen.findByRole('table', { name: TITLE })
  return app
}

/** The requests for the list so far. */
export const reads = () => sent('GET', LIST)

/** Waits for the table of reps, also behind a dialog. */
export const findList = () => screen.findByRole('table', { name: TITLE, hidden: true })
/** The table of reps, also behind a dialog. */
export const list = () => table(TITLE)

export const names = () => namesIn(list())

export const repRow = (name: string) => rowOf(name, list())

/** A rep's name, e-mail and phone as the list shows them. */
export const cellsOf = (name: string) => textsOf(repRow(name)).slice(0, 3)

/** Opens the dialog of a new rep. */
export const openNew = (user: UserEvent) => openDialog(user, 'Add Representative')
/** Opens the question about deleting a rep. */
export const askToDelete = async (user: UserEvent, name: string) =>
  openByRow(user, rowOf(name, await findList()), 'Delete', 'Delete this representative?')

/** What the server has of a rep becomes this. */
export const fixRep = (id: number, fields: object) =>
  Object.assign(api.db.reps.find((rep) => rep.rep_id === id) ?? {}, fields)
