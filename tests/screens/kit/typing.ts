import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'

/* What a person types and chooses, at once: letter by letter is the slow part of a test. */

/** Puts a text in the place of what a field holds. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text) await user.paste(text)
}

/** Puts a text behind what a field holds. */
export async function append(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  if (text) await user.paste(text)
}

/** Types into a field that offers options, and takes one of them. */
export async function choose(
  user: UserEvent,
  field: HTMLElement,
  typed: string,
  option: string | RegExp,
): Promise<void> {
  await append(user, field, typed)
  await user.click(await screen.findByRole('option', { name: option }))
}

/** Takes a chip out of a field by keyboard. */
export async function takeOut(user: UserEvent, chip: HTMLElement): Promise<void> {
  chip.focus()
  await user.keyboard('{Delete}')
}
