import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { browserStore } from '../../src/config/browserStore'
import { cleanSeason, NOTHING_AMISS } from '../mock-api/cleanSeason'
import { smallSeason } from '../mock-api/smallSeason'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { field, gone, press } from './kit/dialog'
import { menuEntries } from './kit/menu'
import { calls, writes } from './kit/requests'
import { put } from './kit/typing'

const WRONG = 'Errors'

/** Of the small season. */
const NO_REP = '5 Game Plan has no rep, so it’s on no pricing sheet.'

/** Opens the checks of a small season in which little but what a test spoils is amiss. */
function open(spoil: () => void = () => {}) {
  smallSeason(api.db)
  cleanSeason(api.db)
  spoil()
  return renderApp('/checks', { as: 'bgs' })
}

const group = async (title: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }))
/** The button of a finding names what it opens, or what is fixed there. */
const FIX = /^(?:Open|Set|Choose|Assign) [a-z ]+…?: /i
/** The sentences of a group, in order. */
const sentences = async (title: string) =>
  (await group(title))
    .getAllByRole('button', { name: FIX })
    .map((button) => button.getAttribute('aria-label')?.replace(FIX, ''))

const spoilText = () => {
  for (const row of api.db.games.bruins) {
    if (row.event_name === 'B251009') row.team = 'Bruins vs. Chicago Blackhwaks'
  }
}
const TYPO = "B251009: 'Chicago Blackhwaks' isn’t a known opponent, so sheets print X."

describe('the checks', () => {
  it('find nothing in the whole season once it is mended, having read each list once', async () => {
    cleanSeason(api.db)
    renderApp('/checks', { as: 'bgs' })
    expect(await screen.findByText(NOTHING_AMISS)).toBeInTheDocument()
    expect(screen.queryByRole('region')).toBeNull()
    expect(await menuEntries()).toContain('Checks')
    const reads = calls().filter((call) => !call.includes('check-session'))
    expect(reads.sort()).toEqual([
      'GET /api/game-plans/bruins-games/distinct/games/',
      'GET /api/game-plans/bruins-games/distinct/plans',
      'GET /api/game-plans/bruins/pricing/with-reps',
      'GET /api/game-plans/bruins/reps',
      'GET /api/game-plans/celtics-games/distinct/games/',
      'GET /api/game-plans/celtics-games/distinct/plans',
      'GET /api/game-plans/combined/distinct',
    ])
  })

  it('lead from a finding to its record, where it is mended in place', async () => {
    const { user } = open(spoilText)
    expect(await sentences(WRONG)).toEqual([TYPO])
    expect(await sentences('Warnings')).toEqual([NO_REP])
    await waitFor(async () => expect(await menuEntries()).toContain('Checks2'))
    await user.click(screen.getByText(/^On \d+ public pages$/))
    expect(screen.getByRole('link', { name: '/bgs/package/p26hb-nine' })).toHaveAttribute(
      'href',
      '/game-plans/bgs/package/p26hb-nine',
    )
    await user.click(screen.getByRole('button', { name: `Open game: ${TYPO}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Game' }))
    await waitFor(() =>
      expect(dialog.getByLabelText('Team')).toHaveAccessibleDescription(
        TYPO.slice('B251009: '.length),
      ),
    )
    await put(user, dialog.getByLabelText('Team'), 'Bruins vs. Chicago Blackhawks')
    await press(user, dialog, 'Save')
    await gone('dialog')
    expect(writes()).toHaveLength(1)
    expect(writes()[0]?.body).toMatchObject({ team: 'Bruins vs. Chicago Blackhawks' })
    await waitFor(async () => expect(await menuEntries()).toContain('Checks1'))
    expect(screen.queryByRole('region', { name: new RegExp(WRONG) })).toBeNull()
    await user.click(screen.getByRole('button', { name: `Assign reps…: ${NO_REP}` }))
    expect(await screen.findByRole('dialog', { name: 'Edit Associated Reps' })).toBeInTheDocument()
  })

  it('open a record with the focus in the field to fix, its text selected', async () => {
    const { user } = open(() => {
      const { reps, combinedPlans, pricing, games } = api.db
      const [rep, plan, location] = [reps[0], combinedPlans[0], pricing[0]]
      if (rep) rep.rep_phone = 'call'
      if (plan) plan.plan_event_pdf = 'sheet'
      if (location) location.box_office_price_per_game = ''
      const game = games.bruins.find(({ event_name }) => event_name === 'B251009')
      if (game) games.bruins.push({ ...game, event_id: 999, event_name: 'B251010' })
      for (const row of games.bruins) if (row.event_name === 'B251010') row.plan_event_name = ''
    })
    for (const [name, label, text] of [
      [/^Set phone…: /, 'Phone', 'call'],
      [/^Set PDF…: /, 'Plan Event PDF (URL or Filename)', 'sheet'],
      [/^Set price…: /, 'Box Price/Game', ''],
      [/^Choose plans…: /, 'Plans', ''],
    ] as const) {
      await user.click(await screen.findByRole('button', { name }))
      const dialog = within(await screen.findByRole('dialog'))
      const input = dialog.getByLabelText<HTMLInputElement>(label)
      await waitFor(() => expect(input).toHaveFocus())
      expect(input.value.slice(input.selectionStart ?? 0, input.selectionEnd ?? 0)).toBe(text)
      await press(user, dialog, 'Cancel')
      await gone('dialog')
    }
  })

  it('keep what is known apart until its value changes', async () => {
    const { user, unmount } = open(spoilText)
    await user.click(await screen.findByRole('button', { name: `Dismiss: ${TYPO}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss' }))
    await press(user, dialog, 'Dismiss')
    expect(await dialog.findByText('Enter a reason.')).toBeInTheDocument()
    await user.type(field(dialog, 'Reason'), 'An exhibition')
    await press(user, dialog, 'Cancel')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.type(field(dialog, 'Reason'), '{Enter}')
    expect(await sentences('Dismissed')).toEqual([TYPO])
    expect(
      screen.getByText(
        /^Dismissed in this browser on \w{3}, \w{3} \d\d?, \d{4}. Reason: An exhibition$/,
      ),
    ).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: new RegExp(WRONG) })).toBeNull()
    vi.spyOn(browserStore, 'set').mockReturnValueOnce(false)
    await user.click(screen.getByRole('button', { name: `Restore: ${TYPO}` }))
    expect(await screen.findByText(/^This browser can’t save that/)).toBeInTheDocument()
    expect(await sentences(WRONG)).toEqual([TYPO])
    unmount()
    for (const row of api.db.games.bruins) {
      if (row.event_name === 'B251009') row.team = 'Bruins vs. Nobody'
    }
    renderApp('/checks', { as: 'bgs' })
    expect(await sentences(WRONG)).toEqual([
      "B251009: 'Nobody' isn’t a known opponent, so sheets print X.",
    ])
    expect(screen.queryByRole('region', { name: /^Dismissed/ })).toBeNull()
  })

  it('name a list that failed, say whose rules did not run, and run the others', async () => {
    api.faults.add({ path: /bruins\/reps$/, kind: 'status' })
    const { user } = open(spoilText)
    expect(await screen.findByText('Failed to load representatives')).toBeInTheDocument()
    expect(
      await screen.findByText(
        'Not checked: Pricing plans and Representatives. They need every list above.',
      ),
    ).toBeInTheDocument()
    expect(await sentences(WRONG)).toEqual([TYPO])
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    await waitFor(() => expect(screen.queryByText(/^Not checked/)).toBeNull())
  })

  it('say in one message that a server is down, and read every list anew by one Try Again', async () => {
    api.faults.add({ path: /game-plans/, kind: 'status', status: 403 })
    const { user } = open(spoilText)
    const message = await screen.findByText(/^7 lists couldn’t be loaded/)
    expect(message).toHaveTextContent(
      '7 lists couldn’t be loaded: Bruins games, Celtics games, Bruins plans, Celtics plans, packages, pricing plans and representatives.',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('You don’t have permission to do this.')
    expect(screen.queryByText(/^Failed to load/)).toBeNull()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await sentences(WRONG)).toEqual([TYPO])
    expect(screen.queryByRole('alert')).toBeNull()
    // What was read before stands, and is said to be old.
    api.faults.add({ path: /game-plans/, kind: 'status', status: 403 })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^7 lists couldn’t be loaded.*As of .* Eastern: could not be refreshed/,
    )
    expect(await sentences(WRONG)).toEqual([TYPO])
  })

  it('keep the focus where Try Again was, and tell how far they are in a place that stood there before', async () => {
    api.faults.add({ path: /game-plans/, kind: 'status', status: 403 })
    const { user } = open(spoilText)
    const lists = await screen.findByRole('group', { name: 'Lists' })
    const [place] = within(lists).getAllByRole('status')
    const tryAgain = await screen.findByRole('button', { name: 'Try Again' })
    api.faults.clear()
    api.faults.add({ path: /game-plans/, kind: 'hold' })
    await user.click(tryAgain)
    await waitFor(() => expect(lists).toHaveFocus())
    expect(place).toHaveTextContent('Loading lists: 0 of 7')
    const frames: FrameRequestCallback[] = []
    const frame = vi.spyOn(window, 'requestAnimationFrame')
    frame.mockImplementation((draw) => frames.push(draw))
    api.faults.release()
    await waitFor(() => expect(place).toHaveTextContent('Running checks...'))
    frame.mockRestore()
    for (const draw of frames) draw(0)
    expect(await sentences(WRONG)).toEqual([TYPO])
    expect(place).toBeInTheDocument()
    expect(place).toHaveTextContent(/^$/)
    expect(lists).toHaveFocus()
  })

  it('show one kind, team or plan, and copy what is shown', async () => {
    const { user } = open(() => {
      spoilText()
      const [rep] = api.db.reps
      if (rep) rep.rep_email = 'zoe'
    })
    const copied = vi.spyOn(navigator.clipboard, 'writeText')
    expect(await sentences(WRONG)).toHaveLength(2)
    await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Games')
    await waitFor(async () => expect(await sentences(WRONG)).toEqual([TYPO]))
    expect(window.location.search).toBe('?kind=game')
    await user.click(screen.getByRole('button', { name: 'More' }))
    await user.click(await screen.findByRole('menuitem', { name: 'Copy list' }))
    expect(copied).toHaveBeenCalledWith(`${WRONG} (1)\n- ${TYPO}`)
    expect(await screen.findByText('List copied')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'B26NINE')
    expect(await sentences(WRONG)).toEqual([TYPO])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Celtics')
    expect(await screen.findByText('Nothing to fix here.')).toBeInTheDocument()
  })

  it('fix all of a cause in one dialog where there is one', async () => {
    const { user } = open(() => {
      for (const row of api.db.games.bruins) {
        if (/^B2510/.test(row.event_name ?? '')) row.event_time = '09:00:00'
      }
    })
    const games = new Set(
      api.db.games.bruins.flatMap(({ event_name }) => event_name?.match(/^B2510.*/)?.[0] ?? []),
    )
    const many = `Move ${games.size} Bruins games`
    await user.click(await screen.findByRole('button', { name: many }))
    const dialog = within(await screen.findByRole('dialog', { name: `Move ${games.size} games` }))
    const one = within(dialog.getByRole('region', { name: 'B251009' }))
    await put(user, one.getByLabelText('New time'), '19:00')
    await press(user, dialog, 'Move')
    expect(await dialog.findByText(/^Moved B251009/)).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Moved 1 game' })).toBeInTheDocument()
    expect(writes()).toMatchObject([{ body: { event_name: 'B251009', event_time: '19:00:00' } }])
    await press(user, dialog, 'Close')
    expect(
      await screen.findByRole('button', { name: `Move ${games.size - 1} Bruins games` }),
    ).toBeInTheDocument()
  })

  it('count what has one cause, and dismiss all of it with one reason', async () => {
    const { user } = open(() => {
      for (const row of api.db.games.bruins) if (row.event_name) row.team = 'Bruins vs. Nobody'
    })
    const count = new Set(api.db.games.bruins.map(({ event_name }) => event_name)).size
    const cause = `${count} games have an unknown opponent`
    const fold = await screen.findByRole('button', { name: cause })
    expect(fold).toHaveAttribute('aria-expanded', 'false')
    await user.click(fold)
    expect(await sentences(WRONG)).toHaveLength(count)
    await user.click(screen.getByRole('button', { name: `Dismiss all ${count}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Dismiss' }))
    expect(dialog.getByText(`${cause}.`)).toBeInTheDocument()
    await user.type(field(dialog, 'Reason'), 'Not set yet{Enter}')
    await gone('dialog')
    expect(screen.queryByRole('region', { name: new RegExp(WRONG) })).toBeNull()
    await user.click(
      within(await screen.findByRole('region', { name: /^Dismissed/ })).getByRole('button', {
        name: cause,
      }),
    )
    expect(await sentences('Dismissed')).toHaveLength(count)
    expect(screen.queryByRole('button', { name: /^Dismiss all/ })).toBeNull()
    expect(writes()).toEqual([])
  })
})
