import { screen, within } from '@testing-library/react'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'

/*
 * jsdom knows no media queries: the paper's table and the phone's small ones are both in the
 * document, so every question is asked of one of them.
 */

/** What no price may ever look like; nothing is free. */
export const broken = /undefined|NaN|null|\[object Object\]|Infinity|\$0(?!\.)/
export const pricing = 'bruins/pricing/with-reps'
export const reps = 'bruins/reps'

export const sheet = (planname: string, repname: string) => `/bruins/${planname}/${repname}`
export const chart = (planname: string, repname: string) => `/bruins/chart/${planname}/${repname}`
export const pages = [
  ['sheet', sheet],
  ['chart', chart],
] as const

export const paper = () => screen.getByRole('table', { name: /^Prices by location/ })
/** The table's rows as text, without header rows. */
export const rows = () =>
  within(paper())
    .getAllByRole('row')
    .slice(2)
    .map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent))

/** Opens the sheet, and waits for what it shows. */
export async function open(path: string) {
  const view = renderApp(path)
  await screen.findByRole('table', { name: /^Prices by location/ })
  return view
}

export const ofPlan = (name: string) => api.db.pricing.filter((row) => row.pricing_name === name)
