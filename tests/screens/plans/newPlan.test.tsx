import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-api/faults'
import { renderApp } from '../../renderApp'
import { allowConsole, api } from '../../setup'
import { gone, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { append, choose, put } from '../kit/typing'
import { open, openNew, planRow } from './plansScreen'

describe('a new game plan', () => {
  // A short season: every option of the game field is drawn with each key.
  beforeEach(() => {
    const kept = ['C251022', 'C251029', 'C251205']
    api.db.games.celtics = api.db.games.celtics.filter(
      ({ plan_event_name, event_name }) =>
        ['C26SUITE5', 'C26WAITLIST'].includes(plan_event_name ?? '') ||
        (plan_event_name === 'C26FULL' && kept.includes(event_name ?? '')),
    )
  })

  it('needs no game', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26 “É” #1/2 50% 🏀')
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    expect(writes().map(({ body }) => body)).toEqual([
      {
        event_name: '',
        plans: 'C26 “É” #1/2 50% 🏀',
        team: '',
        game_number: 0,
        event_date: '',
        event_time: '',
      },
    ])
    const made = await screen.findByRole('dialog', { name: 'Plan Details: C26 “É” #1/2 50% 🏀' })
    await press(user, within(made), 'Close')
    expect(await screen.findByRole('cell', { name: 'C26 “É” #1/2 50% 🏀' })).toBeInTheDocument()
  })

  it.each([
    ['', 'Plan Event Name is required'],
    ['   ', 'Plan Event Name is required'],
    ['..', "'..' cannot be used as a name."],
    ['Pricing', "'Pricing' cannot be used as a name."],
    ['a, b', 'A plan’s name cannot hold a comma.'],
  ])('refuses the name %j and sends nothing', async (name, words) => {
    const { user } = await open()
    const dialog = await openNew(user)
    if (name) await append(user, dialog.name, name)
    await dialog.save()
    expect(await dialog.findByText(words)).toBeInTheDocument()
    expect(dialog.name).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it('takes a game typed by its code, whatever the case', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26NEW')
    await append(user, dialog.game, 'c251205')
    await user.tab()
    await dialog.save()
    await screen.findByText('New game plan added successfully!')
    expect(writes().map(({ body }) => (body as { event_name: string }).event_name)).toEqual([
      'C251205',
    ])
  })

  it('refuses a text that is no game, and keeps it', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26NEW')
    await append(user, dialog.game, 'C999999')
    await dialog.save()
    expect(
      await dialog.findByText("'C999999' is none of the games. Choose one from the list."),
    ).toBeInTheDocument()
    expect(dialog.game).toHaveValue('C999999')
    expect(writes()).toEqual([])
  })

  it('says before saving that the name exists, and then adds the game to that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'c26suite5')
    expect(
      await dialog.findByText('C26SUITE5 exists already. Saving adds the chosen game to it.'),
    ).toBeInTheDocument()
    await dialog.save()
    expect(
      await dialog.findByText('C26SUITE5 exists already. Choose another name or a game.'),
    ).toBeInTheDocument()
    await append(user, dialog.game, 'C251205')
    expect(
      await screen.findByRole('option', { name: /^C251205 .*\(in this plan\)$/ }),
    ).toHaveAttribute('aria-disabled', 'true')
    await dialog.save()
    expect(await dialog.findByText('C251205 is already in C26SUITE5.')).toBeInTheDocument()
    expect(writes()).toEqual([])
    await user.clear(dialog.game)
    await choose(user, dialog.game, 'C251029', /^C251029/)
    await dialog.save()
    expect(await screen.findByText('Event added successfully!')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { plans: 'C26SUITE5', event_name: 'C251029' } }])
    await waitFor(() => expect(planRow('C26SUITE5')).toHaveTextContent('C251029'))
  })

  it('sends one request for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26TWICE')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    await screen.findByText('New game plan added successfully!')
    expect(writes()).toHaveLength(1)
  })

  it('says when the games cannot be loaded, and loads them on request', async () => {
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: 'distinct/games' })
    const { user } = await open()
    const dialog = await openNew(user)
    expect(await dialog.findByText('Failed to load games data')).toBeInTheDocument()
    await append(user, dialog.name, 'C26NEW')
    await append(user, dialog.game, 'C251205')
    await dialog.save()
    expect(await dialog.findByText('The games have not been loaded yet.')).toBeInTheDocument()
    api.faults.clear()
    await press(user, dialog, 'Try Again')
    await waitFor(() => expect(dialog.queryByText('Failed to load games data')).toBeNull())
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })

  const SHORT = 'Failed to add new game plan...'
  const failures: [string, Fault, string][] = [
    ['500', { kind: 'status', status: 500 }, SHORT],
    [
      '400 with a reason',
      { kind: 'status', status: 400, body: { message: 'Name too long.' } },
      'Failed to add new game plan: Name too long.',
    ],
    ['success: false', { kind: 'refused', body: 'Disk is full.' }, 'Error: Disk is full.'],
  ]
  it.each(failures)('%s: says so and keeps everything typed', async (_name, fault, words) => {
    if (words === SHORT) allowConsole(/^Failed to add new game plan ApiError/)
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26NEW')
    await choose(user, dialog.game, 'C251205', /^C251205/)
    const typed = (dialog.game as HTMLInputElement).value
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await dialog.save()
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(screen.getAllByText(words)).toHaveLength(1)
    expect(dialog.name).toHaveValue('C26NEW')
    expect(dialog.game).toHaveValue(typed)
    repair()
    await dialog.save()
    expect(await screen.findByText('New game plan added successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(2)
    expect(writes()[1]).toEqual(writes()[0])
  })

  it('asks before typed work is thrown away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, dialog.name, 'C26NEW')
    await user.keyboard('{Escape}')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toEqual([])
  })
})

describe('[check 87] a required field that is only blank', () => {
  interface Form {
    path: string
    button: string
    save: string
    field: string
    words: string
  }
  const forms: Form[] = [
    {
      path: '/bgs/game-plans/bruins',
      button: 'Add New Game Plan',
      save: 'Save',
      field: 'Plan Event Name',
      words: 'Plan Event Name is required',
    },
  ]
  const blanks = ['', ' ', '\u00a0']
  it.each(forms.flatMap((form) => blanks.map((blank) => ({ ...form, blank }))))(
    '$path: $blank says so there, and sends nothing',
    async ({ path, button, save, field, words, blank }) => {
      const { user } = renderApp(path, { as: 'bgs' })
      const dialog = await openDialog(user, button)
      const box = dialog.getByRole('textbox', { name: new RegExp(`^${field}`) })
      await put(user, box, blank)
      await user.click(dialog.getByRole('button', { name: save }))
      expect(await dialog.findAllByText(words)).toHaveLength(1)
      expect(box).toHaveFocus()
      expect(box).toHaveAttribute('aria-invalid', 'true')
      expect(box).toHaveAccessibleDescription(words)
      expect(writes()).toEqual([])
    },
  )
})
