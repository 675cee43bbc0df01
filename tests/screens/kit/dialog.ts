import { type BoundFunctions, type queries, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'

/** The queries of what stands in one dialog, form or section. */
export type Dialog = BoundFunctions<typeof queries>

/** Presses a button of the page, and gives the dialog that it opens: often of the button's name. */
export async function openDialog(
  user: UserEvent,
  button: string,
  title: string = button,
): Promise<Dialog> {
  await user.click(await screen.findByRole('button', { name: button }))
  return within(await screen.findByRole('dialog', { name: title }))
}

/** A text or number field of a dialog by its label. */
export const field = (dialog: Dialog, name: string) =>
  dialog.queryByRole('spinbutton', { name }) ?? dialog.getByRole('textbox', { name })

/** Presses a button of a dialog. */
export const press = (user: UserEvent, dialog: Dialog, name: string) =>
  user.click(dialog.getByRole('button', { name }))

/** Waits until no dialog, or no question, is open. */
export const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

/** What is noted in a dialog without interrupting anybody; a failure is an alert instead. */
export const notes = (dialog: Dialog): string[] =>
  dialog.queryAllByRole('status').flatMap(({ textContent }) => textContent || [])

/** All that the page says of itself: failures, and what is told when the listener pauses. */
export const said = (): string[] => [
  ...screen.queryAllByRole('alert').map(({ textContent }) => textContent ?? ''),
  ...notes(screen),
]
