import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { keys } from '../../src/api/keys'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { here } from './kit/address'
import { sent, writes } from './kit/requests'
import { put } from './kit/typing'

const PATH = '/api/game-plans/gameplans'
const NOT_FOUND = 'Game Plan not found.'

const address = (id: string) => `/bgs/game-plans/edit/${encodeURIComponent(id)}`
const name = () => screen.getByRole('textbox', { name: 'Plan Event Name' })
const total = () => screen.getByRole('spinbutton', { name: 'Plan Total Events' })

async function open(id = 'C26SUITE5') {
  const view = renderApp(address(id), { as: 'bgs' })
  await screen.findByRole('textbox', { name: 'Plan Event Name' })
  const { user } = view
  return {
    ...view,
    save: () => user.click(screen.getByRole('button', { name: 'Save Changes' })),
    cancel: () => user.click(screen.getByRole('button', { name: 'Cancel' })),
    retype: (field: HTMLElement, text: string) => put(user, field, text),
  }
}
const atHome = () => screen.findByRole('heading', { name: 'Admin Dashboard' })
const pages = () => screen.queryByRole('list', { name: /^These public pages use/ })

describe('Edit Game Plan', () => {
  it('starts with what it is, puts what it becomes once, leads home without a question, and starts with that again', async () => {
    const { retype, user, router } = await open()
    expect(screen.getByRole('heading', { name: 'Edit Game Plan' })).toBeInTheDocument()
    expect(name()).toHaveValue('C26SUITE5')
    expect(total()).toHaveValue(5)
    await retype(total(), '12')
    // The old answer is still at hand while the new one is on its way.
    api.faults.add({ kind: 'delay', ms: 400, method: 'GET', path: 'gameplans' })
    await user.dblClick(screen.getByRole('button', { name: 'Save Changes' }))
    expect(screen.getByRole('button', { name: 'Saving...' })).toBeDisabled()
    expect(await screen.findByText('Game plan saved successfully!')).toBeInTheDocument()
    await atHome()
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(writes()).toEqual([
      {
        method: 'PUT',
        path: `${PATH}/C26SUITE5`,
        search: '',
        body: { plan_event_name: 'C26SUITE5', plan_total_events: 12 },
      },
    ])
    await router.navigate(address('C26SUITE5'))
    expect(await screen.findByRole('spinbutton')).toHaveValue(12)
  })

  it('never saves another total in place of one that is no number', async () => {
    for (const plan of api.db.gamePlans) Object.assign(plan, { plan_total_events: 'many' })
    const { retype, save } = await open()
    expect(total()).toHaveValue(null)
    await retype(name(), 'C26SUITE6')
    await save()
    expect(
      await screen.findByText(/^Plan Total Events (?:is required|must be)/),
    ).toBeInTheDocument()
    expect(writes()).toEqual([])
  })

  it('says how many games the plan has while another total is typed', async () => {
    const { retype } = await open()
    await retype(total(), '12')
    expect(await screen.findByText('C26SUITE5 has 5 games.')).toBeInTheDocument()
    await retype(total(), '5')
    await waitFor(() => expect(screen.queryByText('C26SUITE5 has 5 games.')).toBeNull())
  })

  it.each([
    ['   ', '5', 'Plan Event Name is required'],
    ['a,b', '5', 'A plan name can’t contain a comma.'],
    ['..', '5', "'..' can’t be used as a name."],
    ['C26SUITE5', '', 'Plan Total Events is required'],
    ['C26SUITE5', '-1', 'Plan Total Events must be a whole number'],
    ['C26SUITE5', '2.5', 'Plan Total Events must be a whole number'],
  ])('refuses %j with a total of %j and sends nothing', async (typed, count, words) => {
    const { retype, save } = await open()
    await retype(name(), typed)
    await retype(total(), count)
    await save()
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(writes()).toEqual([])
  })
})

describe('a new name', () => {
  it('lists the public pages that look for the old one, before it is saved', async () => {
    const { retype, save } = await open()
    expect(pages()).toBeNull()
    await retype(name(), 'C26 Suite Six')
    await waitFor(() => expect(pages()).toBeInTheDocument())
    const listed = within(pages() as HTMLElement).getAllByRole('listitem')
    expect(listed.map((item) => item.textContent)).toEqual([
      '/bgs/calendar/p26suite10',
      '/bgs/calendar/pricing-sheet/p26suite10',
      '/bgs/package/p26suite10',
      '/bgs/package/p26suite10/text',
    ])
    await save()
    await atHome()
    expect(writes()).toMatchObject([
      { path: `${PATH}/C26SUITE5`, body: { plan_event_name: 'C26 Suite Six' } },
    ])
    // Read when it was opened and before it was saved, never again by the old name.
    expect(sent('GET', `${PATH}/C26SUITE5`)).toHaveLength(2)
  })

  it('says when the pages cannot be listed', async () => {
    api.faults.add({ kind: 'status', status: 500, path: 'combined/distinct' })
    const { retype } = await open()
    await retype(name(), 'C26OTHER')
    const words = /^We couldn’t load which public pages use C26SUITE5\./
    expect(await screen.findByText(words)).toBeInTheDocument()
  })

  it('lists nothing for another letter case or a plan that no page shows', async () => {
    const { retype, router } = await open()
    await retype(name(), 'c26suite5 ')
    expect(pages()).toBeNull()
    await retype(name(), 'C26SUITE5')
    await router.navigate(address('C26WAITLIST'))
    await waitFor(() => expect(name()).toHaveValue('C26WAITLIST'))
    await retype(name(), 'C26OTHER')
    await waitFor(() => expect(sent('GET', 'combined/distinct')).not.toEqual([]))
    await waitFor(() => expect(pages()).toBeNull())
  })
})

describe('when nothing loads', () => {
  it('says that the plan was not found', async () => {
    renderApp(address('nobody'), { as: 'bgs' })
    expect(await screen.findByText(NOT_FOUND)).toBeInTheDocument()
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Try Again' })).toBeNull()
    expect(sent('GET', 'gameplans')).toHaveLength(1)
    expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/game-plans/',
    )
  })

  it('later, the form and what was typed stay', async () => {
    const { retype, client } = await open()
    await retype(total(), '77')
    api.db.gamePlans = []
    await client.refetchQueries({ queryKey: keys.gamePlans.all })
    expect(total()).toHaveValue(77)
    expect(screen.queryByText(NOT_FOUND)).toBeNull()
  })
})

describe('a save that takes long', () => {
  async function leaveWhileSaving() {
    const view = await open()
    await view.retype(total(), '12')
    api.faults.add({ kind: 'hold', method: 'PUT' })
    await view.save()
    await waitFor(() => expect(writes()).toHaveLength(1))
    await view.router.navigate('/bruins-reps')
    await view.user.click(await screen.findByRole('button', { name: 'Add Representative' }))
    await view.user.type(await screen.findByLabelText('Name'), 'Nora')
    return view
  }
  const isAtHisWork = () => {
    expect(here()).toBe('/bruins-reps')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect(screen.getByLabelText('Name')).toHaveValue('Nora')
  }

  it('is told of where the person has gone on, and takes him nowhere', async () => {
    await leaveWhileSaving()
    api.faults.release()
    expect(await screen.findByText('Game plan saved successfully!')).toBeInTheDocument()
    isAtHisWork()
  })
})

describe('leaving', () => {
  it('Cancel asks after typing; Keep editing keeps, Discard leaves', async () => {
    const { cancel, retype, user } = await open()
    await retype(total(), '8')
    await cancel()
    const question = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(question).getByRole('button', { name: 'Keep editing' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(total()).toHaveValue(8)
    await cancel()
    const again = await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await user.click(within(again).getByRole('button', { name: 'Discard' }))
    await atHome()
    expect(writes()).toEqual([])
  })
})
