import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { gameOnTheWire, gamesOf } from './kit/season'

const vendor = (name: string) => vi.spyOn(window.navigator, 'vendor', 'get').mockReturnValue(name)

beforeEach(() => {
  vendor('Google Inc.')
  vi.spyOn(window, 'print').mockImplementation(() => {})
  // jsdom lays nothing out and draws no pictures.
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList
  HTMLImageElement.prototype.decode = () => Promise.resolve()
  // Its pictures never come, which is told of them in time.
  for (const row of Object.values(api.db.games).flat()) row.opponent_logo = null
})

const rows = () =>
  within(screen.getByRole('list', { name: 'Sheets of this set' })).getAllByRole('listitem')
const printAll = () => screen.getByRole('button', { name: 'Print all' })
/** The pages of a set, as each sheet says. */
const pagesSaid = () => screen.getAllByText(/Page \d/).map(({ textContent }) => textContent)
const colors = (cover: HTMLElement) =>
  [...cover.querySelectorAll<HTMLElement>('[data-team]')].map(({ dataset }) => dataset.team)
const sheet = (name: string) => screen.queryByRole('region', { name })

it('prints every sheet of a package as one file with a name of its own', async () => {
  const { user } = renderApp('/print/package/p26suite10?rep=zoenunez')
  expect(await screen.findByText(/^3 sheets ready/)).toBeInTheDocument()
  expect(rows().map((row) => row.textContent)).toEqual([
    'CalendarReady',
    // Left out until it is wanted: the season calendar shows the same.
    'Pricing sheet',
    'Package sheetReady',
    // Left out until it is wanted: it is the package sheet in another form.
    'Package sheet with calendar',
    'Package textReady',
  ])
  // One heading for the set, the cover and each sheet; landmarks and buttons are the set's.
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(5)
  expect(screen.getAllByRole('main')).toHaveLength(1)
  expect(screen.queryByRole('button', { name: 'Print' })).toBeNull()
  // What a sheet reads in its address it reads in that of its own page.
  const packageSheet = sheet('Package sheet') as HTMLElement
  expect(within(packageSheet).getByRole('link', { name: /calendar/i })).toHaveAttribute(
    'href',
    expect.stringMatching(/calendar\/p26suite10\?rep=zoenunez$/),
  )

  const cover = within(sheet('Cover') as HTMLElement)
  expect(cover.getByRole('heading', { level: 1 })).toHaveTextContent('Executive Suite, Ten Games')
  expect(cover.getAllByRole('listitem').map((line) => line.textContent)).toEqual([
    'Calendar 2',
    'Package sheet 3',
    'Package text 4',
  ])
  expect(cover.getByText('Zoë Núñez')).toBeInTheDocument()
  expect(cover.getByText('· 2025–26 season')).toBeInTheDocument()
  expect(pagesSaid()).toEqual(['Page 1 of 4', 'Page 2 of 4', 'Page 3 of 4', 'Page 4 of 4'])

  fireEvent(window, new Event('beforeprint'))
  expect(document.title).toMatch(/P26SUITE10 – All sheets – \d{4}-\d\d-\d\d$/)
  await user.click(printAll())
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
  // Games of a plan are asked for once, however many sheets show them.
  const asked = api.log.map(({ path }) => path)
  expect(asked).toEqual([...new Set(asked)])

  await user.click(screen.getByRole('checkbox', { name: 'Package sheet with calendar' }))
  expect(await screen.findByText(/^4 sheets ready/)).toBeInTheDocument()
  const calendar = within(sheet('Package sheet with calendar') as HTMLElement)
  expect(calendar.getByRole('table', { name: /^November/ })).toBeInTheDocument()
})

it('has a cover in the colors of those who play, with the titles of several packages', async () => {
  renderApp('/print/package/p26hb-nine?and=p26suite10')
  expect(await screen.findByText(/^6 sheets ready/)).toBeInTheDocument()
  const cover = sheet('Cover') as HTMLElement
  const lines = within(cover).getAllByRole('listitem')
  expect(lines.map((line) => line.textContent)).toEqual([
    'Nine Bruins Nights Calendar 2Package sheet 3Package text 4',
    ...['Calendar 2', 'Package sheet 3', 'Package text 4'],
    'Executive Suite, Ten Games Calendar 5Package sheet 6Package text 7',
    ...['Calendar 5', 'Package sheet 6', 'Package text 7'],
  ])
  expect(colors(cover)).toEqual(['bruins', 'celtics'])
})

it('names a rep once on the cover of the rep’s own set', async () => {
  renderApp('/print/rep/zoenunez')
  expect(await screen.findByText(/^16 sheets ready/)).toBeInTheDocument()
  expect(colors(sheet('Cover') as HTMLElement)).toEqual(['bruins'])
  const cover = within(sheet('Cover') as HTMLElement)
  expect(cover.getAllByText('Zoë Núñez')).toHaveLength(1)
  expect(cover.getByText('Flyers').parentElement).toHaveTextContent(
    /^Flyers Group tickets 2\s?Youth hockey 3$/,
  )
})

it('says which sheet failed, and prints when it is left out or there after all', async () => {
  allowConsole(/Error fetching/)
  api.faults.add({ kind: 'status', status: 403, path: 'distinct/plans/B26YOUTH' })
  const { user } = renderApp('/print/rep/zoenunez')
  expect(await screen.findByText(/^1 sheet couldn’t be loaded/)).toBeInTheDocument()
  const lost = rows().find((row) => row.textContent?.startsWith('Youth hockey'))
  expect(lost).toHaveTextContent('Failed to load data. Please try again later.')
  expect(printAll()).toBeDisabled()
  // Whoever prints all the same reads what is missing.
  expect(screen.getByText('This set isn’t complete. Missing: Youth hockey.')).toBeInTheDocument()

  await user.click(screen.getByRole('button', { name: 'Leave it out: Youth hockey' }))
  expect(await screen.findByText(/^15 sheets ready/)).toBeInTheDocument()
  expect(screen.queryByText(/^This set isn’t complete/)).toBeNull()
  expect(printAll()).toBeEnabled()

  api.faults.clear()
  await user.click(screen.getByRole('checkbox', { name: 'Youth hockey' }))
  await user.click(await screen.findByRole('button', { name: 'Try Again: Youth hockey' }))
  expect(await screen.findByText(/^16 sheets ready/)).toBeInTheDocument()
})

it('waits for the games of a pricing sheet', async () => {
  api.faults.add({ kind: 'hold', path: 'pricing/bp26halfseasonplana' })
  renderApp('/print/plan/plana/zoenunez')
  await waitFor(() => expect(rows()[1]).toHaveTextContent('Ready'))
  expect(rows()[0]).toHaveTextContent('Loading...')
  api.faults.release()
  expect(await screen.findByText(/^3 sheets ready/)).toBeInTheDocument()
  const games = within(sheet('Pricing sheet') as HTMLElement)
  expect(games.getByRole('heading', { name: 'Your 22 games' })).toBeInTheDocument()
})

it('says before printing what is missing on a sheet, and counts the pages of what comes later', async () => {
  allowConsole(/Error fetching/)
  api.faults.add({ kind: 'status', status: 403, path: 'distinct/plans/B26' })
  gamesOf('C26', gameOnTheWire('C251022', 'Celtics vs. New York Knicks', '2025-10-22'))
  const { user } = renderApp('/print/package/p26all')
  const faults = await screen.findByRole('list', { name: 'Before you print:' })
  expect(faults).toHaveTextContent(
    /Calendar: Incomplete: the games of .* could not be loaded and are missing here\./,
  )
  expect(printAll()).toBeEnabled()
  api.faults.clear()
  await user.click(screen.getAllByRole('button', { name: 'Try Again' })[0] as HTMLElement)
  await waitFor(() => expect(pagesSaid().at(-1)).toBe('Page 5 of 5'))
})

it('prints one orientation at a time where the browser has one paper', async () => {
  vendor('Apple Computer, Inc.')
  const { user } = renderApp('/print/package/p26suite10')
  await screen.findByText(/^3 sheets ready/)
  await user.click(screen.getByRole('button', { name: 'Print 1 landscape sheet' }))
  await waitFor(() => expect(window.print).toHaveBeenCalledOnce())
  expect(sheet('Calendar')).not.toHaveClass('other')
  expect(sheet('Cover')).toHaveClass('other')
  expect(sheet('Package sheet')).toHaveClass('other')
  await user.click(screen.getByRole('button', { name: 'Print 2 portrait sheets' }))
  await waitFor(() => expect(window.print).toHaveBeenCalledTimes(2))
  expect(sheet('Calendar')).toHaveClass('other')
  expect(sheet('Package sheet')).not.toHaveClass('other')
})

it('loads three of thirty sheets at a time', async () => {
  const release = api.faults.add({ kind: 'hold', path: 'combined/distinct/single' })
  const others = Array.from({ length: 9 }, (_, index) => `and=nobodys${index}`)
  renderApp(`/print/package/p26suite10?and=&${others.join('&')}`)
  await waitFor(() => expect(rows()).toHaveLength(50))
  const states = () => rows().map((row) => row.lastElementChild?.textContent)
  await waitFor(() => {
    expect(states().filter((state) => state === 'Loading...')).toHaveLength(3)
    expect(states().filter((state) => state === 'Waiting')).toHaveLength(27)
  })
  release()
  api.faults.release()
  expect(await screen.findByText(/^27 sheets couldn’t be loaded/)).toBeInTheDocument()
  expect(rows().at(-1)).toHaveTextContent('No plan found for nobodys8')
  // There is nothing to try again.
  expect(screen.queryByRole('button', { name: /^Try Again/ })).toBeNull()
})

it('is not there for a plan or a rep that nobody knows', async () => {
  const { router } = renderApp('/print/plan/nope/zoenunez')
  expect(await screen.findByRole('heading', { name: 'Plan Not Found' })).toBeInTheDocument()
  await router.navigate('/print/rep/nobody')
  expect(
    await screen.findByRole('heading', { name: 'Representative Not Found' }),
  ).toBeInTheDocument()
})
