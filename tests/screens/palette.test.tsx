import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { prepareSearch } from '../../src/app/palette/recordEntries'
import { forgetCharacterShortcuts } from '../../src/ui/characterShortcuts'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { soundGame, soundSeason } from '../unit/domain/checks/season'
import { here } from './kit/address'
import { field, gone, press } from './kit/dialog'
import { calls, writes } from './kit/requests'
import { put } from './kit/typing'

const options = () =>
  screen.queryAllByRole('option').map((option) => option.firstChild?.textContent)
const box = () => screen.getByRole('combobox', { name: 'Find anything' })
/** What the field says is chosen. */
const active = () =>
  document.getElementById(screen.getByRole('combobox').getAttribute('aria-activedescendant') ?? '')

async function open(path: string, as = 'bgs') {
  smallSeason(api.db)
  const view = renderApp(path, { as })
  await screen.findByRole('button', { name: 'Logout' })
  await view.user.keyboard('{Control>}k{/Control}')
  await screen.findByRole('dialog', { name: 'Find' })
  return view
}

afterEach(() => {
  window.localStorage.clear()
  forgetCharacterShortcuts()
})

describe('the palette', () => {
  it('finds a game by its day, opens its dialog, and gives the focus back', async () => {
    const { user } = await open('/bruins-reps')
    expect(active()).toHaveTextContent('Dashboard')
    await waitFor(() => expect(screen.queryByText('Loading lists…')).toBeNull())
    await user.keyboard('oct 9')
    await waitFor(() => expect(options()).toEqual(['B251009 Bruins vs. Chicago Blackhawks']))
    expect(screen.getByRole('group', { name: 'Games' })).toContainElement(active())
    expect(screen.getByText('1 result')).toBeInTheDocument()
    expect(active()).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{Enter}')
    expect(options()).toEqual(['Edit Game', 'Show in list'])
    await user.keyboard('{Enter}')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Game' }))
    expect(screen.queryByRole('combobox', { name: /Find/ })).toBeNull()
    await put(user, field(dialog, 'Event Name'), 'B251010')
    await press(user, dialog, 'Cancel')
    await user.click(await screen.findByRole('button', { name: 'Discard' }))
    await gone('dialog')
    expect(writes()).toEqual([])
  })

  it('counts what a group leaves out, too', async () => {
    const { user } = await open('/bruins-reps')
    await waitFor(() => expect(screen.queryByText('Loading lists…')).toBeNull())
    await user.keyboard('bruins')
    const status = await screen.findByText(/^\d+ results$/)
    const counts = screen.getAllByRole('group').map((group) => {
      const [, all] = /, 6 of (\d+)$/.exec(group.getAttribute('aria-label') ?? '') ?? []
      return Number(all ?? within(group).getAllByRole('option').length)
    })
    const sum = counts.reduce((total, count) => total + count)
    expect(sum).toBeGreaterThan(options().length)
    expect(status).toHaveTextContent(`${sum} results`)
  })

  it('takes the line chosen with the arrows while its search is not prepared', async () => {
    vi.spyOn(window, 'requestAnimationFrame').mockReturnValue(0)
    const { user } = await open('/bruins-reps')
    expect(screen.getByText('Loading lists…')).toBeInTheDocument()
    await user.keyboard('{ArrowDown}{Enter}')
    vi.restoreAllMocks()
    await waitFor(() => expect(here()).toBe('/users'))
  })

  it('prepares its search in parts, of 250 games at most', () => {
    const games = Array.from({ length: 700 }, (_, index) =>
      soundGame({ eventName: `B25-${index}` }),
    )
    const work = prepareSearch([], { ...soundSeason(), games })
    let pauses = 0
    let step = work.next()
    for (; !step.done; step = work.next()) pauses += 1
    expect(step.value.search('B25-699').map(({ id }) => id)).toEqual(['game B25-699 2025-10-09'])
    // Two of them are those of the index.
    expect(pauses).toBe(2 + 3)
  })

  it('finds a record by what its links make of its name', async () => {
    const { user } = await open('/dashboard')
    await waitFor(() => expect(screen.queryByText('Loading lists…')).toBeNull())
    await user.keyboard('5gameplan')
    await waitFor(() => expect(options()[0]).toBe('5 Game Plan'))
  })

  it('goes to screens, back from what can be done, and leaves by Escape', async () => {
    const { user } = await open('/dashboard')
    await user.keyboard('p26suite10')
    await waitFor(() => expect(options()[0]).toBe('P26SUITE10'))
    expect(screen.getByRole('group', { name: 'Public pages' })).toBeInTheDocument()
    await user.keyboard('{Enter}')
    expect(options()).toContain('Open Calendar')
    expect(options()).toContain('Copy link to Calendar')
    await user.keyboard('{ArrowDown}{Enter}')
    await waitFor(() => expect(here()).toBe('/bgs/game-plans'))
    expect(window.location.search).toBe('?search=P26SUITE10')
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'p26suite10{Enter}')
    await user.keyboard('{Escape}')
    expect(box()).toHaveValue('')
    await user.keyboard('prices{Enter}')
    await waitFor(() => expect(here()).toBe('/prices'))
    await user.click(screen.getByRole('button', { name: 'Find' }))
    await screen.findByRole('combobox')
    await user.keyboard('{Escape}')
    await gone('dialog')
    expect(screen.getByRole('button', { name: 'Find' })).toHaveFocus()
  })

  it('offers nobody what he may not open, and reads no list for him', async () => {
    await open('/dashboard', 'viewer')
    expect(options()).toEqual(['Dashboard', 'Users'])
    expect(calls().filter((call) => /games|pricing|reps|combined/.test(call))).toEqual([])
  })

  it('begins each kind of new record, and edits, opens and copies what it finds', async () => {
    const { user } = await open('/dashboard')
    await waitFor(() => expect(screen.queryByText('Loading lists…')).toBeNull())
    const begun = {
      'New Bruins game': 'Add New Game',
      'New Celtics plan': 'Add New Game Plan',
      'New package': 'Add New Plan',
      'New pricing plan': 'Add Pricing Plan',
      'New representative': 'Add Representative',
    }
    for (const [entry, title] of Object.entries(begun)) {
      await put(user, box(), entry)
      await waitFor(() => expect(options()[0]).toBe(entry))
      await user.keyboard('{Enter}')
      await press(user, within(await screen.findByRole('dialog', { name: title })), 'Cancel')
      await gone('dialog')
      await user.keyboard('{Control>}k{/Control}')
      await screen.findByRole('combobox')
    }

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await put(user, box(), 'p26suite10')
    await waitFor(() => expect(options()[0]).toBe('P26SUITE10'))
    await user.keyboard('{Enter}')
    await user.click(screen.getByRole('option', { name: 'Copy link to Calendar' }))
    expect(await screen.findByText('Calendar link copied')).toBeInTheDocument()
    const calendar = 'http://localhost:3000/game-plans/bgs/calendar/p26suite10'
    expect(copied.mock.calls).toEqual([[calendar]])

    const opened: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      opened.push(`${this.href} ${this.target}`)
    })
    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), 'p26suite10{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Open Calendar' }))
    expect(opened).toEqual([`${calendar} _blank`])
    vi.restoreAllMocks()

    await user.keyboard('{Control>}k{/Control}')
    await user.type(await screen.findByRole('combobox'), '5gameplan{Enter}')
    await user.click(await screen.findByRole('option', { name: 'Edit prices' }))
    await waitFor(() => expect(here()).toBe('/prices'))
    expect(window.location.search).toBe('?plan=5+Game+Plan')
    expect(writes()).toEqual([])
  })

  it('Press ‘/’ to search, but not out of a field, and not once it is switched off', async () => {
    const { user } = await open('/bruins-games')
    await user.keyboard('{Escape}')
    await gone('dialog')
    const search = await screen.findByRole('searchbox', { name: 'Search Games' })
    expect(search).toHaveAttribute('aria-keyshortcuts', '/')
    await user.keyboard('/')
    expect(search).toHaveFocus()
    await user.keyboard('7/7')
    expect(search).toHaveValue('7/7')
    await user.keyboard('{Control>}k{/Control}')
    await user.click(await screen.findByRole('checkbox', { name: 'Press ‘/’ to search' }))
    await user.click(box())
    await user.keyboard('{Escape}')
    await gone('dialog')
    screen.getByRole('main').focus()
    await user.keyboard('/')
    expect(search).not.toHaveFocus()
    expect(search).not.toHaveAttribute('aria-keyshortcuts')
    expect(window.localStorage.getItem('game-plans.single-keys')).toBe('off')
  })
})
