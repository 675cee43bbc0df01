import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { aGameRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

/*
 * What is done with a whole table or many of its rows: export, print, select, and the jobs that
 * follow. By keyboard and in a browser: tests/browser/bulk.spec.ts.
 */

const games = ['B260101', 'B260102', 'B260103', 'B260104']

beforeEach(() => {
  api.db.games.bruins = games.map((event_name, index) =>
    aGameRow({
      event_id: 10 + index,
      event_name,
      plan_event_name: index < 2 ? 'B26ONE' : 'B26TWO',
      team: index === 1 ? '=HYPERLINK("x"), Zoë' : 'Bruins vs. Utah',
      event_date: `2026-01-0${index + 1}`,
      event_time: index === 3 ? '00:00:00' : '19:00:00',
    }),
  )
})
afterEach(() => vi.restoreAllMocks())

async function openGames(path = '/bruins-games') {
  const view = renderApp(path, { as: 'bgs' })
  await screen.findByRole('table')
  return view
}
async function more(user: UserEvent, entry: string) {
  await user.click(screen.getByRole('button', { name: 'More' }))
  await user.click(await screen.findByRole('menuitem', { name: entry }))
}
const textOf = (file: Blob) =>
  new Promise<unknown>((resolve) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result))
    reader.readAsText(file)
  })
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }))
const count = () => bar().getByRole('status').textContent
const box = (name: string) => screen.findByRole('checkbox', { name: `Select ${name}` })

it('exports and prints what is searched and chosen, in its order, and nothing where nothing is', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    files.push(file as Blob)
    return 'blob:file'
  })
  vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => {})
  const names: string[] = []
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    names.push(this.download)
  })
  const print = vi.spyOn(window, 'print').mockImplementation(() => {})
  const { user } = await openGames('/bruins-games?sort=-date&plan=B26ONE')
  await more(user, 'Export as CSV')
  expect(names).toEqual([expect.stringMatching(/^Bruins Games Dashboard \d{4}-\d\d-\d\d\.csv$/)])
  expect(await textOf(files[0] as Blob)).toBe(
    [
      // The mark before it is taken away by who reads it.
      'Event Name,BGS Game Plans,Team,Game Number,Event Date,Event Time',
      'B260102,B26ONE,"\'=HYPERLINK(""x""), Zoë",3,2026-01-02,19:00:00',
      'B260101,B26ONE,Bruins vs. Utah,3,2026-01-01,19:00:00',
      '',
    ].join('\r\n'),
  )

  await more(user, 'Print table')
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  const paper = within(document.body.lastElementChild as HTMLElement)
  expect(paper.getByRole('heading', { hidden: true }).textContent).toBe('Bruins Games Dashboard')
  expect(paper.getByText('Plan: B26ONE')).toBeInTheDocument()
  expect(paper.getByText(/^2 rows, .* Eastern$/)).toBeInTheDocument()
  const cells = paper.getAllByRole('row', { hidden: true }).map((row) => row.textContent)
  expect(cells[1]).toBe('B260102B26ONE=HYPERLINK("x"), Zoë3Fri, Jan 2, 20267:00 PM')
  window.dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(screen.queryByText('Plan: B26ONE')).not.toBeInTheDocument())

  await user.type(screen.getByLabelText('Search Games'), 'nobody')
  await screen.findByText(/^No games found/)
  await user.click(screen.getByRole('button', { name: 'More' }))
  const entry = await screen.findByRole('menuitem', { name: 'Export as CSV' })
  expect(entry).toHaveAttribute('aria-disabled', 'true')
})

it('keeps what is selected while a search hides it, and moves only what is shown', async () => {
  const { user } = await openGames()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await box('B260102'))
  await user.keyboard('{Shift>}')
  await user.click(await box('B260104'))
  await user.keyboard('{/Shift}')
  expect(count()).toBe('3 games selected')
  expect(screen.getByRole('checkbox', { name: 'Select all shown' })).toHaveProperty(
    'indeterminate',
    true,
  )

  await user.type(screen.getByLabelText('Search Games'), 'B26010')
  await user.type(screen.getByLabelText('Search Games'), '4')
  await waitFor(() =>
    expect(count()).toBe('3 games selected2 selected games are hidden and left out.'),
  )
  await user.clear(screen.getByLabelText('Search Games'))
  await user.click(await screen.findByRole('button', { name: 'Shift time' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Shift the time of 3 games' }))
  await put(user, dialog.getByLabelText('Minutes'), '45')
  expect(dialog.getByText('B260102: 7:00 PM → 7:45 PM')).toBeInTheDocument()
  expect(dialog.getByText('B260104, Sun, Jan 4, 2026: has no start time')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Shift time' }))
  expect(await dialog.findByText('Moved 2 games 45 minutes later.')).toBeInTheDocument()
  await waitFor(() => expect(writes()).toHaveLength(2))
  expect(writes().map(({ method, path, body }) => [method, path, body])).toEqual(
    [11, 12].map((id) => [
      'PUT',
      '/api/game-plans/bruins-games/edit',
      expect.objectContaining({ event_id: [id], event_time: '19:45:00' }),
    ]),
  )
  await user.click(dialog.getByRole('button', { name: 'Close' }))

  // Esc clears, then ends.
  expect(count()).toBe('3 games selected')
  await user.keyboard('{Escape}')
  expect(count()).toBe('No games selected')
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
})

it('begins a new game as another one, with code and day still to be filled', async () => {
  const { user } = await openGames()
  await user.click(
    screen.getAllByRole('button', { name: rowAction('Edit Game') })[0] as HTMLElement,
  )
  await screen.findByRole('dialog', { name: 'Edit Game' })
  await user.click(screen.getByRole('button', { name: 'Duplicate' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Game' }))
  expect(dialog.queryByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument()
  expect(dialog.getByLabelText('Event Name')).toHaveValue('')
  expect(dialog.getByLabelText('Event Date')).toHaveValue('')
  await put(user, dialog.getByLabelText('Event Date'), '2026-02-14')
  await user.click(dialog.getByRole('button', { name: 'Save' }))
  // No price stands in the season's table for its day.
  await user.click(await screen.findByRole('button', { name: 'Save anyway' }))
  await waitFor(() => expect(writes()).toHaveLength(1))
  expect(writes()[0]?.body).toEqual({
    event_id: [],
    event_name: 'B260214',
    plans: ['B26ONE'],
    team: 'Bruins vs. Utah',
    game_number: 0,
    event_date: '2026-02-14',
    event_time: '19:00:00',
  })
})

it('marks packages as updated, and deletes a rep who can be restored', async () => {
  const { user, unmount } = await openGames('/bgs/game-plans')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  const all = api.db.combinedPlans.length
  await user.click(screen.getByRole('button', { name: 'Mark as updated' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Mark \d+ packages/ }))
  await user.click(dialog.getByRole('button', { name: 'Mark as updated' }))
  await waitFor(() => expect(writes()).toHaveLength(all), { timeout: 10_000 })
  expect(new Set(writes().map(({ method }) => method))).toEqual(new Set(['PUT']))
  unmount()

  api.log.length = 0
  await openGames('/bruins-reps')
  await user.click(screen.getByRole('button', { name: 'Select' }))
  await user.click(await box('Dana Whitfield'))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 rep?' }))
  await user.click(question.getByRole('button', { name: 'Delete 1 rep' }))
  expect(await question.findByText('Deleted 1 rep.')).toBeInTheDocument()
  expect(writes().map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/api/game-plans/bruins/reps/delete/4'],
  ])
  await user.click(question.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: /^Recently deleted/ })).toBeInTheDocument()
})
