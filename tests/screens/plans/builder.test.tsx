import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { keys } from '../../../src/api/keys'
import { smallSeason } from '../../mock-api/smallSeason'
import { aGameRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { writes } from '../kit/requests'

/** Opens the builder of a plan of nine games; with a draft it opens by itself. */
async function openBuilder({ hasDraft }: { hasDraft: boolean }) {
  const { unmount } = renderApp('/bgs/game-plans/bruins?search=B26NINE', { as: 'bgs' })
  if (!hasDraft) {
    fireEvent.click(await screen.findByLabelText(/^Edit/, { selector: 'button' }))
    fireEvent.click(await screen.findByText('Choose games'))
  }
  const title = await screen.findByText('Choose games: B26NINE')
  const builder = within(title.closest('[role="dialog"]') as HTMLElement)
  await builder.findByLabelText('Search games')
  const games = () => [...document.querySelectorAll<HTMLElement>('button[data-game]')]
  return {
    unmount,
    builder,
    games,
    out: () => games().filter((game) => game.getAttribute('aria-pressed') === 'false'),
    chosen: () => builder.getByText(/^\d+ chosen$/).textContent,
    undo: () => builder.getByText('Undo'),
  }
}

/** A new plan with the games of a plan of nine, as its builder. */
async function duplicate() {
  smallSeason(api.db)
  const view = renderApp('/bgs/game-plans/bruins?search=B26NINE', { as: 'bgs' })
  fireEvent.click(await screen.findByLabelText(/^Edit/, { selector: 'button' }))
  fireEvent.click(await screen.findByText('Duplicate'))
  const title = await screen.findByText('Choose games: new plan')
  const builder = within(title.closest('[role="dialog"]') as HTMLElement)
  await builder.findByText('9 chosen')
  return { ...view, builder }
}

it('takes back each step, begins a range anew behind a filter, and starts a draft over without steps', async () => {
  smallSeason(api.db)
  const { builder, games, out, chosen, undo, unmount } = await openBuilder({ hasDraft: false })
  const [one, other, third] = out() as [HTMLElement, HTMLElement, HTMLElement]
  expect(undo()).toBeDisabled()
  // After the second two the plan is as it was before.
  for (const game of [one, other, one, other]) fireEvent.click(game)
  expect(chosen()).toBe('9 chosen')
  fireEvent.click(undo())
  expect(other).toHaveAttribute('aria-pressed', 'true')
  fireEvent.click(undo())
  expect(chosen()).toBe('11 chosen')
  fireEvent.click(undo())
  fireEvent.click(undo())
  expect(chosen()).toBe('9 chosen')
  expect(undo()).toBeDisabled()

  fireEvent.click(one)
  const { game: key = '' } = third.dataset
  fireEvent.change(builder.getByLabelText('Search games'), { target: { value: key } })
  expect(games().map(({ dataset }) => dataset.game)).toEqual([key])
  fireEvent.click(games()[0] as HTMLElement, { shiftKey: true })
  expect(chosen()).toBe('11 chosen')
  unmount()

  const restored = await openBuilder({ hasDraft: true })
  await restored.builder.findByText('11 chosen')
  fireEvent.click(restored.out()[0] as HTMLElement)
  expect(restored.chosen()).toBe('12 chosen')
  fireEvent.click(restored.builder.getByText('Start over'))
  expect(restored.chosen()).toBe('9 chosen')
  expect(restored.undo()).toBeDisabled()
})

it('begins a new plan with the games of another, which stays as it is', async () => {
  const { builder } = await duplicate()
  fireEvent.click(builder.getByText('Save'))
  expect(await builder.findByText('Plan Event Name is required')).toBeInTheDocument()
  await waitFor(() => expect(builder.getByLabelText('Plan Event Name')).toHaveFocus())
  fireEvent.change(builder.getByLabelText('Plan Event Name'), { target: { value: 'B26MINE' } })
  const [first] = [...document.querySelectorAll<HTMLElement>('button[aria-pressed="true"]')].filter(
    ({ dataset }) => dataset.game,
  )
  fireEvent.click(first as HTMLElement)
  fireEvent.click(builder.getByText('Save'))
  const question = within(await screen.findByRole('dialog', { name: 'Save B26MINE?' }))
  fireEvent.click(question.getByText('Save'))
  expect(await screen.findByText('Plan Details: B26MINE')).toBeInTheDocument()
  const sent = writes()
  expect(sent).toHaveLength(8)
  expect(sent.map(({ method, path }) => `${method} ${path}`)).toEqual(
    sent.map(() => 'POST /api/game-plans/bruins-games/add'),
  )
  expect(new Set(sent.map(({ body }) => (body as { plans: string }).plans))).toEqual(
    new Set(['B26MINE']),
  )
  const codes = sent.map(({ body }) => (body as { event_name: string }).event_name)
  expect(codes).not.toContain(first?.dataset.game)
  expect(new Set(codes).size).toBe(8)
})

it('names a copied plan’s games that are not there any more, and counts only what it saves', async () => {
  const { client, builder } = await duplicate()
  // Somebody deletes a game of it meanwhile.
  api.db.games.bruins = api.db.games.bruins.filter(({ event_name }) => event_name !== 'B251009')
  await act(() => client.refetchQueries({ queryKey: keys.games('bruins') }))
  expect(
    await builder.findByText('B251009 is not in the list of games, and is left out.'),
  ).toBeInTheDocument()
  expect(builder.getByText(/^\d+ chosen$/)).toHaveTextContent('8 chosen')
  fireEvent.change(builder.getByLabelText('Plan Event Name'), { target: { value: 'B26MINE' } })
  fireEvent.click(builder.getByText('Save'))
  const question = within(await screen.findByRole('dialog', { name: 'Save B26MINE?' }))
  expect(question.getByText('The plan will have 8 games.')).toBeInTheDocument()
  fireEvent.click(question.getByText('Save'))
  expect(await screen.findByText('Plan Details: B26MINE')).toBeInTheDocument()
  expect(writes()).toHaveLength(8)
})

it('takes a new plan’s name while the games are on their way, and says that it is missing without them', async () => {
  smallSeason(api.db)
  const remove = api.faults.add({ path: /distinct\/games/, kind: 'hold' })
  renderApp('/bgs/game-plans/bruins', { as: 'bgs' })
  fireEvent.click(await screen.findByText('Add New Game Plan'))
  fireEvent.click(await screen.findByText('Choose games'))
  const title = await screen.findByText('Choose games: new plan')
  const builder = within(title.closest('[role="dialog"]') as HTMLElement)
  expect(builder.getByText('Loading games...')).toBeInTheDocument()
  fireEvent.click(builder.getByText('Save'))
  const name = builder.getByLabelText('Plan Event Name')
  expect(await builder.findByText('Plan Event Name is required')).toBeInTheDocument()
  await waitFor(() => expect(name).toHaveFocus())
  fireEvent.change(name, { target: { value: 'B26MINE' } })
  remove()
  api.faults.release()
  await builder.findByText(/^Choose these \d+$/)
  expect(builder.getByLabelText('Plan Event Name')).toBe(name)
  expect(name).toHaveFocus()
  expect(name).toHaveValue('B26MINE')
})

it('opens at the season of the plan’s name, says where that has no games, and names years', async () => {
  smallSeason(api.db)
  const next = { event_id: 9001, event_name: 'B261008', event_date: '2026-10-08' }
  api.db.games.bruins.push(aGameRow({ ...next, plan_event_name: 'B27ONE' }))
  const { user } = renderApp('/bgs/game-plans/bruins', { as: 'bgs' })
  await user.click(await screen.findByRole('button', { name: 'Add New Game Plan' }))
  await user.click(await screen.findByRole('button', { name: 'Choose games' }))
  const season = await screen.findByRole('combobox', { name: 'Season' })
  const builder = within(screen.getByRole('dialog', { name: 'Choose games: new plan' }))
  const name = builder.getByRole('textbox', { name: 'Plan Event Name' })
  expect(season).toHaveValue('2026')
  fireEvent.change(name, { target: { value: 'B26MINE' } })
  expect(season).toHaveValue('2025')
  fireEvent.change(name, { target: { value: 'B28MINE' } })
  expect(await screen.findByText('There are no games of 2027-28 yet.')).toBeInTheDocument()
  fireEvent.change(name, { target: { value: 'B27MINE' } })
  expect(season).toHaveValue('2026')
  expect(screen.queryByText(/There are no games of/)).toBeNull()
  await user.click(await screen.findByRole('button', { name: /October 8, 2026/ }))
  await user.selectOptions(season, '2025')
  await user.click(await screen.findByRole('button', { name: /October 9, 2025/ }))
  await user.click(builder.getByRole('button', { name: 'Save' }))
  const question = within(await screen.findByRole('dialog', { name: 'Save B27MINE?' }))
  expect(question.getByText(/^Oct 8 /)).toBeInTheDocument()
  expect(question.getByText(/^Oct 9, 2025 /)).toBeInTheDocument()
  expect(writes()).toEqual([])
})

it('moves between weekdays by arrows, and leaves Alt with an arrow to the browser', async () => {
  smallSeason(api.db)
  const { builder } = await openBuilder({ hasDraft: false })
  const [first] = within(builder.getByRole('group', { name: 'All on' })).getAllByRole('button')
  const isLeft = (init: object) => fireEvent.keyDown(first as HTMLElement, init)
  expect(isLeft({ key: 'ArrowRight', altKey: true })).toBe(true)
  expect(isLeft({ key: 'ArrowRight' })).toBe(false)
})
