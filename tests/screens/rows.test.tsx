import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { RecordTable } from '../../src/ui/table/RecordTable'
import { useRowFocus } from '../../src/ui/table/useRowFocus'

const rowsUpTo = (length: number) =>
  Array.from({ length }, (_, index) => ({ name: `Row ${index}` }))
const rows = rowsUpTo(60)
const columns = [
  { id: 'name', header: 'Name', width: 100, value: ({ name }: { name: string }) => name },
]
const table = (text: string, shown = rows) => (
  <RecordTable
    label="Rows"
    rows={shown}
    columns={columns}
    rowKey={({ name }) => name}
    filter={{ column: 'name', text }}
    empty="None"
  />
)
afterEach(() => vi.unstubAllGlobals())

/** When the frame is painted, and what was put off until then is done. */
const nextFrame = () =>
  act(
    () =>
      new Promise<void>((done) => requestAnimationFrame(() => setTimeout(() => setTimeout(done)))),
  )
const drawn = () => screen.getAllByRole('row').length - 1
const all = (length = 60) => waitFor(() => expect(drawn()).toBe(length))
const hand = () => fireEvent.pointerMove(document.body)

test('rows that the window has room for are drawn before the others, also when a search is cleared', async () => {
  const { rerender } = render(table(''))
  const room = drawn()
  expect(room).toBe(Math.ceil((window.innerHeight - 220) / 44))
  hand()
  await all()
  const first = screen.getByRole('row', { name: 'Row 1' })
  rerender(table('Row 1'))
  expect(drawn()).toBe(11)
  await nextFrame()
  rerender(table(''))
  expect(drawn()).toBe(room)
  expect(screen.getByRole('row', { name: 'Row 1' })).toBe(first)
  await all()
})

test('until there is a hand on the page the others are height alone', async () => {
  const { container } = render(table(''))
  const room = drawn()
  await nextFrame()
  expect(drawn()).toBe(room)
  const spacer = () => container.querySelector<HTMLElement>('tr[aria-hidden]')
  expect(spacer()?.style.height).toBe(`${(60 - room) * 44}px`)
  fireEvent.wheel(document.body)
  await all()
  expect(spacer()).toBeNull()
})

test('paper has all of them, though no hand was on the page', async () => {
  const { container } = render(table(''))
  expect(drawn()).toBeLessThan(60)
  await nextFrame()
  fireEvent(window, new Event('beforeprint'))
  expect(drawn()).toBe(60)
  expect(container.querySelector('tr[aria-hidden]')).toBeNull()
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(60)
})

test('paper has all of a list of which the window draws a part', () => {
  render(table('', rowsUpTo(600)))
  expect(drawn()).toBeLessThan(600)
  fireEvent(window, new Event('beforeprint'))
  expect(
    screen
      .getAllByRole('row')
      .slice(1)
      .map(({ textContent }) => textContent),
  ).toEqual(rowsUpTo(600).map(({ name }) => name))
  fireEvent(window, new Event('afterprint'))
  expect(drawn()).toBeLessThan(600)
})

test.each([220, 150])('a window of %d pixels, as one enlarged far, shows the first', (height) => {
  vi.stubGlobal('innerHeight', height)
  const { container } = render(table(''))
  expect(drawn()).toBe(1)
  expect(container.querySelector<HTMLElement>('tr[aria-hidden]')?.style.height).toBe(`${59 * 44}px`)
})

test('a row that was scrolled away takes no focus back when somebody else deletes it', () => {
  const List = ({ all, shown }: { all: string[]; shown: string[] }) => (
    <main>
      <h1>Names</h1>
      <table {...useRowFocus(all, (name) => name)}>
        <tbody>
          {shown.map((name) => (
            <tr key={name} data-key={name} data-index={all.indexOf(name)}>
              <td>
                <button type="button">{name}</button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </main>
  )
  const { rerender } = render(<List all={['a', 'b', 'c', 'd']} shown={['a', 'b']} />)
  act(() => screen.getByRole('button', { name: 'b' }).focus())
  rerender(<List all={['a', 'b', 'c', 'd']} shown={['d']} />)
  rerender(<List all={['a', 'c', 'd']} shown={['d']} />)
  expect(document.body).toHaveFocus()
})

test('a list that is drawn as a whole stays so while its rows change', async () => {
  const { rerender } = render(table(''))
  hand()
  await all()
  rerender(table('row'))
  expect(drawn()).toBe(60)
})

test('a row that is added below the window is drawn with the others', async () => {
  const { rerender } = render(table('', rowsUpTo(40)))
  hand()
  await all(40)
  rerender(table('', rowsUpTo(41)))
  expect(drawn()).toBe(41)
})
