import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { matchRoutes } from 'react-router-dom'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { createQueryClient } from '../../src/api/cache/queryClient'
import { keys } from '../../src/api/keys'
import { createRoutes } from '../../src/app/createRouter'
import { normalizeLinkText } from '../../src/config/linkText'
import { BASE_PATH, paths, patterns, type RouteKey } from '../../src/config/paths'
import { sheets } from '../../src/config/sheets'
import { cleanSeason, NOTHING_AMISS } from '../mock-api/cleanSeason'
import type { Json } from '../mock-api/wire'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { here } from './kit/address'
import { menuEntries } from './kit/menu'
import { sent } from './kit/requests'
import { dashboardHeading, signInHeading } from './kit/signIn'

const SINGLE = 'combined/distinct/single/'

describe('[check 93] titles', () => {
  /** A sheet's: tests/sheets/print-name.test.tsx. Lists have the title of the app. */
  it.each([
    [null, '/', 'Login'],
    ['admin', '/register', 'Register'],
    ['admin', '/dashboard', 'Admin Dashboard'],
    ['bgs', '/bruins-reps', 'Game Plans'],
    ['bgs', '/checks', 'Checks'],
    ['bgs', '/season/next', 'Next season'],
    ['bgs', '/season/import', 'Import games'],
    ['bgs', '/prices', 'Prices'],
    [null, '/print/package/p26all', 'P26ALL Print Set'],
    [null, '/print/plan/plana/zoenunez', 'Bruins Plan Print Set'],
    [null, '/print/rep/zoenunez', 'Print Set'],
    ['admin', '/nowhere', 'Game Plans'],
  ])('as %j at %s: %s', async (as, path, title) => {
    document.title = ''
    renderApp(path, { as })
    await waitFor(() => expect(document.title).toBe(title))
    expect(here()).toBe(path)
    await screen.findAllByRole('heading')
  })
})

it('opens the app where a host leaves out the last slash, and mends the address', async () => {
  renderApp('')
  expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
  expect(window.location.pathname).toBe('/game-plans/')
})

it('Back returns to the place where a page was left, and a link leads to the top of its page', async () => {
  onTestFinished(() => void vi.unstubAllGlobals())
  const scrollTo = vi.fn()
  window.scrollTo = scrollTo
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  const title = { name: 'Bruins Representatives' }
  await screen.findByRole('heading', title)
  vi.stubGlobal('scrollY', 640)
  fireEvent.scroll(window)
  await user.click(await screen.findByRole('link', { name: 'Users' }))
  await screen.findByRole('heading', { name: 'User Dashboard' })
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 0))
  vi.stubGlobal('scrollY', 0)
  fireEvent.scroll(window)
  window.history.back()
  await screen.findByRole('heading', title)
  await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith(0, 640))
})

it('a search that is cleared after a click elsewhere leaves the address', async () => {
  renderApp('/bruins-reps', { as: 'bgs' })
  const box = await screen.findByRole('searchbox', { name: 'Search Representatives' })
  fireEvent.change(box, { target: { value: 'dana' } })
  fireEvent.click(document.body)
  expect(window.location.search).toBe('?search=dana')
  await waitFor(() => expect(screen.queryByText('Zoe Nunez')).toBeNull())
  fireEvent.change(box, { target: { value: '' } })
  await waitFor(() => expect(window.location.search).toBe(''))
})

it('a link pressed right after a search leads on, and Back finds the search again', async () => {
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  const box = await screen.findByRole('searchbox', { name: 'Search Representatives' })
  fireEvent.change(box, { target: { value: 'dana' } })
  fireEvent.click(screen.getByRole('link', { name: 'Users' }))
  await screen.findByRole('heading', { name: 'User Dashboard' })
  window.history.back()
  expect(await screen.findByRole('searchbox', { name: 'Search Representatives' })).toHaveValue(
    'dana',
  )
  await user.click(screen.getByRole('link', { name: 'Users' }))
  await screen.findByRole('heading', { name: 'User Dashboard' })
})

describe('staff addresses', () => {
  it.each([
    ['/Bruins-Games', 'Bruins Games Dashboard'],
    ['/BGS/Game-Plans/Celtics/', 'Celtics Game Plan Dashboard'],
    ['/BGS/Game-Plans/Edit/B26FULL', 'Edit Game Plan'],
  ])('%s opens whatever the case', async (path, heading) => {
    renderApp(path, { as: 'bgs' })
    expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  })

  it.each(['/Bruins-Games', '/DASHBOARD/', '/REGISTER'])(
    '[check 19] %s is guarded whatever the case',
    async (path) => {
      renderApp(path)
      expect(await screen.findByRole('heading', { name: 'Sign In' })).toBeInTheDocument()
      expect(here()).toBe('/')
    },
  )

  it.each(['/bruins-nowhere', '/nowhere', '/bgs', '//evil.example/A'])(
    '[check 15] %s is not found, and the menu still leads on',
    async (path) => {
      const { user } = renderApp(path, { as: 'admin' })
      expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
      expect(await menuEntries()).toContain('Users')
      await user.click(screen.getByRole('link', { name: 'Users' }))
      expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
      expect(window.location.host).toBe('localhost:3000')
    },
  )

  it('[check 81] a screen that throws leaves the menu to go on with', async () => {
    // React and the router report the error, by its type.
    allowConsole(/TypeError/)
    const { client, user } = renderApp('/users', { as: 'admin' })
    await screen.findByRole('heading', { name: 'User Dashboard' })
    client.setQueryData(keys.combinedPlans.list, { rows: [null], unread: [] })
    await user.click(screen.getByRole('link', { name: 'Game Plans' }))
    expect(
      await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
    ).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
    expect(screen.queryByText(/TypeError|is not a function|at /)).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Users' }))
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
  })

  it.each(['/dashboard', '/checks', '/bruins-games?findings=yes'])(
    '[check 81] %s: rules that throw after the page is drawn leave the menu as well',
    async (path) => {
      allowConsole(/TypeError/)
      cleanSeason(api.db)
      const { client } = renderApp(path, { as: 'bgs' })
      await screen.findByText(path === '/bruins-games?findings=yes' ? /^No games/ : NOTHING_AMISS)
      act(() => client.setQueryData(keys.reps.list, { rows: [null], unread: [] }))
      expect(
        await screen.findByRole('heading', { name: 'Unexpected Application Error!' }),
      ).toBeInTheDocument()
      expect(await menuEntries()).toContain('Users')
    },
  )
})

describe('public addresses', () => {
  it('redirect to lower case without white space before the one request for the plan', async () => {
    api.db.combinedPlans = api.db.combinedPlans.filter((plan) =>
      plan.combine_plan_event.startsWith('P26RAFB'),
    )
    renderApp('/BGS/Calendar/P26%20RAFB-P')
    expect(await screen.findByRole('heading', { name: /RAFTERS PRICING/ })).toBeInTheDocument()
    expect(window.location.pathname).toBe('/game-plans/bgs/calendar/p26rafb-p')
    expect(sent('GET', SINGLE).map(({ path }) => path)).toEqual([
      '/api/game-plans/combined/distinct/single/p26rafb-p',
    ])
    expect(sent('GET', 'check-session')).toEqual([])
  })

  it.each(['%E0%A4%A', 'a%3Fb%23C', 'nothing', '%3Cb%3E'])(
    '[checks 11, 17] %s is a plan nobody knows, not a crash',
    async (code) => {
      // The router's own warning about a broken escape.
      allowConsole(/could not be decoded because it is a malformed URL segment/)
      renderApp(`/bgs/calendar/${code}`)
      expect(await screen.findByText(/No plan found for/)).toBeInTheDocument()
      expect(screen.queryByText('Unexpected Application Error!')).toBeNull()
    },
  )
})

describe('roles', () => {
  const everybody = ['Dashboard', 'Users']
  const staff = [
    ...everybody,
    'Bruins Games',
    'Celtics Games',
    'Bruins Reps',
    'Bruins Pricing Plans',
    'Bruins Pricing Plans',
    'Bruins Pricing Plan Events',
    'Game Plans',
    'Bruins Game Plans',
    'Celtics Game Plans',
    'Checks',
    'Import games',
    'Next season',
    'Prices',
  ]
  it.each([
    ['admin', staff],
    ['bgs', staff],
    ['viewer', everybody],
    ['', everybody],
  ])('role %j sees exactly its menu entries', async (role, entries) => {
    renderApp('/users', { as: role })
    expect(await menuEntries()).toEqual(entries)
    expect(screen.getByRole('button', { name: 'Logout' })).toBeInTheDocument()
    expect(screen.getByText('Toolpad')).toBeInTheDocument()
    const group = screen.queryByRole('button', { name: 'Boston Garden Society' })
    expect(group !== null).toBe(entries === staff)
  })

  it.each([
    ['bgs', '/register'],
    ['viewer', '/register'],
    ['viewer', '/bruins-games'],
    ['viewer', '/celtics-games'],
    ['viewer', '/bgs/game-plans'],
    ['viewer', '/bruins-pricing-reps'],
    ['', '/bruins-games'],
    ['', '/bgs/game-plans'],
  ])('[check 25] role %j at %s lands on the dashboard, with a word why', async (role, path) => {
    renderApp(path, { as: role })
    expect(await screen.findAllByText('You don’t have access to that page.')).toHaveLength(1)
    await dashboardHeading()
    expect(here()).toBe('/dashboard')
    // What staff see there of the day is the dashboard's own.
    const ofTheDay =
      role === 'bgs'
        ? /combined\/distinct$|distinct\/(games\/|plans)$|with-reps$|bruins\/reps$/
        : /^$/
    expect(sent('GET', 'game-plans/').filter(({ path }) => !ofTheDay.test(path))).toEqual([])
  })

  it.each([
    '/register',
    '/dashboard',
    '/users',
    '/bruins-games',
    '/celtics-games',
    '/bgs/game-plans',
  ])('a stranger at %s lands on Sign In', async (path) => {
    renderApp(path)
    await signInHeading()
    expect(here()).toBe('/')
    expect(screen.queryByRole('navigation')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
  })
})

describe('[check 24] a role that only looks like admin has no rights', () => {
  const roles: Json[] = [null, '', 'Admin', ' admin', ['admin'], {}, 1, 'superadmin']
  it.each(roles.map((role) => [role]))('%j', async (role) => {
    const user = { id: 9, name: 'Nora', email: 'nora@example.com', role }
    api.faults.add({ kind: 'raw', path: 'check-session', body: { user } })
    renderApp('/register', { as: 'admin' })
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    expect(here()).toBe('/dashboard')
    expect(await menuEntries()).toEqual(['Dashboard', 'Users'])
    expect(document.body.textContent).not.toMatch(/undefined|null|\[object Object\]/)
  })
})

describe('every link the app can build', () => {
  const table = createRoutes(createQueryClient(), () => null)
  /** The route of a link and the names in it, as the router reads them. */
  function found(link: string) {
    const { pathname } = new URL(BASE_PATH + link, window.location.origin)
    const match = matchRoutes(table, pathname, BASE_PATH)?.at(-1)
    return { pattern: match?.route.path, names: match?.params }
  }
  const keys = Object.keys(patterns) as RouteKey[]
  /** The last three are words of other addresses: a rep may be called as a sheet is. */
  const odd = ['P26 RAFB-P', ' two  blanks ', 'A/B', 'what?no#hash', '100%', '%25', '%E0%A4%A']
    .concat(['Siân Müller-D’Arcy', 'анна', '🏒', '\uD800', 'a:b', '{repname}', '.htaccess'])
    .concat(['text', 'edit', 'chart'])

  it.each(keys)('finds its own route: %s', (key) => {
    const path = paths[key]
    const pattern = patterns[key]
    if (typeof path === 'string') {
      expect(found(path)).toEqual({ pattern, names: {} })
      return
    }
    const plain = { id: 'x', combinePlanEvent: 'x', planname: 'plana', repname: 'x' }
    const own = Object.entries(plain).filter(([name]) => pattern.includes(`:${name}`))
    expect(own).not.toEqual([])
    for (const [name] of own)
      for (const text of odd) {
        const given = { ...plain, [name]: text }
        const shown = (word: string) =>
          key in sheets || key.startsWith('print')
            ? normalizeLinkText(word.toWellFormed())
            : word.toWellFormed()
        const names = own.map(([each]) => [each, shown(given[each as keyof typeof plain])])
        expect(found(path(given))).toEqual({ pattern, names: Object.fromEntries(names) })
      }
  })
})
