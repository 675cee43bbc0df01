import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { keys } from '../../src/api/keys'
import { Grid } from '../../src/ui/grid/Grid'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { gone, openDialog, press } from './kit/dialog'
import { writes } from './kit/requests'
import { put } from './kit/typing'
import { ROOT, setPricing } from './pricing/pricingScreen'

/** Two plans: their totals are five and six times their prices. */
const ROWS = [
  { pricing_plan_id: 1, pricing_name: '5 Game Plan', location: 'Loge' },
  { pricing_plan_id: 2, pricing_name: '5 Game Plan', location: 'Balcony' },
  { pricing_plan_id: 3, pricing_name: '6 Game Plan', location: 'Loge' },
].map((row) => ({
  ...row,
  plan_holder_price_per_game: '60.00',
  plan_holder_total: row.pricing_plan_id === 3 ? '360.00' : '300.00',
  box_office_price_per_game: '70.00',
  box_office_plan_total: row.pricing_plan_id === 3 ? '420.00' : '350.00',
}))

async function open(path = '/prices') {
  setPricing(...ROWS)
  const view = renderApp(path, { as: 'bgs' })
  await screen.findByRole('grid', { name: 'Prices' })
  return view
}

const cells = () => [...document.querySelectorAll<HTMLTableCellElement>('td[data-column]')]
const cell = (row: number, column: number) => cells()[row * 4 + column] as HTMLTableCellElement
const focus = (row: number, column: number) => act(() => cell(row, column).focus())
const textsOf = (row: number) =>
  [0, 1, 2, 3].map((column) => cell(row, column).firstChild?.textContent)
const tabStops = () =>
  [...screen.getByRole('grid').querySelectorAll('[tabindex="0"], input')].length

/** What Ctrl+C puts on the clipboard. */
function copied(): unknown {
  const setData = vi.fn()
  fireEvent.copy(document.activeElement as Element, { clipboardData: { setData } })
  return setData.mock.lastCall?.[1]
}
const paste = (text: string) =>
  fireEvent.paste(document.activeElement as Element, { clipboardData: { getData: () => text } })

describe('prices as a grid', () => {
  it('is filled in by keys alone, totals follow, and one save writes each changed row once', async () => {
    const { user } = await open()
    expect(screen.getAllByRole('rowheader').map((head) => head.textContent)).toContain(
      '5 Game Plan, Balcony',
    )
    const ofChanges = ['Review changes', 'Undo'].map((name) => screen.getByRole('button', { name }))
    expect(screen.getByText('0 changes')).toBeInTheDocument()
    for (const button of ofChanges) expect(button).toHaveAttribute('aria-disabled', 'true')
    focus(0, 0)
    await user.keyboard('63{Enter}')
    for (const button of ofChanges) expect(button).toHaveAttribute('aria-disabled', 'false')
    expect(textsOf(0)).toEqual(['63.00', '315.00', '70.00', '350.00'])
    expect(cell(1, 0)).toHaveFocus()
    expect(cell(0, 0)).toHaveAccessibleDescription('Changed from $60.00')
    // Enter keeps what stands there, Escape forgets what was typed, Tab goes on to the next cell.
    await user.keyboard('{Enter}9{Escape}')
    expect(textsOf(1)[0]).toBe('60.00')
    await user.keyboard('62{Tab}{Tab}71{Tab}{Escape}')
    expect(textsOf(1)).toEqual(['62.00', '310.00', '71.00', '355.00'])
    await user.keyboard('{Control>}z{/Control}')
    expect(textsOf(1)).toEqual(['62.00', '310.00', '70.00', '350.00'])
    await user.keyboard('{Control>}y{/Control}{Control>}z{/Control}')
    expect(screen.getByText('4 cells in 2 rows changed')).toBeInTheDocument()

    const review = await openDialog(user, 'Review changes')
    expect(review.getAllByRole('row').map((row) => row.textContent)).toEqual([
      'LocationPrices',
      '5 Game Plan, LogePH Price/Game $60.00 → $63.00PH Total $300.00 → $315.00',
      '5 Game Plan, BalconyPH Price/Game $60.00 → $62.00PH Total $300.00 → $310.00',
    ])
    expect(await review.findByText(/Used in|Not used anywhere else/)).toBeInTheDocument()
    await press(user, review, 'Save 2 locations')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(/^Saved the prices of 2 locations/)).toBeInTheDocument()
    expect(writes().map(({ path, body }) => [path, body])).toEqual([
      [
        `${ROOT}/edit`,
        expect.objectContaining({ pricing_plan_id: 1, plan_holder_total: '315.00' }),
      ],
      [
        `${ROOT}/edit`,
        expect.objectContaining({ pricing_plan_id: 2, box_office_plan_total: '350.00' }),
      ],
    ])
    await waitFor(() => expect(screen.queryByText(/changed$/)).toBeNull())
    expect(cell(0, 0)).not.toHaveAttribute('data-mark')
    // One Undo at a time: that of the save, then that of what is typed after it.
    const saved = within(screen.getByRole('region', { name: /^Saved/ }))
    const undo = () => screen.getByRole('button', { name: 'Undo' })
    const ofSave = await saved.findByRole('button', { name: 'Undo' })
    await waitFor(() => expect(undo()).toBe(ofSave))
    focus(0, 0)
    await user.keyboard('64{Enter}')
    await user.click(undo())
    expect(textsOf(0)[0]).toBe('63.00')
    expect(undo()).toHaveFocus()
    await press(user, saved, 'Close')
    expect(undo()).toHaveAttribute('aria-disabled', 'true')
  })

  it('takes a pasted block, keeps what is no amount with its reason, and asks about what does not fit', async () => {
    const { user } = await open()
    focus(1, 2)
    paste('$72\t360\r\n73,5\t\r\n')
    expect(textsOf(1)).toEqual(['60.00', '300.00', '72.00', '360.00'])
    expect(textsOf(2)).toEqual(['60.00', '360.00', '73,5', ''])
    expect(cell(2, 2)).toHaveAttribute('aria-invalid', 'true')
    expect(cell(2, 2)).toHaveAccessibleDescription(/^Enter an amount in dollars.*Was \$70\.00$/)
    expect(copied()).toBe('72.00\t360.00\n73,5\t\n')
    await user.click(screen.getByRole('button', { name: 'Review changes' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(cell(2, 2)).toHaveFocus()
    // A picture has no text.
    paste('')
    expect(textsOf(2)[2]).toBe('73,5')
    paste('1\t2\t3')
    const question = within(await screen.findByRole('alertdialog', { name: 'Paste what fits?' }))
    await press(user, question, 'Paste what fits')
    await gone('alertdialog')
    expect(textsOf(2)).toEqual(['60.00', '360.00', '1.00', '2.00'])
    // One value fills what is selected; Fill down does from its first row.
    focus(0, 0)
    await user.keyboard('{Shift>}{ArrowDown}{/Shift}')
    paste('64')
    expect([textsOf(0)[0], textsOf(1)[0]]).toEqual(['64.00', '64.00'])
    await user.keyboard(
      '{Control>}{Home}{/Control}65{Enter}{ArrowUp}{Control>} {/Control}{Control>}d{/Control}',
    )
    expect([textsOf(0)[1], textsOf(1)[1], textsOf(2)[1]]).toEqual(['325.00', '325.00', '390.00'])
  })

  it('raises a selection, asks again before a steep fall, and counts what comes of it', async () => {
    const { user } = await open('/prices?plan=5+Game+Plan')
    expect(cells()).toHaveLength(8)
    focus(0, 0)
    await user.keyboard('{Control>}a{/Control}')
    const dialog = await openDialog(user, 'Change by…', 'Change prices')
    expect(
      dialog.getByText(
        '4 selected prices: PH Price/Game and Box Price/Game of 5 Game Plan, Loge and 5 Game Plan, Balcony.',
      ),
    ).toBeInTheDocument()
    await put(user, dialog.getByRole('textbox', { name: 'Change by' }), '5')
    await user.selectOptions(dialog.getByRole('combobox', { name: 'Round to' }), '50 cents')
    // The totals follow: only the prices are raised.
    expect(dialog.getByText('$70.00 → $73.50')).toBeInTheDocument()
    expect(dialog.getByText('+$13.00')).toBeInTheDocument()
    await press(user, dialog, 'Change')
    await gone('dialog')
    expect(textsOf(0)).toEqual(['63.00', '315.00', '73.50', '367.50'])
    const again = await openDialog(user, 'Change by…', 'Change prices')
    await put(user, again.getByRole('textbox', { name: 'Change by' }), '-30')
    // What says its unit itself is not taken for the other.
    await put(user, again.getByRole('textbox', { name: 'Change by' }), '$5')
    expect(again.getByText('To use $5, choose $ next to it.')).toBeInTheDocument()
    expect(again.getByRole('button', { name: 'Change' })).toBeDisabled()
    await put(user, again.getByRole('textbox', { name: 'Change by' }), '-30')
    await press(user, again, 'Change')
    expect(again.getByText('4 prices would fall by more than 20% or to $0.')).toBeInTheDocument()
    await press(user, again, 'Change anyway')
    await gone('dialog')
    expect(textsOf(1)[0]).toBe('44.10')
    await press(user, screen as never, 'Undo')
    expect(textsOf(1)[0]).toBe('63.00')
    focus(0, 1)
    const one = await openDialog(user, 'Change by…', 'Change prices')
    expect(
      one.getByText(
        'Only PH Total of 5 Game Plan, Loge is selected. To change more, select them first.',
      ),
    ).toBeInTheDocument()
  })

  it('keeps edits over a reload, marks what somebody else changed, and leaves a failed row changed', async () => {
    const { user, unmount } = await open()
    focus(0, 3)
    await user.keyboard('340{Enter}341')
    // Left in the middle of a cell.
    unmount()
    const { client, user: later } = renderApp('/prices', { as: 'bgs' })
    expect(await screen.findByText(/^Your changes are back/)).toBeInTheDocument()
    expect([textsOf(0)[3], textsOf(1)[3]]).toEqual(['340.00', '341.00'])
    const [row] = api.db.pricing
    if (row) row.box_office_plan_total = '345.00'
    await act(() => client.refetchQueries({ queryKey: keys.pricingLocations.list }))
    const alert = (await screen.findByText(/^Box Total: Someone else changed it/)).closest(
      '[role="status"]',
    )
    expect(alert).toHaveTextContent('Box Total: Someone else changed it from $350.00 to $345.00.')
    expect(cell(0, 3)).toHaveAttribute('data-mark', 'conflict')
    expect(textsOf(0)[3]).toBe('340.00')
    // Where the plan shown is another one, it is asked about all the same.
    await later.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), '6 Game Plan')
    await later.click(screen.getByRole('button', { name: 'Review changes' }))
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(await screen.findByText(/^Resolve the cells/)).toBeInTheDocument()
    await later.selectOptions(screen.getByRole('combobox', { name: 'Plan' }), 'All plans')
    await later.click(within(alert as HTMLElement).getByRole('button', { name: 'Keep mine' }))
    api.faults.add({ kind: 'status', method: 'POST', path: /pricing\/edit/, times: 1 })
    const review = await openDialog(later, 'Review changes')
    // 5 x 70 is 350: what the rules find wrong is said before.
    expect(
      review.getByText(/5 × \$70 is \$350, but the box office total is \$341/),
    ).toBeInTheDocument()
    await press(later, review, 'Save 2 locations anyway')
    expect(await screen.findByText(/^Not saved/)).toBeInTheDocument()
    expect(
      await screen.findByText('Saving the prices of 2 locations: 1 done, 1 failed.'),
    ).toBeInTheDocument()
    expect(await screen.findByText('1 cell in 1 row changed')).toBeInTheDocument()
    await later.click(screen.getByRole('button', { name: 'Retry failed items' }))
    await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull())
    await waitFor(() => expect(screen.queryByText(/row changed$/)).toBeNull())
    expect(api.db.pricing.map(({ box_office_plan_total }) => box_office_plan_total)).toEqual([
      '340.00',
      '341.00',
      '420.00',
    ])
    expect(window.sessionStorage.getItem('draft:prices:')).toBeNull()
  })

  it('says at once that a location changed here was deleted', async () => {
    const { client, user } = await open()
    focus(0, 3)
    await user.keyboard('340{Enter}')
    expect(await screen.findByText('1 cell in 1 row changed')).toBeInTheDocument()
    api.db.pricing.shift()
    await act(() => client.refetchQueries({ queryKey: keys.pricingLocations.list }))
    expect(await screen.findByText(/^Someone else deleted these/)).toBeInTheDocument()
  })

  it('leaves totals alone when told to, takes theirs, and discards what is gone', async () => {
    const { client, user } = await open()
    await user.click(screen.getByRole('checkbox', { name: 'Totals follow prices' }))
    focus(0, 0)
    await user.keyboard('63{Enter}64{Enter}65{Enter}')
    expect([textsOf(0), textsOf(1)].map(([price, total]) => [price, total])).toEqual([
      ['63.00', '300.00'],
      ['64.00', '300.00'],
    ])
    const [first] = api.db.pricing
    if (first) first.plan_holder_price_per_game = '61.00'
    api.db.pricing = api.db.pricing.filter(({ pricing_plan_id }) => pricing_plan_id !== 2)
    await act(() => client.refetchQueries({ queryKey: keys.pricingLocations.list }))
    await user.click(await screen.findByRole('button', { name: 'Take theirs' }))
    expect(textsOf(0)[0]).toBe('61.00')
    await user.click(screen.getByRole('button', { name: 'Discard' }))
    expect(screen.queryByText(/^Someone else/)).toBeNull()
    const review = await openDialog(user, 'Review changes')
    await press(user, review, 'Save 1 location anyway')
    const main = within(screen.getByRole('main'))
    expect(await main.findByText(/^Saved the prices of /)).toBeInTheDocument()
    expect(writes().map(({ body }) => body)).toMatchObject([
      { pricing_plan_id: 3, plan_holder_price_per_game: '65.00', plan_holder_total: '360.00' },
    ])
  })

  it('writes what was typed to the row it was typed into, wherever that stands by then', async () => {
    const { client, user } = await open()
    focus(1, 3)
    await user.keyboard('355')
    api.db.pricing = api.db.pricing.filter(({ pricing_plan_id }) => pricing_plan_id !== 1)
    await act(() => client.refetchQueries({ queryKey: keys.pricingLocations.list }))
    await user.keyboard('{Enter}')
    expect([textsOf(0)[3], textsOf(1)[3]]).toEqual(['355.00', '420.00'])
    expect(screen.getByText('1 cell in 1 row changed')).toBeInTheDocument()
  })

  it('leaves what is half typed in its field while the window is away, and takes it when the cell is left', async () => {
    const { user } = await open()
    focus(0, 0)
    await user.keyboard('6')
    const field = within(screen.getByRole('grid')).getByRole('textbox')
    // The window goes: the field hears of it, and keeps the focus.
    fireEvent.blur(field)
    expect(field).toHaveFocus()
    expect(within(screen.getByRole('grid')).getByRole('textbox')).toBe(field)
    await user.keyboard('4')
    await user.click(screen.getByRole('combobox', { name: 'Plan' }))
    expect(within(screen.getByRole('grid')).queryByRole('textbox')).toBeNull()
    expect(textsOf(0)[0]).toBe('64.00')
  })

  it('leads to where plans are made while there is none', async () => {
    api.db.pricing = []
    const { user } = renderApp('/prices', { as: 'bgs' })
    expect(await screen.findByText('No pricing plans found')).toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Plan' })).toBeNull()
    await user.click(screen.getByRole('link', { name: 'Go to pricing plans' }))
    expect(await screen.findAllByRole('button', { name: 'Add Pricing Plan' })).not.toEqual([])
  })

  it('has one stop of the Tab key after any keys', async () => {
    await open()
    focus(0, 0)
    const named = 'ArrowUp ArrowDown ArrowLeft ArrowRight Home End PageDown PageUp Enter F2'
    const key = fc.constantFrom(...named.split(' '), 'Tab', 'Escape', '6', 'Delete', 'a', 'z', ' ')
    const pressed = fc.record({ key, ctrlKey: fc.boolean(), shiftKey: fc.boolean() })
    fc.assert(
      fc.property(fc.array(pressed, { maxLength: 12 }), (keys) => {
        for (const one of keys) {
          const target = document.activeElement ?? document.body
          fireEvent.keyDown(screen.getByRole('grid').contains(target) ? target : cell(0, 0), one)
          expect(tabStops()).toBe(1)
        }
      }),
      { numRuns: 15 },
    )
  })

  it('renders no other row again when editing begins', () => {
    const name = vi.fn(() => 'Loge')
    const row = Object.defineProperty({ id: 'b', name: '', cells: [] }, 'name', { get: name })
    const groups = [{ title: '5 Game Plan', rows: [{ id: 'a', name: 'Balcony', cells: [] }, row] }]
    const table = { label: '', heading: '', columns: [{ id: 'price', title: 'Price' }], groups }
    const done = vi.fn()
    const events = { select: done, write: done, typing: done, undo: done, redo: done }
    const selection = { anchor: { row: 0, column: 0 }, focus: { row: 0, column: 0 } }
    render(<Grid {...table} selection={selection} events={events} />)
    fireEvent.keyDown(cells()[0] as Element, { key: 'Enter' })
    expect(screen.getByRole('textbox')).toHaveFocus()
    expect(name).toHaveBeenCalledTimes(1)
  })
})
