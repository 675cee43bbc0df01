import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import type { Json } from '../../mock-api/wire'
import { api } from '../../setup'
import { gone, notes, press } from '../kit/dialog'
import { sent, writes } from '../kit/requests'
import { namesIn, openByRow } from '../kit/table'
import { put } from '../kit/typing'
import {
  CODE,
  cellsOf,
  input,
  LIST,
  list,
  open,
  openEdit,
  PATH,
  planRow,
  TITLE,
} from './combinedPlansScreen'

const codes = () => namesIn(list())

describe('the table', () => {
  it('has the columns of the rules and a row for each plan', async () => {
    await open()
    expect(screen.getByRole('heading', { name: TITLE })).toBeInTheDocument()
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
    const chips = Array.from(plans?.querySelectorAll('a') ?? []).map((chip) => chip.textContent)
    expect(chips).toEqual(['B26FULL', 'C26FULL', 'X26CLASSICS'])
    // What does not fit is behind a number, which says it to a screen reader.
    expect(plans?.querySelector('summary')).toHaveAttribute('aria-label', '+1: X26CLASSICS')
    expect(sent('GET', LIST)).toEqual([{ method: 'GET', path: PATH, search: '', body: null }])
  })

  it('opens a package by its code; the customer’s page is a link beside it', async () => {
    const { user } = await open()
    const row = within(planRow('P26ALL'))
    const page = row.getByRole('link', { name: 'Package sheet P26ALL' })
    expect(page).toHaveAttribute('href', '/game-plans/bgs/package/p26all')
    expect(page).toHaveAttribute('target', '_blank')
    await user.click(row.getByRole('button', { name: 'P26ALL' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Plan' }))
    expect(input(dialog, CODE)).toHaveValue('P26ALL')
  })

  it('finds a package by its title where no code has the searched text', async () => {
    const { user } = await open()
    await put(user, screen.getByRole('searchbox', { name: 'Search Game Plans' }), 'game every')
    expect(await screen.findByText('These match in other columns:')).toBeInTheDocument()
    expect(codes()).toContain('P26ALL')
    expect(codes().length).toBeLessThan(api.db.combinedPlans.length)
  })

  it('[check 3] opens a PDF in a new tab that cannot reach back', async () => {
    await open()
    const link = within(planRow('P26RAFB-P')).getByRole('link', { name: 'View PDF' })
    expect(link).toHaveAttribute('href', 'https://example.com/game-plans/p26rafb-p.pdf')
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    const file = within(planRow('P26HB-LOGE')).getByRole('link', { name: 'View PDF' })
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
    const [, , cell] = cellsOf('P26ALL')
    expect(cell?.querySelector('a')).toBeNull()
    expect(cell).toHaveTextContent('—')
  })
})

it('[check 72] a broken row is left out and reported; one with nothing but its key is dashes that open', async () => {
  const body: Json[] = [
    { combine_plan_event: null, plan_event_title: 'No key' },
    'broken',
    null,
    { combine_plan_event: 'P26GOOD', original_plans: ['B26FULL', ''] },
    { combine_plan_event: 'P26NULL', plan_event_title: null, last_updated: null },
  ]
  api.faults.add({ kind: 'raw', method: 'GET', path: LIST, body })
  const { user } = await open()
  expect(codes()).toEqual(['P26GOOD', 'P26NULL'])
  expect(screen.getByText('3 rows couldn’t be read and aren’t shown.')).toBeInTheDocument()
  const texts = cellsOf('P26NULL').map((cell) => cell.textContent)
  expect(texts.slice(0, 5)).toEqual(['P26NULL', '—', '—', '—', '—'])
  const dialog = await openEdit(user, 'P26NULL')
  expect(input(dialog, 'Plan Event Title')).toHaveValue('')
})

describe('deleting a plan', () => {
  const ask = (user: UserEvent, code: string) =>
    openByRow(user, planRow(code), 'Delete', 'Are you sure you want to delete this game plan?')

  it('asks, names it, deletes it and says so', async () => {
    const { user } = await open()
    const dialog = await ask(user, 'P26ALL')
    expect(dialog.getByText('P26ALL')).toBeInTheDocument()
    expect(dialog.getByText('Every Game')).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    api.faults.add({ kind: 'delay', ms: 100, method: 'DELETE' })
    await user.dblClick(dialog.getByRole('button', { name: 'Delete' }))
    expect(dialog.getByRole('button', { name: 'Deleting...' })).toBeDisabled()
    expect(await screen.findByText('Game plan deleted successfully!')).toBeInTheDocument()
    await gone('alertdialog')
    expect(writes()).toEqual([{ method: 'DELETE', path: `${PATH}/P26ALL`, search: '', body: null }])
    await waitFor(() => expect(screen.queryByText('P26ALL')).toBeNull())
  })
})

describe('the public links', () => {
  const openLinks = (user: UserEvent, code: string) =>
    openByRow(user, planRow(code), 'Public links', `Public links for ${code}`)
  const calendar = 'http://localhost:3000/game-plans/bgs/calendar/p26rafb-p'
  const sheet = 'http://localhost:3000/game-plans/bgs/calendar/pricing-sheet/p26rafb-p'

  it('shows, opens and copies the addresses', async () => {
    const { user } = await open()
    const dialog = await openLinks(user, 'P26RAFB-P')
    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    expect(dialog.getByText(calendar)).toBeInTheDocument()
    expect(dialog.getByText(sheet)).toBeInTheDocument()
    const link = dialog.getByRole('link', { name: 'Open Calendar' })
    expect(link).toHaveAttribute('href', calendar)
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    expect(dialog.getByRole('link', { name: 'Open Pricing sheet' })).toHaveAttribute('href', sheet)
    // All at once can be printed when all is known.
    const all = await dialog.findByRole('link', { name: 'Print all' })
    await waitFor(() => expect(all).toHaveAttribute('href'))
    expect(dialog.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      expect.stringMatching(/\/print\/package\/[^/]+$/),
      'http://localhost:3000/game-plans/bgs/package/p26rafb-p',
      calendar,
      sheet,
      'http://localhost:3000/game-plans/bgs/package/p26rafb-p/text',
    ])
    expect(dialog.getByRole('link', { name: 'Open Package sheet' })).toBeInTheDocument()
    expect(dialog.getByRole('link', { name: 'Open Package text' })).toBeInTheDocument()

    await press(user, dialog, 'Copy Calendar link')
    expect(await screen.findByText('Calendar link copied')).toBeInTheDocument()
    await press(user, dialog, 'Copy Pricing sheet link')
    expect(await screen.findByText('Pricing sheet link copied')).toBeInTheDocument()
    expect(copied.mock.calls).toEqual([[calendar], [sheet]])
    copied.mockRejectedValue(new Error('denied'))
    await press(user, dialog, 'Copy Calendar link')
    const words = 'Copying isn’t available here. Select the address instead.'
    expect(await screen.findByText(words)).toBeInTheDocument()
    await press(user, dialog, 'Close')
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('of a code with blanks say which plan they open instead', async () => {
    Object.assign(api.db.combinedPlans[0] ?? {}, { combine_plan_event: 'P26 ALL' })
    const { user } = await open()
    const dialog = await openLinks(user, 'P26 ALL')
    expect(notes(dialog)).toContain(
      'P26ALL has the same links, and they open that package, because links can’t have spaces. Save this one under another code.',
    )
    await press(user, dialog, 'Close')
    await gone('dialog')
    const other = await openLinks(user, 'P26ALL')
    expect(notes(other).join()).not.toContain('has the same links')
  })
})
