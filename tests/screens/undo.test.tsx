import { act, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { runsOf } from '../../src/staff/writes/runStore'
import { createSession } from '../mock-api/auth'
import type { Database } from '../mock-api/database'
import { aCombinedPlanRow, aGameRow, aPricingRow, aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { otherTab } from './kit/browser'
import { writes } from './kit/requests'
import { dashboardHeading } from './kit/signIn'
import { openByRow, rowOf } from './kit/table'

/*
 * A delete goes out at once; Undo makes the record again from what was read just before, by the calls
 * of docs/rules/calls.md. A small season: a game in two plans, a plan of two games in a package, two
 * reps who sell two locations.
 */

const game = aGameRow({ event_id: 11, event_name: 'B260101', plan_event_name: 'B26ONE' })
const cGame = { team: 'Celtics vs. Heat', event_date: '2026-01-05' }

beforeEach(() => {
  const { db } = api
  db.games.bruins = [
    game,
    { ...game, event_id: 12, plan_event_name: 'B26TWO' },
    aGameRow({ event_id: 13, event_name: 'B260103', plan_event_name: 'B26TWO' }),
  ]
  db.games.celtics = [
    aGameRow({ ...cGame, event_id: 21, event_name: 'C260105', plan_event_name: 'C26ONE' }),
    aGameRow({ ...cGame, event_id: 22, event_name: 'C260106', plan_event_name: 'C26ONE' }),
    aGameRow({ ...cGame, event_id: 23, event_name: 'C260106', plan_event_name: 'C26TWO' }),
  ]
  db.combinedPlans = [
    aCombinedPlanRow({
      combine_plan_event: 'P26ALL',
      plan_event_title: 'All',
      original_plans: 'B26ONE,C26ONE,B26TWO',
    }),
  ]
  db.reps = [
    aRepRow({ rep_id: 1, rep_name: 'Ann Lee', rep_email: 'ann@example.com', rep_phone: '617' }),
    aRepRow({ rep_id: 2, rep_name: 'Bo Day', rep_email: 'bo@example.com' }),
  ]
  db.pricing = [
    aPricingRow({ pricing_plan_id: 31, location: 'Loge' }),
    aPricingRow({ pricing_plan_id: 32, location: 'Balcony' }),
  ]
  db.links = [31, 32].flatMap((id) => [1, 2].map((rep) => ({ rep_id: rep, pricing_plan_id: id })))
})

/** Everything that screens and customers read, ids and the server's own dates apart. */
function contents({ games, combinedPlans, reps, pricing, links }: Database) {
  const location = (id: number) => {
    const row = pricing.find((one) => one.pricing_plan_id === id)
    return `${row?.pricing_name} ${row?.location}`
  }
  const repName = (id: number) => reps.find((one) => one.rep_id === id)?.rep_name
  const sorted = (rows: object[]) =>
    rows.map((row) => JSON.stringify(Object.entries(row).sort())).sort()
  const { bruins, celtics } = games
  return {
    games: sorted(
      [...bruins, ...celtics].map(({ event_id: _, opponent_logo: _logo, ...row }) => row),
    ),
    combinedPlans: sorted(combinedPlans.map(({ last_updated: _, ...row }) => row)),
    reps: sorted(reps.map(({ rep_id: _, ...row }) => row)),
    pricing: sorted(pricing.map(({ pricing_plan_id: _, ...row }) => row)),
    links: links.map((one) => `${repName(one.rep_id)}: ${location(one.pricing_plan_id)}`).sort(),
  }
}

/** @param shows what the question says once it has read what it needs. */
const byRow = (text: string, action: string, shows?: RegExp) => async (user: UserEvent) => {
  await screen.findAllByText(text, { selector: 'td, td *' })
  const question = await openByRow(user, rowOf(text), action)
  if (shows) await question.findByText(shows)
  await user.click(question.getByRole('button', { name: 'Delete' }))
}

/** Takes a game out of a plan, and closes the plan's dialog. */
async function byChip(user: UserEvent) {
  await screen.findByText('C26TWO', { selector: 'td, td *' })
  const dialog = await openByRow(user, rowOf('C26TWO'), 'Edit')
  await user.click(await dialog.findByRole('button', { name: 'Delete event C260106' }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  await user.click(dialog.getByRole('button', { name: 'Close' }))
}

interface Kind {
  path: string
  remove: (user: UserEvent) => Promise<void>
  /** What the message and the list call it. */
  name: string
  done: string
  /** What leaves to make it again. */
  calls: [path: string, body: object][]
  /** What is said beside that it is back. */
  note?: RegExp
  /** What is said when all that follows the delete is done. */
  follows?: string
}

const GAME_PLANS = '/api/game-plans'
const location = {
  pricing_name: 'Plan A',
  location: 'Loge',
  location_color: 'C8102E',
  plan_holder_price_per_game: '61.50',
  plan_holder_total: '1353.00',
  box_office_price_per_game: '67.50',
  box_office_plan_total: '1485.50',
}
const rep = { rep_name: 'Ann Lee', rep_email: 'ann@example.com', rep_phone: '617' }
const linked = (body: object): [string, object] => [
  `${GAME_PLANS}/bruins/pricing/rep/plan/add`,
  body,
]
const repCalls: Kind['calls'] = [
  [`${GAME_PLANS}/bruins/reps/add`, rep],
  linked({ rep_id: expect.any(Number), pricing_plan_id: 31 }),
  linked({ rep_id: expect.any(Number), pricing_plan_id: 32 }),
]
const locationCalls: Kind['calls'] = [
  [`${GAME_PLANS}/bruins/pricing/add`, location],
  linked({ rep_id: 1, pricing_plan_id: expect.any(Number) }),
  linked({ rep_id: 2, pricing_plan_id: expect.any(Number) }),
]

const kinds: Record<string, Kind> = {
  'a game': {
    path: '/bruins-games',
    remove: byRow('B260101', 'Delete Game'),
    name: 'B260101',
    done: 'Game deleted successfully!',
    calls: [
      [
        `${GAME_PLANS}/bruins-games/add`,
        {
          event_id: [],
          event_name: 'B260101',
          plans: ['B26ONE', 'B26TWO'],
          team: 'Bruins vs. Utah',
          game_number: 3,
          event_date: '2026-01-01',
          event_time: '19:00:00',
        },
      ],
    ],
  },
  'a game of a plan': {
    path: '/bgs/game-plans/celtics',
    remove: byChip,
    name: 'C260106 in C26TWO',
    done: 'Event deleted successfully!',
    calls: [[`${GAME_PLANS}/celtics-games/add`, { event_name: 'C260106', plans: 'C26TWO' }]],
  },
  'a plan': {
    path: '/bgs/game-plans/celtics',
    remove: byRow('C26ONE', 'Delete', /^Also remove it from/),
    name: 'C26ONE',
    done: 'Plan deleted successfully!',
    calls: [
      [`${GAME_PLANS}/celtics-games/add`, { event_name: 'C260105', plans: 'C26ONE' }],
      [`${GAME_PLANS}/celtics-games/add`, { event_name: 'C260106', plans: 'C26ONE' }],
    ],
    note: /Plan Total Events may have changed/,
    follows: 'C26ONE was removed from 1 package.',
  },
  'a combined plan': {
    path: '/bgs/game-plans',
    remove: byRow('P26ALL', 'Delete'),
    name: 'P26ALL',
    done: 'Game plan deleted successfully!',
    calls: [
      [
        `${GAME_PLANS}/combined/distinct`,
        {
          combine_plan_event: 'P26ALL',
          plan_event_title: 'All',
          plan_event_pdf: null,
          original_plans: 'B26ONE,C26ONE,B26TWO',
        },
      ],
    ],
    note: /Last updated is now today\./,
  },
  'a rep': {
    path: '/bruins-reps',
    remove: byRow('Ann Lee', 'Delete'),
    name: 'Ann Lee',
    done: 'Representative deleted',
    calls: repCalls,
  },
  'a location': {
    path: '/bruins-gameplanpricing',
    remove: byRow('Loge', 'Delete'),
    name: 'Loge of Plan A',
    done: 'Location deleted successfully',
    calls: locationCalls,
  },
  'a plan of Plans & Reps': {
    path: '/bruins-pricing-reps',
    remove: byRow('Loge', 'Delete'),
    name: 'Loge of Plan A',
    done: 'Plan deleted successfully!',
    calls: locationCalls,
  },
}
const cases = Object.entries(kinds)
const { 'a game': aGame, 'a rep': aRep } = kinds as Record<'a game' | 'a rep', Kind>

/** Deletes, and gives the message that says so. */
async function remove(kind: Kind) {
  const app = renderApp(kind.path, { as: 'bgs' })
  await kind.remove(app.user)
  const message = (await screen.findByText(kind.done)).closest('[role=status] > *') as HTMLElement
  return { ...app, message, undo: () => app.user.click(within(message).getByText('Undo')) }
}
const posted = () => writes().filter(({ method }) => method === 'POST')
const openList = async (user: UserEvent) => {
  await user.click(await screen.findByRole('button', { name: /^Recent changes/ }))
  return within(await screen.findByRole('dialog', { name: 'Recent changes' }))
}

/** The rows of all tables, as a colleague could put them back. */
const rowsNow = ({ games, combinedPlans, reps, pricing, links }: Database) =>
  structuredClone({ games, combinedPlans, reps, pricing, links })

it.each(cases)(
  '%s is deleted at once; undone it is as before, unless somebody else has made it again',
  async (_title, kind) => {
    const before = contents(api.db)
    const rows = rowsNow(api.db)
    const { user, undo, message } = await remove(kind)
    expect(writes()[0]?.method).toBe('DELETE')
    expect(contents(api.db)).not.toEqual(before)
    if (kind.follows) await screen.findByText(kind.follows)
    Object.assign(api.db, rows)
    await undo()
    expect(
      await screen.findByText(`${kind.name} already exists. Nothing was changed.`),
    ).toBeInTheDocument()
    expect(message).not.toBeInTheDocument()
    expect(posted()).toEqual([])

    await kind.remove(user)
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    const back = await screen.findByText(new RegExp(`^Restored ${kind.name}\\.`))
    if (kind.note) expect(back.textContent).toMatch(kind.note)
    expect(contents(api.db)).toEqual(before)
    expect(posted()).toMatchObject(
      kind.calls.map(([path, body]) => ({ method: 'POST', path, search: '', body })),
    )
    // Once more, from the list: nothing leaves.
    const list = await openList(user)
    const restored = list.getAllByRole('button', { name: `Restored ${kind.name}` })
    expect(restored).toHaveLength(2)
    for (const button of restored) await user.click(button)
    expect(posted()).toHaveLength(kind.calls.length)
  },
)

describe('Undo', () => {
  it('pressed twice does it once; Ctrl+Z presses it, but not out of a field', async () => {
    const { user, undo } = await remove(aGame)
    await user.click(screen.getByRole('searchbox', { name: 'Search Games' }))
    await user.keyboard('{Control>}z{/Control}')
    expect(posted()).toEqual([])
    await user.click(document.body)
    await user.keyboard('{Control>}z{/Control}')
    await user.keyboard('{Control>}z{/Control}')
    await undo()
    expect(await screen.findByText(/^Restored B260101\./)).toBeInTheDocument()
    expect(posted()).toHaveLength(1)
  })

  it('leaves out a plan that is gone meanwhile, and says so', async () => {
    const { undo } = await remove(aGame)
    api.db.games.bruins = api.db.games.bruins.filter((row) => row.plan_event_name !== 'B26TWO')
    await undo()
    expect(
      await screen.findByText(
        'Restored B260101. Restored without these plans, which no longer exist: B26TWO.',
      ),
    ).toBeInTheDocument()
    expect(posted().map(({ body }) => body)).toMatchObject([{ plans: ['B26ONE'] }])
  })

  it('puts a plan back into the packages it was taken out of, but not over another change', async () => {
    api.db.combinedPlans.push(
      aCombinedPlanRow({ combine_plan_event: 'P26TWO', original_plans: 'C26ONE,B26ONE' }),
    )
    const { undo } = await remove(kinds['a plan'] as Kind)
    const [all, two] = api.db.combinedPlans
    await waitFor(() => expect(two).toMatchObject({ original_plans: 'B26ONE' }))
    expect(all).toMatchObject({ original_plans: 'B26ONE,B26TWO' })
    if (two) two.original_plans = 'C26TWO'
    await undo()
    expect(
      await screen.findByText(/^Restored C26ONE\. P26TWO: Someone else changed it/),
    ).toBeInTheDocument()
    expect(all).toMatchObject({ original_plans: 'B26ONE,C26ONE,B26TWO' })
    expect(two).toMatchObject({ original_plans: 'C26TWO' })
  })

  it('that was left alone can be tried again, also after a reload', async () => {
    const rows = rowsNow(api.db)
    const { undo, unmount } = await remove(aGame)
    api.db.games.bruins.push({ ...game, event_id: 99, event_date: '2026-02-02' })
    await undo()
    expect(await screen.findByText(/^B260101 couldn’t be restored:/)).toBeInTheDocument()
    expect(posted()).toEqual([])
    unmount()
    const { user } = renderApp('/bruins-reps', { as: 'bgs' })
    const list = await openList(user)
    api.db.games.bruins = api.db.games.bruins.filter(({ event_id }) => event_id !== 99)
    await user.click(list.getByRole('button', { name: 'Restore B260101' }))
    expect(await list.findByRole('button', { name: 'Restored B260101' })).toBeInTheDocument()
    expect(api.db.games.bruins).toHaveLength(rows.games.bruins.length)
  })

  it('of a plan is not offered where its games cannot be read: it would come back empty', async () => {
    const { user } = renderApp('/bgs/game-plans/celtics', { as: 'bgs' })
    await screen.findAllByText('C26ONE', { selector: 'td, td *' })
    api.faults.add({ kind: 'status', method: 'GET', path: 'celtics-games/distinct/games' })
    const question = await openByRow(user, rowOf('C26ONE'), 'Delete')
    await question.findByText(/^Also remove it from/)
    await user.click(question.getByRole('button', { name: 'Delete' }))
    expect(await screen.findByText('Plan deleted successfully!')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    // It leaves its packages all the same.
    expect(await screen.findByText('C26ONE was removed from 1 package.')).toBeInTheDocument()
  })

  it('is offered to nobody where another person has taken the session over meanwhile', async () => {
    const { user, client } = renderApp(aRep.path, { as: 'bgs' })
    api.faults.add({ kind: 'hold', method: 'DELETE', times: 1 })
    await aRep.remove(user)
    await waitFor(() => expect(writes()).toHaveLength(1))
    createSession(api.db, 'admin')
    otherTab('signedIn', '1-2')
    await dashboardHeading()
    act(() => api.faults.release())
    await waitFor(() => expect(client.isMutating()).toBe(0))
    expect(api.db.reps).toHaveLength(1)
    await act(async () => {})
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
    expect(runsOf(client).get()).toEqual([])
    expect(Object.keys(localStorage).filter((key) => key.includes('game-plans.run'))).toEqual([])
  })
})
