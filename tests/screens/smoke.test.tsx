import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderApp } from '../renderApp'

it('shows the games of the season', async () => {
  renderApp('/bruins-games', { as: 'bgs' })
  expect(await screen.findByRole('heading', { name: 'Bruins Games Dashboard' })).toBeVisible()
  expect(await screen.findByText('B251009')).toBeVisible()
})
it('shows a calendar', async () => {
  renderApp('/bgs/calendar/p26rafb-p')
  expect(await screen.findByRole('heading', { name: /RAFTERS PRICING/ })).toBeInTheDocument()
})
