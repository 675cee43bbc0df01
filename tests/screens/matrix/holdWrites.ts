import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, type TestContext, vi } from 'vitest'
import { smallSeason } from '../../mock-api/smallSeason'
import { renderApp } from '../../renderApp'
import { allowConsole, api } from '../../setup'
import { BUTTON, createCells, expectAtRest, PATIENCE, timeless } from './cells'
import { type WriteFault, writeFaults } from './writeFaults'
import type { WriteRow } from './writeRow'

/** Runs every fault of a row against its form, opened and filled once; at last it goes through. */
export async function holdWrites(row: WriteRow, context: TestContext): Promise<void> {
  if (row.logged) allowConsole(new RegExp(`^${row.logged} ApiError: `))
  smallSeason(api.db)
  const app = renderApp(row.at, { as: row.as })
  await row.open()
  await waitFor(expectAtRest)
  const texts = await screen.findAllByText(row.button, BUTTON)
  const button = texts.at(-1)?.closest('button') as HTMLButtonElement
  const form: Form = { app, row, button, place: placeOf(button), typed: '' }
  form.typed = typedIn(form)

  const cells = createCells()
  for (const fault of writeFaults) {
    await cells.hold(fault.name, () => holdWrite(form, fault))
    api.faults.clear()
  }
  if (row.meddle) await cells.hold('changed by another in between', () => holdMeddled(form))
  if (row.list) {
    await cells.hold('answer lost after it was done', () => holdLost(form))
    await cells.hold('an answer older than the write', () => holdOlder(form))
  } else await cells.hold('no fault', () => holdSuccess(form))
  cells.report(context)
}

interface Form {
  app: ReturnType<typeof renderApp>
  row: WriteRow
  button: HTMLButtonElement
  /** The dialog or the form that the button is in. */
  place: HTMLElement
  /** What stood in it when it was filled. */
  typed: string
}

const placeOf = (button: HTMLElement) =>
  button.closest<HTMLElement>('[role="dialog"], [role="alertdialog"], form') as HTMLElement

/** Every field's value and every chosen chip, or the text of a question. */
function typedIn({ place }: Pick<Form, 'place'>): string {
  const fields = [...place.querySelectorAll<HTMLInputElement>('input, textarea')]
  const chips = [...place.querySelectorAll('.MuiChip-label')].map((chip) => chip.textContent)
  const values = [
    ...fields.map(({ type, value, checked }) => (type === 'checkbox' ? `${checked}` : value)),
    ...chips,
  ]
  return values.join(' | ') || (place.querySelector('h2')?.textContent ?? '')
}

const writes = () => api.log.filter(({ method }) => method !== 'GET')
const rows = ({ table }: WriteRow) => table().map((entry) => JSON.stringify(entry))

/** Presses the button and waits until the one write has ended, one way or the other. */
async function send({ row, button }: Form): Promise<void> {
  api.log.length = 0
  await act(async () => {
    fireEvent.click(button)
  })
  await waitFor(() => {
    expect(writes()).not.toEqual([])
    expect(button.isConnected && button.disabled).toBe(false)
  }, PATIENCE)
  const { method, path } = row.strikes
  expect(writes().map((write) => `${write.method} ${write.path}${write.search}`)).toEqual([
    expect.stringMatching(path),
  ])
  expect(writes()[0]?.method).toBe(method)
}

async function holdWrite(form: Form, fault: WriteFault): Promise<void> {
  const { row, button, place, typed } = form
  expect(typed).not.toBe('')
  const before = rows(row)
  const { method, path } = row.strikes
  api.faults.add({ ...fault.fault, method, path })
  await send(form)
  await waitFor(() => {
    const told = screen.getAllByText(row.words(fault))
    expect(told).toHaveLength(1)
    expect(place.contains(told[0] as HTMLElement)).toBe(!row.isSnackbar)
    expectAtRest()
  }, PATIENCE)
  expect(writes()).toHaveLength(1)
  expect(place.isConnected).toBe(true)
  expect(typedIn(form)).toBe(typed)
  expect(button.isConnected).toBe(true)
  expect(button).toBeEnabled()
  expect(rows(row)).toEqual(before)
  if (row.isSnackbar) fireEvent.click(screen.getByRole('button', { name: 'Close' }))
}

/** Nothing leaves before the person has seen what somebody else made of the record. */
async function holdMeddled(form: Form): Promise<void> {
  const { row, button, place } = form
  row.meddle?.()
  api.log.length = 0
  await act(async () => {
    fireEvent.click(button)
  })
  await waitFor(() => {
    expect(within(place).getByText(/^This was changed since you opened/)).toBeInTheDocument()
    expectAtRest()
  }, PATIENCE)
  expect(writes()).toEqual([])
  const choice = within(place).queryByText('Save this choice', BUTTON)?.closest('button')
  if (choice) form.button = choice
}

/**
 * What was done is said to be done, whether the answer came or not; a read that was on its way by
 * then is held back.
 */
async function holdLost(form: Form): Promise<void> {
  const { app, row } = form
  const { method, path } = row.strikes
  const { list } = row
  if (list) api.faults.add({ kind: 'hold', method: 'GET', path: list, after: true, times: 1 })
  await act(async () => void app.client.invalidateQueries())
  api.faults.add({ kind: 'no-answer', method, path, after: true, times: 1 })
  await holdSuccess(form)
}

/** The page stays as the write has made it when the older answer comes. */
async function holdOlder({ app }: Form): Promise<void> {
  await act(async () => api.faults.release())
  // A page's parts come with code of their own, and one may ask for another.
  for (const _ of ['its parts', 'theirs']) {
    await act(() => vi.dynamicImportSettled())
    await waitFor(expectAtRest, PATIENCE)
  }
  const text = () => timeless(document.getElementsByTagName('main')[0]?.textContent)
  const shown = text()
  await act(() => app.client.refetchQueries({ type: 'active' }))
  // The checks run again over what was read.
  await waitFor(expectAtRest, PATIENCE)
  expect(text()).toBe(shown)
}

async function holdSuccess(form: Form): Promise<void> {
  const { row, place } = form
  const before = rows(row)
  await send(form)
  await waitFor(() => {
    expect(screen.getAllByText(row.success)).toHaveLength(1)
    if (place.getAttribute('role') === 'alertdialog' || !row.staysOpen) {
      expect(place.isConnected).toBe(false)
    }
    expectAtRest()
  }, PATIENCE)
  expect(writes()).toHaveLength(1)
  const after = rows(row)
  const gone = before.filter((entry) => !after.includes(entry)).length
  const fresh = after.filter((entry) => !before.includes(entry)).length
  const expected = {
    added: [0, 1],
    removed: [1, 0],
    changed: [1, 1],
    none: [0, 0],
  } as const
  expect([gone, fresh], 'rows gone and new').toEqual(expected[row.change])
}
