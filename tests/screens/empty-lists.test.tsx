import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { api } from '../setup'

/* A list without a row offers the next step: its first record, or what a search or a season hides. */

/** Each list, and the name of the button and dialog of its first record. */
const lists = [
  ['/bruins-games', 'Add New Game'],
  ['/bgs/game-plans/celtics', 'Add New Game Plan'],
  ['/bgs/game-plans', 'Add New Plan'],
  ['/bruins-reps', 'Add Representative'],
  ['/bruins-gameplanpricing', 'Add Pricing Plan'],
] as const

function clear() {
  api.db.games = { bruins: [], celtics: [] }
  api.db.combinedPlans = []
  api.db.reps = []
  api.db.pricing = []
}

/** What stands in the list's place. */
const empty = async () =>
  within((await screen.findByText(/^No .* found\b/)).parentElement as HTMLElement)

describe.each(lists)('%s', (path, add) => {
  it('opens the dialog of its first record', async () => {
    clear()
    const { user } = renderApp(path, { as: 'bgs' })
    const place = await empty()
    expect(place.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await user.click(place.getByRole('button', { name: add }))
    expect(await screen.findByRole('dialog', { name: add })).toBeInTheDocument()
  })

  it('clears the search that hides all rows', async () => {
    const { user } = renderApp(`${path}?search=zzzz`, { as: 'bgs' })
    const place = await empty()
    expect(place.queryByRole('button', { name: add })).toBeNull()
    await user.click(place.getByRole('button', { name: 'Clear search' }))
    await waitFor(() => expect(screen.queryByText(/^No .* found\b/)).toBeNull())
    expect(screen.getByRole('searchbox', { name: /^Search/ })).toHaveValue('')
    await waitFor(() => expect(window.location.search).toBe(''))
  })
})

it('of no game that is chosen clears the filters', async () => {
  const { user } = renderApp('/bruins-games?month=1999-10', { as: 'bgs' })
  const place = await empty()
  expect(place.queryByRole('button', { name: 'Clear search' })).toBeNull()
  await user.click(place.getByRole('button', { name: 'Clear filters' }))
  expect(await screen.findByText('B251009')).toBeInTheDocument()
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('of both tables of Plans & Reps opens their own dialogs', async () => {
  clear()
  const { user } = renderApp('/bruins-pricing-reps', { as: 'bgs' })
  for (const [words, name] of [
    ['No pricing plans found', 'New Plan'],
    ['No representatives found.', 'New Rep'],
  ] as const) {
    const place = within((await screen.findByText(words)).parentElement as HTMLElement)
    await user.click(place.getByRole('button', { name }))
    const dialog = within(await screen.findByRole('dialog', { name }))
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
})
