import { screen, within } from '@testing-library/react'
import { renderApp } from '../../renderApp'

/*
 * jsdom knows no media queries: the paper's month grid and the phone's list are both in the
 * document, so every question is asked of one of them.
 */

export const calendarPath = (code: string) => `/bgs/calendar/${code}`
export const pricingPath = (code: string) => `/bgs/calendar/pricing-sheet/${code}`

/** Opens the sheet, and waits for what it shows. */
export async function open(path: string) {
  const view = renderApp(path)
  await screen.findByRole('list', { name: 'Legend' })
  return view
}

/** One month of the paper, with the games that found no room in their cell. */
export function paperMonth(name: string): HTMLElement {
  const month = screen.getByRole('table', { name }).parentElement
  if (!month) throw new Error(`no ${name}`)
  return month
}
export const paper = () => document.querySelector<HTMLElement>('.months') as HTMLElement
/** The phone's months, without its repetition of the next game. */
export const phoneGames = () => [...document.querySelectorAll<HTMLElement>('.phone .month li')]
export const legend = () =>
  within(screen.getByRole('list', { name: 'Legend' }))
    .getAllByRole('listitem')
    .map((item) => item.textContent)
export const doubleHeaders = () =>
  screen.queryByRole('heading', { name: /^Double Header \/ NBA CUP/ })
