import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { eventPrices } from '../../../src/content/season/current'
import { teams } from '../../../src/content/teams'
import { aGameRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { writes } from '../kit/requests'
import { append, put } from '../kit/typing'
import { dashboards } from './dashboards'

/* Add, edit and delete on both games dashboards: what is asked, what is sent, what is said. */

describe.each(dashboards)('$name games: the dialogs', ({ team, name, letter }) => {
  const root = `/api/game-plans/${team}-games`
  const code = `${letter}260101`
  const one = `${letter}26ONE`
  const two = `${letter}26TWO`
  const awkward = 'A/B?c'

  beforeEach(() => {
    const game = aGameRow({ event_name: code, team: `${name} vs. Utah` })
    api.db.games[team] = [
      { ...game, event_id: 11, plan_event_name: one },
      { ...game, event_id: 12, plan_event_name: two },
      {
        ...game,
        event_id: 13,
        event_name: awkward,
        plan_event_name: one,
        event_date: '2026-02-01',
      },
    ]
  })

  const label = (text: string) => screen.getByLabelText(text)
  const save = () => screen.getByRole('button', { name: 'Save' })

  async function openTable() {
    const view = renderApp(`/${team}-games`, { as: 'bgs' })
    await screen.findByText(code)
    return view
  }
  async function openAdd() {
    const view = await openTable()
    await view.user.click(screen.getByRole('button', { name: 'Add New Game' }))
    await screen.findByRole('dialog', { name: 'Add New Game' })
    return view
  }
  async function openEdit() {
    const view = await openTable()
    await view.user.click(screen.getByRole('button', { name: `Edit Game ${code}` }))
    await screen.findByRole('dialog', { name: 'Edit Game' })
    return view
  }
  async function openDelete() {
    const view = await openTable()
    await view.user.click(screen.getByRole('button', { name: `Delete Game ${awkward}` }))
    const question = await screen.findByRole('alertdialog', {
      name: 'Are you sure you want to delete this game?',
    })
    return { ...view, question: within(question) }
  }
  async function choosePlan(user: UserEvent, plan: string) {
    await user.click(screen.getByRole('combobox', { name: 'Plans' }))
    await user.click(await screen.findByRole('option', { name: plan }))
    await user.tab()
  }
  async function fill(user: UserEvent) {
    await append(user, label('Event Name'), `${letter}260214`)
    await choosePlan(user, two)
    await append(user, label('Team'), `${name} vs. ${teams[team].exampleOpponent}`)
    await append(user, label('Event Date'), '2026-02-14')
    await append(user, label('Event Time'), '13:30')
  }
  const added = {
    event_id: [],
    event_name: `${letter}260214`,
    plans: [two],
    team: `${name} vs. ${teams[team].exampleOpponent}`,
    game_number: 0,
    event_date: '2026-02-14',
    event_time: '13:30:00',
  }

  it('adds a game: one POST, its words, and the row appears', async () => {
    const { user } = await openAdd()
    expect(label('Game Number')).toHaveValue(0)
    await fill(user)
    await user.clear(label('Game Number'))
    await append(user, label('Game Number'), '7')
    api.faults.add({ kind: 'delay', ms: 300, method: 'POST' })
    await user.dblClick(save())
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    expect(writes()).toEqual([
      { method: 'POST', path: `${root}/add`, search: '', body: { ...added, game_number: 7 } },
    ])
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(await screen.findByText(`${letter}260214`)).toBeInTheDocument()
    expect(screen.getByText('Sat, Feb 14, 2026')).toBeInTheDocument()
  })

  it('edits a game under all its ids: one PUT, its words, and the row changes', async () => {
    const { user } = await openEdit()
    expect(label('Event Name')).toHaveValue(code)
    expect(label('Game Number')).toHaveValue(3)
    expect(label('Event Date')).toHaveValue('2026-01-01')
    expect(label('Event Time')).toHaveValue('19:00')
    expect(within(screen.getByRole('dialog')).getByText(one)).toBeInTheDocument()
    await user.clear(label('Event Time'))
    await append(user, label('Event Time'), '20:15')
    api.faults.add({ kind: 'delay', ms: 300, method: 'PUT' })
    await user.dblClick(save())
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    const [call, ...more] = writes()
    expect(more).toEqual([])
    expect(call).toEqual({
      method: 'PUT',
      path: `${root}/edit`,
      search: '',
      body: {
        event_id: [11, 12],
        event_name: code,
        plans: [one, two],
        team: `${name} vs. Utah`,
        game_number: 3,
        event_date: '2026-01-01',
        event_time: '20:15:00',
      },
    })
    expect(await screen.findByText('8:15 PM')).toBeInTheDocument()
  })

  it('wants a name, a date and a time, and a plan of the Celtics, and leads to the first of them', async () => {
    const { user } = await openAdd()
    await append(user, label('Event Name'), '\u00a0')
    await user.click(save())
    expect(await screen.findByText('Event name is required')).toBeInTheDocument()
    expect(screen.getByText('Event date is required')).toBeInTheDocument()
    expect(screen.getByText('Event time is required')).toBeInTheDocument()
    expect(screen.queryAllByText('At least one plan is required')).toHaveLength(
      team === 'celtics' ? 1 : 0,
    )
    expect(label('Event Name')).toBeInvalid()
    await waitFor(() => expect(label('Event Name')).toHaveFocus())
    await put(user, label('Event Name'), 'X1')
    // Of those that are left the first on the page, though it is drawn after the others.
    if (team === 'celtics') {
      await user.click(save())
      await waitFor(() => expect(screen.getByRole('combobox', { name: 'Plans' })).toHaveFocus())
      expect(label('Event Name')).toBeValid()
      expect(label('Event Time')).toBeInvalid()
      await choosePlan(user, two)
    }
    await append(user, label('Event Date'), '2026-02-14')
    await append(user, label('Event Time'), '13:30')
    expect(writes()).toEqual([])
    await user.click(save())
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    expect(writes()).toMatchObject([
      { method: 'POST', body: { plans: team === 'celtics' ? [two] : [] } },
    ])
  })

  it('deletes a game after a question that names it, also under an awkward code', async () => {
    const { user, question } = await openDelete()
    expect(question.getByText(awkward)).toBeInTheDocument()
    expect(question.getByText(`${name} vs. Utah`)).toBeInTheDocument()
    api.faults.add({ kind: 'delay', ms: 300, method: 'DELETE' })
    await user.dblClick(question.getByRole('button', { name: 'Delete' }))
    expect(await question.findByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Game deleted successfully!')).toBeInTheDocument()
    expect(writes()).toEqual([
      { method: 'DELETE', path: `${root}/delete/A%2FB%3Fc`, search: '', body: null },
    ])
    await waitFor(() => expect(screen.queryByText(awkward)).not.toBeInTheDocument())
  })

  // What both teams share is tested once.
  if (team !== 'bruins') return

  it('saves and goes on with another of the same day and team, the plan used last offered first', async () => {
    const { user } = await openAdd()
    await fill(user)
    await user.click(screen.getByRole('button', { name: 'Save and add another' }))
    expect(await screen.findByText('New game added successfully!')).toBeInTheDocument()
    await waitFor(() => expect(label('Event Name')).toHaveValue(''))
    expect(writes().map(({ method, body }) => [method, body])).toEqual([['POST', added]])
    expect(label('Event Date')).toHaveValue('2026-02-14')
    expect(label('Team')).toHaveValue(added.team)
    expect(label('Event Time')).toHaveValue('')
    expect(label('Event Name')).toHaveFocus()
    await put(user, label('Event Date'), '2026-02-15')
    await waitFor(() => expect(label('Event Name')).toHaveValue(`${letter}260215`))
    await user.click(screen.getByRole('combobox', { name: 'Plans' }))
    expect((await screen.findAllByRole('option')).map((option) => option.textContent)[0]).toBe(two)
    await user.tab()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })

  it('never saves by an Enter in Plans, and marks a text there that is no plan', async () => {
    const { user } = await openAdd()
    await fill(user)
    const plans = screen.getByRole('combobox', { name: 'Plans' })
    expect(plans).toHaveAccessibleDescription(/^Enter adds the only match; .* arrow keys\.$/)
    await user.type(plans, `${letter}26NONE{Enter}`)
    await user.click(save())
    expect(plans).toHaveFocus()
    expect(plans).toHaveAccessibleDescription(
      /wasn’t added\. Choose from the list with the arrow keys\.$/,
    )
    expect(writes()).toEqual([])
    await put(user, plans, one.toLowerCase())
    await user.keyboard('{Enter}')
    await user.click(save())
    await screen.findByText('New game added successfully!')
    expect(writes()).toMatchObject([{ body: { plans: [two, one] } }])
  })

  it('saves the team as it stands, also where a letter was taken back at once', async () => {
    const { user } = await openEdit()
    const stands = `${name} vs. Utah`
    fireEvent.change(label('Game Number'), { target: { value: '9' } })
    act(() => {
      fireEvent.input(label('Team'), { target: { value: `${stands}x` } })
      fireEvent.input(label('Team'), { target: { value: stands } })
    })
    expect(label('Team')).toHaveValue(stands)
    await user.click(save())
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    expect(writes()[0]?.body).toMatchObject({ team: stands, game_number: 9 })
  })

  it('chooses from the list as it is with the last letter, however quickly a key follows', async () => {
    const meant = `${name} vs. ${teams[team].exampleOpponent}`
    const { user } = await openEdit()
    await user.click(label('Team'))
    fireEvent.input(label('Team'), { target: { value: meant.slice(0, -1) } })
    fireEvent.keyDown(label('Team'), { key: 'ArrowDown' })
    fireEvent.keyDown(label('Team'), { key: 'Enter' })
    expect(label('Team')).toHaveValue(meant)
    await user.click(save())
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    expect(writes()[0]?.body).toMatchObject({ team: meant })
  })

  it('says a doubt below its field while it is typed, and saves without a question', async () => {
    const { user } = await openEdit()
    fireEvent.input(label('Team'), { target: { value: `${name} vs. Nobody` } })
    await put(user, label('Event Time'), '03:00')
    expect(label('Team')).toHaveAccessibleDescription(
      "'Nobody' isn’t a known opponent, so sheets print X.",
    )
    expect(label('Event Time')).toHaveAccessibleDescription(`${code} starts at 3:00 AM.`)
    expect(label('Team')).toBeValid()
    expect(label('Event Time')).toBeValid()
    await user.click(save())
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    expect(writes()).toMatchObject([
      { method: 'PUT', body: { team: `${name} vs. Nobody`, event_time: '03:00:00' } },
    ])
  })

  it('keeps the code of a game that moves, and says what a new code would change', async () => {
    const { user } = await openEdit()
    const name = label('Event Name')
    await put(user, label('Event Date'), '2026-01-04')
    expect(name).toHaveAccessibleDescription(/Code says Jan 1\.$/)
    await put(user, name, awkward)
    expect(name).toHaveAccessibleDescription(
      `${teams[team].name} vs. Utah on Sun, Feb 1, 2026 has this code. Row A and B prices go by code. With the new code, the calendar shows $xx.`,
    )
    const [priced, , a, b] = eventPrices.find(([one]) => one.startsWith(letter)) ?? ['', '', '', '']
    await put(user, name, priced)
    expect(name).toHaveAccessibleDescription(
      new RegExp(`the calendar shows A:\\$${Number(a)}\\S*, B:\\$${Number(b)}`),
    )
    await put(user, name, code)
    await user.click(save())
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    expect(writes()).toMatchObject([
      { method: 'PUT', body: { event_name: code, event_date: '2026-01-04' } },
    ])
    expect(await screen.findByText('Code says Jan 1')).toBeInTheDocument()
  })

  it('names the game that has the code of a new one’s day, and fills none in', async () => {
    const { user } = await openAdd()
    await put(user, label('Event Date'), '2026-01-01')
    await user.tab()
    expect(label('Event Name')).toHaveValue('')
    expect(label('Event Name')).toHaveAccessibleDescription(
      `${code} is ${name} vs. Utah on Thu, Jan 1, 2026. A different code has no price.`,
    )
  })
})
