import { act, render, screen } from '@testing-library/react'
import { createMemoryRouter, Link, Outlet, RouterProvider } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { ErrorScreen } from '../../src/app/ErrorScreens'
import { importCode } from '../../src/lib/importCode'
import { lazyComponent } from '../../src/lib/lazyComponent'
import { blockReload, mayReload } from '../../src/lib/reloadOnce'
import { allowConsole } from '../setup'

const LIMIT_MS = 120_000

// The page has reloaded itself already; a real reload is tested in the browser.
beforeEach(() => window.sessionStorage.setItem('reloadedAt', String(Date.now())))

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
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
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
  blockReload(() => isBlocked)
  isOnline.mockReturnValue(false)
  expect(mayReload(start)).toBe(false)
  isOnline.mockReturnValue(true)
  isBlocked = true
  expect(mayReload(start)).toBe(false)
  isBlocked = false
  expect(mayReload(start)).toBe(true)
  expect(mayReload(minutes(9))).toBe(false)
  expect(mayReload(minutes(11))).toBe(true)
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {})
  expect(mayReload(minutes(30))).toBe(false)
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
    await screen.findByRole('heading', { name: 'This page could not be loaded' }),
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
