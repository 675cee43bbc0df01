import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { tabStore } from '../../src/config/browserStore'
import { aCombinedPlanRow, aGameRow, aPricingRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { inAnyOrder, writes } from './kit/requests'
import { rowOf } from './kit/table'
import { put } from './kit/typing'

const CODE = 'Combined Plan Event'

/* A season's plans, combined plans and pricing plans under next season's codes. */

beforeEach(() => {
  const { db } = api
  db.games.bruins = [
    aGameRow({ event_id: 1, event_name: 'B251009', plan_event_name: 'B26FULL' }),
    aGameRow({ event_id: 2, event_name: 'B251009', plan_event_name: 'B26HALF' }),
    aGameRow({ event_id: 3, event_name: 'B261009', plan_event_name: 'B27HALF' }),
  ]
  db.games.celtics = [aGameRow({ event_id: 4, event_name: 'C251010', plan_event_name: 'C26FULL' })]
  db.combinedPlans = [
    aCombinedPlanRow({
      combine_plan_event: 'p26all',
      plan_event_title: 'Every Game 2025-26',
      plan_event_pdf: 'p26all.pdf',
      original_plans: 'B26FULL,C26FULL',
    }),
  ]
  db.pricing = [
    aPricingRow({ pricing_plan_id: 31, pricing_name: 'P26 Loge', location: 'Loge' }),
    aPricingRow({ pricing_plan_id: 32, pricing_name: 'Plan A', location: 'Loge' }),
  ]
})

const section = async (name: string) => within(await screen.findByRole('region', { name }))

describe('next season', () => {
  it('makes what is ticked under the names of the preview, leaves alone what is there, and no more the second time', async () => {
    const left = renderApp('/season/next', { as: 'bgs' })
    const from = () => screen.findByRole('combobox', { name: 'From season' })
    await left.user.selectOptions(await from(), '2025-26')
    const field = { name: 'New name of B26FULL' }
    await put(left.user, await screen.findByRole('textbox', field), 'B27LEFT')
    left.unmount()
    // What was typed stands again.
    const { user } = renderApp('/season/next', { as: 'bgs' })
    await user.selectOptions(await from(), '2025-26')
    const bruins = await section('Bruins plans')
    expect(bruins.getByRole('textbox', field)).toHaveValue('B27LEFT')
    const rows = () => bruins.getAllByRole('listitem').map((row) => row.textContent)
    expect(rows()).toEqual(['B26FULLNew, without games', 'B26HALFAlready exists'])
    expect(bruins.getByRole('checkbox', { name: 'Copy B26HALF' })).toBeDisabled()
    await put(user, bruins.getByRole('textbox', { name: 'New name of B26FULL' }), 'B27, WHOLE')
    expect(rows()[0]).toBe('B26FULLA plan name can’t contain a comma.')
    await put(user, bruins.getByRole('textbox', { name: 'New name of B26FULL' }), 'B27WHOLE')
    const celtics = await section('Celtics plans')
    await user.click(celtics.getByRole('checkbox', { name: 'All new Celtics plans' }))
    // The package names a plan that is not created.
    const packages = await section('Packages')
    expect(packages.getByRole('listitem')).toHaveTextContent(
      'Left out. These plans won’t exist: C27FULL.',
    )
    await user.click(packages.getByRole('checkbox', { name: 'Copy p26all' }))

    await user.click(
      screen.getByRole('button', { name: 'Create 3 plans and packages for 2026-27' }),
    )
    const question = within(
      await screen.findByRole('alertdialog', { name: 'Create 3 plans and packages for 2026-27?' }),
    )
    expect(question.getByRole('button', { name: 'Cancel' })).toHaveFocus()
    expect(
      question.getByText('Ask your web team to add the Row A and Row B prices for 2026-27.'),
    ).toBeInTheDocument()
    const path = 'src/content/season/2026/eventPrices.ts: Row A and Row B prices'
    expect(question.getByText(path).closest('details')).not.toHaveAttribute('open')
    expect(question.getByText('Details for your web team')).toBeInTheDocument()
    expect(writes()).toEqual([])
    await user.click(question.getByRole('button', { name: 'Create' }))
    expect(await screen.findByText('Created 3 plans and packages for 2026-27.')).toBeInTheDocument()
    expect(inAnyOrder(writes().map(({ method, path, body }) => ({ method, path, body })))).toEqual(
      inAnyOrder([
        {
          method: 'POST',
          path: '/api/game-plans/bruins-games/add',
          body: {
            event_name: '',
            plans: 'B27WHOLE',
            game_number: 0,
            team: '',
            event_date: '',
            event_time: '',
          },
        },
        {
          method: 'POST',
          path: '/api/game-plans/combined/distinct',
          body: {
            combine_plan_event: 'p27all',
            plan_event_title: 'Every Game 2026-27',
            plan_event_pdf: null,
            original_plans: 'B27WHOLE,C27FULL',
          },
        },
        {
          method: 'POST',
          path: '/api/game-plans/bruins/pricing/add',
          body: {
            pricing_name: 'P27 Loge',
            location: 'Loge',
            location_color: 'C8102E',
            plan_holder_price_per_game: '61.50',
            plan_holder_total: '1353.00',
            box_office_price_per_game: '67.50',
            box_office_plan_total: '1485.50',
          },
        },
      ]),
    )
    expect(window.sessionStorage.getItem('draft:season-next:')).toBeNull()
    await waitFor(() => expect(rows()[0]).toBe('B26FULLAlready exists'))
    const create = screen.getByRole('button', { name: 'Create plans and packages for 2026-27' })
    expect(create).toBeDisabled()
    expect(create).toHaveAccessibleDescription('Nothing is selected.')
    const toDo = await section('Left to do for 2026-27')
    expect(toDo.getByText(/^1 plan without games/)).toBeInTheDocument()
    expect(toDo.getByRole('link', { name: 'B27WHOLE' })).toBeInTheDocument()
    expect(toDo.getByText('1 pricing plan without reps.')).toBeInTheDocument()
    expect(toDo.getByText(path).closest('details')).not.toHaveAttribute('open')
  })

  it('names a plan that the server took and does not list, looks for it again, and never sends it twice', async () => {
    api.faults.add({
      method: 'POST',
      path: '/bruins-games/add',
      kind: 'raw',
      body: '{"success":true}',
      times: 1,
    })
    const { user } = renderApp('/season/next', { as: 'bgs' })
    await user.selectOptions(
      await screen.findByRole('combobox', { name: 'From season' }),
      '2025-26',
    )
    await user.click(await screen.findByRole('button', { name: /^Create 4 plans and packages/ }))
    await user.click(await screen.findByRole('button', { name: 'Create' }))
    const why = 'B27FULL: the server accepted it, but doesn’t list it.'
    expect(await screen.findByText(why)).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Copy these rows' }))
    expect(await navigator.clipboard.readText()).toBe(`${why.replace(': ', '\t')}\n`)
    const before = writes().length
    // It has its first game by now.
    api.db.games.bruins.push(
      aGameRow({ event_id: 9, event_name: 'B261009', plan_event_name: 'B27FULL' }),
    )
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }))
    expect(await screen.findByText('Created 4 plans and packages for 2026-27.')).toBeInTheDocument()
    expect(writes().slice(before)).toEqual([])

    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(await screen.findByText(/^Creating 4 plans.* was undone\.$/)).toBeInTheDocument()
    const stays = 'B27FULL: An empty plan of the Bruins can’t be deleted.'
    expect(screen.getByText(stays)).toBeInTheDocument()
    expect(api.db.combinedPlans).toHaveLength(1)
  })
})

describe('what is left out', () => {
  it('is what is empty or broken, with the reason; a season without games is not continued', async () => {
    const { db } = api
    db.games.bruins.push(
      aGameRow({ event_id: 5, event_name: null, plan_event_name: 'B26EMPTY' }),
      aGameRow({ event_id: 6, event_name: 'B251009', plan_event_name: 'P26MIX' }),
      aGameRow({ event_id: 7, event_name: null, plan_event_name: 'B28LATER' }),
    )
    db.combinedPlans.push(
      aCombinedPlanRow({ combine_plan_event: 'p26none', original_plans: '' }),
      aCombinedPlanRow({ combine_plan_event: 'p26ghost', original_plans: 'B26GHOST' }),
    )
    const { user } = renderApp('/season/next', { as: 'bgs' })
    const season = await screen.findByRole('combobox', { name: 'From season' })
    // Nothing of 2027-28 has games.
    expect([...season.querySelectorAll('option')].map(({ text }) => text)).toEqual([
      '2026-27',
      '2025-26',
    ])
    await user.selectOptions(season, '2025-26')
    for (const [name, why] of [
      ['B26EMPTY', 'It has no games.'],
      ['P26MIX', 'It isn’t a Bruins or Celtics plan.'],
      ['p26none', 'It has no plans.'],
      ['p26ghost', 'These plans won’t exist: B27GHOST.'],
    ]) {
      const box = await screen.findByRole('checkbox', { name: `Copy ${name}` })
      expect(box).not.toBeChecked()
      expect(box.closest('li')).toHaveTextContent(`${name}Left out. ${why}`)
    }
  })
})

describe('the season switch', () => {
  const rows = () => screen.getAllByRole('row').length - 1
  const season = () => screen.findByRole('combobox', { name: 'Season' })
  /** One game of each season. */
  function spread() {
    for (const row of api.db.games.bruins)
      row.event_date = row.event_name === 'B261009' ? '2026-10-09' : '2025-10-09'
  }

  it('opens at the season of the next or last game, counts the others, and searches all', async () => {
    spread()
    const { user } = renderApp('/bruins-games', { as: 'bgs' })
    expect(await season()).toHaveValue('2027')
    expect(rows()).toBe(1)
    expect(window.location.search).toBe('')
    expect(screen.getByText(/1 game in other seasons/)).toBeInTheDocument()
    await user.type(screen.getByRole('searchbox'), 'B251009')
    expect(await screen.findByRole('row', { name: /B251009/ })).toBeInTheDocument()
    expect(screen.queryByText(/in other seasons/)).toBeNull()
    await user.type(screen.getByRole('searchbox'), '9')
    expect(await screen.findByText(/^No games found/)).toBeInTheDocument()
    await user.clear(screen.getByRole('searchbox'))
    await user.click(await screen.findByRole('button', { name: 'Show all' }))
    await waitFor(() => expect([rows(), window.location.search]).toEqual([2, '?season=all']))
  })

  it('is in the address, and the next list of this tab begins with it', async () => {
    spread()
    const view = renderApp('/bruins-games', { as: 'bgs' })
    await view.user.selectOptions(await season(), '2025-26')
    await waitFor(() => expect([rows(), window.location.search]).toEqual([1, '?season=2026']))
    view.unmount()
    const plans = renderApp('/bgs/game-plans/bruins', { as: 'bgs' })
    expect(await season()).toHaveValue('2026')
    await plans.user.selectOptions(await season(), 'All seasons')
    await waitFor(() => expect([rows(), window.location.search]).toEqual([3, '?season=all']))
    plans.unmount()
    renderApp('/bruins-games', { as: 'bgs' })
    expect(await season()).toHaveValue('')
  })

  it('shows all seasons and the row when what is saved is of a season that is hidden', async () => {
    const codes = ['p26all', 'p26a', 'p26b', 'p26c', 'p27all']
    api.db.combinedPlans = codes.map((code) => aCombinedPlanRow({ combine_plan_event: code }))
    const { user } = renderApp('/bgs/game-plans?season=2027', { as: 'bgs' })
    await user.click(await screen.findByRole('button', { name: 'Add New Plan' }))
    const dialog = await screen.findByRole('dialog', { name: 'Add New Plan' })
    await put(user, within(dialog).getByRole('textbox', { name: CODE }), 'p26acme')
    await user.click(within(dialog).getByRole('button', { name: 'Save' }))
    const row = await screen.findByRole('row', { name: /p26acme/ })
    await waitFor(() => expect(row).toHaveAttribute('data-highlighted'))
    expect(screen.getByRole('row', { name: /p27all/ })).not.toHaveAttribute('data-highlighted')
    expect([rows(), window.location.search]).toEqual([6, '?season=all'])
    expect(writes().map(({ body }) => body)).toMatchObject([{ combine_plan_event: 'p26acme' }])
  })

  it('does so for a new plan of chosen games', async () => {
    spread()
    const { user } = renderApp('/bgs/game-plans/bruins?season=2027', { as: 'bgs' })
    await user.click(await screen.findByRole('button', { name: 'Add New Game Plan' }))
    await user.type(await screen.findByLabelText('Plan Event Name'), 'B26ACME')
    await user.click(screen.getByRole('button', { name: 'Choose games' }))
    await user.click(await screen.findByRole('button', { name: /October 9, 2025/ }))
    await user.click(screen.getByRole('button', { name: 'Save' }))
    const question = await screen.findByRole('dialog', { name: 'Save B26ACME?' })
    await user.click(within(question).getByRole('button', { name: 'Save' }))
    await screen.findByRole('dialog', { name: 'Plan Details: B26ACME' })
    await waitFor(() => expect(rowOf('B26ACME')).toHaveAttribute('data-highlighted'))
  })

  it('takes what is no season in an address for none, and keeps one that the list does not have', async () => {
    const typo = renderApp('/bruins-games?season=1', { as: 'bgs' })
    expect(await screen.findByRole('row', { name: /B251009/ })).toBeInTheDocument()
    expect(screen.queryByText(/NaN/)).toBeNull()
    typo.unmount()
    const { user } = renderApp('/bruins-games?season=2019', { as: 'bgs' })
    // The words for nothing at all are kept for that.
    expect(await screen.findByText('No games in 2018-19.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'All seasons' }))
    expect(await screen.findByRole('row', { name: /B251009/ })).toBeInTheDocument()
  })

  it('shows all of a list without the season that is remembered', async () => {
    tabStore.set('game-plans.season', '2027')
    renderApp('/bgs/game-plans', { as: 'bgs' })
    expect(await screen.findByRole('row', { name: /p26all/ })).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Season' })).toBeNull()
  })
})
