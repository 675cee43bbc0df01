import { act, cleanup, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../src/app/ErrorScreens'
import { type LazyScreen, lazyScreen } from '../../src/app/lazyScreen'
import { lazyCode } from '../../src/ui/lazyCode'
import { allowConsole } from '../setup'

const LIMIT_MS = 120_000

// The page has reloaded itself already; a real reload is tested in the browser.
beforeEach(() => window.sessionStorage.setItem('reloadedAt', String(Date.now())))
afterEach(() => vi.unstubAllGlobals())

/** A route whose code is loaded by `load`, below a boundary, as in the real table. */
function openLazyRoute(load: () => Promise<() => React.ReactNode>) {
  const lazy: LazyScreen<object> = lazyScreen(async () => ({ Page: await load() }), 'Page')
  const router = createMemoryRouter(
    [
      {
        element: <Outlet />,
        children: [
          {
            errorElement: <ErrorScreen />,
            children: [
              { path: '/other', element: <Link to="/">back</Link> },
              {
                path: '/',
                loader: () => {
                  lazy.preload()
                  return null
                },
                hydrateFallbackElement: <p>starting</p>,
                element: <lazy.Screen />,
              },
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
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Reload' })).toBeInTheDocument()
  expect(document.body.textContent).not.toContain('dynamically imported')

  await act(() => router.navigate('/other'))
  await act(() => router.navigate('/'))
  expect(await screen.findByRole('heading', { name: 'Here after all' })).toBeInTheDocument()
  expect(load).toHaveBeenCalledTimes(2)
})

it('[check 79] reloads by itself once in ten minutes, and never without a network', async () => {
  allowConsole(/ChunkError|Error handled by React Router/)
  const reload = vi.fn()
  vi.stubGlobal('location', { href: window.location.href, reload })
  const isOnline = vi.spyOn(navigator, 'onLine', 'get')
  window.sessionStorage.clear()
  const start = Date.now()
  /** A page whose code is gone, opened so many minutes later. */
  async function openAfter(minutes: number, shows: 'Loading' | 'Reload') {
    cleanup()
    vi.useFakeTimers({ toFake: ['Date'], now: start + minutes * 60_000 })
    openLazyRoute(() => Promise.reject(new TypeError('Failed to fetch')))
    if (shows === 'Reload') await screen.findByRole('button', { name: 'Reload' })
    else await vi.waitFor(() => expect(reload).toHaveBeenCalled())
    const times = reload.mock.calls.length
    reload.mockClear()
    return times
  }
  isOnline.mockReturnValue(false)
  expect(await openAfter(0, 'Reload')).toBe(0)
  isOnline.mockReturnValue(true)
  expect(await openAfter(0, 'Loading')).toBe(1)
  expect(await openAfter(9, 'Reload')).toBe(0)
  expect(await openAfter(11, 'Loading')).toBe(1)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(await openAfter(30, 'Reload')).toBe(0)
})

it('[check 79] gives up on a chunk after 120 seconds', async () => {
  allowConsole(/ChunkError|Error handled by React Router/)
  vi.useFakeTimers({ shouldAdvanceTime: true })
  openLazyRoute(() => new Promise(() => {}))
  expect(await screen.findByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(LIMIT_MS - 5_000))
  expect(screen.getByRole('status', { name: 'Loading' })).toBeInTheDocument()
  await act(() => vi.advanceTimersByTimeAsync(6_000))
  expect(
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
  ).toBeInTheDocument()
})

it('waits for styles that other code asks for again, and is not drawn without them', async () => {
  const sheet = document.createElement('link')
  sheet.rel = 'stylesheet'
  document.head.append(sheet)
  const failed = () => document.head.querySelector('link[rel="stylesheet"]:last-of-type')
  const load = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError('Unable to preload CSS'))
    .mockResolvedValue('the screen')
  const screenCode = lazyCode(load)
  expect(await screenCode.load()).toBe(false)
  sheet.dispatchEvent(new Event('error'))

  const other = lazyCode(async () => 'a dialog')
  const isOtherThere = other.load()
  const isThere = screenCode.load()
  await vi.waitFor(() => expect(failed()).not.toBe(sheet))
  failed()?.dispatchEvent(new Event('error'))
  expect(await isOtherThere).toBe(true)
  await vi.waitFor(() => expect(failed()?.isConnected).toBe(true))
  expect(load).toHaveBeenCalledTimes(1)
  failed()?.dispatchEvent(new Event('error'))
  expect(await isThere).toBe(false)
  expect(load).toHaveBeenCalledTimes(1)

  const isThereAtLast = screenCode.load()
  await Promise.resolve()
  await vi.waitFor(() => {
    failed()?.dispatchEvent(new Event('load'))
    expect(load).toHaveBeenCalledTimes(2)
  })
  expect(await isThereAtLast).toBe(true)
  failed()?.remove()
})
