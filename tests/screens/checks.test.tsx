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

const WRONG = 'Wrong on customers’ pages'

/** Of the small season. */
const NO_REP = '5 Game Plan has no rep: nobody’s pricing sheet shows it.'

/** Opens the checks of a small season in which little but what a test spoils is amiss. */
function open(spoil: () => void = () => {}) {
  smallSeason(api.db)
  cleanSeason(api.db)
  spoil()
  return renderApp('/checks', { as: 'bgs' })
}

const group = async (title: string) =>
  within(await screen.findByRole('region', { name: new RegExp(`^${title}`) }))
/** The sentences of a group, in order. */
const sentences = async (title: string) =>
  (await group(title))
    .getAllByRole('button', { name: /^Open: / })
    .map((button) => button.getAttribute('aria-label')?.slice('Open: '.length))

const spoilText = () => {
  for (const row of api.db.games.bruins) {
    if (row.event_name === 'B251009') row.team = 'Bruins vs. Chicago Blackhwaks'
  }
}
const TYPO = "B251009: 'Chicago Blackhwaks' is no known opponent: sheets print X."

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
    expect(await sentences('Doubtful')).toEqual([NO_REP])
    await waitFor(async () => expect(await menuEntries()).toContain('Checks2'))
    await user.click(screen.getByText(/^On \d+ public pages$/))
    expect(screen.getByRole('link', { name: '/bgs/package/p26hb-nine' })).toHaveAttribute(
      'href',
      '/game-plans/bgs/package/p26hb-nine',
    )
    await user.click(screen.getByRole('button', { name: `Open: ${TYPO}` }))
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
  })

  it('keep what is known apart until its value changes', async () => {
    const { user, unmount } = open(spoilText)
    await user.click(await screen.findByRole('button', { name: `Mark as known: ${TYPO}` }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Mark as known' }))
    await press(user, dialog, 'Mark as known')
    expect(dialog.getByText('Please say why, for whoever reads it next.')).toBeInTheDocument()
    await user.type(field(dialog, 'Why it may stay'), 'An exhibition')
    await press(user, dialog, 'Cancel')
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }))
    await user.type(field(dialog, 'Why it may stay'), '{Enter}')
    expect(await sentences('Known')).toEqual([TYPO])
    expect(screen.getByText(/^Known since \d{4}-\d\d-\d\d: An exhibition$/)).toBeInTheDocument()
    expect(screen.queryByRole('region', { name: new RegExp(WRONG) })).toBeNull()
    vi.spyOn(browserStore, 'set').mockReturnValueOnce(false)
    await user.click(screen.getByRole('button', { name: `Not known any more: ${TYPO}` }))
    expect(await screen.findByText(/^This browser keeps nothing/)).toBeInTheDocument()
    expect(await sentences(WRONG)).toEqual([TYPO])
    unmount()
    for (const row of api.db.games.bruins) {
      if (row.event_name === 'B251009') row.team = 'Bruins vs. Nobody'
    }
    renderApp('/checks', { as: 'bgs' })
    expect(await sentences(WRONG)).toEqual([
      "B251009: 'Nobody' is no known opponent: sheets print X.",
    ])
    expect(screen.queryByRole('region', { name: /^Known/ })).toBeNull()
  })

  it('name a list that failed, say whose rules did not run, and run the others', async () => {
    api.faults.add({ path: /bruins\/reps$/, kind: 'status' })
    const { user } = open(spoilText)
    expect(await screen.findByText('Failed to load representatives')).toBeInTheDocument()
    expect(
      await screen.findByText(
        'Not checked: Pricing plans and Representatives. Their rules need every list above.',
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
    const message = await screen.findByText(/^7 lists could not be read/)
    expect(message).toHaveTextContent(
      '7 lists could not be read: Bruins games, Celtics games, Bruins plans, Celtics plans, packages, pricing plans and representatives.',
    )
    expect(screen.getByRole('alert')).toHaveTextContent('You may not do this.')
    expect(screen.queryByText(/^Failed to load/)).toBeNull()
    api.faults.clear()
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(await sentences(WRONG)).toEqual([TYPO])
    expect(screen.queryByRole('alert')).toBeNull()
    // What was read before stands, and is said to be old.
    api.faults.add({ path: /game-plans/, kind: 'status', status: 403 })
    await user.click(screen.getByRole('button', { name: 'Check again' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(
      /^7 lists could not be read.*As of .* Eastern: could not be refreshed/,
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
    expect(place).toHaveTextContent('Reading the lists: 0 of 7')
    const frames: FrameRequestCallback[] = []
    const frame = vi.spyOn(window, 'requestAnimationFrame')
    frame.mockImplementation((draw) => frames.push(draw))
    api.faults.release()
    await waitFor(() => expect(place).toHaveTextContent('Checking what was read...'))
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
    await user.click(screen.getByRole('button', { name: 'Copy list' }))
    expect(copied).toHaveBeenCalledWith(`${WRONG} (1)\n- ${TYPO}`)
    expect(await screen.findByText('List copied')).toBeInTheDocument()
    await user.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'B26NINE')
    expect(await sentences(WRONG)).toEqual([TYPO])
    await user.selectOptions(screen.getByRole('combobox', { name: 'Team' }), 'Celtics')
    expect(await screen.findByText('Nothing of this kind is amiss.')).toBeInTheDocument()
  })

  it('compare plans with their own totals when asked, and again those that could not be read', async () => {
    const { user } = open()
    await sentences('Doubtful')
    const rows = Object.values(api.db.games).flat()
    const plans = [...new Set(rows.flatMap(({ plan_event_name }) => plan_event_name ?? []))]
    const [spoilt, unread] = api.db.gamePlans.filter((one) => plans.includes(one.plan_event_name))
    if (!spoilt || !unread) throw new Error('The small season has fewer than two plans.')
    spoilt.plan_total_events = 40
    api.faults.add({ path: `gameplans/${unread.plan_event_name}`, kind: 'status' })
    await user.click(
      screen.getByRole('button', { name: `Compare the ${plans.length} plans with it` }),
    )
    expect(
      await screen.findByText(
        `Plan Total Events of 1 plan could not be read: ${unread.plan_event_name}.`,
      ),
    ).toBeInTheDocument()
    const asked = () => calls().filter((call) => call.includes('/gameplans/'))
    expect(new Set(asked())).toEqual(
      new Set(plans.map((name) => `GET /api/game-plans/gameplans/${name}`)),
    )
    await waitFor(async () =>
      expect((await sentences('Doubtful'))[0]).toMatch(
        new RegExp(`^${spoilt.plan_event_name} has \\d+ games?, its Plan Total Events says 40\\.$`),
      ),
    )
    api.faults.clear()
    const before = asked().length
    await user.click(screen.getByRole('button', { name: 'Try Again' }))
    expect(
      await screen.findByText(`${plans.length} plans compared with Plan Total Events.`),
    ).toBeInTheDocument()
    expect(asked().slice(before)).toEqual([
      `GET /api/game-plans/gameplans/${unread.plan_event_name}`,
    ])
  })
})
