import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { RecordTable } from '../../src/staff/list/RecordTable'
import { useRowFocusFallback } from '../../src/staff/list/useRowFocusFallback'
import { useRows } from '../../src/staff/list/useRows'
import { DialogOverlayProvider } from '../../src/ui/dialog/DialogOverlay'
import { NotificationsProvider } from '../../src/ui/Notifications'

const rowsUpTo = (length: number) =>
  Array.from({ length }, (_, index) => ({ name: `Row ${index}` }))
const rows = rowsUpTo(60)
const columns = [
  { id: 'name', header: 'Name', width: 100, value: ({ name }: { name: string }) => name },
]
const AS_GIVEN = { column: 'none', descending: false }
function Table({ text, all }: { text: string; all: typeof rows }) {
  const shown = useRows(all, columns, AS_GIVEN, { column: 'name', text })
  return (
    <RecordTable
      label="Rows"
      rows={shown}
      query={{ data: all, isFetching: false }}
      columns={columns}
      rowKey={({ name }) => name}
      empty="None"
    />
  )
}
const table = (text: string, all = rows) => (
  <DialogOverlayProvider>
    <NotificationsProvider>
      <Table text={text} all={all} />
    </NotificationsProvider>
  </DialogOverlayProvider>
)
afterEach(() => vi.unstubAllGlobals())

const drawn = () => screen.getAllByRole('row').length - 1

/** The first render alone, as a browser has it: act() would wait for what React defers. */
function renderFirst() {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false)
  vi.stubGlobal('innerHeight', 768)
  const container = document.body.appendChild(document.createElement('div'))
  const root = createRoot(container)
  flushSync(() => root.render(table('')))
  onTestFinished(() => {
    root.unmount()
    container.remove()
  })
}

test('rows that the window has room for come with the first render, the others right behind them', async () => {
  renderFirst()
  expect(drawn()).toBe(Math.ceil((768 - 220) / 44))
  await waitFor(() => expect(drawn()).toBe(60))
})

test('a print in between has all of them', () => {
  renderFirst()
  expect(drawn()).toBeLessThan(60)
  // Not by fireEvent, which waits for what React defers.
  window.dispatchEvent(new Event('beforeprint'))
  expect(drawn()).toBe(60)
  window.dispatchEvent(new Event('afterprint'))
})

test('a search that is cleared keeps the rows that it had', () => {
  const { rerender } = render(table(''))
  const first = screen.getByRole('row', { name: 'Row 1' })
  rerender(table('Row 1'))
  expect(drawn()).toBe(11)
  rerender(table(''))
  expect(drawn()).toBe(60)
  expect(screen.getByRole('row', { name: 'Row 1' })).toBe(first)
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

test('a row that was scrolled away takes no focus back when somebody else deletes it', () => {
  const List = ({ all, shown }: { all: string[]; shown: string[] }) => (
    <main>
      <h1>Names</h1>
      <table {...useRowFocusFallback(all, (name) => name)}>
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
