import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* Rows and cells of the tables of records, also behind a dialog that hides them from every role. */

/** The name of a row's button, whatever record it ends with: 'Edit Game' is 'Edit Game B251009' too. */
export const rowAction = (action: string) => new RegExp(`^${action} `)

/** The table of this name; the page's only one without a name. */
export const table = (name?: string) => screen.getByRole('table', { name, hidden: true })

/** The rows of a table below its headers. */
export const rowsOf = (place: HTMLElement) => [
  ...place.querySelectorAll<HTMLTableRowElement>('tbody tr'),
]

/** The row that holds this text in one of its cells. */
export function rowOf(text: string, place: HTMLElement = document.body): HTMLTableRowElement {
  const cell = within(place).getByText(text, { selector: 'td, td *' })
  return cell.closest('tr') as HTMLTableRowElement
}

/** The texts of a row's cells. */
export const textsOf = (row: HTMLElement) =>
  [...row.querySelectorAll('th, td')].map((cell) => cell.textContent)

/** The text of each row's first cell: what the record is called. */
export const namesIn = (place: HTMLElement) =>
  rowsOf(place).map((row) => row.querySelector('td')?.textContent)

/** The texts of a table's headers. */
export const headersOf = (place: HTMLElement) =>
  within(place)
    .getAllByRole('columnheader', { hidden: true })
    .map((cell) => cell.textContent)

/** A row's button by what it does: 'Edit', 'Delete', 'Public links'. */
const rowButton = (row: HTMLElement, action: string) =>
  within(row).getByRole('button', { name: rowAction(action) })

/** Presses a row's button, and gives the dialog or question of this title that it opens. */
export async function openByRow(
  user: UserEvent,
  row: HTMLElement,
  action: string,
  title?: string | RegExp,
) {
  await user.click(rowButton(row, action))
  const role = action.startsWith('Delete') ? 'alertdialog' : 'dialog'
  return within(await screen.findByRole(role, { name: title }))
}
