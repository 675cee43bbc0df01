import type { QueryClient } from '@tanstack/react-query'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keys } from '../../src/api/keys'
import { aPricingRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { field, gone, openDialog, press } from './kit/dialog'
import { writes } from './kit/requests'
import { rowOf } from './kit/table'
import { choose, put } from './kit/typing'
import { openPricing, openRename, planNames } from './pricing/pricingScreen'
import { findList } from './reps/repsScreen'

/* Where the focus stands when a dialog opens and closes, in the build and as `npm start` runs it. */

describe.each([
  ['in the build', false],
  ['with every effect run twice', true],
])('%s', (_how, isStrict) => {
  it('an add dialog can be typed into at once, and gives the focus back', async () => {
    const { user } = renderApp('/bruins-reps', { as: 'bgs', isStrict })
    const opener = await screen.findByRole('button', { name: 'Add Representative' })
    await user.click(opener)
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await user.keyboard('Nora')
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveValue('Nora')

    await user.keyboard('{Escape}')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByRole('button', { name: 'Keep editing' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus()
    await user.clear(dialog.getByRole('textbox', { name: 'Name' }))
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(opener).toHaveFocus()
  })

  it('[check 90] a delete question waits with Cancel, and gives the focus back', async () => {
    const { user } = renderApp('/bruins-reps', { as: 'bgs', isStrict })
    const opener = await screen.findByRole('button', { name: 'Delete Dana Whitfield' })
    opener.focus()
    await user.keyboard('{Enter}')
    const question = within(await screen.findByRole('alertdialog'))
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.keyboard('{Enter}')
    await gone('alertdialog')
    expect(opener).toHaveFocus()
    expect(writes()).toEqual([])
  })

  it('a deleted row gives the focus to the next, the last one to the one before, the only one to the heading', async () => {
    api.db.reps = api.db.reps.slice(0, 3)
    const { user } = renderApp('/bruins-reps', { as: 'bgs', isStrict })
    await screen.findAllByRole('button', { name: /^Delete/ })
    const buttons = () => screen.queryAllByRole('button', { name: /^Delete/ })
    for (const [deleted, heir] of [
      [1, 1],
      [1, 0],
      [0, undefined],
    ] as const) {
      await user.click(buttons()[deleted] as HTMLElement)
      const question = within(await screen.findByRole('alertdialog'))
      await user.click(question.getByRole('button', { name: 'Delete' }))
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
      const next = heir === undefined ? screen.getByRole('heading', { level: 1 }) : buttons()[heir]
      await waitFor(() => expect(next).toHaveFocus())
    }
  })
})

describe('a rep that somebody else deletes', () => {
  const edits = () => screen.queryAllByRole('button', { name: /^Edit/ })
  async function openReps() {
    api.db.reps = api.db.reps.slice(0, 3)
    const view = renderApp('/bruins-reps', { as: 'bgs' })
    await screen.findAllByRole('button', { name: /^Edit/ })
    return view
  }
  const goes = async (client: QueryClient, index: number) => {
    const button = edits()[index]
    const left = button?.closest('tr')?.querySelector('td')?.textContent
    api.db.reps = api.db.reps.filter(({ rep_name }) => rep_name !== left)
    await act(() => client.refetchQueries({ queryKey: keys.reps.all }))
    await waitFor(() => expect(button).not.toBeInTheDocument())
  }

  it('hands the focus in his row on to the next, the last one to the one before', async () => {
    const { client } = await openReps()
    act(() => edits()[1]?.focus())
    await goes(client, 1)
    expect(edits()).toHaveLength(2)
    expect(edits()[1]).toHaveFocus()
    await goes(client, 1)
    expect(edits()[0]).toHaveFocus()
    await goes(client, 0)
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  })

  it('takes no focus from elsewhere', async () => {
    const { client } = await openReps()
    act(() => edits()[1]?.focus())
    const search = screen.getByRole('searchbox')
    act(() => search.focus())
    await goes(client, 1)
    expect(search).toHaveFocus()
    act(() => edits()[0]?.focus())
    act(() => edits()[0]?.blur())
    await goes(client, 0)
    expect(document.body).toHaveFocus()
  })

  it('leaves the focus with his neighbor when his dialog is closed', async () => {
    const { client, user } = await openReps()
    const [, his, next] = edits()
    await user.click(his as HTMLElement)
    await screen.findByRole('dialog')
    const name = his?.closest('tr')?.querySelector('td')?.textContent
    api.db.reps = api.db.reps.filter(({ rep_name }) => rep_name !== name)
    await act(() => client.refetchQueries({ queryKey: keys.reps.all }))
    await waitFor(() => expect(his).not.toBeInTheDocument())
    await user.keyboard('{Escape}')
    await gone('dialog')
    await waitFor(() => expect(next).toHaveFocus())
  })
})

describe('a game is the same row whatever is changed of it', () => {
  const day = '2025-10-10'
  const games = () => api.db.games.bruins.filter(({ event_name }) => event_name === 'B251009')
  async function openGame() {
    const view = renderApp('/bruins-games', { as: 'bgs' })
    const button = await screen.findByRole('button', { name: 'Edit Game B251009' })
    await view.user.click(button)
    return { ...view, dialog: within(await screen.findByRole('dialog')) }
  }
  const row = () => rowOf('B251009')

  it('its button has the focus again after a save of another day and plan', async () => {
    const { user, dialog } = await openGame()
    fireEvent.change(dialog.getByLabelText('Event Date'), { target: { value: day } })
    await choose(user, dialog.getByRole('combobox', { name: 'Plans' }), 'WEEKEND', 'BP26WEEKEND')
    await press(user, dialog, 'Save')
    await gone('dialog')
    expect(new Set(games().map(({ event_date }) => event_date))).toEqual(new Set([day]))
    await waitFor(() => expect(within(row()).getByRole('button', { name: /^Edit/ })).toHaveFocus())
  })

  it('it stays the row of the open dialog, with the ways on, when somebody else moves it to another day', async () => {
    const { client, dialog } = await openGame()
    expect(dialog.getByRole('button', { name: 'Next' })).toBeInTheDocument()
    for (const game of games()) game.event_date = day
    await act(() => client.refetchQueries({ queryKey: keys.games('bruins') }))
    await waitFor(() => expect(row()).toHaveTextContent('Fri, Oct 10, 2025'))
    expect(row()).toHaveAttribute('data-open')
    expect(dialog.getByRole('button', { name: 'Next' })).toBeInTheDocument()
  })

  it('its button has the focus again after a save under another code, when the list is read again', async () => {
    const body = { success: true, message: 'Game updated' }
    api.faults.add({ method: 'PUT', kind: 'raw', body, after: true })
    api.faults.add({ method: 'GET', path: 'distinct/games', kind: 'delay', ms: 300 })
    const { user, dialog } = await openGame()
    await put(user, dialog.getByLabelText('Event Name'), 'B251010')
    await press(user, dialog, 'Save')
    await gone('dialog')
    const renamed = await screen.findByRole('button', { name: 'Edit Game B251010' })
    expect(renamed).toHaveFocus()
  })
})

describe('a pricing plan under another name', () => {
  it.each(['before its dialog closes', 'after'])(
    'has the focus where the list comes %s',
    async (when) => {
      if (when === 'after') {
        api.faults.add({ method: 'GET', path: 'pricing/with-reps', kind: 'delay', ms: 300 })
      }
      api.db.pricing = ['Sunday', 'Tuesday', 'Weekday'].map((name, index) =>
        aPricingRow({ pricing_plan_id: index + 1, pricing_name: name, location: 'Loge' }),
      )
      const { user } = await openPricing()
      const dialog = await openRename(user, 'Sunday')
      await put(user, dialog.getByLabelText('Pricing Plan Name'), 'Wednesday')
      await user.click(dialog.getByRole('button', { name: 'Save' }))
      await gone('dialog')
      await waitFor(() => expect(planNames()).toContain('Wednesday'))
      await waitFor(() =>
        expect(document.activeElement?.closest('section')).toHaveAccessibleName('Wednesday'),
      )
      // And takes it no more, as when a search that hid it is cleared.
      const search = screen.getByRole('searchbox')
      await user.type(search, 'tues')
      await waitFor(() => expect(planNames()).toEqual(['Tuesday']))
      await user.clear(search)
      await waitFor(() => expect(planNames()).toContain('Wednesday'))
      expect(search).toHaveFocus()
    },
  )
})

it('[check 93] a change of page moves the focus to it', async () => {
  const { user } = renderApp('/dashboard', { as: 'admin' })
  await screen.findByRole('heading', { name: 'Admin Dashboard' })
  await user.click(screen.getByRole('link', { name: 'Bruins Reps' }))
  await findList()
  expect(screen.getByRole('main')).toHaveFocus()
})

it('Try Again of a list hands the focus on: Tab leads from where it was into the rows', async () => {
  api.faults.add({ path: /bruins\/reps$/, method: 'GET', kind: 'status', status: 403 })
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  const tryAgain = await screen.findByRole('button', { name: 'Try Again' })
  api.faults.clear()
  await user.click(tryAgain)
  const list = await findList()
  expect(tryAgain).not.toBeInTheDocument()
  await user.tab()
  expect(list).toContainElement(document.activeElement as HTMLElement)
})

it('a refused save has the focus in its field as soon as the message is there', async () => {
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  const dialog = await openDialog(user, 'Add Representative')
  const name = field(dialog, 'Name')
  const focusedAt: (Element | null)[] = []
  const observer = new MutationObserver(() => focusedAt.push(document.activeElement))
  observer.observe(name, { attributeFilter: ['aria-invalid'] })
  await press(user, dialog, 'Save')
  await waitFor(() => expect(name).toBeInvalid())
  observer.disconnect()
  expect(focusedAt).toEqual([name])
})
