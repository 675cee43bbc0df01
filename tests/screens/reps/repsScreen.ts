import { screen } from '@testing-library/react'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { namesIn, rowOf, table, textsOf } from '../kit/table'

export const LIST = '/api/game-plans/bruins/reps'

export const PRICING = 'bruins/pricing/with-reps'

export const TITLE = 'Bruins Representatives'

/** Opens the screen for staff, and waits for its list. */
export async function open(search = '') {
  const app = renderApp(`/bruins-reps${search}`, { as: 'bgs' })
  await screen.findByRole('table', { name: TITLE })
  return app
}

/** The table of reps, also behind a dialog. */
export const list = () => table(TITLE)

export const names = () => namesIn(list())

export const repRow = (name: string) => rowOf(name, list())

/** A rep's name, e-mail and phone as the list shows them. */
export const cellsOf = (name: string) => textsOf(repRow(name)).slice(0, 3)

/** What the server has of a rep becomes this. */
export const fixRep = (id: number, fields: object) =>
  Object.assign(api.db.reps.find((rep) => rep.rep_id === id) ?? {}, fields)
