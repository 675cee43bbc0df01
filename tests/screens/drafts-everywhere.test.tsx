import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { writes } from './kit/requests'
import { rowAction } from './kit/table'
import { setPricing } from './pricing/pricingScreen'

/* Every form keeps what was typed, and no edit overwrites a change unseen. */

const [zoe, pat, dana] = [1, 2, 4]

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

/* The page behind an open dialog is hidden from every role: rows and buttons by text. */
const click = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
async function clickIn(user: UserEvent, row: string, name: string, index = 0) {
  const cells = await screen.findAllByRole('cell', { name: row })
  const tr = cells[index]?.closest('tr') as HTMLElement
  await user.click(within(tr).getByRole('button', { name: rowAction(name) }))
}
const isInput = (element: Element) => element instanceof HTMLInputElement
/* Not by role: tables, sections and open lists have the names of fields too. */
const box = (name: string) =>
  waitFor(() => {
    const field = screen.queryAllByLabelText(name).find(isInput)
    if (!field) throw new Error(`no field ${name}`)
    return field as HTMLInputElement
  })
const chip = (name: string) =>
  within(screen.getByRole('dialog')).queryByRole('button', { name: new RegExp(`^${name}`) })

interface Form {
  path: string
  /** The dialog's name; null for a form that is the page itself. */
  title: string | null
  /** Leads from the loaded page to the form. */
  open: (user: UserEvent) => Promise<void>
  type: (user: UserEvent) => Promise<void>
  /** What was typed stands in the form. */
  isThere: () => Promise<void>
  save: string
}

/** A form told by one of its text fields. */
const byField = (name: string, text: string): Pick<Form, 'type' | 'isThere'> => ({
  async type(user) {
    const field = await box(name)
    await user.clear(field)
    await user.paste(text)
  },
  isThere: async () => {
    const field = await box(name)
    await waitFor(() => expect(field.value).toBe(text))
  },
})
/** A form told by a chip that was taken out. */
const byChip = (name: string): Pick<Form, 'type' | 'isThere'> => ({
  async type(user) {
    await waitFor(() => expect(chip(name)).not.toBeNull())
    chip(name)?.focus()
    await user.keyboard('{Delete}')
  },
  isThere: () => waitFor(() => expect(chip(name)).toBeNull()),
})

const reps = { path: '/bruins-reps', save: 'Save' }
const admin = { path: '/bruins-pricing-reps', save: 'Save' }
const pricing = { path: '/bruins-gameplanpricing', save: 'Save' }

const edits = {
  'Edit Representative': {
    ...reps,
    title: 'Edit Representative',
    open: (user) => clickIn(user, 'Dana Whitfield', 'Edit'),
    ...byField('Phone', '617-555-0199'),
  },
  'Edit Plan': {
    ...admin,
    title: 'Edit Plan',
    open: (user) => clickIn(user, 'Loge', 'Edit'),
    ...byField('Location', 'Loge 2'),
  },
  'Edit Rep': {
    ...admin,
    title: 'Edit Rep',
    open: (user) => clickIn(user, 'pat.obrien@example.com', 'Edit'),
    ...byChip('Plan A – Loge'),
  },
  'Edit Pricing Plan Name': {
    ...pricing,
    title: 'Edit Pricing Plan Name',
    open: (user) => click(user, 'Edit Name'),
    ...byField('Pricing Plan Name', 'Plan Mine'),
  },
  'Edit Associated Reps': {
    ...pricing,
    title: 'Edit Associated Reps',
    open: (user) => click(user, 'Reps'),
    ...byChip("Pat O'Brien"),
  },
  'Edit Location': {
    ...pricing,
    title: 'Edit Location',
    open: (user) => clickIn(user, 'Balcony', 'Edit'),
    ...byField('Location', 'Balcony 2'),
  },
  'Edit Game Plan': {
    path: '/bgs/game-plans/edit/C26SUITE5',
    title: null,
    open: async () => {},
    save: 'Save Changes',
    ...byField('Plan Total Events', '12'),
  },
} satisfies Record<string, Form>

const forms: Record<string, Form> = {
  ...edits,
  'Add Representative': {
    ...reps,
    title: 'Add Representative',
    open: (user) => click(user, 'Add Representative'),
    async type(user) {
      await byField('Name', 'Nora New').type(user)
      await byField('Email', 'nora@example.com').type(user)
    },
    isThere: byField('Email', 'nora@example.com').isThere,
  },
  'New Plan': {
    ...admin,
    title: 'New Plan',
    open: (user) => click(user, 'New Plan'),
    ...byField('Name', 'Plan New'),
  },
  'New Rep': {
    ...admin,
    title: 'New Rep',
    open: (user) => click(user, 'New Rep'),
    async type(user) {
      await byField('Name', 'Nora New').type(user)
      await byField('Email', 'nora@example.com').type(user)
      await user.click(await box('Plans'))
      await user.click(await screen.findByRole('option', { name: 'Plan A – Loge' }))
      await user.keyboard('{Escape}')
    },
    isThere: async () => {
      await byField('Name', 'Nora New').isThere()
      await waitFor(() => expect(chip('Plan A – Loge')).not.toBeNull())
    },
  },
  'Add Pricing Plan': {
    ...pricing,
    title: 'Add Pricing Plan',
    open: (user) => click(user, 'Add Pricing Plan'),
    ...byField('Pricing Plan Name', 'Plan New'),
  },
  'Add Location': {
    ...pricing,
    title: 'Add Location',
    open: (user) => click(user, 'Add Location'),
    ...byField('Location', 'Rafters'),
  },
  'Add New Game Plan': {
    path: '/bgs/game-plans/celtics',
    title: 'Add New Game Plan',
    open: (user) => click(user, 'Add New Game Plan'),
    save: 'Save',
    ...byField('Plan Event Name', 'C26NEW'),
  },
  'Add Event': {
    path: '/bruins-pricing-plans',
    title: 'Plan Details: B26SUITE5',
    open: (user) => clickIn(user, 'B26SUITE5', 'Edit'),
    save: 'Add Event',
    ...byField('Select Game', 'B250921'),
  },
  'Edit Game': {
    path: '/bruins-games',
    title: 'Edit Game',
    open: (user) => clickIn(user, 'B251009', 'Edit Game'),
    save: 'Save',
    ...byField('Team', 'Somebody at home'),
  },
}

const drafts = () => Object.keys(window.sessionStorage).filter((key) => key.startsWith('draft:'))
const BACK = /What you had typed is back/
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

describe.each(Object.entries(forms))('%s', (_name, form) => {
  it('is back with what was typed after a reload, and is saved as usual', async () => {
    const first = await openAndType(form)
    expect(drafts()).toHaveLength(1)
    first.unmount()

    const app = renderApp(form.path, { as: 'bgs' })
    await shown(form)
    await form.isThere()
    expect(screen.getByText(BACK)).toBeVisible()
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

/* ---- somebody else ---- */

const rep = (id: number) => api.db.reps.find(({ rep_id }) => rep_id === id)
const row = (id: number) => api.db.pricing.find(({ pricing_plan_id }) => pricing_plan_id === id)
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
    gone: 'Save failed: this representative has been deleted in the meantime.',
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
    told: ['Plans', 'Plan A – Balcony', '—'],
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

describe.each(Object.entries(meetings))(
  '%s, of what somebody else changed meanwhile',
  (name, meeting) => {
    const form: Form = edits[name as keyof typeof edits]
    const { theirChange, told, saved, remove, gone } = meeting

    it('shows both, sends nothing, and writes what is chosen', async () => {
      const { user } = await openAndType(form)
      theirChange()
      await click(user, form.save)
      expect(await screen.findByText(/This was changed/)).toBeVisible()
      const difference = screen.getByRole('rowheader', { name: told[0] }).closest('tr')
      expect([...(difference?.children ?? [])].map((cell) => cell.textContent)).toEqual(told)
      expect(writes()).toEqual([])
      await form.isThere()
      await click(user, 'Save this choice')
      await waitFor(() => expect(screen.queryByText(/This was changed/)).toBeNull())
      await waitFor(saved)
      await waitFor(() => expect(drafts()).toEqual([]))
    })

    it("takes theirs on Use the server's", async () => {
      const { user } = await openAndType(form)
      theirChange()
      await click(user, form.save)
      await click(user, "Use the server's")
      expect(screen.queryByText(/This was changed/)).toBeNull()
      expect(drafts()).toEqual([])
      expect(writes()).toEqual([])
    })

    it('says when it is gone, and keeps what was typed', async () => {
      const { user } = await openAndType(form)
      remove()
      await click(user, form.save)
      expect(await screen.findByText(gone)).toBeVisible()
      await form.isThere()
      expect(writes()).toEqual([])
    })

    it('cannot tell when it cannot be read: the save fails and what was typed stays', async () => {
      const { user } = await openAndType(form)
      api.faults.add({ kind: 'status', status: 500, method: 'GET' })
      await click(user, form.save)
      expect(await screen.findByText(/^(Save failed|Failed to|Error )/)).toBeVisible()
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
    await click(user, "Use the server's")
    expect(await box('Phone')).toHaveValue('1')
    await click(user, 'Cancel')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  })
})
