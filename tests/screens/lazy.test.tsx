import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactNode, useState } from 'react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../src/app/ErrorScreens'
import { importCode } from '../../src/lib/importCode'
import { lazyComponent } from '../../src/lib/lazyComponent'
import { addReloadBlocker, claimReload } from '../../src/lib/reloadOnce'
import { DialogOverlayProvider } from '../../src/ui/dialog/DialogOverlay'
import { dialogOnUse } from '../../src/ui/dialog/lazyDialog'
import { lazyPart } from '../../src/ui/lazyPart'
import { NotificationsProvider } from '../../src/ui/Notifications'
import { PageFailures } from '../../src/ui/PageFailures'
import { allowConsole } from '../setup'

/*
 * A dialog that is opened, and a part that is drawn, before its code has come. Code that never comes:
 * tests/browser/deploy.spec.ts.
 */

const Named = (_: { onClose: () => void }) => <p>Here it is</p>
const Said = () => <p>Here it is</p>

/** Code that comes or fails when the test says so. */
function late<Code>(code: Code) {
  let arrive = () => {}
  let fail = () => {}
  const coming = new Promise<Code>((resolve, reject) => {
    arrive = () => resolve(code)
    fail = () => reject(new Error('No such file'))
  })
  return {
    load: () => coming,
    arrive: () => act(async () => arrive()),
    fail: () => act(async () => fail()),
  }
}

/** A page with a button, which goes when it is pressed where it is an entry of a menu. */
function opened(drawn: (close: () => void) => ReactNode, isInMenu = false) {
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        {!(isInMenu && isOpen) && (
          <button type="button" onClick={() => setOpen(true)}>
            Open
          </button>
        )}
        {isOpen && drawn(() => setOpen(false))}
      </>
    )
  }
  render(
    <DialogOverlayProvider>
      <NotificationsProvider>
        <PageFailures pagePath="/here" />
        <Page />
      </NotificationsProvider>
    </DialogOverlayProvider>,
  )
  return userEvent.setup()
}

function openedDialog({ isInMenu = false } = {}) {
  const { load, ...code } = late({ Named })
  const Late = dialogOnUse(load, 'Named')
  return { user: opened((close) => <Late onClose={close} />, isInMenu), ...code }
}

function openedPart(onLoadError?: () => void) {
  const { load, ...code } = late({ Said })
  const Late = lazyPart(load, 'Said')
  return { user: opened(() => <Late {...(onLoadError && { onLoadError })} />), ...code }
}

beforeEach(() => {
  // The page has reloaded itself already; a real reload is tested in the browser.
  window.sessionStorage.setItem('reloadedAt', String(Date.now()))
  // React logs what a boundary has caught.
  allowConsole(/ChunkError/)
})

/** Does Esc reach what is open? */
const isEscLeft = () => fireEvent.keyDown(document.body, { key: 'Escape' })
const opener = () => screen.getByRole('button', { name: 'Open' })

it('shows itself when its code has come', async () => {
  const { user, arrive } = openedDialog()
  await user.click(opener())
  expect(opener()).toHaveAttribute('aria-busy', 'true')
  await arrive()
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
  expect(opener()).not.toHaveAttribute('aria-busy')
})

it.each([
  ['a button', false],
  ['a menu that has closed', true],
])(
  'is called off by Esc where %s opened it, and does not come up later by itself',
  async (_where, isInMenu) => {
    const { user, arrive } = openedDialog({ isInMenu })
    await user.click(opener())
    await user.keyboard('{Escape}')
    expect(opener()).not.toHaveAttribute('aria-busy')
    await arrive()
    expect(isEscLeft()).toBe(true)
    expect(screen.queryByText('Here it is')).toBeNull()
    await user.click(opener())
    expect(await screen.findByText('Here it is')).toBeInTheDocument()
  },
)

it('says that its code cannot be loaded, and leaves Esc to what is open', async () => {
  const { user, fail } = openedDialog()
  await user.click(opener())
  await fail()
  expect(await screen.findByText(/^That couldn’t be opened/)).toBeInTheDocument()
  expect(opener()).not.toHaveAttribute('aria-busy')
  expect(isEscLeft()).toBe(true)
})

it('opens with the next press where its code was lost once', async () => {
  const load = vi
    .fn<() => Promise<{ Named: typeof Named }>>()
    .mockRejectedValueOnce(new Error('No such file'))
    .mockResolvedValue({ Named })
  const Late = dialogOnUse(load, 'Named')
  const user = opened((close) => <Late onClose={close} />)
  await user.click(opener())
  expect(await screen.findByText(/^That couldn’t be opened/)).toBeInTheDocument()
  await user.click(opener())
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
  expect(screen.queryByText(/^That couldn’t be opened/)).toBeNull()
})

it('leaves Esc and the button that was pressed last alone where it is a part of the page', async () => {
  const { user, arrive } = openedPart()
  await user.click(opener())
  expect(isEscLeft()).toBe(true)
  expect(opener()).not.toHaveAttribute('aria-busy')
  await arrive()
  expect(await screen.findByText('Here it is')).toBeInTheDocument()
})

it('says that a part of the page is missing', async () => {
  const { user, fail } = openedPart()
  await user.click(opener())
  await fail()
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Part of this page couldn’t be loaded. Reload the page.',
  )
})

it('leaves a missing part to its page where that has an answer', async () => {
  let lost = 0
  const { user, fail } = openedPart(() => lost++)
  await user.click(opener())
  await fail()
  await waitFor(() => expect(lost).toBe(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

const LIMIT_MS = 120_000

/** A route whose code is loaded by `load`, below a boundary, as in the real table. */
function openLazyRoute(load: () => Promise<() => React.ReactNode>) {
  const Page = lazyComponent(async () => ({ Page: await load() }), 'Page')
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        hydrateFallbackElement: <p role="status">Loading...</p>,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/other', element: <Link to="/">back</Link> },
              { path: '/', loader: () => Page.preload().then(() => null), element: <Page /> },
            ],
          },
        ],
      },
    ],
    { initialEntries: ['/'] },
  )
  render(<RouterProvider router={router} />)
  return router
}

it('offers a reload when a chunk is gone, and loads it on the next visit', async () => {
  allowConsole(/ChunkError|Error handled by React Router/)
  const load = vi
    .fn<() => Promise<() => React.ReactNode>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(() => <h1>Here after all</h1>)
  const router = openLazyRoute(load)
  expect(
    await screen.findByRole('heading', { name: 'This page couldn’t be loaded' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('dynamically imported')

  await act(() => router.navigate('/other'))
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('heading', { name: 'Here after all' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('[check 79] may reload by itself once in ten minutes, online, and while nothing would be lost', () => {
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  window.sessionStorage.clear()
  const start = Date.now()
  const minutes = (count: number) => start + count * 60_000
  let isBlocked = false
  addReloadBlocker(() => isBlocked)
  isOnline.mockReturnValue(false)
  expect(claimReload(start)).toBe(false)
  isOnline.mockReturnValue(true)
  isBlocked = true
  expect(claimReload(start)).toBe(false)
  isBlocked = false
  expect(claimReload(start)).toBe(true)
  expect(claimReload(minutes(9))).toBe(false)
  expect(claimReload(minutes(11))).toBe(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(claimReload(minutes(30))).toBe(false)
})

it('[check 79] gives up on a chunk after 120 seconds', async () => {
  allowConsole(/ChunkError|Error handled by React Router/)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openLazyRoute(() => new Promise(() => {}))
  expect(await screen.findByText('Loading...')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(LIMIT_MS - 5_000))
  expect(screen.getByText('Loading...')).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(
    await screen.findByRole('heading', { name: 'This page couldn’t be loaded' }),
  ).toBeInTheDocument()
})

it('loads a style sheet that failed again, and does not render without it', async () => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  document.head.append(sheet)
  const link = () => document.head.querySelector('link[rel="stylesheet"]:last-of-type')
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Unable to preload CSS'))
    .mockResolvedValue('the screen')
  await expect(importCode(load)).rejects.toThrow()
  sheet.dispatchEvent(new Event('error'))

  const other = importCode(async () => 'a dialog')
  const failing = importCode(load)
  failing.catch(() => {})
  await vi.waitFor(() => expect(link()).not.toBe(sheet))
  const second = link()
  second?.dispatchEvent(new Event('error'))
  expect(await other).toBe('a dialog')
  await vi.waitFor(() => expect(link()).not.toBe(second))
  expect(load).toHaveBeenCalledTimes(1)
  link()?.dispatchEvent(new Event('error'))
  await expect(failing).rejects.toThrow()
  expect(load).toHaveBeenCalledTimes(1)

  const third = link()
  const loaded = importCode(load)
  await vi.waitFor(() => expect(link()).not.toBe(third))
  link()?.dispatchEvent(new Event('load'))
  expect(await loaded).toBe('the screen')
  link()?.remove()
})
