import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { aRepRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { writes } from './kit/requests'
import { append } from './kit/typing'
import { setPricing } from './pricing/pricingScreen'

/* What the one way to save and delete has to know of each screen beside the games. */

const press = async (user: UserEvent, name: string | RegExp) => {
  const [button] = await screen.findAllByRole('button', { name })
  await user.click(button as HTMLElement)
}
const label = (name: string) => screen.findByLabelText(name)
const LOST = { kind: 'no-answer', after: true } as const
const rep = (id: number) => api.db.reps.find(({ rep_id }) => rep_id === id)

describe('a lost answer is found out about, and nothing is sent twice', () => {
  it('of a new location: its reps are linked to the row that is there', async () => {
    setPricing({ pricing_plan_id: 1, pricing_name: 'Plan A' })
    api.db.links = [{ rep_id: 1, pricing_plan_id: 1 }]
    const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
    await press(user, 'Add Location')
    await append(user, await label('Location'), 'Attic')
    api.faults.add({ ...LOST, method: 'POST', path: 'pricing/add', times: 1 })
    await press(user, 'Save')
    expect(await screen.findByText('Location added successfully')).toBeInTheDocument()
    const added = api.db.pricing.find(({ location }) => location === 'Attic')
    await waitFor(() =>
      expect(api.db.links).toContainEqual({ rep_id: 1, pricing_plan_id: added?.pricing_plan_id }),
    )
    expect(api.db.pricing).toHaveLength(2)
  })

  it('of one row of a rename, by reading the list again', async () => {
    setPricing(
      { pricing_plan_id: 1, pricing_name: 'Sunday', location: 'A' },
      { pricing_plan_id: 2, pricing_name: 'Sunday', location: 'B' },
    )
    const { user } = renderApp('/bruins-gameplanpricing', { as: 'bgs' })
    await press(user, 'Edit Name')
    await append(user, await label('Pricing Plan Name'), ' 2')
    api.faults.add({ ...LOST, method: 'POST', times: 1 })
    await press(user, 'Save')
    expect(await screen.findByText('Plan name updated on all 2 locations!')).toBeInTheDocument()
    expect(writes()).toHaveLength(2)
  })

  it('of a new user, whose password is sent once', async () => {
    const { user } = renderApp('/register', { as: 'admin' })
    await append(user, await label('Name'), 'Kim')
    await append(user, await label('Email'), 'kim@example.com')
    await append(user, await label('Password'), 'secret1')
    api.faults.add({ ...LOST, method: 'POST' })
    await press(user, 'Register')
    expect(await screen.findByText('Registration successful!')).toBeInTheDocument()
    expect(writes()).toHaveLength(1)
  })
})

it('a draft keeps the version it was typed on: a colleague’s phone is not overwritten', async () => {
  const first = renderApp('/bruins-reps', { as: 'bgs' })
  await press(first.user, 'Edit Zoë Núñez')
  await append(first.user, await label('Phone'), '9')
  first.unmount()
  Object.assign(rep(1) ?? {}, { rep_phone: '555-0000' })
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  await label('Phone')
  await press(user, 'Save')
  expect(await screen.findByText(/^This was changed since you opened it/)).toBeInTheDocument()
  expect(writes()).toEqual([])
  await user.click(screen.getByRole('radio', { name: /^Phone, on the server now/ }))
  await press(user, 'Save this choice')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(rep(1)?.rep_phone).toBe('555-0000')
})

it('a rep who got the name meanwhile is no twin of the one being added', async () => {
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  await press(user, 'Add Representative')
  await append(user, await label('Name'), 'Kim Lee')
  await append(user, await label('Email'), 'kim@example.com')
  api.db.reps.push(aRepRow({ rep_id: 60, rep_name: 'kim-lee', rep_email: 'k@e.co' }))
  await press(user, 'Save')
  const words = 'kim-lee has the same public links. Please choose another name.'
  expect(await screen.findAllByText(words)).not.toEqual([])
  expect(writes()).toEqual([])
})

it('a question whose record was changed names what is there now and wants a second yes', async () => {
  const { user } = renderApp('/bruins-reps', { as: 'bgs' })
  await press(user, 'Delete Zoë Núñez')
  const question = within(await screen.findByRole('alertdialog'))
  Object.assign(rep(1) ?? {}, { rep_name: 'Somebody Else' })
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await question.findByText('Somebody Else')).toBeInTheDocument()
  expect(writes()).toEqual([])
  await user.click(question.getByRole('button', { name: 'Delete' }))
  expect(await screen.findByText('Representative deleted')).toBeInTheDocument()
  expect(writes()).toHaveLength(1)
})
