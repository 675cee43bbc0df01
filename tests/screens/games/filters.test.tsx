import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { cleanSeason } from '../../mock-api/cleanSeason'
import { smallSeason } from '../../mock-api/smallSeason'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { gone, press } from '../kit/dialog'
import { calls, writes } from '../kit/requests'
import { namesIn, openByRow, rowOf, table } from '../kit/table'
import { put } from '../kit/typing'

const TITLE = 'Bruins Games Dashboard'
const shown = () => namesIn(table(TITLE))
const count = () => screen.getByText(/^\d+ (of \d+ )?games?$/).textContent
const choice = (name: string) => screen.findByLabelText(name, { selector: 'select' })
const search = () => screen.getByLabelText('Search Games')

it('narrow the games down by opponent, month, weekday and plan, beside the search', async () => {
  smallSeason(api.db)
  const { user, router } = renderApp('/bruins-games', { as: 'bgs' })
  await screen.findByText('B251009')
  // The rows that the window has room for come first.
  await waitFor(() => expect(count()).toBe(`${shown().length} games`))
  const all = shown()
  await screen.findByText('October 2025', { selector: 'option' })
  await user.selectOptions(await choice('Month'), 'October 2025')
  await waitFor(() => expect(shown().every((name) => name?.startsWith('B2510'))).toBe(true))
  expect(count()).toBe(`${shown().length} of ${all.length} games`)
  await user.selectOptions(await choice('Plan'), 'B26NINE')
  await waitFor(() => expect(shown()).toEqual(['B251009', 'B251030']))
  await user.type(search(), '1030')
  await waitFor(() => expect(shown()).toEqual(['B251030']))
  await waitFor(() =>
    expect(window.location.search).toBe('?month=2025-10&plan=B26NINE&search=1030'),
  )
  expect(count()).toBe(`1 of ${all.length} games`)

  await user.click(screen.getByText('B26NINE', { selector: 'a' }))
  await screen.findByRole('heading', { name: 'Bruins Game Plan Dashboard' })
  await router.navigate(-1)
  await waitFor(() => expect(shown()).toEqual(['B251030']))
  expect(await choice('Plan')).toHaveValue('B26NINE')

  await user.selectOptions(await choice('Weekday'), 'Monday')
  expect(
    await screen.findByText('No games found. Try adjusting your search or add a new game.'),
  ).toBeInTheDocument()
  const [clear] = screen.getAllByText('Clear filters')
  if (clear) await user.click(clear)
  await waitFor(() => expect(shown()).toEqual(['B251030']))
  expect(window.location.search).toBe('?search=1030')
  await user.clear(search())
  await user.selectOptions(await choice('Opponent'), 'Chicago Blackhawks')
  await waitFor(() => expect(shown().length).toBeLessThan(all.length))
  expect(shown()).toContain('B251009')
})

it('show the games of which the checks say something, and say when they cannot run', async () => {
  smallSeason(api.db)
  cleanSeason(api.db)
  for (const row of api.db.games.bruins) {
    if (row.event_name === 'B251009') row.team = 'Bruins vs. Chicago Blackhwaks'
  }
  api.faults.add({ path: /celtics-games\/distinct\/plans$/, kind: 'status' })
  const { user } = renderApp('/bruins-games', { as: 'bgs' })
  await screen.findByText('B251009')
  expect(calls().filter((call) => call.includes('combined'))).toEqual([])
  await user.selectOptions(await choice('Checks'), 'With findings')
  await screen.findByText('The games couldn’t be checked, because some lists couldn’t be loaded.')
  expect(screen.queryByRole('table')).toBeNull()
  api.faults.clear()
  await user.click(screen.getByRole('button', { name: 'Try Again' }))
  await waitFor(() => expect(shown()).toEqual(['B251009']))
  expect(screen.getByRole('link', { name: 'View findings' })).toHaveAttribute(
    'href',
    '/game-plans/checks?kind=game&team=bruins',
  )
})

it('that hide what is saved are named beside its message; Show brings it and lights it', async () => {
  smallSeason(api.db)
  const { user } = renderApp('/bruins-games?month=2025-10&search=B251009', { as: 'bgs' })
  await screen.findByText('B251009')
  const dialog = await openByRow(user, rowOf('B251009'), 'Edit Game')
  await put(user, dialog.getByLabelText('Event Date'), '2025-11-09')
  await press(user, dialog, 'Save')
  await gone('dialog')
  expect(await screen.findByText('Saved. Hidden by the search and filters.')).toBeInTheDocument()
  expect(screen.getByText('Game updated successfully!')).toBeInTheDocument()
  expect(writes()).toMatchObject([{ body: { event_date: '2025-11-09' } }])
  await user.click(screen.getByRole('button', { name: 'Show' }))
  await waitFor(() => expect(rowOf('B251009')).toHaveAttribute('data-highlighted'))
  expect(window.location.search).toBe('')
})
