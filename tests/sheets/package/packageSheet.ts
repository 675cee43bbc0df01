import { screen, within } from '@testing-library/react'
import { renderApp } from '../../renderApp'
import { asOnADesk } from '../kit/desk'

export const sheetPath = (code: string) => `/bgs/package/${code}`
export const calendarPath = (code: string) => `/bgs/package/${code}?view=calendar`
export const textPath = (code: string) => `/bgs/package/${code}/text`

const heading = () =>
  screen.findByRole('heading', { level: 2, name: 'GAMES IN YOUR PACKAGE' })
/** Opens the sheet on a desk, without the list that phones have beside the paper, and waits for it. */
export async function open(path: string) {
  asOnADesk()
  return openAnyWidth(path)
}

/** The same with the phone's list in the document too: jsdom knows no widths. */
export async function openAnyWidth(path: string) {
  const view = renderApp(path)
  await heading()
  return view
}

/** The cards of one list: of a team, of undated games, or of all when there is but one list. */
export function cards(name?: string): HTMLElement[] {
  const list = name
    ? screen.getByRole('list', { name })
    : (screen.getAllByRole('list')[0] as HTMLElement)
  return within(list).getAllByRole('listitem')
}
