import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it as test } from 'vitest'
import { renderApp } from '../renderApp'
import { api } from '../setup'
import { type Translation, translate } from '../translation'
import { writes } from './kit/requests'
import { rowAction } from './kit/table'
import { put } from './kit/typing'

/*
 * The walk that every person goes, translated by the browser. All other tests run so with
 * TRANSLATED=1; where text stands at risk, tests/unit/translatedText.test.ts finds it.
 */

// Where the whole suite is translated, the page speaks no second language.
const it = test.skipIf(process.env.TRANSLATED)

let page: Translation
beforeEach(() => {
  page = translate(document.body, (words) => `¡${words}!`)
})
afterEach(() => {
  page.stop()
  expect(page.lost(), 'words that a translated page does not show').toEqual([])
})

it('signing in, saving and a failed save show their changing words translated', async () => {
  const { user } = renderApp('/bruins-reps')
  await put(user, await screen.findByRole('textbox', { name: '¡Email!' }), 'bgs@example.com')
  await put(user, screen.getByLabelText('¡Password!'), 'password')
  await user.click(screen.getByRole('button', { name: '¡Sign In!' }))

  const row = await screen.findByRole('row', { name: /Dana Whitfield/ })
  await user.click(within(row).getByRole('button', { name: rowAction('Edit') }))
  const dialog = within(await screen.findByRole('dialog'))
  await put(user, dialog.getByRole('textbox', { name: '¡Phone!' }), '617-555-0100')
  const letGo = api.faults.add({ kind: 'hang', method: 'PUT' })
  await user.click(dialog.getByRole('button', { name: /Save/ }))
  expect(await dialog.findByRole('button', { name: '¡Saving...!' })).toBeDisabled()
  expect(writes().map(({ method }) => method)).toEqual(['POST', 'PUT'])
  letGo()
})

it('a sheet follows what the server says when its words were translated', async () => {
  const { client } = renderApp('/bgs/package/p26suite10')
  const words = () => document.querySelector('main')?.textContent ?? ''
  await waitFor(() => expect(words()).toMatch(/¡vs\. /))
  for (const game of [...api.db.games.bruins, ...api.db.games.celtics]) {
    game.team = 'Bruins vs. Toronto Maple Leafs'
  }
  await client.refetchQueries()
  await waitFor(() => expect(words()).toContain('¡vs. Toronto Maple Leafs'))
  expect(words()).not.toContain('Unexpected')
})
