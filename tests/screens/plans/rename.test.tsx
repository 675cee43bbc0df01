import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { gameChangeLogOf } from '../../../src/staff/links/gameChanges'
import { aCombinedPlanRow, aGame, aGameRow } from '../../records'
import { api } from '../../setup'
import { press } from '../kit/dialog'
import { calls, writes } from '../kit/requests'
import { openLoaded, ROOT } from './planDetails'

/* A plan gets another name on a server that renames none by what its lists give. */

const BRUINS = '/bgs/game-plans/bruins'

beforeEach(() => {
  const { db } = api
  const rows = (letter: string, plan: string, first: number) =>
    ['251022', '251205'].map((day, index) =>
      aGameRow({
        event_id: first + index,
        event_name: letter + day,
        plan_event_name: plan,
        event_date: `20${day.slice(0, 2)}-${day.slice(2, 4)}-${day.slice(4)}`,
      }),
    )
  db.games.celtics = [...rows('C', 'C26TWO', 1), ...rows('C', 'C26OTHER', 11)]
  db.games.bruins = [...rows('B', 'B26TWO', 21), ...rows('B', 'BP265PLANA', 31)]
  db.combinedPlans = [
    aCombinedPlanRow({ combine_plan_event: 'p26a', original_plans: 'C26TWO,B26TWO' }),
    aCombinedPlanRow({ combine_plan_event: 'p26b', original_plans: 'C26OTHER' }),
  ]
  api.faults.add({ kind: 'status', status: 404, path: 'gameplans/' })
})

async function openRename(plan: string, path?: string) {
  const { user, dialog, client } = await openLoaded(plan, path)
  await user.click(await dialog.findByRole('button', { name: 'Rename' }))
  const rename = within(await screen.findByRole('dialog', { name: `Rename ${plan}` }))
  return { user, rename, client }
}

/** The writes in one line each: 'POST C251022 in C26NEW', 'PUT p26a: C26NEW,B26TWO'. */
const lines = () =>
  writes().map(({ method, path, search, body }) => {
    const { event_name, plans, original_plans } = (body ?? {}) as Record<string, string>
    if (method === 'POST') return `POST ${event_name} in ${plans}`
    if (method === 'PUT') return `PUT ${path.split('/').at(-1)}: ${original_plans}`
    return `DELETE ${path.split('/').at(-1)}${search}`
  })

describe('renaming a plan step by step', () => {
  it('adds the games to the new name, changes packages, then deletes the old plan; undo brings it back', async () => {
    const { user, rename, client } = await openRename('C26TWO')
    // A game of another package was moved before.
    const before = aGame({ eventName: 'C251022', plans: ['C26OTHER'], date: '2025-10-22' })
    act(() => gameChangeLogOf(client).add([{ before, after: { ...before, time: '20:00:00' } }]))
    const name = rename.getByRole('textbox', { name: 'Plan Event Name' })
    await waitFor(() => expect(name).toHaveFocus())
    // The old name is selected: what is typed replaces it.
    await user.keyboard('C26NEW')
    expect(name).toHaveValue('C26NEW')
    expect(
      await rename.findByText('Are you sure you want to delete plan C26TWO?'),
    ).toBeInTheDocument()
    const summary = () =>
      within(rename.getByRole('list', { name: 'C26TWO → C26NEW' }))
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent)
    const [links, undo] = [
      'Customers’ links stay the same. Packages show today as the last update.',
      'Undo restores C26TWO and leaves C26NEW empty.',
    ]
    const asked = ['Moves to the new name: 2 games and p26a.', links, 'C26TWO is then deleted.']
    expect(summary()).toEqual([...asked, undo])
    expect(writes()).toEqual([])
    await user.keyboard('{Enter}')
    expect(await rename.findByText('Renamed C26TWO to C26NEW.')).toBeInTheDocument()
    const done = ['Moved to the new name: 2 games and p26a.', links, 'C26TWO was deleted.', undo]
    expect(summary()).toEqual(done)
    expect(await screen.findByText('Games in p26b changed.')).toBeInTheDocument()
    expect(rename.queryByRole('listitem', { name: 'p26b' })).toBeNull()
    expect(lines()).toEqual([
      'POST C251022 in C26NEW',
      'POST C251205 in C26NEW',
      'PUT p26a: C26NEW,B26TWO',
      'DELETE C26TWO',
    ])
    // Read and compared before the old plan goes.
    const all = calls()
    const lastWrite = all.findIndex((call) => call.startsWith('DELETE'))
    const put = all.findIndex((call) => call.startsWith('PUT'))
    expect(all.slice(put, lastWrite)).toContain(`GET ${ROOT}/combined/distinct`)

    await press(user, rename, 'Undo')
    expect(await rename.findByText('Renaming C26TWO to C26NEW was undone.')).toBeInTheDocument()
    expect(rename.queryByText('C26TWO was deleted.')).toBeNull()
    expect(lines().slice(4)).toEqual([
      'POST C251022 in C26TWO',
      'POST C251205 in C26TWO',
      'PUT p26a: C26TWO,B26TWO',
      'DELETE C26NEW?event_name=C251205',
      'DELETE C26NEW?event_name=C251022',
    ])
  })

  it('empties a plan of the Bruins event by event, and says that the name stays', async () => {
    const { user, rename } = await openRename('B26TWO', BRUINS)
    await user.keyboard('B26NEW')
    const stays =
      /^B26TWO stays in the list as an empty plan, because a Bruins plan can’t be deleted/
    expect(await rename.findByText(stays)).toBeInTheDocument()
    expect(rename.queryByText(/^Are you sure/)).toBeNull()
    await press(user, rename, 'Rename')
    expect(await rename.findByText('Renamed B26TWO to B26NEW.')).toBeInTheDocument()
    expect(rename.getByText(stays)).toBeInTheDocument()
    expect(lines().slice(3).sort()).toEqual([
      'DELETE B26TWO?event_name=B251022',
      'DELETE B26TWO?event_name=B251205',
    ])
  })

  it('leaves the old plan and its packages alone while a game is missing under the new name', async () => {
    api.faults.add({ method: 'POST', path: '/add', kind: 'status', status: 500, times: 1 })
    const { user, rename } = await openRename('C26TWO')
    await user.keyboard('C26NEW{Enter}')
    await user.click(await rename.findByRole('button', { name: 'Retry failed items' }))
    expect(await rename.findByText('Renamed C26TWO to C26NEW.')).toBeInTheDocument()
    expect(lines()).toEqual([
      'POST C251022 in C26NEW',
      'POST C251205 in C26NEW',
      'POST C251022 in C26NEW',
      'PUT p26a: C26NEW,B26TWO',
      'DELETE C26TWO',
    ])
  })

  it('refuses a name that is taken, another team’s, or sheets look for, and keeps what was typed', async () => {
    const first = await openRename('C26TWO')
    const field = () => first.rename.getByRole('textbox', { name: 'Plan Event Name' })
    await first.user.keyboard('c26other')
    expect(field()).toHaveAccessibleDescription('C26OTHER already exists.')
    await first.user.clear(field())
    await first.user.keyboard('B26NEW{Enter}')
    expect(field()).toHaveAccessibleDescription('A Celtics plan’s name must start with C.')
    expect(first.rename.getByRole('button', { name: 'Rename' })).toBeDisabled()
    await press(first.user, first.rename, 'Cancel')
    const again = await openRename('C26TWO')
    expect(again.rename.getByRole('textbox')).toHaveValue('B26NEW')
    await press(again.user, again.rename, 'Cancel')

    const sheets = await openRename('BP265PLANA', BRUINS)
    expect(await sheets.rename.findByText(/Ask your web team to rename it\.$/)).toBeInTheDocument()
    expect(sheets.rename.queryByRole('textbox')).toBeNull()
    expect(writes()).toEqual([])
  })
})
