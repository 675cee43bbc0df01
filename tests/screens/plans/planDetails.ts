import { screen, within } from '@testing-library/react'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { press } from '../kit/dialog'
import { openByRow, rowOf } from '../kit/table'

export const ROOT = '/api/game-plans'
export const CELTICS = '/bgs/game-plans/celtics'

/** A short Celtics season: every option of the game field is drawn with each key. */
export function shortSeason() {
  const plans = ['C26SUITE5', 'C26PRE', 'C26WAITLIST']
  const others = ['C251029', 'C251202']
  api.db.games.celtics = api.db.games.celtics.filter(
    ({ plan_event_name, event_name }) =>
      plans.includes(plan_event_name ?? '') ||
      (plan_event_name === 'C26FULL' && others.includes(event_name ?? '')),
  )
}

/** Opens Plan Details from a dashboard: the row, the dialog, its game field and its button. */
async function open(plan = 'C26SUITE5', path: string = CELTICS) {
  const view = renderApp(`${path}?search=${encodeURIComponent(plan)}`, { as: 'bgs' })
  await screen.findByRole('cell', { name: plan })
  const row = rowOf(plan)
  const dialog = await openByRow(view.user, row, 'Edit', `Plan Details: ${plan}`)
  return {
    ...view,
    row,
    dialog,
    game: dialog.getByRole('combobox', { name: 'Select Game' }),
    add: () => press(view.user, dialog, 'Add Event'),
  }
}
/** The same, once the plan's events are there. */
export async function openLoaded(plan = 'C26SUITE5', path: string = CELTICS) {
  const view = await open(plan, path)
  await view.dialog.findByRole('table', { name: `Events of ${plan}` })
  return view
}
export type Open = Awaited<ReturnType<typeof open>>

/** The events of C26SUITE5. */
export const SUITE = ['C251022', 'C251205', 'C260110', 'C260208', 'C260318']
export const chips = ({ dialog }: Open) =>
  dialog
    .getAllByRole('list', { name: 'Individual Events' })
    .flatMap((list) => within(list).getAllByRole('listitem'))
    .map((item) => item.textContent)
export const tableNames = ({ dialog }: Open) =>
  within(dialog.getByRole('table'))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelectorAll('td')[1]?.textContent)
/** Presses a chip's cross: the question about taking this event out, and its Delete. */
export async function ask({ user, dialog }: Open, eventName: string) {
  await press(user, dialog, `Delete event ${eventName}`)
  const title = `Are you sure you want to delete event ${eventName}?`
  const question = within(await screen.findByRole('alertdialog', { name: title }))
  return { ...question, confirm: () => press(user, question, 'Delete') }
}
