import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../renderApp'
import { allowConsole, api } from '../setup'
import { everySample } from './sheetSamples'

/* The loader's request may be refused before the sheet's code has come. */

it.each([
  ...everySample.map(({ at, needs }) => [at, needs]),
  ['/bgs/package/p26hb-nine', 'distinct/plans/B26NINE'],
  ['/bgs/package/p26hc-twelve/text', 'distinct/plans/C26TWELVE'],
])('[check 43] %s asks %s once when it is refused', async (address = '', path = '') => {
  allowConsole(/Error fetching/)
  api.faults.add({ kind: 'status', status: 403, path })
  renderApp(address)
  expect(await screen.findByRole('button', { name: 'Try Again' })).toBeInTheDocument()
  const asked = api.log.map((call) => call.path).filter((found) => found.includes(path))
  expect(asked).toEqual([...new Set(asked)])
})
