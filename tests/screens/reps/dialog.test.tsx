import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aRepRow } from '../../records'
import { api } from '../../setup'
import { repPages } from '../../sheets/sheetSamples'
import { field, gone, notes, press, saveAnyway } from '../kit/dialog'
import { writes } from '../kit/requests'
import { openByRow } from '../kit/table'
import { put } from '../kit/typing'
import { cellsOf, LIST, list, open, openNew, repRow } from './repsScreen'

const BOTH = 'Name and email are required'

const SAME_LINKS = 'Zoë Núñez has the same public links. Please choose another name.'

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

  it('says before saving what is odd about name and address, asks once and takes them', async () => {
    const { user } = await open()
    const dialog = await openNew(user)
    await put(user, field(dialog, 'Name'), '🏒, Kim')
    expect(notes(dialog)).toEqual([
      expect.stringMatching(/^Pricing plans list their representatives with commas between\./),
    ])
    await put(user, field(dialog, 'Name'), '🏒')
    expect(notes(dialog)).toEqual(['A name without letters or digits has no public links.'])
    const words = "🏒: 'kim at home' is no e-mail address."
    await put(user, field(dialog, 'Email'), 'kim at home')
    expect(dialog.queryByText(words)).toBeNull()
    await user.tab()
    expect(await dialog.findByText(words)).toBeInTheDocument()
    await saveAnyway(user, dialog)
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
    const flyers = repPages('lukaszzak').map(({ at }) => at)
    const more = `and ${flyers.length} more`
    await user.click(dialog.getByText(more))
    const rest = within(dialog.getByRole('list', { name: more }))
    expect(rest.getAllByRole('listitem').map((item) => item.textContent)).toEqual(flyers)
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
      'Zoë Núñez has the same public links. Another name would tell the two apart.',
    )
    await user.type(field(dialog, 'Name'), ' Two')
    expect(
      await dialog.findByText(
        'Customers’ links will show zoe.nunez@example.com instead of two@e.co:',
      ),
    ).toBeInTheDocument()
    expect(dialog.queryByText(/has the same public links/)).toBeNull()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { rep_id: 50, rep_name: 'zoe nunez Two' } }])
    expect(repRow('Zoë Núñez')).toBeInTheDocument()
  })
})
