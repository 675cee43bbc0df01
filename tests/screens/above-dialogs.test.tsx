import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { DialogOverlayProvider } from '../../src/ui/dialog/DialogOverlay'
import { NotificationsProvider, useNotify } from '../../src/ui/Notifications'
import { PageFailures } from '../../src/ui/PageFailures'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'

/* What must be heard and reached while a dialog hides the page: snackbars and failures. */

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
              subject: 'B251009',
              action: { name: 'Undo', isUndo: true, run: undo },
            })
          }
        >
          delete
        </button>
        <button
          type="button"
          onClick={() => notify('Could not save the second', 'error', { subject: 'B251011' })}
        >
          second
        </button>
        <button type="button" onClick={() => notify('Not sure', 'warning')}>
          other failure
        </button>
        <button
          type="button"
          onClick={() => notify('Saved the second', 'success', { subject: 'B251011' })}
        >
          second again
        </button>
        <p>elsewhere</p>
      </>
    )
  }

  const page = () =>
    render(
      <DialogOverlayProvider>
        <NotificationsProvider>
          <PageFailures pagePath="/here" />
          <Page />
        </NotificationsProvider>
      </DialogOverlayProvider>,
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
    expect(texts()).toEqual(['Not sureand 1 earlier'])
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
      <DialogOverlayProvider>
        <NotificationsProvider>
          <PageFailures pagePath={path} />
          <Page />
        </NotificationsProvider>
      </DialogOverlayProvider>
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
    const failure = await screen.findByText(/You’ll find it under Recent changes\./)
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
    expect(await inMain().findByText(/You’ll find it under Recent changes\./)).toBeInTheDocument()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(screen.getByRole('link', { name: 'Users' }))
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
    expect(here()).toBe('/users')
  })
})
