import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { forgetServerDate, recordServerDate } from '../../src/api/serverClock'
import { aCombinedPlanRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { gone, openDialog, press } from './kit/dialog'
import { writes } from './kit/requests'
import { openByRow, rowOf, table } from './kit/table'
import { put } from './kit/typing'

const MOVED = 'Celtics vs. Los Angeles Lakers: Fri, Dec 5, 7:00 PM → Fri, Dec 5, 8:00 PM'

beforeEach(() => {
  api.db.combinedPlans = [
    ['P26ONE', 'C26SUITE5'],
    ['P26TWO', 'B26FULL'],
  ].map(([combine_plan_event, original_plans]) =>
    aCombinedPlanRow({ combine_plan_event, original_plans, plan_event_title: 'Ten Games' }),
  )
})

const openGames = () => {
  const view = renderApp('/celtics-games?search=C251205', { as: 'bgs' })
  return screen.findByRole('table', { name: 'Celtics Games Dashboard' }).then(() => view)
}
const tell = async (user: Awaited<ReturnType<typeof openGames>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Tell customers' }))
  return within(await screen.findByRole('dialog', { name: 'Tell customers' }))
}

describe('moving games', () => {
  const LAKERS = 'Celtics vs. Los Angeles Lakers: Fri, Dec 5, 7:00 PM → Tue, Dec 9, 6:30 PM'

  it('from the panel keeps the code, and offers to tell the customers', async () => {
    const { user } = await openGames()
    const edit = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await press(user, edit, 'Move')
    const dialog = within(await screen.findByRole('dialog', { name: 'Move 1 game' }))
    expect(dialog.getByRole('button', { name: 'Move' })).toBeDisabled()
    await put(user, dialog.getByLabelText('New date'), '2025-12-02')
    expect(dialog.getByLabelText('New date')).toHaveAccessibleDescription(
      'Tue. This day is in the past. C251205 and C251202 are games of the same team on Tue, Dec 2, 2025.',
    )
    await put(user, dialog.getByLabelText('New date'), '2025-12-04')
    expect(dialog.getByLabelText('New date')).toHaveAccessibleDescription(
      "Thu. This day is in the past. 'Bruins vs. St. Louis Blues' (B251204) starts at 7:00 PM on the same day.",
    )
    await put(user, dialog.getByLabelText('New date'), '2025-12-09')
    await put(user, dialog.getByLabelText('New time'), '18:30')
    api.log.length = 0
    await press(user, dialog, 'Move')
    expect(await dialog.findByText('Moved C251205 to Tue, Dec 9, 6:30 PM.')).toBeInTheDocument()
    expect(screen.getByRole('dialog', { name: 'Moved 1 game' })).toBeInTheDocument()
    expect(writes().map(({ method, body }) => [method, body])).toEqual([
      ['PUT', expect.objectContaining({ event_name: 'C251205', event_date: '2025-12-09' })],
    ])
    // The messages are in the same dialog.
    expect(await dialog.findByText(LAKERS)).toBeInTheDocument()
    expect(dialog.getByText('Sets the last-updated date to today.')).toBeInTheDocument()
    await user.click(dialog.getByRole('checkbox', { name: 'Told: P26ONE' }))
    await press(user, dialog, 'Close')
    await gone('dialog')
    // The same marks on the page.
    expect((await tell(user)).getByRole('checkbox', { name: 'Told: P26ONE' })).toBeChecked()
  })
})

describe('after a game is moved', () => {
  it('each package that shows it has a message, which is copied or mailed and then told', async () => {
    const dana = api.db.reps.find(({ rep_name }) => rep_name === 'Dana Whitfield')
    if (dana) dana.rep_phone = '(617) 555 0106'
    const { user } = await openGames()
    const edit = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await put(user, edit.getByLabelText('Event Time'), '20:00')
    await press(user, edit, 'Save')
    await gone('dialog')
    const dialog = await tell(user)
    expect(dialog.getByRole('status')).toHaveTextContent(
      '0 of 1 told. Only you see these marks, in this browser.',
    )
    const one = within(dialog.getByRole('listitem', { name: 'P26ONE' }))
    expect(one.getByText(MOVED)).toBeInTheDocument()

    const copied = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await user.click(one.getByRole('button', { name: 'Copy message for P26ONE' }))
    const text = copied.mock.lastCall?.[0] ?? ''
    expect(one.getByText('Show message').parentElement).toHaveTextContent(text.replace(/\s+/g, ' '))
    expect(text).toContain(`A game in Ten Games has changed:\n\n${MOVED}\n`)
    expect(text).toContain('http://localhost:3000/game-plans/bgs/package/p26one\n')
    expect(text).toMatch(/questions\.\n\nPremium ticket sales\n617-555-0199$/)
    expect(dialog.getByRole('status')).toHaveTextContent('All told.')
    expect(await screen.findByText('Message copied. P26ONE is marked as told.')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(dialog.getByRole('status')).toHaveTextContent('0 of 1 told.')
    const contact = dialog.getByRole('combobox', { name: 'Contact in the messages' })
    await user.selectOptions(contact, screen.getByRole('option', { name: /^Dana Whitfield/ }))
    await user.click(one.getByRole('button', { name: 'Copy message for P26ONE' }))
    expect(copied.mock.lastCall?.[0]).toMatch(
      /p26one\?rep=danawhitfield\n[\s\S]*\n\nDana Whitfield\n617-555-0106\ndana@example\.com$/,
    )
    await user.click(one.getByRole('checkbox', { name: 'Told: P26ONE' }))
    expect(dialog.getByRole('status')).toHaveTextContent('0 of 1 told.')
    const links: string[] = []
    vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
      this: HTMLAnchorElement,
    ) {
      links.push(this.href)
    })
    await user.click(one.getByRole('button', { name: 'Email about P26ONE' }))
    expect(decodeURIComponent(links.join())).toMatch(
      /^mailto:\?subject=Schedule change: Ten Games&/,
    )
    expect(decodeURIComponent(links.join())).toContain(MOVED)

    api.log.length = 0
    await user.click(dialog.getByRole('button', { name: 'Mark the package as updated' }))
    await waitFor(() =>
      expect(writes().map(({ path }) => path)).toEqual([
        '/api/game-plans/combined/distinct/P26ONE',
      ]),
    )
    // Undo reverts only its own mark, not the later one.
    await user.click(screen.getByRole('button', { name: 'Undo' }))
    expect(dialog.getByRole('status')).toHaveTextContent('0 of 1 told.')
    expect(dialog.queryByRole('button', { name: 'Mark the package as updated' })).toBeNull()
    await user.click(one.getByRole('checkbox', { name: 'Told: P26ONE' }))
    await press(user, dialog, 'Close')
    await gone('dialog')
    // All is told and marked.
    expect(screen.queryByRole('button', { name: 'Tell customers' })).toBeNull()
  })

  it('a mark that failed and was stopped can be set again', async () => {
    const { user } = await openGames()
    const edit = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await put(user, edit.getByLabelText('Event Time'), '20:00')
    await press(user, edit, 'Save')
    await gone('dialog')
    api.faults.add({ kind: 'refused', body: 'Locked.', method: 'PUT', path: 'P26ONE', times: 1 })
    const MARK = { name: 'Mark the package as updated' }
    await user.click(await screen.findByRole('button', MARK))
    expect(await screen.findByText('P26ONE: Locked.')).toBeInTheDocument()
    expect(screen.queryByRole('button', MARK)).toBeNull()
    await user.click(screen.getByRole('button', { name: 'Stop here' }))
    await user.click(await screen.findByRole('button', MARK))
    expect(await screen.findByText('Marked P26ONE as updated.')).toBeInTheDocument()
    expect(screen.queryByRole('button', MARK)).toBeNull()
  })

  it('a message that cannot be copied is not told', async () => {
    const { user } = await openGames()
    const edit = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await put(user, edit.getByLabelText('Event Time'), '20:00')
    await press(user, edit, 'Save')
    await gone('dialog')
    const dialog = await tell(user)
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('blocked'))
    await press(user, dialog, 'Copy message for P26ONE')
    expect(await screen.findByText('Copying isn’t available here.')).toBeInTheDocument()
    expect(dialog.getByRole('status')).toHaveTextContent('0 of 1 told.')
  })

  it('packages that could not be read are not called unchanged', async () => {
    const first = await openGames()
    const edit = await openByRow(first.user, rowOf('C251205', table()), 'Edit Game')
    await put(first.user, edit.getByLabelText('Event Time'), '20:00')
    await press(first.user, edit, 'Save')
    await gone('dialog')
    first.unmount()
    api.faults.add({ kind: 'status', path: 'combined/distinct' })
    const { user } = await openGames()
    await user.click(await screen.findByRole('button', { name: 'Recent changes' }))
    const recent = within(await screen.findByRole('dialog', { name: 'Recent changes' }))
    expect(await recent.findByText('Failed to load packages.')).toBeInTheDocument()
    api.faults.clear()
    await press(user, recent, 'Try Again')
    expect(await recent.findByRole('button', { name: 'Tell customers' })).toBeInTheDocument()
  })

  it('a note that was dismissed is found again with two presses, also after a reload', async () => {
    const first = await openGames()
    const edit = await openByRow(first.user, rowOf('C251205', table()), 'Edit Game')
    await put(first.user, edit.getByLabelText('Event Time'), '20:00')
    await press(first.user, edit, 'Save')
    await gone('dialog')
    const found = async ({ user }: typeof first) => {
      await user.click(await screen.findByRole('button', { name: 'Recent changes' }))
      const recent = within(await screen.findByRole('dialog', { name: 'Recent changes' }))
      await user.click(await recent.findByRole('button', { name: 'Tell customers' }))
      const messages = within(await screen.findByRole('dialog', { name: 'Tell customers' }))
      expect(messages.getByText(MOVED)).toBeInTheDocument()
      expect(messages.getByRole('status')).toHaveTextContent('0 of 1 told.')
    }
    await screen.findByText('Games in P26ONE changed.')
    await first.user.click(screen.getByRole('button', { name: 'Dismiss' }))
    await waitFor(() => expect(screen.queryByText('Games in P26ONE changed.')).toBeNull())
    await found(first)
    first.unmount()
    const second = await openGames()
    expect(screen.queryByText('Games in P26ONE changed.')).toBeNull()
    await found(second)
    second.unmount()
    const { user } = renderApp('/dashboard', { as: 'bgs' })
    await screen.findByText('Games in P26ONE changed.')
    expect(screen.queryByRole('button', { name: 'Dismiss' })).toBeNull()
    const messages = await tell(user)
    await user.click(messages.getByRole('checkbox', { name: 'Told: P26ONE' }))
    await press(user, messages, 'Close')
    await gone('dialog')
    expect(screen.queryByText('Games in P26ONE changed.')).toBeNull()
  })

  it('a game added to a plan is offered, from Plan Details and from Add New Game Plan', async () => {
    const { user } = renderApp('/bgs/game-plans/celtics?search=C26SUITE5', { as: 'bgs' })
    await screen.findByRole('table', { name: 'Celtics Game Plan Dashboard' })
    const details = await openByRow(user, rowOf('C26SUITE5', table()), 'Edit')
    await put(user, details.getByLabelText('Select Game'), 'C251202')
    await press(user, details, 'Add Event')
    const lines = [
      'New: Celtics vs. New York Knicks, Tue, Dec 2, 8:00 PM',
      'New: Celtics vs. Indiana Pacers, Mon, Dec 22, 7:30 PM',
    ] as const
    await screen.findByText('Games in P26ONE changed.')
    await press(user, details, 'Close')
    await gone('dialog')
    const added = await openDialog(user, 'Add New Game Plan')
    await put(user, added.getByLabelText('Plan Event Name'), 'c26suite5')
    await put(user, added.getByLabelText('Select Celtics Game (optional)'), 'C251222')
    await press(user, added, 'Save')
    await gone('dialog')
    const dialog = await tell(user)
    for (const line of lines) expect(dialog.getByText(line)).toBeInTheDocument()
  })

  it('a delete is offered, and its undo takes the offer back', async () => {
    const { user } = await openGames()
    await user.click(within(rowOf('C251205', table())).getByRole('button', { name: /^Delete/ }))
    const question = within(await screen.findByRole('alertdialog'))
    await press(user, question, 'Delete')
    const dialog = await tell(user)
    expect(
      dialog.getByText('Removed: Celtics vs. Los Angeles Lakers, Fri, Dec 5, 7:00 PM'),
    ).toBeInTheDocument()
    await press(user, dialog, 'Close')
    await user.click(await screen.findByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tell customers' })).toBeNull())
  })

  it('a move that is undone after the telling is told again, also after a reload', async () => {
    const first = await openGames()
    const edit = await openByRow(first.user, rowOf('C251205', table()), 'Edit Game')
    await put(first.user, edit.getByLabelText('Event Time'), '20:00')
    await press(first.user, edit, 'Save')
    await gone('dialog')
    const dialog = await tell(first.user)
    await first.user.click(dialog.getByRole('checkbox', { name: 'Told: P26ONE' }))
    await press(first.user, dialog, 'Close')
    first.unmount()
    const { user } = await openGames()
    const again = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await put(user, again.getByLabelText('Event Time'), '19:00')
    await press(user, again, 'Save')
    await gone('dialog')
    const told = await tell(user)
    expect(
      told.getByText('Celtics vs. Los Angeles Lakers: Fri, Dec 5, 8:00 PM → Fri, Dec 5, 7:00 PM'),
    ).toBeInTheDocument()
    expect(told.getByRole('checkbox', { name: 'Told: P26ONE' })).not.toBeChecked()
  })

  it('is told where the device’s clock was put back since the change', async () => {
    const { user } = await openGames()
    const edit = await openByRow(user, rowOf('C251205', table()), 'Edit Game')
    await put(user, edit.getByLabelText('Event Time'), '20:00')
    await press(user, edit, 'Save')
    await gone('dialog')
    const now = Date.now()
    vi.useFakeTimers({ toFake: ['Date'], now: now - 2 * 24 * 60 * 60 * 1000 })
    onTestFinished(forgetServerDate)
    // The header has whole seconds.
    recordServerDate(new Date(now + 1000).toUTCString())
    const dialog = await tell(user)
    await user.click(dialog.getByRole('checkbox', { name: 'Told: P26ONE' }))
    expect(dialog.getByRole('checkbox', { name: 'Told: P26ONE' })).toBeChecked()
  })

  it('what was told stays so after a reload, and the next person sees none of it', async () => {
    const first = await openGames()
    await first.user.click(
      within(rowOf('C251205', table())).getByRole('button', { name: /^Delete/ }),
    )
    await press(first.user, within(await screen.findByRole('alertdialog')), 'Delete')
    const dialog = await tell(first.user)
    await first.user.click(dialog.getByRole('checkbox', { name: 'Told: P26ONE' }))
    first.unmount()
    const second = renderApp('/celtics-games', { as: 'bgs' })
    expect((await tell(second.user)).getByRole('checkbox', { name: 'Told: P26ONE' })).toBeChecked()
    second.unmount()
    renderApp('/celtics-games', { as: 'admin' })
    await screen.findByRole('table', { name: 'Celtics Games Dashboard' })
    expect(screen.queryByRole('button', { name: 'Tell customers' })).toBeNull()
    expect(Object.keys(localStorage).filter((key) => key.includes('told'))).toEqual([])
  })
})
