import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { Fault } from '../mock-api/faults'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

const LIST = '/api/game-plans/bruins/reps'
const PRICING = 'bruins/pricing/with-reps'
const TITLE = 'Bruins Representatives'
const BOTH = 'Name and email are required'
const SAME_LINKS = 'Zoë Núñez has the same public links. Please choose another name.'
const ORIGIN = 'http://localhost:3000/game-plans'

async function open(search = '') {
  const app = renderApp(`/bruins-reps${search}`, { as: 'bgs' })
  await screen.findByRole('table', { name: TITLE })
  return app
}
type User = Awaited<ReturnType<typeof open>>['user']

// Also behind a dialog, where it is hidden from screen readers.
const table = () => screen.getByRole('table', { name: TITLE, hidden: true })
const rows = () => Array.from(table().querySelectorAll<HTMLElement>('tbody tr'))
const names = () => rows().map((row) => row.querySelector('td')?.textContent)
const rowOf = (name: string) => within(table()).getByText(name).closest('tr') as HTMLElement
const cellsOf = (name: string) =>
  Array.from(rowOf(name).querySelectorAll('td'))
    .slice(0, 3)
    .map((cell) => cell.textContent)
const act = (user: User, name: string, action: string) =>
  user.click(within(rowOf(name)).getByRole('button', { name: rowAction(action) }))

async function openNew(user: User) {
  await user.click(screen.getByRole('button', { name: 'Add Representative' }))
  return within(await screen.findByRole('dialog', { name: 'Add Representative' }))
}
async function openEdit(user: User, name: string) {
  await act(user, name, 'Edit')
  return within(await screen.findByRole('dialog', { name: 'Edit Representative' }))
}
async function openDelete(user: User, name: string) {
  await act(user, name, 'Delete')
  return within(await screen.findByRole('alertdialog', { name: 'Delete this representative?' }))
}
async function openLinks(user: User, name: string) {
  await act(user, name, 'Public links')
  return within(await screen.findByRole('dialog', { name: `Public links of ${name}` }))
}
type Dialog = Awaited<ReturnType<typeof openNew>>
const field = (dialog: Dialog, name: 'Name' | 'Email' | 'Phone') =>
  dialog.getByRole('textbox', { name })
const press = (user: User, dialog: Dialog, name: string) =>
  user.click(dialog.getByRole('button', { name }))
const gone = (role: 'dialog' | 'alertdialog') =>
  waitFor(() => expect(screen.queryByRole(role)).toBeNull())
const fixRep = (id: number, fields: object) =>
  Object.assign(api.db.reps.find((rep) => rep.rep_id === id) ?? {}, fields)

describe('the table', () => {
  it('has the columns of the rules and a row for each rep', async () => {
    await open()
    expect(screen.getByRole('heading', { name: TITLE })).toBeVisible()
    expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'Name',
      'Email',
      'Phone',
      'Actions',
    ])
    expect(names()).toEqual([
      'Dana Whitfield',
      'Łukasz Żak',
      'New Starter',
      "Pat O'Brien",
      'Sales Team',
      'Siân Müller-D’Arcy',
      'Zoë Núñez',
    ])
    expect(cellsOf('Zoë Núñez')).toEqual(['Zoë Núñez', 'zoe.nunez@example.com', '617-555-0101'])
    // A phone of null and one of ''.
    expect(cellsOf('Dana Whitfield')[2]).toBe('—')
    expect(cellsOf('Sales Team')[2]).toBe('—')
    expect(sent('GET', LIST)).toEqual([{ method: 'GET', path: LIST, search: '', body: null }])
  })

  it('links an address and a number, and only plain ones', async () => {
    fixRep(1, { rep_email: 'a@b.co?bcc=x@evil.example&body=y', rep_phone: '617*#06#' })
    fixRep(2, { rep_email: 'javascript:alert(1)', rep_phone: 6175551234 })
    await open()
    const hrefs = (name: string) =>
      within(rowOf(name))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(hrefs('Zoë Núñez')).toEqual([])
    expect(cellsOf('Zoë Núñez')[1]).toBe('a@b.co?bcc=x@evil.example&body=y')
    expect(hrefs("Pat O'Brien")).toEqual(['tel:6175551234'])
    expect(hrefs('Siân Müller-D’Arcy')).toEqual(['mailto:sian@example.com', 'tel:6175550103'])
  })

  it.each([
    ['ZO', ['Zoë Núñez']],
    ['nunez', ['Zoë Núñez']],
    ['lukasz', ['Łukasz Żak']],
    ["d'arcy", ['Siân Müller-D’Arcy']],
    ["o'b", ["Pat O'Brien"]],
    ['  team ', ['Sales Team']],
  ])('finds %j by name and keeps it in the address', async (text, found) => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Search Representatives' }), text)
    await waitFor(() => expect(names()).toEqual(found))
    await waitFor(() =>
      expect(new URLSearchParams(window.location.search).get('search')).toBe(text),
    )
  })

  it('does not search in addresses, and says when nothing is left', async () => {
    const { user } = await open()
    await user.type(screen.getByRole('searchbox', { name: 'Search Representatives' }), 'example')
    expect(await screen.findByText('No representatives found.')).toBeVisible()
  })

  it('starts with the search and sort of the address, and sorts by a header', async () => {
    const { user } = await open('?search=a&sort=-name')
    expect(names()).toEqual([
      'Siân Müller-D’Arcy',
      'Sales Team',
      "Pat O'Brien",
      'New Starter',
      'Łukasz Żak',
      'Dana Whitfield',
    ])
    await user.click(screen.getByRole('button', { name: 'Phone' }))
    await waitFor(() => expect(window.location.search).toBe('?search=a&sort=phone'))
    await waitFor(() => expect(cellsOf(names()[0] ?? '')[2]).toBe('—'))
  })
})

describe('odd lists', () => {
  it('an empty list says so', async () => {
    api.db.reps = []
    renderApp('/bruins-reps', { as: 'bgs' })
    expect(await screen.findByText('No representatives found.')).toBeVisible()
  })

  it('reads ids, plans and phones however they are spelt, and leaves out a row without an id', async () => {
    const body: Json[] = [
      { rep_id: '7', rep_name: 'Text', rep_email: 't@e.co', rep_phone: null, plans: '1, 2,' },
      { rep_id: 8, rep_name: 'List', rep_email: 'l@e.co', rep_phone: 6175550000, plans: [1, '2'] },
      { rep_id: 9, rep_name: null, rep_email: null },
      { rep_name: 'No id' },
    ]
    api.faults.add({ kind: 'raw', method: 'GET', path: /bruins\/reps$/, body })
    const { user } = await open()
    expect(names()).toEqual(['—', 'List', 'Text'])
    expect(screen.getByText('1 row could not be read and is not shown.')).toBeVisible()
    expect(screen.getByText('Row 4: No id: rep_id is missing')).toBeVisible()
    expect(cellsOf('List')[2]).toBe('6175550000')
    expect(document.body.textContent).not.toMatch(/undefined|NaN|null|\[object Object\]/)
    await user.click(
      within(rows()[0] as HTMLElement).getByRole('button', { name: rowAction('Edit') }),
    )
    const dialog = within(await screen.findByRole('dialog'))
    expect(field(dialog, 'Name')).toHaveValue('')
  })

  it('says that loading failed, and Try Again loads', async () => {
    api.faults.add({ kind: 'status', status: 500, method: 'GET', path: LIST })
    const { user } = renderApp('/bruins-reps', { as: 'bgs' })
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to load representatives')
    expect(screen.queryByText('No representatives found.')).toBeNull()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await screen.findByText('Dana Whitfield')).toBeVisible()
    expect(screen.queryByText('Failed to load representatives')).toBeNull()
  })

  it('401 ends the session', async () => {
    api.faults.add({ kind: 'status', status: 401, method: 'GET', path: LIST })
    renderApp('/bruins-reps', { as: 'bgs' })
    expect(await screen.findByText('Session expired. Please log in again.')).toBeVisible()
    expect(here()).toBe('/')
  })
})

describe('adding a rep', () => {
  it('posts what was typed, says so and shows it; phone may stay blank', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    expect(field(dialog, 'Name')).toHaveFocus()
    await put(user, field(dialog, 'Name'), '  Kim Lee ')
    await put(user, field(dialog, 'Email'), ' kim@example.com ')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
    await gone('dialog')
    expect(writes()).toEqual([
      {
        method: 'POST',
        path: `${LIST}/add`,
        search: '',
        body: { rep_name: 'Kim Lee', rep_email: 'kim@example.com', rep_phone: '' },
      },
    ])
    await waitFor(() => expect(cellsOf('Kim Lee')).toEqual(['Kim Lee', 'kim@example.com', '—']))
  })

  it.each([
    ['both', '', '', 'Name', true, true],
    ['the name', ' \u00a0', 'a@b.co', 'Name', true, false],
    ['the email', 'Kim', '  ', 'Email', false, true],
  ] as const)(
    '[check 87] wants name and email: without %s it says so once, there, and sends nothing',
    async (_what, name, email, focused, isNameInvalid, isEmailInvalid) => {
      const { user } = await open()
      const dialog = await openNew(user)
      await put(user, field(dialog, 'Name'), name)
      await put(user, field(dialog, 'Email'), email)
      await press(user, dialog, 'Save')
      expect(await dialog.findAllByText(BOTH)).toHaveLength(1)
      expect(field(dialog, focused)).toHaveFocus()
      expect(field(dialog, focused)).toHaveAccessibleDescription(BOTH)
      expect(field(dialog, 'Name').getAttribute('aria-invalid')).toBe(String(isNameInvalid))
      expect(field(dialog, 'Email').getAttribute('aria-invalid')).toBe(String(isEmailInvalid))
      expect(field(dialog, 'Phone')).toBeValid()
      expect(writes()).toEqual([])
      await put(user, field(dialog, 'Name'), 'Kim')
      await put(user, field(dialog, 'Email'), 'kim@example.com')
      await waitFor(() => expect(dialog.queryByText(BOTH)).toBeNull())
      await press(user, dialog, 'Save')
      expect(await screen.findByText('Representative added')).toBeVisible()
    },
  )

  it('says after leaving the field that an address is odd, and takes it', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    const words = 'Not a plain email address: it will be no link'
    await put(user, field(dialog, 'Name'), 'Kim')
    await put(user, field(dialog, 'Email'), 'kim at home')
    expect(dialog.queryByText(words)).toBeNull()
    await user.tab()
    expect(dialog.getByText(words)).toBeVisible()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
  })

  it('with the links of another is refused with the name of that one', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await put(user, field(dialog, 'Name'), 'Zoe NUÑEZ')
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(SAME_LINKS)
    await press(user, dialog, 'Save')
    expect(field(dialog, 'Name')).toHaveFocus()
    expect(field(dialog, 'Name')).toBeInvalid()
    expect(writes()).toEqual([])
    await user.type(field(dialog, 'Name'), ' II')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
  })

  it('warns of a name without letters before saving, and saves it all the same', async () => {
    const [name, warning] = ['🏒', /^A name without letters or digits has no public links\.$/]
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await user.clear(field(dialog, 'Name'))
    expect(dialog.queryByRole('alert')).toBeNull()
    await put(user, field(dialog, 'Name'), name)
    expect(dialog.getByRole('alert')).toHaveTextContent(warning)
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
    expect(writes()).toHaveLength(1)
    expect(await within(table()).findByText(name)).toBeVisible()
  })

  it('warns of a comma before saving; the server takes none and says so', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await put(user, field(dialog, 'Name'), 'Lee, Kim')
    expect(dialog.getByRole('alert')).toHaveTextContent(
      /^Pricing plans list their representatives with commas between\./,
    )
    await press(user, dialog, 'Save')
    expect(await dialog.findByText(/rep_name cannot contain a comma$/)).toBeVisible()
    expect(writes()).toHaveLength(1)
  })

  it.each(['"Kim" O’Lee', 'A/B\\C', '50% & #1?', 'Kim 🏒 Lee', '<b>Kim</b>', 'x'.repeat(200)])(
    'writes and shows %j as it is',
    async (name) => {
      const { user } = await open()
      const dialog = await openNew(user)
      await put(user, field(dialog, 'Name'), name)
      await put(user, field(dialog, 'Email'), 'k@e.co')
      await press(user, dialog, 'Save')
      expect(await screen.findByText('Representative added')).toBeVisible()
      expect(writes()).toMatchObject([{ body: { rep_name: name } }])
      expect(await within(table()).findByText(name)).toBeVisible()
    },
  )

  it('sends one request for a double click, and says Adding... meanwhile', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), 'Kim')
    await put(user, field(dialog, 'Email'), 'k@e.co')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    await screen.findByText('Representative added')
    expect(writes()).toHaveLength(1)
  })
})

describe('editing a rep', () => {
  it('starts with what is there and puts what it becomes; the links stay', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'Zoë Núñez')
    expect(field(dialog, 'Name')).toHaveValue('Zoë Núñez')
    expect(field(dialog, 'Email')).toHaveValue('zoe.nunez@example.com')
    expect(field(dialog, 'Phone')).toHaveValue('617-555-0101')
    await put(user, field(dialog, 'Name'), 'Zoe Nunez')
    await user.clear(field(dialog, 'Phone'))
    // Accents make no other link.
    expect(dialog.queryByRole('alert')).toBeNull()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeVisible()
    await gone('dialog')
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `${LIST}/edit`,
        search: '',
        body: {
          rep_id: 1,
          rep_name: 'Zoe Nunez',
          rep_email: 'zoe.nunez@example.com',
          rep_phone: '',
        },
      },
    ])
    await waitFor(() => expect(cellsOf('Zoe Nunez')[2]).toBe('—'))
  })

  it('under a name with other links lists those that break, before saving', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'Łukasz Żak')
    await user.type(field(dialog, 'Name'), 'owski')
    const list = await dialog.findByRole('list', {
      name: 'Customers’ links that will no longer open:',
    })
    const expected = [
      '/bruins/rivalblackhomeplan/lukaszzak',
      '/bruins/chart/rivalblackhomeplan/lukaszzak',
      '/bruins/plana/lukaszzak',
      '/bruins/chart/plana/lukaszzak',
      '/bruins/schedule/5plan/lukaszzak',
      '/bruins/schedule/6plan/lukaszzak',
      '/bruins/schedule/11gameplan/lukaszzak',
      '/bruins/schedule/halfseason/lukaszzak',
    ]
    await waitFor(() =>
      expect(
        within(list)
          .getAllByRole('listitem')
          .map((item) => item.textContent),
      ).toEqual(expected),
    )
    await user.click(dialog.getByText('and 2 more'))
    const rest = within(dialog.getByRole('list', { name: 'and 2 more' }))
    expect(rest.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '/bruins/grouptickets/lukaszzak',
      '/bruins/youthhockey/lukaszzak',
    ])
    await user.type(field(dialog, 'Name'), '{Backspace>5/}')
    expect(dialog.queryByRole('list')).toBeNull()
    await user.clear(field(dialog, 'Name'))
    expect(dialog.queryByRole('list')).toBeNull()
    expect(writes()).toEqual([])
  })

  it('says when the pricing sheets are missing from that list, and reads them on Try Again', async () => {
    api.faults.add({ kind: 'status', status: 403, path: PRICING })
    const { user } = await open()
    const dialog = await openEdit(user, 'Łukasz Żak')
    await user.type(field(dialog, 'Name'), 'x')
    expect(await dialog.findByText('Failed to load pricing plans')).toBeVisible()
    expect(dialog.getByText('/bruins/grouptickets/lukaszzak')).toBeVisible()
    api.faults.clear()
    await press(user, dialog, 'Try Again')
    expect(await dialog.findByText('/bruins/plana/lukaszzak')).toBeVisible()
    expect(dialog.queryByText('Failed to load pricing plans')).toBeNull()
  })

  it('of two with one name changes the one that was opened, and says whose links they are', async () => {
    api.db.reps.push({ rep_id: 50, rep_name: 'zoe nunez', rep_email: 'two@e.co', rep_phone: null })
    const { user } = await open()
    const dialog = await openEdit(user, 'zoe nunez')
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Zoë Núñez has the same public links. Another name would tell the two apart.',
    )
    await user.type(field(dialog, 'Name'), ' Two')
    expect(
      await dialog.findByText(
        'Customers’ links will show zoe.nunez@example.com instead of two@e.co:',
      ),
    ).toBeVisible()
    expect(dialog.queryByText(/has the same public links/)).toBeNull()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeVisible()
    expect(writes()).toMatchObject([{ body: { rep_id: 50, rep_name: 'zoe nunez Two' } }])
    expect(rowOf('Zoë Núñez')).toBeVisible()
  })

  it('of a rep somebody else deleted fails with clear words, and the list knows', async () => {
    const { user } = await open()
    const dialog = await openEdit(user, 'New Starter')
    await user.type(field(dialog, 'Phone'), '9')
    api.db.reps = api.db.reps.filter((rep) => rep.rep_id !== 7)
    await press(user, dialog, 'Save')
    expect(
      await dialog.findByText('Save failed: this representative has been deleted in the meantime.'),
    ).toBeVisible()
    expect(field(dialog, 'Phone')).toHaveValue('617-555-01079')
    await waitFor(() => expect(names()).not.toContain('New Starter'))
  })

  it('keeps what is typed when the list is read again', async () => {
    const { user, client } = await open()
    const dialog = await openEdit(user, 'Zoë Núñez')
    await user.type(field(dialog, 'Phone'), '9')
    fixRep(1, { rep_phone: '1' })
    await client.invalidateQueries()
    await waitFor(() => expect(cellsOf('Zoë Núñez')[2]).toBe('1'))
    expect(field(dialog, 'Phone')).toHaveValue('617-555-01019')
  })
})

describe('when saving fails', () => {
  const failures: [string, Fault, string][] = [
    ['500', { kind: 'status', status: 500 }, 'Save failed'],
    ['500 with words', { kind: 'status', status: 500, body: { error: 'SQLSTATE' } }, 'Save failed'],
    ['success: false', { kind: 'refused', body: 'Disk is full.' }, 'Error: Disk is full.'],
    [
      '409 with words',
      { kind: 'status', status: 409, body: { success: false, message: 'Email is taken.' } },
      'Error: Email is taken.',
    ],
  ]
  it.each(failures)('%s: says so and keeps everything typed', async (_name, fault, words) => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), 'Kim')
    await put(user, field(dialog, 'Email'), 'k@e.co')
    await put(user, field(dialog, 'Phone'), '617')
    const repair = api.faults.add({ ...fault, method: 'POST' })
    await press(user, dialog, 'Save')
    expect((await dialog.findByRole('alert')).textContent).toBe(words)
    expect(field(dialog, 'Name')).toHaveValue('Kim')
    expect(field(dialog, 'Email')).toHaveValue('k@e.co')
    expect(field(dialog, 'Phone')).toHaveValue('617')
    repair()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeVisible()
    expect(writes()).toHaveLength(2)
    expect(writes()[1]).toEqual(writes()[0])
  })

  it('an edit says so too, and asks before typed work is thrown away', async () => {
    api.faults.add({ kind: 'no-answer', method: 'PUT' })
    const { user } = await open()
    const dialog = await openEdit(user, 'Zoë Núñez')
    await user.type(field(dialog, 'Phone'), '9')
    await press(user, dialog, 'Save')
    expect((await dialog.findByRole('alert')).textContent).toBe('Save failed')
    await press(user, dialog, 'Cancel')
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toHaveLength(1)
  })
})

describe('deleting a rep', () => {
  it('asks, names the rep and the links, deletes and says so', async () => {
    const { user } = await open()
    const dialog = await openDelete(user, 'New Starter')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(dialog.getByText('New Starter')).toBeVisible()
    expect(dialog.getByText('new.starter@example.com')).toBeVisible()
    expect(dialog.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
      '/bruins/schedule/5plan/newstarter',
      '/bruins/schedule/6plan/newstarter',
      '/bruins/schedule/11gameplan/newstarter',
      '/bruins/schedule/halfseason/newstarter',
      '/bruins/grouptickets/newstarter',
      '/bruins/youthhockey/newstarter',
    ])
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Representative deleted')).toBeVisible()
    await gone('alertdialog')
    expect(writes()).toEqual([
      { method: 'DELETE', path: `${LIST}/delete/7`, search: '', body: null },
    ])
    await waitFor(() => expect(names()).not.toContain('New Starter'))
  })

  it('Cancel sends nothing', async () => {
    const { user } = await open()
    const dialog = await openDelete(user, 'New Starter')
    await press(user, dialog, 'Cancel')
    await gone('alertdialog')
    expect(writes()).toEqual([])
  })

  it.each<[string, Fault, string]>([
    ['500', { kind: 'status', status: 500 }, 'Delete failed'],
    ['success: false', { kind: 'refused', body: 'In use.' }, 'Error: In use.'],
  ])('%s: says so and the rep stays; the next try works', async (_name, fault, words) => {
    const { user } = await open()
    const dialog = await openDelete(user, 'New Starter')
    const repair = api.faults.add({ ...fault, method: 'DELETE' })
    await press(user, dialog, 'Delete')
    expect(await dialog.findByText(words)).toBeVisible()
    expect(names()).toContain('New Starter')
    repair()
    await press(user, dialog, 'Delete')
    expect(await screen.findByText('Representative deleted')).toBeVisible()
  })

  it('of a rep somebody else deleted says so, and the list knows', async () => {
    const { user } = await open()
    const dialog = await openDelete(user, 'New Starter')
    api.db.reps = api.db.reps.filter((rep) => rep.rep_id !== 7)
    await press(user, dialog, 'Delete')
    expect(await screen.findByText('New Starter was deleted already.')).toBeVisible()
    await waitFor(() => expect(names()).not.toContain('New Starter'))
  })
})

describe('the public links', () => {
  it('are the pages of the rep and of the plans he sells, to open or to copy', async () => {
    const { user } = await open()
    const dialog = await openLinks(user, 'Łukasz Żak')
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await dialog.findByText('Pricing table, Plan A')
    const links = dialog.getAllByRole('link')
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ['Open Group tickets', `${ORIGIN}/bruins/grouptickets/lukaszzak`],
      ['Open Youth hockey', `${ORIGIN}/bruins/youthhockey/lukaszzak`],
      ['Open 5-game schedule', `${ORIGIN}/bruins/schedule/5plan/lukaszzak`],
      ['Open 6-game schedule', `${ORIGIN}/bruins/schedule/6plan/lukaszzak`],
      ['Open 11-game schedule', `${ORIGIN}/bruins/schedule/11gameplan/lukaszzak`],
      ['Open Half-season schedule', `${ORIGIN}/bruins/schedule/halfseason/lukaszzak`],
      [
        'Open Pricing sheet, Rival/Black/Home Plan',
        `${ORIGIN}/bruins/rivalblackhomeplan/lukaszzak`,
      ],
      [
        'Open Pricing table, Rival/Black/Home Plan',
        `${ORIGIN}/bruins/chart/rivalblackhomeplan/lukaszzak`,
      ],
      ['Open Pricing sheet, Plan A', `${ORIGIN}/bruins/plana/lukaszzak`],
      ['Open Pricing table, Plan A', `${ORIGIN}/bruins/chart/plana/lukaszzak`],
    ])
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    }
    await press(user, dialog, 'Copy Pricing sheet, Plan A link')
    expect(await screen.findByText('Pricing sheet, Plan A link copied')).toBeVisible()
    expect(copied.mock.calls).toEqual([[`${ORIGIN}/bruins/plana/lukaszzak`]])
    await press(user, dialog, 'Close')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('without the pricing plans are the others, and Try Again brings the rest', async () => {
    api.faults.add({ kind: 'html', path: PRICING })
    const { user } = await open()
    const dialog = await openLinks(user, 'Łukasz Żak')
    expect(await dialog.findByText('Failed to load pricing plans')).toBeVisible()
    expect(dialog.getAllByRole('link')).toHaveLength(6)
    api.faults.clear()
    await press(user, dialog, 'Try Again')
    expect(await dialog.findByText('Pricing sheet, Plan A')).toBeVisible()
    expect(dialog.getAllByRole('link')).toHaveLength(10)
  })

  it('of two with one name open the right one', async () => {
    api.db.reps.push({ rep_id: 50, rep_name: 'ZOE NUNEZ', rep_email: 'two@e.co', rep_phone: null })
    const { user } = await open()
    const dialog = await openLinks(user, 'ZOE NUNEZ')
    expect(dialog.getByRole('alert')).toHaveTextContent(
      'Zoë Núñez has the same name in links. Only with ?rep=50 at the end do these pages surely show two@e.co.',
    )
    const links = dialog.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toContain(`${ORIGIN}/bruins/grouptickets/zoenunez?rep=50`)
    expect(links.every((href) => href?.endsWith('?rep=50'))).toBe(true)
    // The plans list Zoë Núñez, who is the other.
    expect(links).toHaveLength(6)
  })

  it('of a name without letters are none', async () => {
    fixRep(7, { rep_name: '🏒' })
    const { user } = await open()
    const dialog = await openLinks(user, '🏒')
    expect(dialog.getByText('A name without letters or digits has no public links.')).toBeVisible()
    expect(dialog.queryAllByRole('link')).toEqual([])
  })
})
