import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keys } from '../../src/api/keys'
import { aGameRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { gone } from './kit/dialog'
import { writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'
import { keepFew, open } from './plans-and-reps/plansAndRepsScreen'

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
/** Boxes are there at once; what is done with the rows has code of its own. */
async function startSelecting(user: UserEvent, within: Pick<typeof screen, 'getByRole'> = screen) {
  await user.click(within.getByRole('button', { name: 'Select' }))
  await screen.findAllByRole('region', { name: 'Selected rows' })
}
const bar = () => within(screen.getByRole('region', { name: 'Selected rows' }))
const count = () => bar().getByRole('status').textContent
/** The rows that are marked. */
const picked = () =>
  [...document.querySelectorAll('tr[data-selected] td:nth-child(2)')].map(
    (cell) => cell.textContent,
  )
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

  // The browser's own print has the table too, but a question above it is printed as it is.
  const browserPrint = () => {
    fireEvent(window, new Event('beforeprint'))
    const isTable = screen.queryByText('Plan: B26ONE') !== null
    fireEvent(window, new Event('afterprint'))
    return isTable
  }
  expect(browserPrint()).toBe(true)
  await user.click(screen.getAllByRole('button', { name: rowAction('Delete') })[0] as HTMLElement)
  await screen.findByRole('alertdialog')
  expect(browserPrint()).toBe(false)
  await user.keyboard('{Escape}')
  await gone('alertdialog')

  await user.type(screen.getByLabelText('Search Games'), 'nobody')
  await screen.findByText(/^No games found/)
  await user.click(screen.getByRole('button', { name: 'More' }))
  const entry = await screen.findByRole('menuitem', { name: 'Export as CSV' })
  expect(entry).toHaveAttribute('aria-disabled', 'true')
})

it('keeps what is selected while a search hides it, and moves only what is shown', async () => {
  const { user } = await openGames()
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument()
  await startSelecting(user)
  await user.click(await box('B260102'))
  expect(picked()).toEqual(['B260102'])
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
  expect(dialog.getByText('B260104, Sun, Jan 4, 2026: no start time')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Shift time' }))
  expect(await dialog.findByText('Moved 2 games 45 minutes later.')).toBeInTheDocument()
  // Not of 3: one had no time.
  expect(screen.getByRole('dialog', { name: 'Moved the time of 2 games' })).toBeInTheDocument()
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
  expect(picked()).toEqual([])
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('checkbox')).not.toBeInTheDocument())
})

it('has what is not needed most behind More in a window without room', async () => {
  const { matchMedia } = window
  vi.spyOn(window, 'matchMedia').mockImplementation((query) => ({
    ...matchMedia(query),
    matches: query === '(width >= 48em)',
  }))
  const { user, client } = await openGames()
  await startSelecting(user)
  await user.click(await box('B260102'))
  await user.click(bar().getByRole('button', { name: 'More actions' }))
  expect((await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent)).toEqual([
    'Shift time',
    'Set field',
    'Export as CSV',
    'Delete',
  ])
  await user.click(screen.getByRole('menuitem', { name: 'Set field' }))
  expect(await screen.findByRole('dialog', { name: 'Set a field for 1 game' })).toBeInTheDocument()
  await user.keyboard('{Escape}')
  // It does nothing with what somebody else deleted while it was open.
  await user.click(await screen.findByRole('button', { name: 'More actions' }))
  const entry = await screen.findByRole('menuitem', { name: 'Delete' })
  api.db.games.bruins = api.db.games.bruins.filter(({ event_name }) => event_name !== 'B260102')
  await act(() => client.refetchQueries({ queryKey: keys.games('bruins') }))
  await waitFor(() => expect(entry).toHaveAttribute('aria-disabled', 'true'))
})

it('keeps the code and the selection of games that it moves, and leaves the focus in the bar when none is left', async () => {
  const [combined] = api.db.combinedPlans
  if (combined) combined.original_plans = 'B26ONE'
  const { user } = await openGames()
  await startSelecting(user)
  await user.click(await box('B260101'))
  await user.click(bar().getByRole('button', { name: 'Set field' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Set a field for 1 game' }))
  await user.selectOptions(dialog.getByLabelText('Field'), 'Event Date')
  await put(user, dialog.getByLabelText('Event Date'), '2026-01-09')
  const preview = 'B260101: Thu, Jan 1, 2026 → Fri, Jan 9, 2026'
  expect(dialog.getByText(preview)).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: 'Set field' }))
  await user.click(await dialog.findByRole('button', { name: 'Close' }))
  await waitFor(() => expect(count()).toBe('1 game selected'))
  expect(await box('B260101')).toBeChecked()
  expect(screen.getByText('Code says Jan 1')).toBeInTheDocument()
  expect(writes().map(({ body }) => body)).toMatchObject([
    { event_id: [10], event_name: 'B260101', event_date: '2026-01-09' },
  ])

  expect(
    await screen.findByRole('button', { name: 'Mark the package as updated' }),
  ).toBeInTheDocument()

  await user.click(bar().getByRole('button', { name: 'Delete' }))
  await user.click(await screen.findByRole('button', { name: 'Delete 1 game' }))
  await waitFor(() => expect(screen.queryByText('B260101', { selector: 'td *' })).toBeNull())
  await user.click(screen.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(count()).toBe('No games selected'))
  expect(bar().getByRole('button', { name: 'Delete' })).toHaveFocus()
  expect(bar().getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true')
  await user.keyboard('{Enter}')
  expect(screen.queryByRole('alertdialog')).toBeNull()
})

it('says why games that share their codes cannot be deleted together, and asks nothing', async () => {
  api.db.games.bruins = [1, 2].map((day) =>
    aGameRow({ event_id: day, event_name: 'B260101', event_date: `2026-01-0${day}` }),
  )
  const { user } = await openGames()
  await startSelecting(user)
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText(/^These games share codes/)).toBeInTheDocument()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(writes()).toEqual([])
})

it.each([
  ['/bgs/game-plans/celtics', /celtics-games.*games\/$/, 'Delete', /^Delete \d+ plans$/],
  ['/bgs/game-plans', /distinct\/plans$/, 'Add plan', 'B26ONE'],
] as const)(
  'says at %s that a list it needs failed, and goes on once it is read',
  async (path, list, action, then) => {
    const over = api.faults.add({ kind: 'status', status: 403, method: 'GET', path: list })
    const { user } = await openGames(path)
    await startSelecting(user)
    await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
    await user.click(bar().getByRole('button', { name: action }))
    const dialog = within(await screen.findByRole(action === 'Delete' ? 'alertdialog' : 'dialog'))
    expect(await dialog.findByText(/^Failed to load (games|plans) data$/)).toBeInTheDocument()
    over()
    await user.click(dialog.getByRole('button', { name: 'Try Again' }))
    if (typeof then === 'string')
      expect(await dialog.findByRole('option', { name: then })).toBeEnabled()
    else await waitFor(() => expect(dialog.getByRole('button', { name: then })).toBeEnabled())
  },
)

it('begins a new game as another one, code and day still to be filled, also over a reload', async () => {
  const { user, unmount } = await openGames()
  await user.click(screen.getByRole('button', { name: 'Edit Game B260101' }))
  await user.click(await screen.findByRole('button', { name: 'Duplicate' }))
  const begun = within(await screen.findByRole('dialog', { name: 'Add New Game' }))
  expect(begun.queryByRole('button', { name: 'Duplicate' })).not.toBeInTheDocument()
  expect(begun.getByLabelText('Event Name')).toHaveValue('')
  expect(begun.getByLabelText('Event Date')).toHaveValue('')
  await put(user, begun.getByLabelText('Event Date'), '2026-02-14')
  unmount()
  const { user: after } = renderApp('/bruins-games', { as: 'bgs' })
  const dialog = within(await screen.findByRole('dialog', { name: 'Add New Game' }))
  expect(dialog.getByText(/Your changes are back/)).toBeInTheDocument()
  await after.click(dialog.getByRole('button', { name: 'Save' }))
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

it('keeps a new game that was begun as one apart from the game it is next begun as', async () => {
  const { user } = await openGames()
  const isAt = (row: number) =>
    screen.getAllByRole('button', { name: rowAction('Edit Game'), hidden: true })[
      row
    ] as HTMLElement
  async function duplicate(row: number) {
    // Beside a wide window's list its rows can be pressed while the dialog is open.
    fireEvent.click(isAt(row))
    await screen.findByRole('dialog', { name: 'Edit Game' })
    await user.click(screen.getByRole('button', { name: 'Duplicate' }))
    return within(await screen.findByRole('dialog', { name: 'Add New Game' }))
  }
  const shown = (dialog: Awaited<ReturnType<typeof duplicate>>) =>
    ['Team', 'Event Date', 'Event Time'].map(
      (label) => dialog.getByLabelText<HTMLInputElement>(label).value,
    )
  const first = await duplicate(0)
  await put(user, first.getByLabelText('Event Date'), '2026-02-14')
  await put(user, first.getByLabelText('Event Time'), '13:00')
  await user.clear(first.getByLabelText('Team'))
  const second = await duplicate(1)
  expect(second.getByText(/Your changes are back/)).toBeInTheDocument()
  expect(shown(second)).toEqual(['', '2026-02-14', '13:00'])
  await user.click(second.getByRole('button', { name: 'Start over' }))
  expect(shown(second)).toEqual(['=HYPERLINK("x"), Zoë', '', '19:00'])
})

it('of two tables clears that with the focus, else that of the last press, with one Esc', async () => {
  keepFew()
  const { user } = await open()
  const section = (name: string) => within(screen.getByRole('region', { name }))
  const figure = (name: string) => section(name).getByText(/selected$/).textContent
  for (const name of ['Plans', 'Reps']) {
    await startSelecting(user, section(name))
    await user.click(await section(name).findByRole('checkbox', { name: 'Select all shown' }))
    await section(name).findByText(/selected$/)
  }
  const [plans, reps] = [figure('Plans'), figure('Reps')]
  expect([plans, reps]).toEqual([
    expect.stringMatching(/^\d+ locations selected$/),
    expect.stringMatching(/^\d+ reps selected$/),
  ])
  const [first] = section('Plans').getAllByRole('checkbox')
  first?.focus()
  await user.keyboard('{Escape}')
  expect([figure('Plans'), figure('Reps')]).toEqual(['No locations selected', reps])
  // Reps came to the page last, and Plans was used last.
  await user.click(section('Plans').getByRole('checkbox', { name: 'Select all shown' }))
  ;(document.activeElement as HTMLElement).blur()
  expect(figure('Plans')).toBe(plans)
  await user.keyboard('{Escape}')
  expect([figure('Plans'), figure('Reps')]).toEqual(['No locations selected', reps])
  await user.click(section('Reps').getByRole('checkbox', { name: 'Select all shown' }))
  await user.click(section('Reps').getByRole('checkbox', { name: 'Select all shown' }))
  ;(document.activeElement as HTMLElement).blur()
  await user.keyboard('{Escape}')
  expect([figure('Plans'), figure('Reps')]).toEqual(['No locations selected', 'No reps selected'])
  await user.keyboard('{Escape}')
  expect(section('Reps').queryByRole('checkbox')).toBeNull()
  expect(figure('Plans')).toBe('No locations selected')
})

it('prints packages as one job, marks them as updated, and deletes a rep who can be restored', async () => {
  const { user, unmount } = await openGames('/bgs/game-plans')
  await startSelecting(user)
  await user.click(await screen.findByRole('checkbox', { name: 'Select all shown' }))
  const all = api.db.combinedPlans.length
  const opened: HTMLAnchorElement[] = []
  const press = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    opened.push(this)
  })
  await user.click(screen.getByRole('button', { name: 'Print all sheets' }))
  press.mockRestore()
  expect(opened).toHaveLength(1)
  expect(opened[0]).toMatchObject({ target: '_blank', rel: 'noopener noreferrer' })
  const set = opened[0]?.href ?? ''
  expect(set).toMatch(/^http:\/\/localhost:3000\/game-plans\/print\/package\/p26\w+\?and=p26/)
  expect(new URL(set).searchParams.getAll('and')).toHaveLength(all - 1)
  await user.click(screen.getByRole('button', { name: 'Mark as updated' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Mark \d+ packages/ }))
  await user.click(dialog.getByRole('button', { name: 'Mark as updated' }))
  await waitFor(() => expect(writes()).toHaveLength(all), { timeout: 10_000 })
  expect(new Set(writes().map(({ method }) => method))).toEqual(new Set(['PUT']))
  unmount()

  api.log.length = 0
  await openGames('/bruins-reps')
  await startSelecting(user)
  await user.click(await box('Dana Whitfield'))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 rep?' }))
  await user.click(question.getByRole('button', { name: 'Delete 1 rep' }))
  expect(await question.findByText('Deleted Dana Whitfield.')).toBeInTheDocument()
  expect(writes().map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/api/game-plans/bruins/reps/delete/4'],
  ])
  await user.click(question.getByRole('button', { name: 'Close' }))
  expect(await screen.findByRole('button', { name: /^Recent changes/ })).toBeInTheDocument()
})

it('selects locations over all shown plans, and reps of the second table, each with its own call', async () => {
  const { user, unmount } = renderApp('/bruins-gameplanpricing?search=plan a', { as: 'bgs' })
  const planA = await screen.findByRole('table', { name: 'Locations of Plan A' })
  await startSelecting(user)
  const boxes = await within(planA).findAllByRole('checkbox')
  expect(within(planA).getAllByRole('columnheader').slice(1)[0]).toHaveTextContent('Location')
  await user.click(screen.getByRole('checkbox', { name: 'Select all shown' }))
  expect(count()).toBe(`${boxes.length} locations selected`)
  // What is folded is not shown.
  await user.click(screen.getByRole('button', { name: 'Plan A' }))
  await waitFor(() => expect(count()).toMatch(/hidden and left out\.$/))
  await user.click(screen.getByRole('button', { name: 'Plan A' }))
  await user.keyboard('{Escape}')
  await user.click(boxes[0] as HTMLElement)
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const first = api.db.pricing.find(({ pricing_name }) => pricing_name === 'Plan A')
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete 1 location?' }))
  await user.click(question.getByRole('button', { name: 'Delete 1 location' }))
  expect(await question.findByText(`Deleted ${first?.location} of Plan A.`)).toBeInTheDocument()
  expect(writes().map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', `/api/game-plans/bruins/pricing/delete/${first?.pricing_plan_id}`],
  ])
  unmount()

  api.log.length = 0
  renderApp('/bruins-pricing-reps', { as: 'bgs' })
  const reps = within(await screen.findByRole('region', { name: 'Reps' }))
  await startSelecting(user, reps)
  await user.click(await reps.findByRole('checkbox', { name: 'Select Dana Whitfield' }))
  await user.click(bar().getByRole('button', { name: 'Delete' }))
  const rep = within(await screen.findByRole('alertdialog', { name: 'Delete 1 rep?' }))
  const confirm = rep.getByRole('button', { name: 'Delete 1 rep' })
  await waitFor(() => expect(confirm).toBeEnabled())
  await user.click(confirm)
  // He has a phone, which this list does not know.
  expect(await rep.findByText('Deleted Dana Whitfield.')).toBeInTheDocument()
  await waitFor(() =>
    expect(
      screen.queryByRole('checkbox', { name: 'Select Dana Whitfield', hidden: true }),
    ).toBeNull(),
  )
  expect(writes().map(({ method, path }) => [method, path])).toEqual([
    ['DELETE', '/api/game-plans/bruins/reps/delete/4'],
  ])
})

it('goes over a folded plan with the arrows', async () => {
  const [row] = api.db.pricing
  if (row) api.db.pricing.push({ ...row, pricing_plan_id: 900, pricing_name: 'Plan Z' })
  const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
  const tables = await screen.findAllByRole('table', { name: /^Locations of/ })
  expect(tables.length).toBeGreaterThan(2)
  await startSelecting(user)
  const boxesOf = (table: number) => within(tables[table] as HTMLElement).findAllByRole('checkbox')
  const [last, first] = [(await boxesOf(0)).at(-1), (await boxesOf(2))[0]]
  const name = tables[1]?.getAttribute('aria-label') ?? ''
  await user.click(screen.getByRole('button', { name: name.replace('Locations of ', '') }))
  last?.focus()
  await user.keyboard('{ArrowDown}')
  expect(first).toHaveFocus()
  await user.keyboard('{ArrowUp}')
  expect(last).toHaveFocus()
})
