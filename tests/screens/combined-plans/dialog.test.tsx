import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Fault } from '../../mock-api/faults'
import { api } from '../../setup'
import { gone, notes, openDialog, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { append } from '../kit/typing'
import { CODE, cellsOf, input, LIST, open, openEdit, PATH } from './combinedPlansScreen'

const openNew = (user: UserEvent) => openDialog(user, 'Add New Plan')

describe('adding a plan', () => {
  it('posts it, says so and shows it', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), ' P26NEW ')
    await append(user, input(dialog, 'Plan Event Title'), 'Brand New')
    await user.type(input(dialog, 'Original Plans'), 'B26FULL{Enter}x26classics{Enter}')
    await press(user, dialog, 'Save')
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
          plan_event_pdf: null,
          original_plans: 'B26FULL,x26classics',
        },
      },
    ])
    expect(await screen.findByText('P26NEW')).toBeInTheDocument()
  })

  it('makes chips of names with commas between', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await append(user, input(dialog, 'Plan Event PDF (URL or Filename)'), 'new plan.pdf')
    await append(user, input(dialog, 'Original Plans'), 'B26FULL, C26FULL,,b26full')
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toEqual([
      {
        combine_plan_event: 'P26NEW',
        plan_event_title: '',
        plan_event_pdf: 'new plan.pdf',
        original_plans: 'B26FULL,C26FULL,b26full',
      },
    ])
  })

  it('marks a name that is only typed, and saves neither it nor anything else', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await user.type(input(dialog, 'Original Plans'), 'C26WK')
    await user.click(input(dialog, 'Plan Event Title'))
    expect(dialog.queryByRole('button', { name: 'C26WK' })).toBeNull()
    const plans = input(dialog, 'Original Plans')
    expect(plans).toBeInvalid()
    expect(plans).toHaveAccessibleDescription('"C26WK" was not added. Press Enter to add it.')
    await press(user, dialog, 'Save')
    expect(plans).toHaveFocus()
    expect(plans).toHaveValue('C26WK')
    expect(writes()).toEqual([])
    await user.clear(plans)
    expect(plans).toBeValid()
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([{ original_plans: '' }])
  })

  it('asks before a name that is only typed is thrown away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, 'Original Plans'), 'C26WK')
    await press(user, dialog, 'Cancel')
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeInTheDocument()
  })

  it('marks a plan that nobody knows, and asks before it is saved', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await user.type(input(dialog, 'Original Plans'), 'C26WK{Enter}X26CLASSICS{Enter}')
    const words = 'C26WK is none of the plans.'
    await waitFor(() => expect(notes(dialog)).toContainEqual(expect.stringContaining(words)))
    await press(user, dialog, 'Save')
    const question = within(await screen.findByRole('alertdialog'))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(`${words} Save all the same?`)
    await press(user, question, 'Go back')
    await gone('alertdialog')
    expect(writes()).toEqual([])
    await press(user, dialog, 'Save')
    await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([
      { original_plans: 'C26WK,X26CLASSICS' },
    ])
  })

  it.each([
    ['P26 TEST A', 'P26TESTA', 'p26testa'],
    ['P26 Müller/Smith & Co', 'P26Muller-Smith-Co', 'p26muller-smith-co'],
    ['50%?#\\Łódź', '50-Lodz', '50-lodz'],
  ])(
    'makes of the code %j what a link can carry, and shows its pages',
    async (typed, code, link) => {
      const { user } = await open()
      const dialog = await openNew(user)
      await user.type(input(dialog, CODE), typed)
      expect(input(dialog, CODE)).toHaveValue(code)
      expect(input(dialog, CODE)).toHaveAccessibleDescription(
        'A link carries no blanks, accents or signs.',
      )
      const links = within(dialog.getByRole('group', { name: 'Public links' }))
      expect(links.getAllByRole('link').map((one) => one.getAttribute('href'))).toEqual(
        ['calendar/', 'calendar/pricing-sheet/', 'package/']
          .map((page) => `${window.location.origin}/game-plans/bgs/${page}${link}`)
          .concat(`${window.location.origin}/game-plans/bgs/package/${link}/text`),
      )
      await press(user, dialog, 'Save')
      await screen.findByText('Game plan saved successfully!')
      expect(writes().map(({ body }) => body)).toMatchObject([{ combine_plan_event: code }])
    },
  )

  it('leaves the caret where the person types', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, CODE), 'P26AB')
    await user.keyboard('{ArrowLeft} é')
    await user.keyboard('X')
    expect(input(dialog, CODE)).toHaveValue('P26AeXB')
  })

  it('says that the links of a stored code do not open, and keeps the code', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: LIST,
      body: [{ combine_plan_event: 'P26 Loge Club' }],
    })
    const { user } = await open()
    const dialog = await openEdit(user, 'P26 Loge Club')
    expect(notes(dialog)).toContain(
      'The public links of P26 Loge Club do not open: a link carries no blanks, accents or signs. Save the plan as P26LogeClub, then delete this one.',
    )
    await append(user, input(dialog, 'Plan Event Title'), 'T')
    await press(user, dialog, 'Save')
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]).toMatchObject({
      path: `${PATH}/P26%20Loge%20Club`,
      body: { combine_plan_event: 'P26 Loge Club' },
    })
  })

  it('suggests the plans of both teams', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(input(dialog, 'Original Plans'), '26full')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['B26FULL', 'C26FULL'])
  })

  it.each(['...', ' - '])('refuses the code %j, which no link leads to', async (code) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), code)
    await press(user, dialog, 'Save')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Combined Plan Event needs a letter or a digit.',
    )
    expect(writes()).toEqual([])
  })

  it.each(['', '   '])(
    '[check 87] asks for the plan event when it is %j, and sends nothing',
    async (code) => {
      const { user } = await open()
      const dialog = await openNew(user)
      if (code) await append(user, input(dialog, CODE), code)
      await press(user, dialog, 'Save')
      expect(await dialog.findByRole('alert')).toHaveTextContent('Combined Plan Event is required.')
      expect(writes()).toEqual([])
    },
  )

  it('under a code that exists warns, and replaces that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    expect(notes(dialog)).toEqual([])
    await append(user, input(dialog, CODE), 'p26all')
    await waitFor(() =>
      expect(notes(dialog)).toContain(
        'P26ALL exists already. Saving replaces it with what stands here.',
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
    expect(
      await dialog.findByText(/^P26NEW was added by somebody else meanwhile/),
    ).toBeInTheDocument()
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
    const words = 'P26 Suite B has the same public links. Please choose another code.'
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    await press(user, dialog, 'Save')
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    expect(input(dialog, CODE)).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it('[check 48] sends one request for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26TWICE')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    await screen.findByText('Game plan saved successfully!')
    expect(writes()).toHaveLength(1)
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
      expect(notes(dialog)).toContain(
        'Saving under a new code creates a second package; P26ALL stays as it is.',
      ),
    )
    await press(user, dialog, 'Save')
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', PATH]])
    expect(await screen.findByText('P26ALL2')).toBeInTheDocument()
    expect(screen.getByText('P26ALL')).toBeInTheDocument()
  })

  it('writes a code with a slash into one segment of the address', async () => {
    api.faults.add({
      kind: 'raw',
      method: 'GET',
      path: LIST,
      body: [{ combine_plan_event: 'A/B ?#' }],
    })
    const { user } = await open()
    const dialog = await openEdit(user, 'A/B ?#')
    await append(user, input(dialog, 'Plan Event Title'), 'T')
    await press(user, dialog, 'Save')
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]?.path).toBe(`${PATH}/A%2FB%20%3F%23`)
  })
})

describe('when saving fails', () => {
  const failures: [string, Fault, string][] = [
    ['500', { kind: 'status', status: 500 }, 'Failed to save game plan.'],
    ['success: false', { kind: 'refused', body: 'Disk is full.' }, 'Error: Disk is full.'],
  ]
  it.each(failures)('%s: says so and keeps everything typed', async (_name, fault, words) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, input(dialog, CODE), 'P26NEW')
    await append(user, input(dialog, 'Plan Event Title'), 'Kept')
    await user.type(input(dialog, 'Original Plans'), 'B26FULL{Enter}')
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await press(user, dialog, 'Save')
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(input(dialog, CODE)).toHaveValue('P26NEW')
    expect(input(dialog, 'Plan Event Title')).toHaveValue('Kept')
    expect(dialog.getByRole('button', { name: 'B26FULL' })).toBeInTheDocument()
    repair()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Game plan saved successfully!')).toBeInTheDocument()
    expect(writes()).toHaveLength(2)
    expect(writes()[1]).toEqual(writes()[0])
  })
})
