import { screen, waitFor } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { box, click, dana, edits, type Form, forms, pat, zoe } from '../forms'
import { writes } from '../kit/requests'
import { setPricing } from '../pricing/pricingScreen'

/* Every form keeps what was typed, and no edit overwrites a change unseen. */

const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'))
const BACK = /Your changes are back/
const shown = ({ title }: Form) =>
  title === null
    ? screen.findByRole('heading', { level: 1, name: 'Edit Game Plan' })
    : screen.findByRole('dialog', { name: title })

async function openAndType(form: Form) {
  const app = renderApp(form.path, { as: 'bgs' })
  await form.open(app.user)
  await shown(form)
  await form.type(app.user)
  await form.isThere()
  return app
}

const row = (id: number) => api.db.pricing.find(({ pricing_plan_id }) => pricing_plan_id === id)
const rep = (id: number) => api.db.reps.find(({ rep_id }) => rep_id === id)

const gamePlan = () => api.db.gamePlans.find((one) => one.plan_event_name === 'C26SUITE5')
const link = (rep_id: number, pricing_plan_id: number) =>
  api.db.links.push({ rep_id, pricing_plan_id })
const sellersOf = (id: number) =>
  api.db.links
    .filter(({ pricing_plan_id }) => pricing_plan_id === id)
    .map(({ rep_id }) => rep_id)
    .sort()

interface Meeting {
  theirChange: () => void
  /** The differing field, as it is told: label, mine, theirs. */
  told: [label: string, mine: string, theirs: string]
  saved: () => void
  /** The record is deleted. */
  remove: () => void
  gone: RegExp | string
}
const GONE = /This was deleted/
const noRows = () => {
  api.db.pricing = []
}
const noReps = () => {
  api.db.reps = []
}

const meetings: Record<keyof typeof edits, Meeting> = {
  'Edit Representative': {
    theirChange: () => Object.assign(rep(dana) ?? {}, { rep_phone: '1' }),
    told: ['Phone', '617-555-0199', '1'],
    saved: () => expect(rep(dana)?.rep_phone).toBe('617-555-0199'),
    remove: noReps,
    gone: 'Save failed: this representative has been deleted since.',
  },
  'Edit Plan': {
    theirChange: () => Object.assign(row(11) ?? {}, { plan_holder_total: '5.00' }),
    told: ['Holder total', '$1,353', '$5'],
    saved: () =>
      // The price is theirs: only they changed it.
      expect(row(11)).toMatchObject({ location: 'Loge 2', plan_holder_total: '5.00' }),
    remove: noRows,
    gone: GONE,
  },
  'Edit Rep': {
    theirChange: () => {
      api.db.links = api.db.links.filter((one) => one.rep_id !== pat)
    },
    told: ['Plans', 'Plan A – Balcony', 'nothing'],
    saved: () => expect([sellersOf(11), sellersOf(12)]).toEqual([[zoe], [zoe, pat]]),
    remove: noReps,
    gone: GONE,
  },
  'Edit Pricing Plan Name': {
    theirChange: () => {
      for (const one of api.db.pricing) {
        one.pricing_name = 'Plan Theirs'
        one.plan_holder_total = '7.00'
      }
    },
    told: ['Pricing Plan Name', 'Plan Mine', 'Plan Theirs'],
    saved: () => {
      for (const id of [11, 12]) {
        // Only the name was mine: their prices stay.
        expect(row(id)).toMatchObject({ pricing_name: 'Plan Mine', plan_holder_total: '7.00' })
      }
    },
    remove: noRows,
    gone: 'Invalid plan selected',
  },
  'Edit Associated Reps': {
    theirChange: () => link(dana, 11),
    told: ['Reps', 'Zoë Núñez', "Zoë Núñez, Pat O'Brien, Dana Whitfield"],
    saved: () => expect([sellersOf(11), sellersOf(12)]).toEqual([[zoe], [zoe]]),
    remove: noRows,
    gone: 'Invalid plan selected',
  },
  'Edit Location': {
    theirChange: () =>
      Object.assign(row(12) ?? {}, { location_color: 'abc', pricing_name: 'Plan Theirs' }),
    told: ['Color', 'C8102E', 'abc'],
    saved: () =>
      expect(row(12)).toMatchObject({
        location: 'Balcony 2',
        // Only they changed it.
        location_color: 'abc',
        pricing_name: 'Plan Theirs',
      }),
    remove: noRows,
    gone: GONE,
  },
  'Edit Game Plan': {
    theirChange: () => Object.assign(gamePlan() ?? {}, { plan_total_events: 9 }),
    told: ['Plan Total Events', '12', '9'],
    saved: () => expect(gamePlan()?.plan_total_events).toBe(12),
    remove: () => {
      api.db.gamePlans = []
    },
    gone: GONE,
  },
}

/** A few records of each kind: long lists make every look for a role slow. */
beforeEach(() => {
  setPricing(
    { pricing_plan_id: 11, location: 'Loge', reps: [zoe, pat] },
    { pricing_plan_id: 12, location: 'Balcony', reps: [zoe, pat] },
  )
  for (const team of ['bruins', 'celtics'] as const) {
    api.db.games[team] = api.db.games[team].filter(({ plan_event_name }) =>
      /26(SUITE5|PRE)$/.test(plan_event_name ?? ''),
    )
  }
})

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it('is back with what was typed after a reload, and is saved as usual', async () => {
    const first = await openAndType(form)
    expect(drafts()).toHaveLength(1)
    first.unmount()

    const app = renderApp(form.path, { as: 'bgs' })
    await shown(form)
    await form.isThere()
    expect(screen.getByText(BACK)).toBeInTheDocument()
    await click(app.user, form.save)
    await waitFor(() => expect(writes().length).toBeGreaterThan(0))
    await waitFor(() => expect(drafts()).toEqual([]))
    await waitFor(() => expect(screen.queryByText(BACK)).toBeNull())
  })

  it('leaves nothing behind when it is discarded', async () => {
    const { user } = await openAndType(form)
    // An open list of games has a Close of its own.
    const leave = await screen.findAllByRole('button', { name: /^(Cancel|Close)$/ })
    await user.click(leave.at(-1) as HTMLElement)
    await click(user, 'Discard')
    await waitFor(() => expect(drafts()).toEqual([]))
    expect(writes()).toEqual([])
  })
})

describe.each(Object.entries(meetings))(
  '%s, of what somebody else changed meanwhile',
  (name, meeting) => {
    const form: Form = edits[name as keyof typeof edits]
    const { theirChange, told, saved, remove, gone } = meeting

    it('shows both, sends nothing, and writes what is chosen', async () => {
      const { user } = await openAndType(form)
      theirChange()
      await click(user, form.save)
      expect(await screen.findByText(/This was changed/)).toBeInTheDocument()
      const [field, mine, theirs] = told
      const words = `${field}Yours: ${mine}Saved version: ${theirs}`
      expect(screen.getByRole('group', { name: field })).toHaveTextContent(words)
      expect(writes()).toEqual([])
      await form.isThere()
      await click(user, 'Save this choice')
      await waitFor(() => expect(screen.queryByText(/This was changed/)).toBeNull())
      await waitFor(saved)
      await waitFor(() => expect(drafts()).toEqual([]))
    })

    it('takes theirs on Keep the saved version', async () => {
      const { user } = await openAndType(form)
      theirChange()
      await click(user, form.save)
      await click(user, 'Keep the saved version')
      expect(screen.queryByText(/This was changed/)).toBeNull()
      expect(drafts()).toEqual([])
      expect(writes()).toEqual([])
    })

    it('says when it is gone, and keeps what was typed', async () => {
      const { user } = await openAndType(form)
      remove()
      await click(user, form.save)
      expect(await screen.findByText(gone)).toBeInTheDocument()
      await form.isThere()
      expect(writes()).toEqual([])
    })

    it('cannot tell when it cannot be read: the save fails and what was typed stays', async () => {
      const { user } = await openAndType(form)
      api.faults.add({ kind: 'status', status: 500, method: 'GET' })
      await click(user, form.save)
      expect(await screen.findByText(/^(Save failed|Failed to|Error )/)).toBeInTheDocument()
      await form.isThere()
      expect(writes()).toEqual([])
    })
  },
)

describe('a draft', () => {
  it('holds what was typed alone: the other fields are as the record is by then', async () => {
    const form: Form = edits['Edit Representative']
    const first = await openAndType(form)
    first.unmount()
    Object.assign(rep(dana) ?? {}, { rep_email: 'their@example.com' })
    const app = renderApp(form.path, { as: 'bgs' })
    await shown(form)
    await form.isThere()
    expect(await box('Email')).toHaveValue('their@example.com')
    await click(app.user, form.save)
    await waitFor(() =>
      expect(rep(dana)).toMatchObject({
        rep_email: 'their@example.com',
        rep_phone: '617-555-0199',
      }),
    )
  })

  it('is gone with Use the server’s, and Cancel has nothing to ask', async () => {
    const form: Form = edits['Edit Representative']
    const { user } = await openAndType(form)
    Object.assign(rep(dana) ?? {}, { rep_phone: '1' })
    await click(user, form.save)
    await click(user, 'Keep the saved version')
    expect(await box('Phone')).toHaveValue('1')
    await click(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
