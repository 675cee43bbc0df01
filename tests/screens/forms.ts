import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { expect } from 'vitest'
import { rowAction } from './kit/table'

/* Every form of the staff: how to come to it, and what tells that typed work is there. */

export const [zoe, pat, dana] = [1, 2, 4]

/* The page behind an open dialog is hidden from every role: rows and buttons by text. */
export const click = async (user: UserEvent, name: string) =>
  user.click(await screen.findByRole('button', { name }))
async function clickIn(user: UserEvent, row: string, name: string, index = 0) {
  const cells = await screen.findAllByRole('cell', { name: row })
  const tr = cells[index]?.closest('tr') as HTMLElement
  await user.click(within(tr).getByRole('button', { name: rowAction(name) }))
}
const isInput = (element: Element) => element instanceof HTMLInputElement
/* Not by role: tables, sections and open lists have the names of fields too. */
export const box = (name: string) =>
  waitFor(() => {
    const field = screen.queryAllByLabelText(name).find(isInput)
    if (!field) throw new Error(`no field ${name}`)
    return field as HTMLInputElement
  })
const chip = (name: string) =>
  within(screen.getByRole('dialog')).queryByRole('button', { name: new RegExp(`^${name}`) })

export interface Form {
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

export const edits = {
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
    // One chip holds the whole plan: the list takes a location from it.
    async type(user) {
      await waitFor(() => expect(chip('Plan A \\(2')).not.toBeNull())
      await user.click(screen.getByRole('combobox', { name: 'Plans' }))
      await user.click(await screen.findByRole('option', { name: 'Plan A – Loge' }))
      await user.keyboard('{Escape}')
    },
    isThere: () => waitFor(() => expect(chip('Plan A – Balcony')).not.toBeNull()),
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

export const forms: Record<string, Form> = {
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
    ...byField('Team', 'Bruins vs. Los Angeles Kings'),
  },
}
