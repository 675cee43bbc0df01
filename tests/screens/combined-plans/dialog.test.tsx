import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { emptyPlan } from '../../mock-api/database'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { gone, notes, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { append, put } from '../kit/typing'
import { CODE, cellsOf, input, LIST, open, openEdit, PATH } from './combinedPlansScreen'

const openNew = (user: UserEvent) => openDialog(user, 'Add New Plan')

describe('adding a plan', () => {
  it('[check 48] posts it once for a double click, says so and shows it', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), ' P26NEW ')
    await append(user, input(dialog, 'Plan Event Title'), 'Brand New')
    await append(user, input(dialog, 'Plan Event PDF (URL or Filename)'), 'new plan.pdf')
    await user.type(input(dialog, 'Original Plans'), 'B26FULL{Enter}')
    await append(user, input(dialog, 'Original Plans'), 'x26classics, C26FULL,,b26full')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(await screen.findByText('Game plan saved successfully!')).toBeInTheDocument()
    await gone('dialog')
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: PATH,
        search: '',
        body: {
          combine_plan_event: 'P26NEW',
          plan_event_title: 'Brand New',
          plan_event_pdf: 'new plan.pdf',
          original_plans: 'B26FULL,x26classics,C26FULL,b26full',
        },
      },
    ])
    expect(await screen.findByText('P26NEW')).toBeInTheDocument()
  })

  it.each(['P26NEW', 'P26ALL'])('offers to share %s once it is saved', async (code) => {
    const { user } = await open()
    const isNew = code === 'P26NEW'
    const dialog = isNew ? await openNew(user) : await openEdit(user, code)
    if (isNew) await append(user, input(dialog, CODE), code)
    await append(user, input(dialog, 'Plan Event Title'), 'Suite Nights')
    await press(user, dialog, 'Save')
    const message = (await screen.findByText('Game plan saved successfully!')).parentElement
    // Ctrl+Z is for Undo alone.
    await user.keyboard('{Control>}z{/Control}')
    await user.click(within(message as HTMLElement).getByRole('button', { name: 'Share' }))
    const links = await screen.findByRole('dialog', { name: `Public links for ${code}` })
    expect(await within(links).findByText(/Suite Nights$/)).toBeInTheDocument()
  })

  it('takes the one plan that what is typed matches with Enter, and another name by its own option', async () => {
    // Another season's plan of the same name doesn't count.
    api.db.games.bruins.push({ event_id: api.db.nextId++, ...emptyPlan('X27CLASSICS') })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    const plans = input(dialog, 'Original Plans')
    expect(plans).toHaveAccessibleDescription(
      'Enter adds the only match; otherwise choose from the list with the arrow keys. A new name is added as typed, by Enter or a comma.',
    )
    await user.type(plans, 'classics{Enter}')
    expect(dialog.getByRole('button', { name: 'X26CLASSICS' })).toBeInTheDocument()
    // Of several none is taken, nor what is typed.
    await user.type(plans, 'full{Enter}')
    expect(plans).toHaveAccessibleDescription(
      '"full" wasn’t added. Choose from the list with the arrow keys.',
    )
    await user.keyboard('{ArrowDown}{Enter}')
    expect(dialog.getByRole('button', { name: 'B26FULL' })).toBeInTheDocument()
    // After an Enter that adds nothing, what is typed next takes the place of the text.
    await user.keyboard('2{Enter}full')
    expect(plans).toHaveValue('full')
    // Of what is left one plan alone matches.
    await user.keyboard('{Enter}full')
    expect(dialog.getByRole('button', { name: 'C26FULL' })).toBeInTheDocument()
    await user.click(await screen.findByRole('option', { name: 'Add “full” as typed' }))
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([
      { original_plans: 'X26CLASSICS,B26FULL,C26FULL,full' },
    ])
  })

  it('marks a name that is only typed, and saves neither it nor anything else', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await user.type(input(dialog, 'Original Plans'), 'C26WKS')
    await user.click(input(dialog, 'Plan Event Title'))
    expect(dialog.queryByRole('button', { name: 'C26WKS' })).toBeNull()
    const plans = input(dialog, 'Original Plans')
    expect(plans).toBeInvalid()
    expect(plans).toHaveAccessibleDescription(
      '"C26WKS" wasn’t added. Press Enter to add it as typed.',
    )
    await press(user, dialog, 'Save')
    expect(plans).toHaveFocus()
    expect(plans).toHaveValue('C26WKS')
    expect(writes()).toEqual([])
    await press(user, dialog, 'Cancel')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await gone('alertdialog')
    await user.clear(plans)
    expect(plans).toBeValid()
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([{ original_plans: '' }])
  })

  it('names a plan that nobody knows while it is typed, and saves it without a question', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await user.type(input(dialog, 'Original Plans'), 'C26WK,X26CLASSICS{Enter}')
    const words = 'No plan named C26WK, so customers don’t see its games.'
    await waitFor(() => expect(notes(dialog)).toContainEqual(expect.stringContaining(words)))
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([
      { original_plans: 'C26WK,X26CLASSICS' },
    ])
  })

  it('makes of a code what a link can carry, and offers no page before it is saved', async () => {
    const [typed, code] = ['P26 Müller/Smith & Co %?#\\Łódź', 'P26Muller-Smith-Co-Lodz']
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, CODE), typed)
    expect(input(dialog, CODE)).toHaveValue(code)
    // The caret stays where the person types.
    await user.keyboard('{ArrowLeft} éX')
    expect(input(dialog, CODE)).toHaveValue(`${code.slice(0, -1)}eX${code.at(-1)}`)
    await user.keyboard('{Backspace}{Backspace}')
    expect(input(dialog, CODE)).toHaveAccessibleDescription('No spaces, accents or symbols.')
    // Tab leads on to the next field.
    await user.tab()
    expect(input(dialog, 'Plan Event Title')).toHaveFocus()
    expect(dialog.queryAllByRole('link')).toEqual([])
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([{ combine_plan_event: code }])
  })

  it('shows a saved package’s pages after all fields, two of them at once', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'P26ALL')
    const links = dialog.getByRole('group', { name: 'Public links' })
    expect(
      input(dialog, 'Original Plans').compareDocumentPosition(links) &
        Node.DOCUMENT_POSITION_FOLLOWING,
    ).toBeTruthy()
    const more = within(links).getByText('More links').closest('details') as HTMLElement
    const namesIn = (box: HTMLElement) =>
      within(box)
        .getAllByRole('link', { hidden: true })
        .map((link) => link.textContent)
    expect(namesIn(links).slice(0, 2)).toEqual(['Package sheet', 'Calendar'])
    expect(namesIn(more)).toEqual(['Pricing sheet', 'Package text'])
    expect(more).not.toHaveAttribute('open')
  })

  it('says that the links of a stored code do not open, and keeps the code', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: LIST,
      body: [{ combine_plan_event: 'P26 Loge/Club' }],
    })
    const { user } = await open()
    const dialog = await openEdit(user, 'P26 Loge/Club')
    expect(notes(dialog)).toContain(
      'The public links of P26 Loge/Club don’t work, because links can’t have a slash or an accented capital. Save the package as P26Loge-Club, then delete this one.',
    )
    await append(user, input(dialog, 'Plan Event Title'), 'T')
    await press(user, dialog, 'Save')
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]).toMatchObject({
      path: `${PATH}/P26%20Loge%2FClub`,
      body: { combine_plan_event: 'P26 Loge/Club' },
    })
  })

  it('suggests the plans of both teams, last those without games, which say so', async () => {
    for (const [team, name] of [
      ['bruins', 'B26FULLOLD'],
      ['celtics', 'C26FULLNEW'],
    ] as const) {
      api.db.games[team].push({ event_id: api.db.nextId++, ...emptyPlan(name) })
    }
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, 'Original Plans'), '26full')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'B26FULL · 44 games',
      'C26FULL · 48 games',
      'B26FULLOLD · no games yet',
      'C26FULLNEW · no games yet',
      'Add “26full” as typed',
    ])
  })

  it('suggests a plan first that was just made in this tab', async () => {
    const made = renderApp('/bgs/game-plans/bruins', { as: 'bgs' })
    const added = await openDialog(made.user, 'Add New Game Plan')
    await put(made.user, added.getByLabelText('Plan Event Name'), 'B26FULLNEW')
    await press(made.user, added, 'Save')
    await screen.findByText('New game plan added successfully!')
    made.unmount()
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, 'Original Plans'), '26full')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual([
      'B26FULLNEW · no games yet',
      'B26FULL · 44 games',
      'C26FULL · 48 games',
      'Add “26full” as typed',
    ])
  })

  it.each([
    ['   ', 'Combined Plan Event is required.'],
    [' - ', 'Combined Plan Event needs a letter or a digit.'],
  ])('[check 87] refuses %j as the plan event, and sends nothing', async (code, words) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), code)
    await press(user, dialog, 'Save')
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(writes()).toEqual([])
  })

  it('under a code that exists warns, and replaces that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    expect(notes(dialog)).toEqual([])
    await append(user, input(dialog, CODE), 'p26all')
    await waitFor(() =>
      expect(notes(dialog)).toContain(
        'P26ALL already exists. Saving replaces it with what’s entered here.',
      ),
    )
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['PUT', `${PATH}/P26ALL`]])
  })

  it('under a code that somebody else took meanwhile is stopped, and may then replace that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    api.db.combinedPlans.push({
      ...(api.db.combinedPlans[0] as (typeof api.db.combinedPlans)[0]),
      combine_plan_event: 'P26NEW',
      original_plans: '',
    })
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(/^Someone else just added P26NEW/)).toBeInTheDocument()
    expect(writes()).toEqual([])
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['PUT', `${PATH}/P26NEW`]])
  })

  it('is refused a code whose links are another plan’s, with the name of that plan', async () => {
    Object.assign(api.db.combinedPlans[0] ?? {}, { combine_plan_event: 'P26 Suite B' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'p26suiteb')
    const words = 'P26 Suite B has the same public links. Choose another code.'
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    await press(user, dialog, 'Save')
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    expect(input(dialog, CODE)).toBeInvalid()
    expect(writes()).toEqual([])
  })
})

describe('editing a plan', () => {
  it('starts with what it is and puts what it becomes', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'P26HALFA')
    expect(input(dialog, CODE)).toHaveValue('P26HALFA')
    expect(input(dialog, 'Plan Event Title')).toHaveValue('Boston Garden Society Half Season A')
    expect(dialog.getByRole('button', { name: 'B26HALFA' })).toBeInTheDocument()
    await user.clear(input(dialog, 'Plan Event Title'))
    await append(user, input(dialog, 'Plan Event Title'), 'Half A')
    await user.clear(input(dialog, 'Plan Event PDF (URL or Filename)'))
    await user.type(input(dialog, 'Original Plans'), '{Backspace}')
    expect(notes(dialog)).toEqual([])
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `${PATH}/P26HALFA`,
        search: '',
        body: {
          combine_plan_event: 'P26HALFA',
          plan_event_title: 'Half A',
          plan_event_pdf: null,
          original_plans: 'B26HALFA',
        },
      },
    ])
    await waitFor(() => expect(cellsOf('P26HALFA')[1]).toHaveTextContent(/^Half A$/))
  })

  it('under a new code warns, and posts a second plan', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'P26ALL')
    await append(user, input(dialog, CODE), '2')
    await waitFor(() =>
      expect(notes(dialog)).toContain('A new code creates a second package. P26ALL isn’t changed.'),
    )
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', PATH]])
    expect(await screen.findByText('P26ALL2')).toBeInTheDocument()
    expect(screen.getByText('P26ALL')).toBeInTheDocument()
  })
})

describe('leaving typed work', () => {
  it('Cancel and Escape ask where something is typed; Keep editing keeps, Discard throws away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await press(user, dialog, 'Cancel')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await gone('alertdialog')
    expect(input(dialog, CODE)).toHaveValue('P26NEW')

    await user.click(input(dialog, CODE))
    await user.keyboard('{Escape}')
    const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(again).getByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toEqual([])
    const fresh = await openNew(user)
    expect(input(fresh, CODE)).toHaveValue('')
    await press(user, fresh, 'Cancel')
    await gone('dialog')
  })

  it('going to another page asks, and goes only after Discard', async () => {
    const { user, router } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    void router.navigate('/users')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    expect(here()).toBe('/bgs/game-plans')
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
  })
})

describe('[check 89] Enter that ends a composition', () => {
  it.each([
    ['its key code', { key: 'Enter', keyCode: 229, which: 229 }],
    ['its flag', { key: 'Enter', keyCode: 229, isComposing: true }],
  ])('told by %s makes no chip and saves nothing', async (_what, event) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26IME')
    const chips = dialog.getByRole('combobox', { name: 'Original Plans' })
    await user.click(chips)
    fireEvent.compositionStart(chips)
    fireEvent.change(chips, { target: { value: 'にほ' } })
    fireEvent.keyDown(chips, event)
    expect(chips).toHaveValue('にほ')
    expect(dialog.queryByRole('button', { name: 'にほ' })).toBeNull()
    expect(writes()).toEqual([])
    fireEvent.compositionEnd(chips)
    fireEvent.keyDown(chips, { key: 'Enter', keyCode: 13, which: 13 })
    expect(await dialog.findByRole('button', { name: 'にほ' })).toBeInTheDocument()
    expect(chips).toHaveValue('')
    expect(writes()).toEqual([])
  })
})
