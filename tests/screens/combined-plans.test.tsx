import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '../mock-api/faults'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { append } from './kit/typing'

const LIST = 'combined/distinct'
const PATH = '/api/game-plans/combined/distinct'
const TITLE = 'Bruins Game Plans Dashboard'

async function open(search = '') {
  const app = renderApp(`/bgs/game-plans${search}`, { as: 'bgs' })
  await screen.findByRole('table', { name: TITLE })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

const rowOf = (code: string) => screen.getByText(code).closest('tr') as HTMLTableRowElement
const cellsOf = (code: string) => within(rowOf(code)).getAllByRole('cell')
const codes = () =>
  within(screen.getByRole('table', { name: TITLE }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.querySelector('td')?.textContent)
const action = (code: string, name: string) =>
  within(rowOf(code)).getByRole('button', { name: rowAction(name) })

async function openNew(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add New Plan' }))
  return within(await screen.findByRole('dialog', { name: 'Add New Plan' }))
}
async function openEdit(user: User, code: string) {
  await user.click(action(code, 'Edit'))
  return within(await screen.findByRole('dialog', { name: 'Edit Plan' }))
}
type Dialog = Awaited<ReturnType<typeof openNew>>
const field = (dialog: Dialog, name: string | RegExp) =>
  name === 'Original Plans'
    ? dialog.getByRole('combobox', { name })
    : dialog.getByRole('textbox', { name })
const CODE = 'Combined Plan Event'
const save = (user: User, dialog: Dialog) =>
  user.click(dialog.getByRole('button', { name: 'Save' }))
const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())

describe('the table', () => {
  it('has the columns of the rules and a row for each plan', async () => {
    await open()
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Combined Plan Event',
      'Plan Event Title',
      'PDF',
      'Last Updated',
      'Original Plans',
      'Actions',
    ])
    expect(codes()).toHaveLength(api.db.combinedPlans.length)
    const [code, title, pdf, updated, plans] = cellsOf('P26ALL')
    expect(code).toHaveTextContent('P26ALL')
    expect(title).toHaveTextContent('Every Game')
    expect(pdf).toHaveTextContent('—')
    expect(updated).toHaveTextContent(/2025/)
    const chips = Array.from(plans?.querySelectorAll('span') ?? []).map((chip) => chip.textContent)
    expect(chips).toEqual(['B26FULL', 'C26FULL', 'X26CLASSICS'])
    expect(sent('GET', LIST)).toEqual([{ method: 'GET', path: PATH, search: '', body: null }])
  })

  it('[check 3] opens a PDF in a new tab that cannot reach back', async () => {
    await open()
    const link = within(rowOf('P26RAFB-P')).getByRole('link', { name: 'View PDF' })
    expect(link).toHaveAttribute('href', 'https://example.com/game-plans/p26rafb-p.pdf')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const file = within(rowOf('P26HB-LOGE')).getByRole('link', { name: 'View PDF' })
    expect(file.getAttribute('href')).toMatch(/\/p26hb-loge%202025-26\.pdf$/)
  })

  it.each([
    'javascript:alert(1)',
    ' JaVaScRiPt:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    '..',
  ])('[check 1] never makes a link of %j', async (pdf) => {
    const plan = api.db.combinedPlans.find((row) => row.combine_plan_event === 'P26ALL')
    if (plan) plan.plan_event_pdf = pdf
    await open()
    expect(within(rowOf('P26ALL')).queryByRole('link')).toBeNull()
    expect(cellsOf('P26ALL')[2]).toHaveTextContent('—')
  })

  it('searches by plan event, whatever the case, and keeps it in the address', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Search Game Plans' }), 'hb-l')
    await waitFor(() => expect(codes()).toEqual(['P26HB-LOGE']))
    await waitFor(() => expect(window.location.search).toBe('?search=hb-l'))
    await user.clear(screen.getByRole('searchbox', { name: 'Search Game Plans' }))
    await waitFor(() => expect(codes()).toHaveLength(api.db.combinedPlans.length))
    await waitFor(() => expect(window.location.search).toBe(''))
  })

  it('does not search in titles, and says when nothing is left', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Search Game Plans' }), 'Every')
    expect(
      await screen.findByText('No game plans found. Try adjusting your search or add a new plan.'),
    ).toBeVisible()
  })

  it('sorts by a header, both ways, and keeps it in the address', async () => {
    const { user } = await open('?search=loge')
    expect(codes()).toEqual(['P26HB-LOGE', 'P26HC-LOGE'])
    const header = (name: string) => screen.getByRole('columnheader', { name })
    expect(header(CODE)).toHaveAttribute('aria-sort', 'ascending')
    await user.click(within(header(CODE)).getByRole('button'))
    await waitFor(() => expect(header(CODE)).toHaveAttribute('aria-sort', 'descending'))
    expect(codes()).toEqual(['P26HC-LOGE', 'P26HB-LOGE'])
    expect(window.location.search).toBe('?search=loge&sort=-code')
    await user.click(within(header('Plan Event Title')).getByRole('button'))
    await waitFor(() =>
      expect(header('Plan Event Title')).toHaveAttribute('aria-sort', 'ascending'),
    )
    expect(header(CODE)).not.toHaveAttribute('aria-sort')
    expect(codes()).toEqual(['P26HB-LOGE', 'P26HC-LOGE'])
    expect(within(header('PDF')).queryByRole('button')).toBeNull()
  })

  it('starts with the search and sort of the address', async () => {
    await open('?search=LOGE&sort=-code')
    expect(screen.getByRole('searchbox', { name: 'Search Game Plans' })).toHaveValue('LOGE')
    expect(codes()).toEqual(['P26HC-LOGE', 'P26HB-LOGE'])
  })
})

describe('odd lists', () => {
  it('an empty list says so', async () => {
    api.db.combinedPlans = []
    renderApp('/bgs/game-plans', { as: 'bgs' })
    expect(
      await screen.findByText('No game plans found. Try adjusting your search or add a new plan.'),
    ).toBeVisible()
  })

  it('a plan with nothing but its key is a row of dashes that opens', async () => {
    const nulls = {
      combine_plan_event: 'P26NULL',
      plan_event_title: null,
      plan_event_pdf: null,
      last_updated: null,
      original_plans: null,
    }
    api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body: [nulls] })
    const { user } = await open()
    expect(
      cellsOf('P26NULL')
        .slice(0, 5)
        .map((cell) => cell.textContent),
    ).toEqual(['P26NULL', '—', '—', '—', '—'])
    const dialog = await openEdit(user, 'P26NULL')
    expect(field(dialog, 'Plan Event Title')).toHaveValue('')
  })

  it('[check 72] one broken row is left out and reported, the others stay', async () => {
    const body: Json[] = [
      { combine_plan_event: null, plan_event_title: 'No key' },
      'broken',
      null,
      { combine_plan_event: 'P26GOOD', original_plans: ['B26FULL', ''] },
    ]
    api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
    await open()
    expect(codes()).toEqual(['P26GOOD'])
    expect(screen.getByText('1 row could not be read and is not shown.')).toBeVisible()
  })

  it('reads the list behind an HTML warning', async () => {
    api.faults.add({ kind: 'warning', method: 'GET', path: LIST })
    await open()
    expect(screen.getByText('P26ALL')).toBeVisible()
  })

  it('says that loading failed, and Try Again loads', async () => {
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: LIST })
    const { user } = renderApp('/bgs/game-plans', { as: 'bgs' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load plans data')
    expect(screen.queryByRole('table')).toBeNull()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('P26ALL')).toBeVisible()
    expect(screen.queryByText('Failed to load plans data')).toBeNull()
  })
})

describe('adding a plan', () => {
  it('posts it, says so and shows it', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), ' P26NEW ')
    await append(user, field(dialog, 'Plan Event Title'), 'Brand New')
    await user.type(field(dialog, 'Original Plans'), 'B26FULL{Enter}x26classics{Enter}')
    await save(user, dialog)
    expect(await screen.findByText('Game plan saved successfully!')).toBeVisible()
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
    expect(await screen.findByText('P26NEW')).toBeVisible()
  })

  it('makes chips of names with commas between', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26NEW')
    await append(user, field(dialog, 'Plan Event PDF (URL or Filename)'), 'new plan.pdf')
    await append(user, field(dialog, 'Original Plans'), 'B26FULL, C26FULL,,b26full')
    await save(user, dialog)
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
    await append(user, field(dialog, CODE), 'P26NEW')
    await user.type(field(dialog, 'Original Plans'), 'C26WK')
    await user.click(field(dialog, 'Plan Event Title'))
    expect(dialog.queryByRole('button', { name: 'C26WK' })).toBeNull()
    const plans = field(dialog, 'Original Plans')
    expect(plans).toBeInvalid()
    expect(plans).toHaveAccessibleDescription('"C26WK" was not added. Press Enter to add it.')
    await save(user, dialog)
    expect(plans).toHaveFocus()
    expect(plans).toHaveValue('C26WK')
    expect(writes()).toEqual([])
    await user.clear(plans)
    expect(plans).toBeValid()
    await save(user, dialog)
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ body }) => body)).toMatchObject([{ original_plans: '' }])
  })

  it('asks before a name that is only typed is thrown away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(field(dialog, 'Original Plans'), 'C26WK')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    expect(screen.getByRole('alertdialog', { name: 'Discard your changes?' })).toBeVisible()
  })

  it('marks a plan that nobody knows, and asks before it is saved', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26NEW')
    await user.type(field(dialog, 'Original Plans'), 'C26WK{Enter}X26CLASSICS{Enter}')
    const words = 'C26WK is none of the plans.'
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    await save(user, dialog)
    const question = within(await screen.findByRole('alertdialog'))
    expect(screen.getByRole('alertdialog')).toHaveAccessibleName(`${words} Save all the same?`)
    await user.click(question.getByRole('button', { name: 'Go back' }))
    await gone('alertdialog')
    expect(writes()).toEqual([])
    await save(user, dialog)
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
    'makes of the code %j what a link can carry, and shows the link',
    async (typed, code, link) => {
      const { user } = await open()
      const dialog = await openNew(user)
      await user.type(field(dialog, CODE), typed)
      expect(field(dialog, CODE)).toHaveValue(code)
      expect(field(dialog, CODE)).toHaveAccessibleDescription(
        `A link carries no blanks, accents or signs. Public link: ${window.location.origin}/game-plans/bgs/calendar/${link}`,
      )
      await save(user, dialog)
      await screen.findByText('Game plan saved successfully!')
      expect(writes().map(({ body }) => body)).toMatchObject([{ combine_plan_event: code }])
    },
  )

  it('leaves the caret where the person types', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(field(dialog, CODE), 'P26AB')
    await user.keyboard('{ArrowLeft} é')
    await user.keyboard('X')
    expect(field(dialog, CODE)).toHaveValue('P26AeXB')
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
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'The public links of P26 Loge Club do not open: a link carries no blanks, accents or signs. Save the plan as P26LogeClub, then delete this one.',
    )
    await append(user, field(dialog, 'Plan Event Title'), 'T')
    await save(user, dialog)
    await waitFor(() => expect(writes()).toHaveLength(1))
    expect(writes()[0]).toMatchObject({
      path: `${PATH}/P26%20Loge%20Club`,
      body: { combine_plan_event: 'P26 Loge Club' },
    })
  })

  it('suggests the plans of both teams', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await user.type(field(dialog, 'Original Plans'), '26full')
    const options = await screen.findAllByRole('option')
    expect(options.map((option) => option.textContent)).toEqual(['B26FULL', 'C26FULL'])
  })

  it.each(['...', ' - '])('refuses the code %j, which no link leads to', async (code) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), code)
    await save(user, dialog)
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
      if (code) await append(user, field(dialog, CODE), code)
      await save(user, dialog)
      expect(await dialog.findByRole('alert')).toHaveTextContent('Combined Plan Event is required.')
      expect(writes()).toEqual([])
    },
  )

  it('under a code that exists warns, and replaces that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    expect(dialog.queryByRole('alert')).toBeNull()
    await append(user, field(dialog, CODE), 'p26all')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'P26ALL exists already. Saving replaces it',
    )
    await save(user, dialog)
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['PUT', `${PATH}/P26ALL`]])
  })

  it('under a code that somebody else took meanwhile is stopped, and may then replace that plan', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26NEW')
    api.db.combinedPlans.push({
      ...(api.db.combinedPlans[0] as (typeof api.db.combinedPlans)[0]),
      combine_plan_event: 'P26NEW',
      original_plans: '',
    })
    await save(user, dialog)
    expect(await dialog.findByText(/^P26NEW was added by somebody else meanwhile/)).toBeVisible()
    expect(writes()).toEqual([])
    await save(user, dialog)
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['PUT', `${PATH}/P26NEW`]])
  })

  it('is refused a code whose links are another plan’s, with the name of that plan', async () => {
    Object.assign(api.db.combinedPlans[0] ?? {}, { combine_plan_event: 'P26 Suite B' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'p26suiteb')
    const words = 'P26 Suite B has the same public links. Please choose another code.'
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    await save(user, dialog)
    expect(dialog.getByRole('alert')).toHaveTextContent(words)
    expect(field(dialog, CODE)).toBeInvalid()
    expect(writes()).toEqual([])
  })

  it('[check 48] sends one request for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26TWICE')
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
    expect(field(dialog, CODE)).toHaveValue('P26HALFA')
    expect(field(dialog, 'Plan Event Title')).toHaveValue('Boston Garden Society Half Season A')
    expect(dialog.getByRole('button', { name: 'B26HALFA' })).toBeInTheDocument()
    await user.clear(field(dialog, 'Plan Event Title'))
    await append(user, field(dialog, 'Plan Event Title'), 'Half A')
    await user.clear(field(dialog, 'Plan Event PDF (URL or Filename)'))
    await user.type(field(dialog, 'Original Plans'), '{Backspace}')
    expect(dialog.queryByRole('alert')).toBeNull()
    await save(user, dialog)
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
    await append(user, field(dialog, CODE), '2')
    expect(await dialog.findByRole('alert')).toHaveTextContent(
      'Saving under a new code creates a second plan; P26ALL stays as it is.',
    )
    await save(user, dialog)
    await screen.findByText('Game plan saved successfully!')
    expect(writes().map(({ method, path }) => [method, path])).toEqual([['POST', PATH]])
    expect(await screen.findByText('P26ALL2')).toBeVisible()
    expect(screen.getByText('P26ALL')).toBeVisible()
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
    await append(user, field(dialog, 'Plan Event Title'), 'T')
    await save(user, dialog)
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
    await append(user, field(dialog, CODE), 'P26NEW')
    await append(user, field(dialog, 'Plan Event Title'), 'Kept')
    await user.type(field(dialog, 'Original Plans'), 'B26FULL{Enter}')
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await save(user, dialog)
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    expect(field(dialog, CODE)).toHaveValue('P26NEW')
    expect(field(dialog, 'Plan Event Title')).toHaveValue('Kept')
    expect(dialog.getByRole('button', { name: 'B26FULL' })).toBeInTheDocument()
    repair()
    await save(user, dialog)
    expect(await screen.findByText('Game plan saved successfully!')).toBeVisible()
    expect(writes()).toHaveLength(2)
    expect(writes()[1]).toEqual(writes()[0])
  })
})

describe('leaving typed work', () => {
  it('Cancel closes an untouched dialog without a question', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'P26ALL')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('Cancel and Escape ask; Keep editing keeps, Discard throws away', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26NEW')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await gone('alertdialog')
    expect(field(dialog, CODE)).toHaveValue('P26NEW')

    await user.click(field(dialog, CODE))
    await user.keyboard('{Escape}')
    const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(again).getByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toEqual([])
    const fresh = await openNew(user)
    expect(field(fresh, CODE)).toHaveValue('')
  })

  it('going to another page asks, and goes only after Discard', async () => {
    const { user, router } = await open()
    const dialog = await openNew(user)
    await append(user, field(dialog, CODE), 'P26NEW')
    void router.navigate('/users')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    expect(here()).toBe('/bgs/game-plans')
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeVisible()
  })
})

describe('deleting a plan', () => {
  async function ask(user: User, code: string) {
    await user.click(action(code, 'Delete'))
    return within(
      await screen.findByRole('alertdialog', {
        name: 'Are you sure you want to delete this game plan?',
      }),
    )
  }

  it('asks, names it, deletes it and says so', async () => {
    const { user } = await open()
    const dialog = await ask(user, 'P26ALL')
    expect(dialog.getByText('P26ALL')).toBeVisible()
    expect(dialog.getByText('Every Game')).toBeVisible()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Game plan deleted successfully!')).toBeVisible()
    await gone('alertdialog')
    expect(writes()).toEqual([{ method: 'DELETE', path: `${PATH}/P26ALL`, search: '', body: null }])
    await waitFor(() => expect(screen.queryByText('P26ALL')).toBeNull())
  })

  it('[check 90] Cancel and Escape send nothing', async () => {
    const { user } = await open()
    const dialog = await ask(user, 'P26ALL')
    await user.click(dialog.getByRole('button', { name: 'Cancel' }))
    await gone('alertdialog')
    await ask(user, 'P26ALL')
    await user.keyboard('{Escape}')
    await gone('alertdialog')
    expect(writes()).toEqual([])
    expect(screen.getByText('P26ALL')).toBeVisible()
  })

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Failed to delete game plan.'],
    ['success: false', { kind: 'refused', body: 'no' }, 'Error: no'],
  ])('%s: says so and the plan stays; the next try works', async (_name, fault, words) => {
    const { user } = await open()
    const repair = api.faults.add({ ...fault, method: 'DELETE' })
    const dialog = await ask(user, 'P26ALL')
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent(words)
    repair()
    await user.click(dialog.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Game plan deleted successfully!')).toBeVisible()
  })

  it('sends one request for a double click', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    const { user } = await open()
    const dialog = await ask(user, 'P26ALL')
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    await screen.findByText('Game plan deleted successfully!')
    expect(writes()).toHaveLength(1)
  })
})

describe('the public links', () => {
  async function openLinks(user: User, code: string) {
    await user.click(action(code, 'Public links'))
    return within(await screen.findByRole('dialog', { name: `Public links of ${code}` }))
  }
  const calendar = 'http://localhost:3000/game-plans/bgs/calendar/p26rafb-p'
  const sheet = 'http://localhost:3000/game-plans/bgs/calendar/pricing-sheet/p26rafb-p'

  it('shows, opens and copies the addresses', async () => {
    const { user } = await open()
    const dialog = await openLinks(user, 'P26RAFB-P')
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(dialog.getByText(calendar)).toBeVisible()
    expect(dialog.getByText(sheet)).toBeVisible()
    const link = dialog.getByRole('link', { name: 'Open Calendar' })
    expect(link).toHaveAttribute('href', calendar)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(dialog.getByRole('link', { name: 'Open Pricing sheet' })).toHaveAttribute('href', sheet)
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      calendar,
      sheet,
      'http://localhost:3000/game-plans/bgs/package/p26rafb-p',
      'http://localhost:3000/game-plans/bgs/package/p26rafb-p/text',
    ])
    expect(dialog.getByRole('link', { name: 'Open Package sheet' })).toBeVisible()
    expect(dialog.getByRole('link', { name: 'Open Package text' })).toBeVisible()

    await user.click(dialog.getByRole('button', { name: 'Copy Calendar link' }))
    expect(await screen.findByText('Calendar link copied')).toBeVisible()
    await user.click(dialog.getByRole('button', { name: 'Copy Pricing sheet link' }))
    expect(await screen.findByText('Pricing sheet link copied')).toBeVisible()
    expect(copied.mock.calls).toEqual([[calendar], [sheet]])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('of a code with blanks say which plan they open instead', async () => {
    Object.assign(api.db.combinedPlans[0] ?? {}, { combine_plan_event: 'P26 ALL' })
    const { user } = await open()
    const dialog = await openLinks(user, 'P26 ALL')
    expect(dialog.getByRole('alert')).toHaveTextContent(/^P26ALL has the same links/)
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await gone('dialog')
    const other = await openLinks(user, 'P26ALL')
    expect(other.queryByRole('alert')).toBeNull()
  })

  it('says when copying is not possible', async () => {
    const { user } = await open()
    const dialog = await openLinks(user, 'P26RAFB-P')
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
    await user.click(dialog.getByRole('button', { name: 'Copy Calendar link' }))
    expect(
      await screen.findByText('Copying is not possible here. Please select the address.'),
    ).toBeVisible()
  })
})
