import { fireEvent } from '@testing-library/react'
import { settle } from './tabs'

/* What a person sees and does in the awake tab. */

/** The dialog in front; null when there is none. */
export const dialog = (): HTMLElement | null =>
  [...document.body.querySelectorAll<HTMLElement>('[role="dialog"], [role="alertdialog"]')].at(
    -1,
  ) ?? null

/** The fields of a dialog by their labels. */
function fieldsOf(place: HTMLElement): Map<string, HTMLInputElement> {
  const fields = new Map<string, HTMLInputElement>()
  for (const label of place.querySelectorAll('label')) {
    const field = document.getElementById(label.htmlFor)
    if (field instanceof HTMLInputElement) fields.set(label.textContent ?? '', field)
  }
  return fields
}

/** Everything in a place: its texts and what its fields hold. @param except a selector of what is left out. */
export function readable(place: HTMLElement | null, except = 'template'): string {
  if (!place) return ''
  const texts: string[] = []
  const walker = document.createTreeWalker(place, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { currentNode } = walker
    if (!currentNode.parentElement?.closest(except)) texts.push(currentNode.nodeValue ?? '')
  }
  const values = [...place.querySelectorAll('input, textarea')].map(
    (field) => (field as HTMLInputElement).value,
  )
  return [...texts, ...values].join('\n')
}

/** The page behind the dialogs, without its failures, which quote what was. */
export const mainText = () => readable(document.body.querySelector('main'), '[role="alert"]')

const buttonIn = (place: ParentNode, name: string) =>
  [...place.querySelectorAll('button')].filter(
    (button) => button.textContent === name && !button.disabled,
  )

/** Is there such a button to press? */
export const canPress = (name: string, place: ParentNode = document.body) =>
  buttonIn(place, name).length > 0

/** Presses the last button of this name; false when there is none. */
export async function press(
  name: string,
  place: ParentNode | null = document.body,
): Promise<boolean> {
  const button = place && buttonIn(place, name).at(-1)
  if (!button) return false
  fireEvent.click(button)
  await settle()
  return true
}

/** The rows of the page's table that have a button of this name. */
export function rowsWith(action: string): { text: string; button: HTMLElement }[] {
  const buttons = document.body.querySelectorAll<HTMLElement>(`main tr [data-tooltip="${action}"]`)
  return [...buttons].map((button) => ({ text: readable(button.closest('tr')), button }))
}

/** Presses a row's button. */
export async function pressRow(button: HTMLElement): Promise<void> {
  fireEvent.click(button)
  await settle()
}

/** Puts a value into a field of the dialog. */
export function type(label: string, value: string): void {
  const place = dialog()
  const field = place && fieldsOf(place).get(label)
  if (!field) throw new Error(`no field ${label} in ${readable(place).slice(0, 300)}`)
  fireEvent.change(field, { target: { value } })
}
