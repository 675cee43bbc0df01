import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { api } from '../setup'

/* A list without a row offers the next step: its first record, or what a search or a season hides. */

const lists = [
  {
    path: '/bruins-games',
    add: 'Add New Game',
    dialog: 'Add New Game',
    clear: () => {
      api.db.games.bruins = []
    },
  },
  {
    path: '/bgs/game-plans/celtics',
    add: 'Add New Game Plan',
    dialog: 'Add New Game Plan',
    clear: () => {
      api.db.games.celtics = []
    },
  },
  {
    path: '/bgs/game-plans',
    add: 'Add New Plan',
    dialog: 'Add New Plan',
    clear: () => {
      api.db.combinedPlans = []
    },
  },
  {
    path: '/bruins-reps',
    add: 'Add Representative',
    dialog: 'Add Representative',
    clear: () => {
      api.db.reps = []
    },
  },
  {
    path: '/bruins-gameplanpricing',
    add: 'Add Pricing Plan',
    dialog: 'Add Pricing Plan',
    clear: () => {
      api.db.pricing = []
    },
  },
]

/** What stands in the list's place. */
const empty = async () =>
  within((await screen.findByText(/^No .* found\b/)).parentElement as HTMLElement)

describe.each(lists)('$path', ({ path, add, dialog, clear }) => {
  it('opens the dialog of its first record', async () => {
    clear()
    const { user } = renderApp(path, { as: 'bgs' })
    const place = await empty()
    expect(place.queryByRole('button', { name: 'Clear search' })).toBeNull()
    await user.click(place.getByRole('button', { name: add }))
    expect(await screen.findByRole('dialog', { name: dialog })).toBeInTheDocument()
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

it('of no season that the list has offers all of them', async () => {
  const { user } = renderApp('/bgs/game-plans?season=1999', { as: 'bgs' })
  await user.click((await empty()).getByRole('button', { name: 'All seasons' }))
  expect(await screen.findByText('P26ALL')).toBeInTheDocument()
})

it('of both tables of Plans & Reps opens their own dialogs', async () => {
  api.db.pricing = []
  api.db.reps = []
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
