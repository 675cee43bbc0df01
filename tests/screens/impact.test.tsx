import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import { runsOf } from '../../src/staff/writes/runStore'
import { createSession } from '../mock-api/auth'
import { aCombinedPlanRow } from '../records'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { otherTab } from './kit/browser'
import { gone, press } from './kit/dialog'
import { inAnyOrder, writes } from './kit/requests'
import { openByRow, rowOf, table } from './kit/table'
import { put } from './kit/typing'

/* What a change touches, and what is carried from it into packages. */

const COMBINED = '/api/game-plans/combined/distinct'
const packagePath = 'combined/distinct/'

const setPackages = (...packages: [code: string, originalPlans: string][]) => {
  api.db.combinedPlans = packages.map(([combine_plan_event, original_plans]) =>
    aCombinedPlanRow({ combine_plan_event, original_plans, plan_event_title: 'Ten Games' }),
  )
}
/** What is sent of a package. */
const putOf = (code: string, original_plans: string, title = 'Ten Games') => ({
  method: 'PUT',
  path: `${COMBINED}/${code}`,
  search: '',
  body: {
    combine_plan_event: code,
    plan_event_title: title,
    plan_event_pdf: null,
    original_plans,
  },
})
const packageWrites = () => writes().filter(({ path }) => path.startsWith(COMBINED))
const plansOf = (code: string) =>
  api.db.combinedPlans.find((plan) => plan.combine_plan_event === code)?.original_plans

beforeEach(() => {
  api.db.renamesInCombinedPlans = false
  setPackages(
    ['P26ONE', 'B26SUITE5, C26SUITE5'],
    ['P26TWO', 'c26suite5,C26PRE,'],
    ['P26ALONE', 'C26SUITE5'],
    ['P26OTHER', 'C26FULL'],
  )
})

async function renamePlan(to: string) {
  const view = renderApp('/bgs/game-plans/edit/C26SUITE5', { as: 'bgs' })
  await put(view.user, await screen.findByRole('textbox', { name: 'Plan Event Name' }), to)
  await screen.findByRole('checkbox', { name: 'Also rename it in the 3 packages that name it' })
  return { ...view, save: () => view.user.click(screen.getByText('Save Changes')) }
}

describe('renaming a plan', () => {
  it('shows the packages that name it before and after, and carries the name into those ticked', async () => {
    const { user, save } = await renamePlan('C26SIX')
    const two = screen.getByRole('checkbox', {
      name: /^P26TWO.*c26suite5, C26PRE → C26SIX, C26PRE/,
    })
    expect(two).toBeChecked()
    await user.click(two)
    // What somebody else changes until then stays his.
    const one = api.db.combinedPlans[0]
    if (one)
      Object.assign(one, { plan_event_title: 'Anew', original_plans: 'B26SUITE5,C26SUITE5,C26PRE' })
    await save()
    expect(await screen.findByText('C26SUITE5 was renamed in 2 packages.')).toBeInTheDocument()
    expect(writes()[0]).toMatchObject({ path: '/api/game-plans/gameplans/C26SUITE5' })
    expect(inAnyOrder(writes().slice(1))).toEqual(
      inAnyOrder([putOf('P26ONE', 'B26SUITE5,C26SIX,C26PRE', 'Anew'), putOf('P26ALONE', 'C26SIX')]),
    )
    expect(plansOf('P26TWO')).toBe('c26suite5,C26PRE,')
  })

  it('tells on the page that follows which packages failed, and sends again just those', async () => {
    const { user, save } = await renamePlan('C26SIX')
    api.faults.add({ kind: 'status', status: 500, method: 'PUT', path: `${packagePath}P26TWO` })
    // An answer that is lost is asked for: this one is done.
    api.faults.add({ kind: 'no-answer', after: true, method: 'PUT', path: `${packagePath}P26ONE` })
    await save()
    const words = 'Failed. You can retry these:'
    const failed = await screen.findByRole('list', { name: words })
    expect(screen.getByText('2 done, 1 failed')).toBeInTheDocument()
    expect(failed).toHaveTextContent('P26TWO: the server returned an error (500).')
    expect(await screen.findByRole('heading', { name: 'Admin Dashboard' })).toBeInTheDocument()
    expect(packageWrites()).toHaveLength(3)
    api.faults.clear()
    api.log.length = 0
    // Somebody else has deleted it by now: nothing is written, and that is said.
    api.db.combinedPlans.splice(1, 1)
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }))
    expect(await screen.findByText('P26TWO: It no longer exists.')).toBeInTheDocument()
    expect(screen.queryByRole('list', { name: words })).toBeNull()
    expect(writes()).toEqual([])
  })

  it('carries nothing in the name of another person who has taken the session over', async () => {
    const { client, save } = await renamePlan('C26SIX')
    api.faults.add({ kind: 'hold', method: 'PUT', path: 'gameplans', times: 1 })
    await save()
    await waitFor(() => expect(writes()).toHaveLength(1))
    createSession(api.db, 'admin')
    otherTab('signedIn', '1-2')
    await screen.findByRole('heading', { name: 'Admin Dashboard' })
    act(() => api.faults.release())
    await waitFor(() => expect(client.isMutating()).toBe(0))
    await act(async () => {})
    expect(api.db.gamePlans.map((row) => row.plan_event_name)).toContain('C26SIX')
    expect(runsOf(client).get()).toEqual([])
    expect(packageWrites()).toEqual([])
  })

  it('that fails itself carries nothing', async () => {
    const { save } = await renamePlan('C26FULL')
    await save()
    expect(await screen.findByText("Error: Plan 'C26FULL' already exists")).toBeInTheDocument()
    expect(packageWrites()).toEqual([])
  })
})

describe('deleting a plan', () => {
  it('takes it out of packages, but leaves one alone that would be empty', async () => {
    const { user } = renderApp('/bgs/game-plans/celtics', { as: 'bgs' })
    await screen.findByRole('table', { name: 'Celtics Game Plan Dashboard' })
    const question = await openByRow(user, rowOf('C26SUITE5', table()), 'Delete')
    const alone = await question.findByRole('checkbox', { name: /^P26ALONE.*no plan at all/ })
    expect(alone).not.toBeChecked()
    expect(question.getByText(/^It would have no plans left/)).toBeInTheDocument()
    // Where it comes to that only meanwhile, it is not done either.
    const two = api.db.combinedPlans[1]
    if (two) two.original_plans = 'C26SUITE5'
    await press(user, question, 'Delete')
    await gone('alertdialog')
    expect(
      await screen.findByText('P26TWO: Someone else changed it, and it would have no plans left.'),
    ).toBeInTheDocument()
    expect(packageWrites()).toEqual([putOf('P26ONE', 'B26SUITE5')])
    await user.click(screen.getByRole('button', { name: 'Stop here' }))
    expect(screen.queryByText(/^P26TWO:/)).toBeNull()
  })
})

describe('changing a game', () => {
  async function openGame() {
    const view = renderApp('/celtics-games?search=C251205', { as: 'bgs' })
    await screen.findByRole('table', { name: 'Celtics Games Dashboard' })
    const dialog = await openByRow(view.user, rowOf('C251205', table()), 'Edit Game')
    return { ...view, dialog }
  }

  it('shows what it touches, each to open beside it, and offers to mark the packages', async () => {
    const { user, dialog } = await openGame()
    await user.click(await dialog.findByText('Used in 4 plans, 4 packages and 16 public pages'))
    const links = (name: string) =>
      within(dialog.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect(links('Plans')).toContain('/game-plans/bgs/game-plans/celtics?search=C26SUITE5')
    expect(links('Packages')).toContain('/game-plans/bgs/game-plans?search=P26TWO')
    expect(links('Public pages')).toContain('/game-plans/bgs/package/p26two/text')

    await user.type(dialog.getByLabelText('Team'), '!')
    await press(user, dialog, 'Save')
    await gone('dialog')
    const mark = await screen.findByRole('button', { name: 'Mark the 4 packages as updated' })
    api.log.length = 0
    api.faults.add({ kind: 'refused', body: 'Locked.', method: 'PUT', path: 'P26TWO', times: 1 })
    await user.click(mark)
    expect(await screen.findByText('P26TWO: Locked.')).toBeInTheDocument()
    expect(inAnyOrder(writes())).toEqual(
      inAnyOrder([
        putOf('P26ONE', 'B26SUITE5,C26SUITE5'),
        putOf('P26TWO', 'c26suite5,C26PRE'),
        putOf('P26ALONE', 'C26SUITE5'),
        putOf('P26OTHER', 'C26FULL'),
      ]),
    )
    api.log.length = 0
    await user.click(screen.getByRole('button', { name: 'Retry failed items' }))
    expect(await screen.findByText('Marked 4 packages as updated.')).toBeInTheDocument()
    expect(writes()).toEqual([putOf('P26TWO', 'c26suite5,C26PRE')])
  })

  it('offers nothing where nothing was changed, and says which list could not be read', async () => {
    api.faults.add({ kind: 'status', status: 403, path: /combined\/distinct$/ })
    const { user, dialog } = await openGame()
    expect(
      await dialog.findByText('Not counted, because they couldn’t be loaded: packages.'),
    ).toBeInTheDocument()
    api.faults.clear()
    await press(user, dialog, 'Save')
    expect(await screen.findByText('Game updated successfully!')).toBeInTheDocument()
    await gone('dialog')
    expect(screen.queryByRole('button', { name: /^Mark the/ })).toBeNull()
  })
})
