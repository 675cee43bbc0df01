import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'

/* The loader's request may be refused before the sheet's code has come. */

it.each([
  ['/bgs/calendar/p26rafb-p', 'combined/distinct/single'],
  ['/bgs/package/p26hb-nine', 'distinct/plans/B26NINE'],
  ['/bgs/package/p26hc-twelve/text', 'distinct/plans/C26TWELVE'],
  ['/bruins/plana/zoenunez', 'bruins/pricing/with-reps'],
  ['/bruins/grouptickets/zoenunez', 'bruins/reps'],
  ['/bruins/schedule/5plan/zoenunez', 'distinct/plans/pricing/'],
  ['/bruins/youthhockey/zoenunez', 'distinct/plans/B26YOUTH'],
])('[check 43] %s asks %s once when it is refused', async (address, path) => {
  allowConsole(/Error fetching/)
  api.faults.add({ kind: 'status', status: 403, path })
  renderApp(address)
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  const asked = api.log.map((call) => call.path).filter((found) => found.includes(path))
  expect(asked).toEqual([...new Set(asked)])
})
