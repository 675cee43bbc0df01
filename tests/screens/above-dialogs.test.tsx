import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { AboveDialogsProvider } from '../../src/ui/dialog/AboveDialogs'
import { NotificationsProvider, PageFailures, useNotify } from '../../src/ui/Notifications'
import { createSession } from '../mock-api/auth'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'
import { clockMovesOn } from './kit/browser'
import { sent } from './kit/requests'
import { append, put } from './kit/typing'

/* What must be heard and reached while a dialog hides the page: warnings, snackbars, signing in anew. */

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
  const warning = within(await screen.findByRole('region', { name: 'End of the session' }))
  return { ...app, dialog, name, warning }
}

async function signInAgain(user: UserEvent, password: string) {
  const again = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  await put(user, again.getByLabelText('Password'), password)
  await user.click(again.getByRole('button', { name: 'Sign In' }))
  return again
}

describe('the warning before the end of the session', () => {
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

describe('[check 58] snackbars', () => {
  const undo = vi.fn()
  function Page() {
    const notify = useNotify()
    return (
      <>
        <button type="button" onClick={() => notify('Saved the first')}>
          first
        </button>
        <button
          type="button"
          onClick={() =>
            notify('Deleted', 'success', {
              about: 'B251009',
              action: { name: 'Undo', run: undo },
            })
          }
        >
          delete
        </button>
        <button
          type="button"
          onClick={() => notify('Could not save the second', 'error', { about: 'B251011' })}
        >
          second
        </button>
        <button type="button" onClick={() => notify('Not sure', 'warning')}>
          other failure
        </button>
        <button
          type="button"
          onClick={() => notify('Saved the second', 'success', { about: 'B251011' })}
        >
          second again
        </button>
        <p>elsewhere</p>
      </>
    )
  }

  const page = () =>
    render(
      <AboveDialogsProvider>
        <NotificationsProvider>
          <PageFailures page="/here" />
          <Page />
        </NotificationsProvider>
      </AboveDialogsProvider>,
    )
  const press = (name: string) => fireEvent.click(screen.getByText(name))
  /** What is told when the listener pauses; its place is there before. */
  const told = () => [...screen.getByRole('status').children]
  const texts = () =>
    [...screen.queryAllByRole('alert'), ...told()].map(({ textContent }) => textContent)

  it('the newest takes the place, survives a click elsewhere and leaves after six seconds', () => {
    vi.useFakeTimers()
    page()
    press('first')
    act(() => vi.advanceTimersByTime(1000))
    press('second again')
    expect(texts()).toEqual(['Saved the second'])
    // A success interrupts nobody.
    expect(screen.queryByRole('alert')).toBeNull()
    fireEvent.mouseDown(screen.getByText('elsewhere'))
    press('elsewhere')
    act(() => vi.advanceTimersByTime(5999))
    expect(texts()).toEqual(['Saved the second'])
    act(() => vi.advanceTimersByTime(1))
    expect(texts()).toEqual([])
  })

  it('a failure is an Alert in the page until it is closed or its action succeeds, beside the snackbar', () => {
    vi.useFakeTimers()
    page()
    press('second')
    press('first')
    expect(texts()).toEqual(['Could not save the second', 'Saved the first'])
    expect(screen.getByRole('alert')).toHaveTextContent('Could not save the second')
    act(() => vi.advanceTimersByTime(60_000))
    expect(texts()).toEqual(['Could not save the second'])
    press('other failure')
    press('other failure')
    expect(texts()).toEqual(['Not sureand 1 more before it'])
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(texts()).toEqual(['Could not save the second'])
    press('second again')
    expect(texts()).toEqual(['Saved the second'])
  })

  it('one with an action leaves after six seconds too, and no longer offers it when it has left', () => {
    vi.useFakeTimers()
    page()
    press('delete')
    // What follows of itself does not take it away.
    press('first')
    const button = screen.getByRole('button', { name: 'Undo', description: 'B251009' })
    expect(texts()).toEqual(['DeletedUndo', 'Saved the first'])
    act(() => vi.advanceTimersByTime(5999))
    // Who points at it keeps both, the message and its action.
    fireEvent.mouseEnter(told()[0] as Element)
    act(() => vi.advanceTimersByTime(60_000))
    fireEvent.mouseLeave(told()[0] as Element)
    act(() => vi.advanceTimersByTime(5999))
    expect(button).toBeInTheDocument()
    act(() => vi.advanceTimersByTime(1))
    expect(texts()).toEqual([])
    fireEvent.click(button)
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true })
    expect(undo).not.toHaveBeenCalled()
  })

  it('a failure leaves with its page, but not with Sign In on the way to one', () => {
    const at = (path: string | undefined) => (
      <AboveDialogsProvider>
        <NotificationsProvider>
          <PageFailures page={path} />
          <Page />
        </NotificationsProvider>
      </AboveDialogsProvider>
    )
    const { rerender } = render(at(undefined))
    press('second')
    rerender(at('/here'))
    expect(texts()).toEqual(['Could not save the second'])
    press('first')
    rerender(at('/there'))
    expect(texts()).toEqual(['Saved the first'])
  })
})

describe('[check 58] failures in the page', () => {
  /** A delete that is undone in vain. */
  async function undoInVain(where: 'page' | 'dialog') {
    const app = renderApp('/bruins-reps', { as: 'bgs' })
    await screen.findByText('New Starter')
    await app.user.click(screen.getByRole('button', { name: 'Delete New Starter' }))
    const question = within(await screen.findByRole('alertdialog'))
    await app.user.click(question.getByRole('button', { name: 'Delete' }))
    const undo = await screen.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    if (where === 'dialog') {
      await app.user.click(screen.getByRole('button', { name: 'Add Representative' }))
      await screen.findByRole('dialog', { name: 'Add Representative' })
    }
    api.faults.add({ method: 'POST', kind: 'status' })
    await app.user.click(undo)
    const failure = await screen.findByText(/It is kept under Recent changes\./)
    return { ...app, failure }
  }
  const inMain = () => within(screen.getByRole('main'))

  it('stand above its content, and closing one leads the keyboard back to the page', async () => {
    const { user } = await undoInVain('page')
    const alert = within(inMain().getByRole('alert'))
    await user.click(alert.getByRole('button', { name: 'Close' }))
    expect(screen.queryByRole('alert')).toBeNull()
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('are reached above an open dialog, and stand in the page once it is closed', async () => {
    const { user, failure } = await undoInVain('dialog')
    expect(failure.closest('[aria-hidden="true"]')).toBeNull()
    expect(failure.closest('main')).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Cancel' }))
    expect(await inMain().findByText(/It is kept under Recent changes\./)).toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(here()).toBe('/users')
  })
})
