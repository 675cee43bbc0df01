import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { createSession } from '../../mock-api/auth'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { here } from '../kit/address'
import { clockMovesOn } from '../kit/browser'
import { sent } from '../kit/requests'
import { append, put } from '../kit/typing'

/* The warning before the end of the session, above any dialog, and signing in again from it. */

const LOGIN = 'users/login'

const stored = () => Number(window.localStorage.getItem('sessionExpiration'))

/** In the middle of a new rep when the session has four minutes left. */
async function typingNearTheEnd() {
  api.db.sessionSeconds = 3600
  const app = renderApp('/bruins-reps', { as: 'bgs' })
  await app.user.click(await screen.findByRole('button', { name: 'Add Representative' }))
  const dialog = await screen.findByRole('dialog', { name: 'Add Representative' })
  const name = within(dialog).getByRole('textbox', { name: 'Name' })
  await append(app.user, name, 'Nora Half')
  clockMovesOn(3600 - 240)
  const warning = within(await screen.findByRole('region', { name: 'Session ending' }))
  return { ...app, dialog, name, warning }
}

async function signInAgain(user: UserEvent, password: string) {
  const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await put(user, again.getByLabelText('Password'), password)
  await user.click(again.getByRole('button', { name: 'Sign In' }))
  return again
}

describe('the warning before the end of the session', () => {
  it('[check 94] is shown at five minutes and at one', async () => {
    api.db.sessionSeconds = 3600
    renderApp('/dashboard', { as: 'bgs' })
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    clockMovesOn(3600 - 310)
    expect(screen.queryByText(/Your session ends/)).toBeNull()
    clockMovesOn(20)
    expect(
      await screen.findByText(/Your session ends in less than five minutes/),
    ).toBeInTheDocument()
    clockMovesOn(240)
    expect(await screen.findByText(/Your session ends in less than a minute/)).toBeInTheDocument()
  })

  it('is not hidden with the page, is closed without closing the dialog, gives the focus back, and returns at one minute', async () => {
    const { user, name, warning } = await typingNearTheEnd()
    const text = warning.getByText(/Your session ends in less than five minutes/)
    expect(text.closest('[aria-live]')).toHaveAttribute('aria-live', 'polite')
    expect(text.closest('[aria-hidden="true"]')).toBeNull()
    await user.click(warning.getByRole('button', { name: 'Close' }))
    expect(screen.queryByText(/Your session ends/)).toBeNull()
    expect(name).toHaveValue('Nora Half')
    await waitFor(() => expect(name).toHaveFocus())
    clockMovesOn(200)
    expect(await screen.findByText(/Your session ends in less than a minute/)).toBeInTheDocument()
  })

  it('lies on the way of Tab through the dialog', async () => {
    const { user, dialog, name, warning } = await typingNearTheEnd()
    const save = within(dialog).getByRole('button', { name: 'Save' })
    act(() => save.focus())
    await user.tab()
    expect(warning.getByRole('button', { name: 'Sign in again' })).toHaveFocus()
    await user.tab()
    expect(warning.getByRole('button', { name: 'Close' })).toHaveFocus()
    await user.tab()
    expect(within(dialog).getByRole('button', { name: 'Close panel' })).toHaveFocus()
    await user.tab()
    expect(name).toHaveFocus()
    act(() => save.focus())
    await user.tab()
    await user.tab({ shift: true })
    expect(save).toHaveFocus()
  })

  it('does not take Escape from the dialog', async () => {
    const { user, warning } = await typingNearTheEnd()
    act(() => warning.getByRole('button', { name: 'Close' }).focus())
    await user.keyboard('{Escape}')
    expect(screen.getByRole('dialog', { name: 'Add Representative' })).toBeInTheDocument()
    expect(screen.queryByRole('alertdialog')).toBeNull()
  })
})

describe('signing in again before the end', () => {
  it('renews the session over the dialog, and loses nothing that was typed', async () => {
    const { user, name, warning } = await typingNearTheEnd()
    const before = stored()
    await user.click(warning.getByRole('button', { name: 'Sign in again' }))
    const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
    expect(again.getByRole('textbox', { name: 'Email' })).toHaveValue('bgs@example.com')
    expect(again.getByLabelText('Password')).toHaveAttribute('autocomplete', 'current-password')
    await signInAgain(user, 'password')
    expect(await screen.findByText('Login successful!')).toBeInTheDocument()
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(sent('POST', LOGIN)).toEqual([
      {
        method: 'POST',
        path: '/api/users/login/index.php',
        search: '',
        body: { email: 'bgs@example.com', password: 'password', remember_me: false },
      },
    ])
    expect(stored()).toBeGreaterThan(before)
    expect(screen.queryByText(/Your session ends/)).toBeNull()
    expect(name).toHaveValue('Nora Half')
    expect(name).toHaveFocus()
    expect(here()).toBe('/bruins-reps')
    expect(JSON.stringify({ ...window.localStorage, ...window.sessionStorage })).not.toContain(
      '"password"',
    )
  })

  it('says what is wrong, and a wrong password ends nothing', async () => {
    const { user, name, warning } = await typingNearTheEnd()
    const before = stored()
    await user.click(warning.getByRole('button', { name: 'Sign in again' }))
    const again = await signInAgain(user, '')
    expect(await again.findByText('Password is required')).toBeInTheDocument()
    expect(sent('POST', LOGIN)).toEqual([])
    await signInAgain(user, 'not this one')
    expect(await again.findByRole('alert')).toHaveTextContent('Invalid email or password')
    expect(stored()).toBe(before)
    await user.keyboard('{Escape}')
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1))
    expect(name).toHaveValue('Nora Half')
    expect(await screen.findByText(/Your session ends/)).toBeInTheDocument()
  })

  it('gives the role that the server now says', async () => {
    const { user, warning } = await typingNearTheEnd()
    const row = api.db.users.find(({ email }) => email === 'bgs@example.com')
    if (row) row.role = 'viewer'
    createSession(api.db, 'viewer')
    await user.click(warning.getByRole('button', { name: 'Sign in again' }))
    await signInAgain(user, 'password')
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(here()).toBe('/dashboard')
  })
})
