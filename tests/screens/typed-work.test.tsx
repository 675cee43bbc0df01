import { act, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { personHash } from '../../src/domain/personHash'
import { createSession } from '../mock-api/auth'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { here } from './kit/address'
import { sent, writes } from './kit/requests'
import { rowAction } from './kit/table'
import { append } from './kit/typing'

/* What a person typed outlives the page, and overwrites nobody's work unseen. */

const CODE = 'P26ALL'
const TITLE = 'Plan Event Title'

type App = ReturnType<typeof renderApp>

async function openEdit(app: App, code = CODE) {
  const row = (await screen.findByText(code)).closest('tr') as HTMLElement
  await app.user.click(within(row).getByRole('button', { name: rowAction('Edit') }))
  return screen.findByRole('dialog', { name: 'Edit Plan' })
}
const field = (name = TITLE) => screen.getByRole<HTMLInputElement>('textbox', { name })
async function retype(app: App, text: string) {
  await app.user.clear(field())
  await app.user.type(field(), text)
}
const plan = (code = CODE) => {
  const found = api.db.combinedPlans.find((row) => row.combine_plan_event === code)
  if (!found) throw new Error(`no ${code}`)
  return found
}
const put = () => sent('PUT', 'combined/distinct')
const save = (app: App, name = 'Save') => app.user.click(screen.getByRole('button', { name }))
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
/** Nothing but the tab's storage is left of the page. */
function reload(app: App) {
  app.unmount()
  return renderApp('/bgs/game-plans', { as: 'bgs' })
}

describe('a draft', () => {
  it('is back in its dialog after a reload, saves as usual, and is gone then', async () => {
    let app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Half an hour of work')
    app = reload(app)
    const dialog = await screen.findByRole('dialog', { name: 'Edit Plan' })
    expect(field()).toHaveValue('Half an hour of work')
    expect(within(dialog).getByText(/Your changes are back/)).toBeInTheDocument()
    await save(app)
    await closed()
    expect(put()).toHaveLength(1)
    expect(put()[0]?.body).toMatchObject({ plan_event_title: 'Half an hour of work' })
    app = reload(app)
    await screen.findByText(CODE)
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a dialog that was left for another waits for its own record', async () => {
    let app = renderApp('/bgs/game-plans', { as: 'bgs' })
    const dialog = within(await openEdit(app))
    await retype(app, 'For later')
    await app.user.click(dialog.getByRole('button', { name: 'Duplicate' }))
    await screen.findByRole('dialog', { name: 'Add New Plan' })
    app = reload(app)
    await screen.findByText(CODE)
    expect(screen.queryByRole('dialog')).toBeNull()
    await openEdit(app)
    expect(field()).toHaveValue('For later')
    // Nor is it over the list that a link to another record opens.
    await append(app.user, field(), '!')
    app.unmount()
    app = renderApp('/bgs/game-plans?search=P26HB', { as: 'bgs' })
    await screen.findByText('P26HB-NINE')
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('of a new record is back too, chips and all', async () => {
    let app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await app.user.click(await screen.findByRole('button', { name: 'Add New Plan' }))
    await app.user.type(field('Combined Plan Event'), 'P26NEW')
    await app.user.type(screen.getByRole('combobox', { name: 'Original Plans' }), 'B26NINE{Enter}')
    app = reload(app)
    await screen.findByRole('dialog', { name: 'Add New Plan' })
    expect(field('Combined Plan Event')).toHaveValue('P26NEW')
    expect(screen.getByRole('button', { name: 'B26NINE' })).toBeInTheDocument()
  })

  it('[checks 35, 80] survives the end of the session: sign in again, and page, dialog and text are there', async () => {
    const app = renderApp('/bgs/game-plans?search=all', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Typed before the end')
    api.faults.add({ kind: 'status', status: 401, path: 'combined/distinct', times: 1 })
    await save(app)
    await screen.findByRole('heading', { name: 'Sign In' })
    expect(screen.getByText('Session expired. Please log in again.')).toBeInTheDocument()
    expect(screen.getByLabelText(/^Email/)).toHaveValue('bgs@example.com')
    await app.user.type(screen.getByLabelText(/^Password/), 'password')
    await app.user.click(screen.getByRole('button', { name: 'Sign In' }))
    await screen.findByRole('dialog', { name: 'Edit Plan' })
    expect(here()).toBe('/bgs/game-plans')
    expect(window.location.search).toBe('?search=all')
    expect(field()).toHaveValue('Typed before the end')
  })

  it('says that the record was changed since it was typed', async () => {
    let app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Mine')
    app = reload(app)
    await screen.findByText(/^Your changes are back/)
    expect(screen.queryByText(/Someone else has changed it since/)).toBeNull()
    plan().plan_event_title = 'Theirs'
    app = reload(app)
    expect(await screen.findByText(/Someone else has changed it since/)).toBeInTheDocument()
    // What is typed on top of it keeps the version it was begun on.
    await append(app.user, field(), ' too')
    app = reload(app)
    expect(await screen.findByText(/Someone else has changed it since/)).toBeInTheDocument()
    await save(app, 'Start over')
    expect(field()).toHaveValue('Theirs')
  })

  it('whose record is gone is told, once, with what was typed', async () => {
    let app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Half an hour of work')
    api.db.combinedPlans = api.db.combinedPlans.filter((row) => row.combine_plan_event !== CODE)
    app = reload(app)
    const words = 'What you were editing no longer exists. You had typed: Half an hour of work'
    expect(await screen.findByText(words)).toBeInTheDocument()
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Half an hour')
  })

  it('is forgotten when it is discarded, and when its owner logs out', async () => {
    const app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Mine')
    await save(app, 'Cancel')
    await save(app, 'Discard')
    await closed()
    await openEdit(app)
    expect(field()).toHaveValue(plan().plan_event_title ?? '')
    await retype(app, 'Again')
    expect(JSON.stringify({ ...window.sessionStorage })).toContain('Again')
    app.unmount()

    const next = renderApp('/dashboard', { as: 'bgs' })
    await next.user.click(await screen.findByRole('button', { name: 'Logout' }))
    await screen.findByRole('heading', { name: 'Sign In' })
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Again')
  })

  it('is nobody else’s', async () => {
    const app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Only mine')
    app.unmount()
    renderApp('/bgs/game-plans', { as: 'admin' })
    await screen.findByText(CODE)
    await waitFor(() =>
      expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('Only mine'),
    )
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('never holds a password', async () => {
    let app = renderApp('/register', { as: 'admin' })
    await app.user.type(await screen.findByLabelText(/^Name/), 'Nora')
    await app.user.type(screen.getByLabelText(/^Password/), 'hunter2hunter2')
    expect(JSON.stringify({ ...window.sessionStorage })).not.toContain('hunter2')
    app.unmount()
    app = renderApp('/register', { as: 'admin' })
    await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveValue('Nora'))
    expect(screen.getByLabelText(/^Password/)).toHaveValue('')
  })

  it.each([
    ['is no JSON', '{'],
    ['is another form’s', '{"at":1,"values":{"code":["x"],"nothing":"y","title":7}}'],
    ['is null', 'null'],
  ])('that %s is ignored', async (_, stored) => {
    window.sessionStorage.setItem('draft-owner', personHash('bgs@example.com'))
    window.sessionStorage.setItem(`draft:combined-plan:${CODE}`, stored)
    const app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await screen.findByText(CODE)
    await openEdit(app)
    expect(field('Combined Plan Event')).toHaveValue(CODE)
    expect(field()).toHaveValue(plan().plan_event_title ?? '')
  })

  it('is missed, and nothing else, where storage is blocked', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const app = renderApp('/bgs/game-plans', { as: null })
    createSession(api.db, 'bgs')
    app.unmount()
    const again = renderApp('/bgs/game-plans')
    await openEdit(again)
    await retype(again, 'Saved all the same')
    await save(again)
    await closed()
    expect(put()[0]?.body).toMatchObject({ plan_event_title: 'Saved all the same' })
  })
})

it('[check 80] closing the tab asks while something is typed and not saved, and only then', async () => {
  const asks = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }))
  const app = renderApp('/bgs/game-plans', { as: 'bgs' })
  await openEdit(app)
  expect(asks()).toBe(false)
  await retype(app, 'Typed and not saved')
  expect(asks()).toBe(true)
  await save(app)
  await closed()
  expect(asks()).toBe(false)
})

describe('a record that somebody else changed meanwhile', () => {
  async function meet() {
    const app = renderApp('/bgs/game-plans', { as: 'bgs' })
    await openEdit(app)
    await retype(app, 'Mine')
    plan().plan_event_title = 'Theirs'
    await save(app)
    await screen.findByText(/This was changed since you opened it/)
    // One save is offered, not two.
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull()
    return app
  }

  it('is shown beside one’s own, and nothing is sent', async () => {
    await meet()
    const field = within(screen.getByRole('group', { name: 'Plan Event Title' }))
    expect(field.getByRole('radio', { name: 'Yours: Mine' })).toBeChecked()
    expect(field.getByRole('radio', { name: 'Saved version: Theirs' })).not.toBeChecked()
    expect(screen.getAllByRole('radiogroup')).toHaveLength(1)
    expect(writes()).toEqual([])
  })

  it('is asked about again when it changes once more', async () => {
    const app = await meet()
    plan().plan_event_title = 'Theirs again'
    await save(app, 'Save this choice')
    expect(await screen.findByRole('radio', { name: /Theirs again$/ })).toBeInTheDocument()
    expect(writes()).toEqual([])
  })
})

describe('the end of the session', () => {
  it('by Logout asks first when there is unsaved work', async () => {
    const app = renderApp('/register', { as: 'admin' })
    await app.user.type(await screen.findByLabelText(/^Name/), 'Nora')
    await app.user.click(screen.getByRole('button', { name: 'Logout' }))
    await screen.findByRole('alertdialog', { name: 'Discard your changes?' })
    await app.user.click(screen.getByRole('button', { name: 'Keep editing' }))
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Nora')
    await app.user.click(await screen.findByRole('button', { name: 'Logout' }))
    await app.user.click(await screen.findByRole('button', { name: 'Discard' }))
    await screen.findByRole('heading', { name: 'Sign In' })
    expect(window.sessionStorage.getItem('draft:register:')).toBeNull()
  })
})

it('holds back nobody who has left and goes on before the page he left is gone', async () => {
  // React is kept from drawing between the two steps, and says so.
  allowConsole(/not wrapped in act|suspended inside an `act` scope/)
  const app = renderApp('/bgs/game-plans', { as: 'bgs' })
  await openEdit(app)
  await retype(app, 'Not meant')
  await act(() => app.router.navigate('/users'))
  const discard = await screen.findByRole('button', { name: 'Discard' })
  await act(async () => {
    discard.click()
    // The address has changed and nothing of it is drawn yet.
    await vi.waitFor(() => expect(here()).toBe('/users'))
    await app.router.navigate('/bruins-reps')
  })
  expect(await screen.findByRole('heading', { name: 'Bruins Representatives' })).toBeInTheDocument()
})
