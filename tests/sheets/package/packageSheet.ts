import { screen, within } from '@testing-library/react'
import { renderApp } from '../../renderApp'

export const sheetPath = (code: string) => `/bgs/package/${code}`
export const calendarPath = (code: string) => `/bgs/package/${code}?view=calendar`
export const textPath = (code: string) => `/bgs/package/${code}/text`

export const heading = () =>
  screen.findByRole('heading', { level: 2, name: 'GAMES IN YOUR PACKAGE' })
/** Opens the sheet, and waits for what it shows. */
export async function open(path: string) {
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
