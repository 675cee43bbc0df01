import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { clockMovesOn } from './kit/browser'
import { openByRow, rowOf } from './kit/table'

const BRUINS_PLANS = 'Bruins Game Plan Dashboard'
const heading = (name: string) => screen.findByRole('heading', { name })
const at = () => window.location.pathname.replace('/game-plans', '') + window.location.search

it('leads from a game to its plan, to another of its games, to the packages and back', async () => {
  smallSeason(api.db)
  const { user, router } = renderApp('/bruins-games?search=B251009', { as: 'bgs' })
  await screen.findByText('B251009')
  const plan = screen.getByRole('link', { name: 'B26NINE' })
  expect(plan).toHaveAttribute('href', '/game-plans/bgs/game-plans/bruins?search=B26NINE')

  await user.click(plan)
  await heading(BRUINS_PLANS)
  expect(at()).toBe('/bgs/game-plans/bruins?search=B26NINE')
  expect(screen.getByRole('searchbox')).toHaveValue('B26NINE')
  await user.click(await screen.findByRole('link', { name: 'B251030' }))
  await heading('Bruins Games Dashboard')
  expect(at()).toBe('/bruins-games?search=B251030')
  await router.navigate(-1)
  await heading(BRUINS_PLANS)
  await router.navigate(-1)
  await heading('Bruins Games Dashboard')
  expect(screen.getByRole('searchbox')).toHaveValue('B251009')

  await router.navigate(1)
  await heading(BRUINS_PLANS)
  await screen.findByRole('cell', { name: 'B26NINE' })
  const details = await openByRow(user, rowOf('B26NINE'), 'Edit', 'Plan Details: B26NINE')
  // As a chip and in the table.
  const games = await details.findAllByRole('link', { name: 'B251117' })
  expect(games.map((link) => link.getAttribute('href'))).toEqual(
    Array(2).fill('/game-plans/bruins-games?search=B251117'),
  )
  await user.click(await details.findByRole('link', { name: 'P26HB-NINE' }))
  await heading('Bruins Game Plans Dashboard')
  expect(at()).toBe('/bgs/game-plans?search=P26HB-NINE')
  const row = within(rowOf('P26HB-NINE'))
  expect(row.getByRole('link', { name: 'Package sheet P26HB-NINE' })).toHaveAttribute(
    'href',
    '/game-plans/bgs/package/p26hb-nine',
  )
  await user.click(row.getByRole('link', { name: 'B26NINE' }))
  await heading(BRUINS_PLANS)
  await waitFor(() => expect(at()).toBe('/bgs/game-plans/bruins?search=B26NINE'))
})

it('tells of packages that could not be read, and of a plan in none', async () => {
  smallSeason(api.db)
  api.faults.add({ kind: 'status', path: 'combined/distinct' })
  const { user } = renderApp('/bgs/game-plans/bruins', { as: 'bgs' })
  await screen.findByRole('cell', { name: 'B26NINE' })
  const details = await openByRow(user, rowOf('B26NINE'), 'Edit', 'Plan Details: B26NINE')
  expect(await details.findByText(/couldn’t be loaded: packages/)).toBeInTheDocument()
  await user.click(details.getByRole('button', { name: 'Close' }))
  api.faults.clear()
  api.db.combinedPlans = []
  // A failure is not asked about again at once.
  clockMovesOn(16)
  const again = await openByRow(user, rowOf('B26SUITE5'), 'Edit', 'Plan Details: B26SUITE5')
  expect(await again.findByText('Not used anywhere else')).toBeInTheDocument()
})
