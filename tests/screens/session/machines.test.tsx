import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { HttpResponse, http } from 'msw'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { forgetServerDate } from '../../../src/api/serverClock'
import { createSession } from '../../mock-api/auth'
import { renderApp } from '../../renderApp'
import { allowConsole, api, server } from '../../setup'
import { here } from '../kit/address'
import { otherTab } from '../kit/browser'
import { said } from '../kit/dialog'
import { menuEntries } from '../kit/menu'
import { sent } from '../kit/requests'
import { dashboardHeading, EXPIRED, signIn, signInHeading } from '../kit/signIn'
import { rowAction } from '../kit/table'
import { put } from '../kit/typing'

/* What people's browsers and devices do to a session: wrong clocks, blocked cookies, full storage. */

const HOUR = 3600

const personOf = (role: string) => api.db.users.find((user) => user.role === role) ?? null

beforeEach(forgetServerDate)

describe('a clock three hours ahead', () => {
  /** The server's own time, which this device is three hours ahead of. */
  const serverSeconds = () => Math.floor(Date.now() / 1000) - 3 * HOUR
  /** Signing in as that server answers it. */
  function answerSignIn(shows: 'Date' | 'no Date') {
    const { user } = createSession(api.db, 'admin')
    server.use(
      http.post('*/users/login/index.php', () =>
        HttpResponse.json(
          { user, session_expiration: serverSeconds() + HOUR },
          shows === 'Date'
            ? { headers: { Date: new Date(serverSeconds() * 1000).toUTCString() } }
            : {},
        ),
      ),
    )
  }
  afterEach(() => server.resetHandlers())

  it('changes nothing where the server says its time, but is told', async () => {
    const { user } = renderApp('/')
    await signInHeading()
    answerSignIn('Date')
    await signIn(user)
    await dashboardHeading()
    expect(screen.getByRole('timer')).toHaveTextContent(/^(1h 0m 0s|0h 59m \d+s)$/)
    expect(screen.getByText('Login successful!')).toBeInTheDocument()
    expect(screen.getByText(/This device’s clock is 3 hours ahead/)).toBeInTheDocument()
    expect(screen.queryByText(EXPIRED)).toBeNull()
  })

  it('is named where the server does not, and no success is claimed', async () => {
    const { user } = renderApp('/')
    await signInHeading()
    answerSignIn('no Date')
    await signIn(user)
    expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
    expect(screen.getByText(/This device’s clock says .* sign in again\./)).toBeInTheDocument()
    expect(screen.queryByText('Login successful!')).toBeNull()
    expect(here()).toBe('/')
  })
})

describe('blocked cookies', () => {
  const hint = /If this happens every time you sign in/

  it('are named when the session ends as soon as it began', async () => {
    const { user } = renderApp('/bgs/game-plans')
    await signInHeading()
    api.faults.add({ kind: 'status', status: 401, path: 'game-plans/' })
    await signIn(user, 'bgs@example.com')
    // Sign In is mounted again where the next screen was on its way.
    await waitFor(() => {
      expect(screen.getByText(EXPIRED)).toBeInTheDocument()
      expect(screen.getByText(hint)).toBeInTheDocument()
      expect(screen.queryByText('Login successful!')).toBeNull()
    })
  })

  it('are named on Sign In where the browser says so itself', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false)
    renderApp('/')
    await signInHeading()
    expect(screen.getByText(/^This browser blocks cookies/)).toBeInTheDocument()
  })
})

describe('storage that takes nothing', () => {
  /** MSW keeps its cookies in the same storage, and may. */
  function fill() {
    const real = Storage.prototype.setItem
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (/^(session|signed|draft)/.test(key)) throw new DOMException('full', 'QuotaExceededError')
      real.call(this, key, value)
    })
  }

  it('does not undo Logout by a reload, nor keep the next person out', async () => {
    const first = renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    fill()
    await first.user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    expect(said()).toEqual([])
    first.unmount()
    first.router.dispose()

    const second = renderApp('/dashboard')
    await signIn(second.user)
    await dashboardHeading()
    expect(sent('GET', 'check-session')).toHaveLength(1)
    second.unmount()
    second.router.dispose()

    renderApp('/users')
    expect(await screen.findByRole('heading', { name: 'User Dashboard' })).toBeInTheDocument()
  })

  it('promises nobody to keep what he types', async () => {
    api.db.sessionSeconds = 200
    const { session_expiration } = createSession(api.db, 'admin')
    window.localStorage.setItem('sessionExpiration', String(session_expiration))
    fill()
    renderApp('/dashboard')
    const warning = await screen.findByRole('region', { name: 'Session ending' })
    expect(warning).toHaveTextContent('This browser can’t keep what you’ve typed')
  })

  it('is told where cookies are refused too', async () => {
    const { user } = renderApp('/dashboard', { as: 'admin' })
    await dashboardHeading()
    fill()
    vi.spyOn(document, 'cookie', 'get').mockReturnValue('')
    await user.click(screen.getByRole('button', { name: 'Logout' }))
    await signInHeading()
    expect(screen.getByText(/close the browser now/)).toBeInTheDocument()
  })
})

describe('another person', () => {
  const followed = /^Gaël Guest signed in on another tab/
  async function seesOnlyTheGuest() {
    expect(await screen.findByText(followed)).toBeInTheDocument()
    await dashboardHeading()
    expect(await menuEntries()).toEqual(['Dashboard', 'Users'])
    expect(screen.queryByText('P26ALL')).toBeNull()
    expect(window.location.search).toBe('')
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Half typed')
  }
  async function typeHalf(user: UserEvent) {
    await screen.findByText('P26ALL')
    await user.click(screen.getByRole('button', { name: 'Add New Plan' }))
    await put(user, await screen.findByLabelText('Plan Event Title'), 'Half typed')
  }

  it('[check 31] in another tab is heard of although the stored end stays the same', async () => {
    const { user } = renderApp('/bgs/game-plans?search=p26all', { as: 'bgs' })
    await typeHalf(user)
    api.db.ambientUser = personOf('viewer')
    otherTab('signedIn', '1-2')
    await seesOnlyTheGuest()
  })

  it('starts at the dashboard, also where the role opens the page that stood there', async () => {
    const { user } = renderApp('/bruins-reps?search=dana', { as: 'bgs' })
    await screen.findByRole('row', { name: /Dana Whitfield/ })
    createSession(api.db, 'admin')
    otherTab('signedIn', '1-2')
    expect(
      await screen.findByText(/ signed in on another tab, so this tab now uses that account\.$/),
    ).toBeInTheDocument()
    await dashboardHeading()
    expect([here(), window.location.search]).toEqual(['/dashboard', ''])
    await user.click(await screen.findByRole('link', { name: 'Bruins Reps' }))
    expect(await screen.findByRole('searchbox')).toHaveValue('')
  })

  it('is found out on coming back where tabs cannot hear of each other', async () => {
    const { user } = renderApp('/bgs/game-plans?search=p26all', { as: 'bgs' })
    await typeHalf(user)
    const back = () => act(() => void window.dispatchEvent(new Event('focus')))
    back()
    expect(sent('GET', 'check-session')).toHaveLength(1)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 61_000 })

    allowConsole(/^Error checking session/)
    const mend = api.faults.add({ kind: 'html', path: 'check-session' })
    back()
    await waitFor(() => expect(sent('GET', 'check-session')).toHaveLength(2))
    expect(await screen.findByLabelText('Plan Event Title')).toHaveValue('Half typed')
    mend()

    api.db.ambientUser = personOf('viewer')
    await waitFor(() => {
      back()
      expect(screen.getByText(followed)).toBeInTheDocument()
    })
    await seesOnlyTheGuest()
  })

  it.each([
    ['admin@example.com', '/dashboard', ''],
    ['bgs@example.com', '/bruins-reps', '?search=dana'],
  ])('%s, after an end and a reload, lands at %s%s', async (email, path, search) => {
    const first = renderApp('/bruins-reps?search=dana', { as: 'bgs' })
    await screen.findByRole('row', { name: /Dana Whitfield/ })
    first.unmount()
    api.db.ambientUser = null
    const { user } = renderApp('/bruins-reps?search=dana')
    await signIn(user, email)
    await waitFor(() => expect([here(), window.location.search]).toEqual([path, search]))
  })

  it.each([
    ['admin@example.com', false],
    ['bgs@example.com', true],
  ])('%s gets the offer to mark packages as updated: %s', async (email, isOffered) => {
    const { user } = renderApp('/celtics-games?search=C251205', { as: 'bgs' })
    await user.click(await screen.findByRole('button', { name: 'Edit Game C251205' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Game' }))
    await user.type(dialog.getByLabelText('Team'), '!')
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    const offer = /^Mark the \d+ packages as updated$/
    await screen.findByRole('button', { name: offer })
    otherTab('sessionExpiration', null)
    await signIn(user, email)
    await user.click(await screen.findByRole('link', { name: 'Bruins Reps' }))
    await screen.findByText('Dana Whitfield')
    expect(screen.queryAllByRole('button', { name: offer })).toHaveLength(isOffered ? 1 : 0)
  })

  it('after the end of a session gets neither its page nor its late words; the same one gets both', async () => {
    const { user } = renderApp('/bruins-reps?search=dana', { as: 'bgs' })
    const row = await screen.findByRole('row', { name: /Dana Whitfield/ })
    await user.click(within(row).getByRole('button', { name: rowAction('Edit') }))
    const dialog = within(await screen.findByRole('dialog'))
    await put(user, dialog.getByLabelText('Phone'), '617-555-0100')
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('bgs@example.com')
    api.faults.add({ kind: 'hold', method: 'PUT', times: 1 })
    await user.click(dialog.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(sent('PUT', 'reps')).toHaveLength(1))
    otherTab('sessionExpiration', null)
    createSession(api.db, 'admin')
    await signIn(user)
    await dashboardHeading()
    expect(here()).toBe('/dashboard')
    expect(window.location.search).toBe('')
    act(() => api.faults.release())
    await waitFor(() =>
      expect(api.db.reps.some((rep) => rep.rep_phone === '617-555-0100')).toBe(true),
    )
    await user.click(screen.getByRole('link', { name: 'Bruins Reps' }))
    await screen.findByText('617-555-0100')
    expect(screen.queryByText(/Representative updated/)).toBeNull()
    expect(screen.queryByRole('dialog')).toBeNull()
  })
})

it('coming back to the window alone notices that the session has ended', async () => {
  renderApp('/dashboard', { as: 'admin' })
  await dashboardHeading()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 2 * HOUR * 1000 })
  act(() => void window.dispatchEvent(new Event('focus')))
  // At once, not with the next tick.
  expect(window.localStorage.getItem('sessionExpiration')).toBeNull()
  expect(await screen.findByText(EXPIRED)).toBeInTheDocument()
})
