import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { browserStore } from '../../src/config/browserStore'
import { todayEastern } from '../../src/domain/time/dates'
import { cleanSeason, NOTHING_AMISS } from '../mock-api/cleanSeason'
import { smallSeason } from '../mock-api/smallSeason'
import type { Json } from '../mock-api/wire'
import { aGameRow } from '../records'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { menuEntries } from './kit/menu'
import { sent } from './kit/requests'
import { append } from './kit/typing'

const REGISTER = 'users/register'
const A_DAY_MS = 86_400_000
type User = ReturnType<typeof renderApp>['user']

describe('the Admin Dashboard', () => {
  it('greets the person with email, role and time left', async () => {
    renderApp('/dashboard', { as: 'bgs' })
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    const main = screen.getByRole('main')
    expect(main).toHaveTextContent('Welcome, Brigid O’Shea')
    expect(main).toHaveTextContent('Email: bgs@example.com')
    expect(main).toHaveTextContent('Role: bgs')
    expect(main).toHaveTextContent(/Session Time Left: \d+h \d+m \d+s/)
  })

  it('begins the day of staff with the next games and what changed, and nobody else’s', async () => {
    const tomorrow = todayEastern(new Date(Date.now() + A_DAY_MS))
    const lost = { event_name: 'C991231', team: 'Celtics vs. Lakers', event_date: '1999-12-31' }
    api.db.games.bruins = [aGameRow({ team: 'Bruins vs. Utah', event_date: tomorrow })]
    api.db.games.celtics = [aGameRow(lost)]
    for (const plan of api.db.combinedPlans) plan.last_updated = '2020-01-01 12:00:00'
    const [plan] = api.db.combinedPlans
    if (plan) plan.last_updated = new Date().toISOString()
    const view = renderApp('/dashboard', { as: 'bgs' })
    const games = within(await screen.findByRole('region', { name: 'Next games' }))
    expect(await games.findByRole('link')).toHaveTextContent('Bruins vs. Utah')
    expect(games.getByRole('link')).toHaveAttribute('href', expect.stringMatching(/bruins-games\?/))
    const changed = within(screen.getByRole('region', { name: 'Packages changed this week' }))
    const code = plan?.combine_plan_event
    const record = await changed.findByRole('link', { name: new RegExp(`^${code}.*2`) })
    expect(record).toHaveTextContent(`${code}${plan?.plan_event_title}`)
    expect(record).toHaveAttribute('href', `/game-plans/bgs/game-plans?search=${code}`)
    expect(changed.getByRole('link', { name: `Package sheet ${code}` })).toHaveAttribute(
      'href',
      `/game-plans/bgs/package/${code?.toLowerCase()}`,
    )
    expect(games.getByRole('heading', { level: 3 })).toHaveTextContent('Tomorrow')
    const quick = within(screen.getByRole('navigation', { name: 'Quick actions' }))
    expect(quick.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/game-plans/bgs/game-plans',
      '/game-plans/prices',
      '/game-plans/bruins-gameplanpricing',
      '/game-plans/season/import',
      '/game-plans/season/next',
    ])
    view.unmount()
    renderApp('/dashboard', { as: 'viewer' })
    await screen.findByRole('table', { name: 'Users' })
    expect(screen.queryByRole('region')).toBeNull()
    expect(screen.queryByRole('navigation', { name: 'Quick actions' })).toBeNull()
  })

  it('counts what the checks say by how bad it is, here and in the menu, without what is known', async () => {
    smallSeason(api.db)
    cleanSeason(api.db)
    for (const row of api.db.games.bruins) {
      if (row.event_name === 'B251009') row.team = 'Bruins vs. Chicago Blackhwaks'
    }
    const view = renderApp('/dashboard', { as: 'bgs' })
    const found = async () =>
      within(await screen.findByRole('region', { name: 'Checks' })).findAllByRole('link')
    const sentence = "B251009: 'Chicago Blackhwaks' isn’t a known opponent, so sheets print X."
    expect((await found()).map((link) => link.textContent)).toEqual([
      '1Errors',
      '1Warnings',
      sentence,
    ])
    for (const link of await found()) expect(link).toHaveAttribute('href', '/game-plans/checks')
    await waitFor(async () => expect(await menuEntries()).toContain('Checks2'))
    view.unmount()
    const known = 'game/opponent/B251009 2025-10-09'
    const mark = { [known]: { sentence, reason: 'An exhibition', since: '2026-01-01' } }
    browserStore.set('game-plans.known-findings', JSON.stringify(mark))
    renderApp('/dashboard', { as: 'bgs' })
    expect((await found()).map((link) => link.textContent)).toEqual(['1Warnings'])
  })

  it('follows the clock while it stays open: a game that has begun leaves, and midnight makes tomorrow today', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-21T04:20:00Z') })
    api.db.games.bruins = [
      aGameRow({ event_name: 'B260120', event_date: '2026-01-20', event_time: '23:30:00' }),
      aGameRow({ event_name: 'B260121', event_date: '2026-01-21', event_time: '19:00:00' }),
    ]
    api.db.games.celtics = []
    renderApp('/dashboard', { as: 'bgs' })
    const games = within(await screen.findByRole('region', { name: 'Next games' }))
    const heads = () => games.getAllByRole('heading', { level: 3 }).map((head) => head.textContent)
    await waitFor(() => expect(heads()).toEqual(['Today', 'Tomorrow']))
    const seenAgainAt = (instant: string) => {
      vi.setSystemTime(instant)
      fireEvent(document, new Event('visibilitychange'))
    }
    seenAgainAt('2026-01-21T04:40:00Z')
    expect(heads()).toEqual(['Tomorrow'])
    seenAgainAt('2026-01-21T05:00:00Z')
    expect(heads()).toEqual(['Today'])
  })

  it('leads to the checks where these cannot run, and says so where nothing is amiss', async () => {
    allowConsole(/ApiError/)
    cleanSeason(api.db)
    api.faults.add({ kind: 'status', status: 403, path: /bruins\/reps$/ })
    const view = renderApp('/dashboard', { as: 'bgs' })
    const words = async (text: string | RegExp) =>
      within(await screen.findByRole('region', { name: 'Checks' })).findByText(text)
    expect(await words('Some lists couldn’t be loaded.')).toBeInTheDocument()
    view.unmount()
    api.faults.clear()
    renderApp('/dashboard', { as: 'bgs' })
    expect(await words(NOTHING_AMISS)).toBeInTheDocument()
  })

  it('keeps what else a day begins with where one list fails, and Try Again fetches that', async () => {
    allowConsole(/ApiError/)
    const tomorrow = todayEastern(new Date(Date.now() + A_DAY_MS))
    api.db.games.bruins = [aGameRow({ team: 'Bruins vs. Utah', event_date: tomorrow })]
    api.db.games.celtics = []
    api.faults.add({ kind: 'status', status: 500, path: 'celtics-games/distinct/games' })
    const { user } = renderApp('/dashboard', { as: 'bgs' })
    const games = within(await screen.findByRole('region', { name: 'Next games' }))
    expect(await games.findByRole('alert')).toHaveTextContent('Failed to load Celtics games.')
    expect(games.getByRole('link')).toHaveTextContent('Bruins vs. Utah')
    expect(screen.getByRole('region', { name: 'Checks' })).toBeInTheDocument()
    await user.click(games.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(games.queryByRole('alert')).toBeNull())
    expect(games.getByRole('link')).toHaveTextContent('Bruins vs. Utah')
  })

  it('says what to make first where nothing is, but not where rows could not be read', async () => {
    allowConsole(/could not be read/)
    api.db.games.bruins = []
    api.db.games.celtics = []
    api.db.combinedPlans = []
    const { unmount } = renderApp('/dashboard', { as: 'bgs' })
    const steps = within(await screen.findByRole('region', { name: 'First steps' }))
    expect(steps.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/game-plans/season/import',
      '/game-plans/bgs/game-plans/bruins',
      '/game-plans/bgs/game-plans',
    ])
    unmount()
    const body = [{ team: 'Bruins vs. Utah' }]
    api.faults.add({ kind: 'raw', body, path: 'bruins-games/distinct/games' })
    renderApp('/dashboard', { as: 'bgs' })
    expect(await screen.findByText('No upcoming games.')).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })

  it('keeps the first steps until all are done, or they are dismissed', async () => {
    smallSeason(api.db)
    api.db.combinedPlans = []
    const { user, unmount } = renderApp('/dashboard', { as: 'bgs' })
    const steps = within(await screen.findByRole('region', { name: 'First steps' }))
    expect(steps.getAllByRole('listitem').map((step) => / Done$/.test(step.textContent))).toEqual([
      true,
      true,
      false,
    ])
    expect(screen.getByRole('region', { name: 'Next games' })).toBeInTheDocument()
    await user.click(steps.getByRole('button', { name: 'Dismiss' }))
    unmount()
    renderApp('/dashboard', { as: 'bgs' })
    await screen.findByText('No packages changed this week.')
    expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull()
  })

  it('writes N/A for an empty role', async () => {
    renderApp('/dashboard', { as: '' })
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    expect(screen.getByRole('main')).toHaveTextContent('Role: N/A')
  })

  it('lists the users, with buttons that say why they do nothing', async () => {
    renderApp('/dashboard', { as: 'viewer' })
    const table = within(await screen.findByRole('table', { name: 'Users' }))
    expect(table.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual([
      'ID',
      'Name',
      'Email',
      'Role',
      'Actions',
    ])
    const row = within(table.getByText('norole@example.com').closest('tr') as HTMLElement)
    expect(
      row
        .getAllByRole('cell')
        .slice(0, 4)
        .map((cell) => cell.textContent),
    ).toEqual(['4', 'Noor Norole', 'norole@example.com', 'N/A'])
    for (const name of ['Edit Noor Norole', 'Delete Noor Norole']) {
      expect(row.getByRole('button', { name })).toBeDisabled()
    }
    const why = row.getByTitle('Users can’t be edited or deleted here')
    expect(why).toContainElement(row.getByRole('button', { name: 'Edit Noor Norole' }))
  })

  it('leaves out a user without key and keeps one with nothing but an id', async () => {
    const body: Json[] = [{ name: 'Nobody' }, { id: '7', name: null, email: null, role: null }]
    api.faults.add({ kind: 'raw', path: 'users/index.php', body })
    renderApp('/dashboard', { as: 'admin' })
    const table = within(await screen.findByRole('table', { name: 'Users' }))
    expect(table.getAllByRole('row')).toHaveLength(2)
    expect(table.getByRole('cell', { name: '7' })).toBeInTheDocument()
    expect(screen.getByText('1 row couldn’t be read and isn’t shown.')).toBeInTheDocument()
  })
})

describe('the User Dashboard', () => {
  it.each([
    ['admin', ['User Information', 'Card 2', 'Register User'], true],
    ['bgs', ['User Information', 'Card 2'], true],
    ['', ['User Information', 'Card 2'], false],
  ])('shows role %j its cards', async (role, cards, isStaff) => {
    renderApp('/users', { as: role })
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
    await screen.findByRole('heading', { name: 'User Information' })
    const headings = screen.getAllByRole('heading', { level: 2 })
    // Below them the table has a heading of its own.
    expect(headings.map((heading) => heading.textContent)).toEqual([...cards, 'Users'])
    const actions = screen.queryByRole('navigation', { name: 'Quick actions' })
    const placeholder = screen.queryByText('Nothing here yet.')
    expect([actions !== null, placeholder !== null]).toEqual([isStaff, !isStaff])
    if (actions) expect(within(actions).getAllByRole('link')).toHaveLength(5)
    expect(screen.getByRole('timer')).toBeInTheDocument()
    expect(await screen.findByRole('table', { name: 'Users' })).toBeInTheDocument()
  })
})

async function fill(user: User) {
  await append(user, screen.getByRole('textbox', { name: 'Name' }), ' New Person ')
  await append(user, screen.getByRole('textbox', { name: 'Email' }), 'new@example.com')
  await append(user, screen.getByLabelText('Password'), ' pass ')
}

describe('Register', () => {
  async function open() {
    const app = renderApp('/register', { as: 'admin' })
    await screen.findByRole('heading', { name: 'Register' })
    return app
  }
  const press = (user: User) => user.click(screen.getByRole('button', { name: 'Register' }))

  it('sends name, email and password, says so and empties the form', async () => {
    const { user } = await open()
    expect(
      screen.getByText(/^New users can sign in, but can’t manage anything/),
    ).toBeInTheDocument()
    await fill(user)
    api.faults.add({ kind: 'delay', ms: 100, path: REGISTER })
    await user.dblClick(screen.getByRole('button', { name: 'Register' }))
    expect(await screen.findByText('Registration successful!')).toBeInTheDocument()
    expect(sent('POST', REGISTER)).toEqual([
      {
        method: 'POST',
        path: '/api/users/register/index.php',
        search: '',
        body: { name: 'New Person', email: 'new@example.com', password: ' pass ' },
      },
    ])
    await waitFor(() => expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue(''))
    expect(screen.getByLabelText('Password')).toHaveValue('')
  })

  it.each([
    ['t', '123456', 'Email address is invalid'],
    ['t@example.com', '12345', 'Password must be at least 6 characters'],
  ])('refuses %s with %s, which Sign In would refuse', async (email, password, words) => {
    const { user } = await open()
    expect(screen.getByText('At least 6 characters')).toBeInTheDocument()
    await append(user, screen.getByRole('textbox', { name: 'Name' }), 'T')
    await append(user, screen.getByRole('textbox', { name: 'Email' }), email)
    await append(user, screen.getByLabelText('Password'), password)
    await press(user)
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(sent('POST', REGISTER)).toEqual([])
  })

  it('asks for every field and sends nothing', async () => {
    const { user } = await open()
    await press(user)
    for (const name of ['Name', 'Email', 'Password']) {
      expect(await screen.findByText(`${name} is required`)).toBeInTheDocument()
    }
    expect(sent('POST', REGISTER)).toEqual([])
  })
})
