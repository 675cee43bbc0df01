import { screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { PricingRow } from '../../mock-api/database'
import { renderApp } from '../../renderApp'
import { api } from '../../setup'
import { broken, chart, ofPlan, open, pages, rows, sheet } from './pricingSheet'

/** The first row of Plan A; the test says what is wrong with it. */
function change(row: Partial<PricingRow>): void {
  const found = api.db.pricing.find((other) => other.pricing_name === 'Plan A')
  Object.assign(found ?? {}, row)
}

describe('prices that are none', () => {
  it.each(['0.00', null, 'abc'])('are blank for %j, and nothing is saved', async (price) => {
    change({ plan_holder_price_per_game: price, plan_holder_total: price })
    await open(sheet('plana', 'zoenunez'))
    expect(rows()[0]).toEqual(['Loge Center', '', '', '$219.00', '$4,818', ''])
    // The phone leaves the line out.
    expect(screen.getByRole('table', { name: 'Loge Center' })).not.toHaveTextContent('You save')
    expect(screen.getByRole('table', { name: 'Loge End' })).toHaveTextContent('You save')
    expect(document.body.textContent).not.toMatch(broken)
  })

  it.each<[string, Partial<PricingRow>[], string | null]>([
    ['the most', [], 'Save up to $803 against the box office'],
    [
      'the one amount there is',
      [1, 2, 3, 4, 5].map(() => ({ plan_holder_total: '100', box_office_plan_total: '150.50' })),
      'Save $50.50 against the box office',
    ],
    ['nothing', [1, 2, 3, 4, 5].map(() => ({ box_office_plan_total: null })), null],
  ])('make the headline say %s', async (_what, changes, words) => {
    ofPlan('Plan A').forEach((row, index) => {
      Object.assign(row, changes[index])
    })
    await open(sheet('plana', 'zoenunez'))
    const saving = document.querySelector('.saving')
    if (words === null) expect(saving).toBeNull()
    else expect(saving).toHaveTextContent(words)
  })

  it.each(pages)('of a whole plan give way to words (%s)', async (_name, path) => {
    for (const row of ofPlan('Plan A')) {
      Object.assign(row, {
        plan_holder_price_per_game: null,
        plan_holder_total: '0.00',
        box_office_price_per_game: '',
        box_office_plan_total: 'abc',
      })
    }
    renderApp(path('plana', 'zoenunez'))
    expect(
      await screen.findByText(/The prices of this plan are not set yet\. Ask Zoë Núñez/),
    ).toBeInTheDocument()
    expect(screen.queryByRole('table')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Copy table' })).not.toBeInTheDocument()
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Plan A')
    // The plan's own condition holds whatever its prices; how long these do is not said of none.
    expect(screen.getByText(/have a resale threshold of 60%/)).toBeInTheDocument()
    expect(screen.queryByText(/Prices per seat/)).not.toBeInTheDocument()
  })
})

describe('Copy table', () => {
  /** jsdom knows no copy command: this one asks the page what to copy, as a browser's does. */
  function copyCommand() {
    const copied: Record<string, string> = {}
    document.execCommand = (command) => {
      const clipboardData = { setData: (type: string, text: string) => (copied[type] = text) }
      const event = Object.assign(new Event(command, { cancelable: true }), { clipboardData })
      return !document.dispatchEvent(event)
    }
    return copied
  }
  const status = () => screen.getByRole('status')
  afterEach(() => Reflect.deleteProperty(document, 'execCommand'))

  it('puts the table on the clipboard as a table and as columns', async () => {
    change({ location: '<b>Loge</b> & "Center"' })
    const { user } = await open(chart('plana', 'zoenunez'))
    const copied = copyCommand()
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/^Copied\./)).toBe(status())

    const table = new DOMParser().parseFromString(copied['text/html'] ?? '', 'text/html')
    expect(table.querySelector('caption')?.textContent).toBe(
      'Plan A: Boston Bruins, 2025–26 season, 22 games',
    )
    const lines = [...table.querySelectorAll('tbody tr')].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    )
    expect(lines).toEqual(rows())
    expect(lines[0]?.[0]).toBe('<b>Loge</b> & "Center"')
    expect(
      copied['text/plain']
        ?.split('\n')
        .slice(2, -2)
        .map((line) => line.split('\t')),
    ).toEqual(rows())
    // The terms that stand under the prices on paper.
    expect(copied['text/plain']).toMatch(/\nPrices per seat .*\nTaxes and fees are not included\.$/)
    expect(table.body.lastElementChild?.textContent).toBe('Taxes and fees are not included.')
  })

  it('puts the columns alone there when the browser takes no table', async () => {
    const { user } = await open(chart('plana', 'zoenunez'))
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/^Copied\./)).toBe(status())
    expect((await navigator.clipboard.readText()).split('\n')[2]?.split('\t')).toEqual(rows()[0])
  })

  it('says so when the clipboard is refused', async () => {
    const { user } = await open(chart('plana', 'zoenunez'))
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('NotAllowedError'))
    await user.click(screen.getByRole('button', { name: 'Copy table' }))
    expect(await screen.findByText(/does not allow copying/)).toBe(status())
  })
})
