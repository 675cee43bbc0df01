import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { scheduleNames } from '../../../src/domain/sheetNames'
import { aRepRow } from '../../records'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { repPages } from '../../sheets/sheetSamples'
import { field, gone, notes, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { openByRow } from '../kit/table'
import { put } from '../kit/typing'
import {
  askToDelete,
  cellsOf,
  findList,
  fixRep,
  LIST,
  list,
  names,
  open,
  openNew,
  repRow,
  TITLE,
} from './repsScreen'

const ORIGIN = 'http://localhost:3000/game-plans'

const openLinks = (user: UserEvent, name: string) =>
  openByRow(user, repRow(name), 'Public links', `Public links for ${name}`)

describe('the table', () => {
  it('has the columns of the rules and a row for each rep', async () => {
    await open()
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument()
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

  it('[check 64] links an address and a number, also one that is no text, and only plain ones', async () => {
    fixRep(1, { rep_email: 'a@b.co?bcc=x@evil.example&body=y', rep_phone: '617*#06#' })
    fixRep(2, { rep_email: 'javascript:alert(1)', rep_phone: 6175551234 })
    await open()
    const hrefs = (name: string) =>
      within(repRow(name))
        .queryAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(hrefs('Zoë Núñez')).toEqual([])
    expect(cellsOf('Zoë Núñez')[1]).toBe('a@b.co?bcc=x@evil.example&body=y')
    expect(hrefs("Pat O'Brien")).toEqual(['tel:6175551234'])
    expect(hrefs('Siân Müller-D’Arcy')).toEqual(['mailto:sian@example.com', 'tel:6175550103'])
  })
})

describe('deleting a rep', () => {
  it('asks, names the rep and the links, deletes and says so', async () => {
    const { user } = await open()
    const dialog = await askToDelete(user, 'New Starter')
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(dialog.getByText('New Starter')).toBeInTheDocument()
    expect(dialog.getByText('new.starter@example.com')).toBeInTheDocument()
    const linksIn = async (name: string) => {
      const list = await dialog.findByRole('list', { name })
      return [...list.querySelectorAll('a')].map((link) => link.textContent)
    }
    expect(await linksIn('These links will stop working:')).toEqual([
      ...repPages('newstarter').map(({ at }) => at),
      '/bruins/schedule/5plan/newstarter',
      '/bruins/schedule/6plan/newstarter',
      '/bruins/schedule/11gameplan/newstarter',
      '/bruins/schedule/halfseason/newstarter',
    ])
    expect(
      await linksIn(
        'Package links, and those to calendars and text pages, will open without a contact:',
      ),
    ).toEqual(
      api.db.combinedPlans.map(
        (plan) => `/bgs/package/${plan.combine_plan_event.toLowerCase()}?rep=newstarter`,
      ),
    )
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Representative deleted')).toBeInTheDocument()
    await gone('alertdialog')
    expect(writes()).toEqual([
      { method: 'DELETE', path: `${LIST}/delete/7`, search: '', body: null },
    ])
    await waitFor(() => expect(names()).not.toContain('New Starter'))
  })
})

describe('the public links', () => {
  it('are the pages of the rep and of the plans he sells, to open or to copy', async () => {
    const { user } = await open()
    const dialog = await openLinks(user, 'Łukasz Żak')
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await dialog.findByText('Pricing table, Plan A')
    const links = dialog.getAllByRole('link', { name: /^Open / })
    expect(
      links.map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]),
    ).toEqual([
      ...repPages('lukaszzak').map(({ name, at }) => [`Open ${name}`, ORIGIN + at]),
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
    expect(await screen.findByText('Pricing sheet, Plan A link copied')).toBeInTheDocument()
    expect(copied.mock.calls).toEqual([[`${ORIGIN}/bruins/plana/lukaszzak`]])
    await press(user, dialog, 'Close')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('of two with one name open the right one; of a name without letters are none', async () => {
    fixRep(7, { rep_name: '🏒' })
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: 'ZOE NUNEZ', rep_email: 'two@e.co' }))
    const { user } = await open()
    const dialog = await openLinks(user, 'ZOE NUNEZ')
    expect(notes(dialog)).toContain(
      'Zoë Núñez has the same name in links. Keep ?rep=50 at the end of these links so that they show two@e.co.',
    )
    const links = dialog
      .getAllByRole('link', { name: /^Open / })
      .map((link) => link.getAttribute('href'))
    expect(links).toContain(`${ORIGIN}/bruins/grouptickets/zoenunez?rep=50`)
    expect(links.every((href) => href?.endsWith('?rep=50'))).toBe(true)
    // The plans list Zoë Núñez, who is the other.
    expect(links).toHaveLength(scheduleNames.length + repPages('').length)
    await press(user, dialog, 'Close')
    await gone('dialog')
    const none = await openLinks(user, '🏒')
    expect(none.getByText(/^A name without letters or digits has no public/)).toBeInTheDocument()
    expect(none.queryAllByRole('link')).toEqual([])
  })
})

describe('values as a loose server sends them', () => {
  it('[check 64] a number as an event name and true as a team are text, and are found', async () => {
    const game = { event_name: 123, plans: 'B26FULL', team: true, game_number: 1 }
    const other = { event_name: 'B260101', plans: 'B26FULL', team: 'x', game_number: 2 }
    api.faults.add({ kind: 'raw', method: 'GET', path: 'distinct/games', body: [game, other] })
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    await screen.findByText('B260101')
    expect(screen.getByText('123')).toBeInTheDocument()
    expect(screen.getByText('true', { selector: 'td, td *' })).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox', { name: 'Search Games' }), '12')
    await waitFor(() => expect(screen.queryByText('B260101')).toBeNull())
    expect(screen.getByText('123')).toBeInTheDocument()
  })

  it.each(['Smith &amp; Sons &lt;b&gt;', 'Zo\uFFFD N\uFFFDez'])(
    '[check 73] %j is shown as it was sent, and goes back so',
    async (name) => {
      Object.assign(api.db.reps[0] ?? {}, { rep_name: name })
      const { user } = await open()
      const cell = within(await findList()).getByText(name)
      expect(cell.textContent).toBe(name)
      const row = cell.closest('tr') as HTMLElement
      const dialog = await openByRow(user, row, 'Edit')
      expect(field(dialog, 'Name')).toHaveValue(name)
      await put(user, field(dialog, 'Phone'), '1')
      await press(user, dialog, 'Save')
      await waitFor(() => expect(writes()).toMatchObject([{ body: { rep_name: name } }]))
    },
  )
})

const BOTH = 'Name and email are required'

const SAME_LINKS = 'Zoë Núñez has the same public links. Choose another name.'

const openEdit = (user: UserEvent, name: string) =>
  openByRow(user, repRow(name), 'Edit', 'Edit Representative')

describe('adding a rep', () => {
  it('sends one request for a double click, says Adding... meanwhile, and shows the rep; phone may stay blank', async () => {
    api.faults.add({ kind: 'delay', ms: 100, method: 'POST' })
    const { user } = await open()
    const dialog = await openNew(user)
    expect(field(dialog, 'Name')).toHaveFocus()
    await put(user, field(dialog, 'Name'), '  Kim Lee ')
    await put(user, field(dialog, 'Email'), ' kim@example.com ')
    await user.dblClick(dialog.getByRole('button', { name: 'Save' }))
    expect(dialog.getByRole('button', { name: 'Adding...' })).toBeDisabled()
    expect(await screen.findByText('Representative added')).toBeInTheDocument()
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

  it('[check 87] wants name and email: says so once, at the first that is missing, and sends nothing', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), ' \u00a0')
    await press(user, dialog, 'Save')
    expect(await dialog.findAllByText(BOTH)).toHaveLength(1)
    expect(field(dialog, 'Name')).toHaveFocus()
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(BOTH)
    expect(field(dialog, 'Name')).toBeInvalid()
    expect(field(dialog, 'Email')).toBeInvalid()
    expect(field(dialog, 'Phone')).toBeValid()
    await put(user, field(dialog, 'Name'), 'Kim')
    await press(user, dialog, 'Save')
    await waitFor(() => expect(field(dialog, 'Email')).toHaveFocus())
    expect(field(dialog, 'Email')).toHaveAccessibleDescription(BOTH)
    expect(field(dialog, 'Name')).toBeValid()
    expect(writes()).toEqual([])
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await waitFor(() => expect(dialog.queryByText(BOTH)).toBeNull())
  })

  it('says what is odd about name and address while they are typed, and takes them', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), '🏒, Kim')
    expect(notes(dialog)).toEqual([
      expect.stringMatching(/^A name with a comma counts as two names/),
    ])
    await put(user, field(dialog, 'Name'), '🏒')
    expect(notes(dialog)).toEqual(['A name without letters or digits has no public links.'])
    const words = "'kim at home' isn’t an email address."
    await put(user, field(dialog, 'Email'), 'kim at home')
    expect(dialog.queryByText(words)).toBeNull()
    await user.tab()
    await waitFor(() => expect(field(dialog, 'Email')).toHaveAccessibleDescription(words))
    expect(field(dialog, 'Email')).toBeValid()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { rep_name: '🏒', rep_email: 'kim at home' } }])
    expect(await within(list()).findByText('🏒')).toBeInTheDocument()
  })

  it('with the links of another is refused with the name of that one', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Email'), 'kim@example.com')
    await put(user, field(dialog, 'Name'), 'Zoe NUÑEZ')
    expect(field(dialog, 'Name')).toHaveAccessibleDescription(SAME_LINKS)
    await press(user, dialog, 'Save')
    await waitFor(() => expect(field(dialog, 'Name')).toHaveFocus())
    expect(field(dialog, 'Name')).toBeInvalid()
    expect(writes()).toEqual([])
    await user.type(field(dialog, 'Name'), ' II')
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative added')).toBeInTheDocument()
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
    expect(notes(dialog)).toEqual([])
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
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
      name: 'These links will stop working. Send the new ones instead:',
    })
    const pair = (name: string, start: string) =>
      `${name}: ${start}/lukaszzak → ${start}/lukaszzakowski`
    await user.click(await within(list).findByText(/^and \d+ more$/))
    expect(
      await within(list).findByText(pair('Pricing table, Plan A', '/bruins/chart/plana')),
    ).toBeInTheDocument()
    expect(
      within(list).getByText(pair('Group tickets', '/bruins/grouptickets')),
    ).toBeInTheDocument()
    await user.type(field(dialog, 'Name'), '{Backspace>5/}')
    expect(dialog.queryByRole('list')).toBeNull()
    await user.clear(field(dialog, 'Name'))
    expect(dialog.queryByRole('list')).toBeNull()
    expect(writes()).toEqual([])
  })

  it('of two with one name changes the one that was opened, and says whose links they are', async () => {
    api.db.reps.push(aRepRow({ rep_id: 50, rep_name: 'zoe nunez', rep_email: 'two@e.co' }))
    const { user } = await open()
    const dialog = await openEdit(user, 'zoe nunez')
    expect(notes(dialog)).toContain(
      'Zoë Núñez has the same public links. Use another name to tell them apart.',
    )
    await user.type(field(dialog, 'Name'), ' Two')
    expect(
      await dialog.findByText(/^These links will show zoe.nunez@example.com\. Send/),
    ).toBeInTheDocument()
    expect(dialog.queryByText(/has the same public links/)).toBeNull()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { rep_id: 50, rep_name: 'zoe nunez Two' } }])
    expect(repRow('Zoë Núñez')).toBeInTheDocument()
  })
})
