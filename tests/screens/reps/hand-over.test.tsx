import { screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { api } from '../../setup'
import { field, gone, press } from '../kit/dialog'
import { writes } from '../kit/requests'
import { openByRow } from '../kit/table'
import { put } from '../kit/typing'
import { askToDelete, LIST, names, open, repRow } from './repsScreen'

/* A rep leaves: what they sell goes to a colleague, or to somebody new under the same entry. */

const LEAVER = 'Łukasz Żak'
const TITLE = `Hand over ${LEAVER}’s pricing plans`
const ASSIGN = '/api/game-plans/bruins/pricing/rep/plan/add'
const DONE = `Handed over from ${LEAVER} to Dana Whitfield.`

const idOf = (name: string) => api.db.reps.find((rep) => rep.rep_name === name)?.rep_id ?? 0
/** The ids of the locations that a rep sells. */
const soldBy = (id: number) =>
  api.db.links.filter((link) => link.rep_id === id).map((link) => link.pricing_plan_id)

/** As a person does: from the question about the delete to the choice of a colleague. */
async function openHandOver(user: UserEvent) {
  await press(user, await askToDelete(user, LEAVER), 'Hand over to…')
  return within(await screen.findByRole('dialog', { name: TITLE }))
}

describe('handing over', () => {
  it('adds what a colleague lacks, then deletes; undo makes the rep again and leaves the colleague what was theirs', async () => {
    const [leaver, colleague] = [idOf(LEAVER), idOf('Dana Whitfield')]
    const [sold, own] = [soldBy(leaver), soldBy(colleague)]
    expect(sold.length).toBeGreaterThan(1)
    const shared = sold[0] ?? 0
    api.db.links.push({ rep_id: colleague, pricing_plan_id: shared })
    const { user } = await open()
    const dialog = await openHandOver(user)
    const choice = dialog.getByRole('combobox', { name: 'Hand over to' })
    expect(choice).toHaveFocus()
    const send = () => dialog.getByRole('button', { name: `Hand over and delete ${LEAVER}` })
    expect(send()).toBeDisabled()
    const deleted = `${LEAVER} is deleted once a colleague has the pricing plans.`
    expect(dialog.getByText(deleted)).toBeInTheDocument()
    await user.selectOptions(choice, `${colleague}`)
    expect(
      await dialog.findByText(/^Dana Whitfield also gets .* is deleted once all of it is saved/),
    ).toBeInTheDocument()
    const links = dialog.getByRole('list', { name: /^These links will stop working/ })
    expect(links.querySelector('li')?.textContent).toMatch(
      /^Pricing sheet, [^:]+: (\/bruins\/[a-z]+\/)lukaszzak → \1danawhitfield$/,
    )
    expect(links).not.toHaveTextContent('/bgs/package/')
    expect(
      dialog.getByText(/\?rep=lukaszzak → \/bgs\/package\/p26all\?rep=danawhitfield$/),
    ).toBeInTheDocument()
    expect(dialog.getByText(/^Package links/)).toBeInTheDocument()

    await user.click(send())
    expect(await dialog.findByText(DONE)).toBeInTheDocument()
    const missing = sold.filter((id) => id !== shared && !own.includes(id))
    const sent = writes()
    expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: `${LIST}/delete/${leaver}` })
    expect(sent.slice(0, -1).map(({ path, body }) => ({ path, body }))).toEqual(
      missing.map((id) => ({ path: ASSIGN, body: { rep_id: colleague, pricing_plan_id: id } })),
    )
    // They are still there to copy, in the words of what has happened.
    expect(dialog.getByText(/^These links no longer work\. Send the new ones/)).toBeInTheDocument()
    expect(dialog.getByText(/^Package links, .* now open without a contact/)).toBeInTheDocument()
    await press(user, dialog, 'Copy old and new links')
    expect(await navigator.clipboard.readText()).toContain('/bruins/grouptickets/danawhitfield\n')

    await press(user, dialog, 'Undo')
    expect(
      await dialog.findByText(`Handing over from ${LEAVER} to Dana Whitfield was undone.`),
    ).toBeInTheDocument()
    expect(soldBy(idOf(LEAVER)).sort()).toEqual(sold.sort())
    expect(soldBy(colleague).sort()).toEqual([...new Set([...own, shared])].sort())
  })

  it('deletes nobody while the colleague lacks a plan; a retry does the rest', async () => {
    api.faults.add({ method: 'POST', path: ASSIGN, kind: 'status', status: 500, times: 1 })
    const { user } = await open()
    const dialog = await openHandOver(user)
    await user.selectOptions(
      dialog.getByRole('combobox', { name: 'Hand over to' }),
      `${idOf('Dana Whitfield')}`,
    )
    await press(user, dialog, `Hand over and delete ${LEAVER}`)
    const retry = await dialog.findByRole('button', { name: 'Retry failed items' })
    expect(writes().filter(({ method }) => method === 'DELETE')).toEqual([])
    expect(names()).toContain(LEAVER)
    await user.click(retry)
    expect(await dialog.findByText(DONE)).toBeInTheDocument()
    await waitFor(() => expect(names()).not.toContain(LEAVER))
  })

  it('is in the panel and the selection bar too, beside the plans and a copy of the rep', async () => {
    const { user } = await open()
    const panel = () => openByRow(user, repRow(LEAVER), 'Edit', 'Edit Representative')
    await press(user, await panel(), 'Hand over')
    await press(user, within(await screen.findByRole('dialog', { name: TITLE })), 'Cancel')
    await gone('dialog')

    await press(user, await panel(), 'Plans')
    const plans = within(await screen.findByRole('dialog', { name: 'Edit Rep' }))
    expect(plans.getByText(LEAVER)).toBeInTheDocument()
    await press(user, plans, 'Duplicate')
    const copy = within(await screen.findByRole('dialog', { name: 'New Rep' }))
    await put(user, field(copy, 'Name'), 'Kim Lee')
    await put(user, field(copy, 'Email'), 'kim@example.com')
    await press(user, copy, 'Save')
    await waitFor(() => expect(names()).toContain('Kim Lee'))
    const sold = soldBy(idOf(LEAVER))
    expect(writes()).toMatchObject([{ method: 'POST', body: { rep_name: 'Kim Lee', plans: sold } }])
    await gone('dialog')

    await user.click(screen.getByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: `Select ${LEAVER}` }))
    const bar = within(await screen.findByRole('region', { name: 'Selected rows' }))
    for (const name of ['Plans', 'Duplicate'])
      expect(bar.getByRole('button', { name })).toBeInTheDocument()
    await user.click(screen.getByRole('checkbox', { name: 'Select Kim Lee' }))
    expect(bar.queryByRole('button', { name: 'Hand over' })).toBeNull()
    await user.click(screen.getByRole('checkbox', { name: 'Select Kim Lee' }))
    await press(user, bar, 'Hand over')
    expect(await screen.findByRole('dialog', { name: TITLE })).toBeInTheDocument()
  })

  it('to somebody new is one edit of the same entry', async () => {
    const { user } = await open()
    await press(user, await openHandOver(user), 'Someone new')
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Representative' }))
    expect(dialog.getByText(/pricing plans stay\.$/)).toBeInTheDocument()
    await user.clear(field(dialog, 'Name'))
    await user.type(field(dialog, 'Name'), 'Kim Lee')
    await user.clear(field(dialog, 'Email'))
    await user.type(field(dialog, 'Email'), 'kim@example.com')
    expect(await dialog.findByText(/→ \/bruins\/plana\/kimlee$/)).toBeInTheDocument()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Representative updated')).toBeInTheDocument()
    // The links stay to be sent, as after handing over to a colleague.
    const links = within(await screen.findByRole('dialog', { name: 'Links to send instead' }))
    await waitFor(() => expect(names()).toContain('Kim Lee'))
    expect(links.getByText(/plana\/lukaszzak → \/bruins\/plana\/kimlee$/)).toBeInTheDocument()
    await press(user, links, 'Copy old and new links')
    expect(await navigator.clipboard.readText()).toContain('/bruins/grouptickets/kimlee\n')
    await press(user, links, 'Close')
    await gone('dialog')
    expect(writes()).toMatchObject([
      {
        method: 'PUT',
        path: `${LIST}/edit`,
        body: { rep_id: expect.anything(), rep_name: 'Kim Lee', rep_email: 'kim@example.com' },
      },
    ])
  })
})
