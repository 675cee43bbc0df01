import { act, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { clubLogos } from '../../src/content/venue'
import { renderApp } from '../renderApp'
import { dashboardHeading } from './kit/signIn'

const looks = () => ({ ...document.documentElement.dataset })

it('is light and compact until somebody chooses otherwise, and stays as it was chosen', async () => {
  const first = renderApp('/dashboard', { as: 'bgs' })
  await dashboardHeading()
  expect(looks()).toMatchObject({ scheme: 'light', density: 'compact' })
  const bar = screen.getByRole('banner')
  const account = within(bar).getByRole('button', { name: /Account/ })
  expect(account).toHaveTextContent(/Brigid O’Shea.*bgs · \d+h? ?\d*m left/)

  await first.user.click(account)
  expect(await screen.findByRole('menuitemradio', { name: 'Match system' })).toBeChecked()
  await first.user.click(screen.getByRole('menuitemradio', { name: 'Dark' }))
  await first.user.click(screen.getByRole('menuitemradio', { name: 'Comfortable rows' }))
  expect(screen.getByRole('menuitemradio', { name: 'Dark' })).toBeChecked()
  expect(screen.getByRole('menuitemradio', { name: 'Compact rows' })).not.toBeChecked()
  expect(looks()).toMatchObject({ scheme: 'dark', density: 'comfortable' })

  // Nothing of it stays on a page that is not the staff's.
  first.unmount()
  expect(looks()).toEqual({})
  renderApp('/dashboard', { as: 'bgs' })
  await dashboardHeading()
  expect(looks()).toMatchObject({ scheme: 'dark', density: 'comfortable' })
})

it('keeps a choice that the browser refuses to store, and follows that of another tab', async () => {
  // Chosen on another day, when it still was stored.
  localStorage.setItem('game-plans.density', 'compact')
  const { setItem } = Storage.prototype
  const refused = vi.spyOn(Storage.prototype, 'setItem')
  refused.mockImplementation(function (this: Storage, key, text) {
    if (/density|scheme/.test(key)) throw new DOMException('full', 'QuotaExceededError')
    setItem.call(this, key, text)
  })
  const choose = async (user: ReturnType<typeof renderApp>['user'], ...names: string[]) => {
    await dashboardHeading()
    await user.click(within(screen.getByRole('banner')).getByRole('button', { name: /Account/ }))
    for (const name of names) await user.click(await screen.findByRole('menuitemradio', { name }))
  }
  const first = renderApp('/dashboard', { as: 'bgs' })
  await choose(first.user, 'Dark', 'Comfortable rows')
  first.unmount()
  const second = renderApp('/dashboard', { as: 'bgs' })
  await choose(second.user, 'Light')
  expect(screen.getByRole('menuitemradio', { name: 'Comfortable rows' })).toBeChecked()
  expect(looks()).toMatchObject({ scheme: 'light', density: 'comfortable' })

  refused.mockRestore()
  for (const [key, newValue] of [
    ['game-plans.density', 'compact'],
    ['game-plans.scheme', 'dark'],
  ] as const) {
    localStorage.setItem(key, newValue)
    act(() => void dispatchEvent(new StorageEvent('storage', { key, newValue })))
  }
  expect(looks()).toMatchObject({ scheme: 'dark', density: 'compact' })
})

it.each(['/bruins-gameplanpricing', '/Bruins-Games/', '/bgs/game-plans/bruins', '/checks'])(
  'lights one entry of the menu at %s',
  async (path) => {
    renderApp(path, { as: 'bgs' })
    const menu = await screen.findByRole('navigation', { name: 'Main' })
    const lit = within(menu).getAllByRole('link', { current: 'page' })
    expect(lit.map((link) => link.getAttribute('href'))).toEqual([
      `/game-plans${path.toLowerCase().replace(/\/$/, '')}`,
    ])
  },
)

const logos = clubLogos as Record<keyof typeof clubLogos, Record<string, string | null>>
const { nhl } = logos
afterEach(() => {
  logos.nhl = nhl
})

it('club logos stand in the top bar where the venue has set them, and leave it where they cannot be loaded', async () => {
  logos.nhl = { BOS: 'https://logos.example/bruins.svg' }
  renderApp('/bruins-reps', { as: 'bgs' })
  const bar = await screen.findByRole('banner')
  const logo = screen.getByRole('img', { name: 'Bruins' })
  expect(bar).toContainElement(logo)
  expect(logo).toHaveAttribute('src', 'https://logos.example/bruins.svg')
  expect(screen.queryByRole('img', { name: 'Celtics' })).not.toBeInTheDocument()
  fireEvent.error(logo)
  expect(logo).not.toBeInTheDocument()
})
