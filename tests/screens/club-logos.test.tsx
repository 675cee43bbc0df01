import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { clubLogos } from '../../src/content/venue'
import { renderApp } from '../renderApp'

const logos = clubLogos as Record<keyof typeof clubLogos, Record<string, string | null>>
const { nhl } = logos
afterEach(() => {
  logos.nhl = nhl
})

it('stand in the top bar where the venue has set them, and leave it where they cannot be loaded', async () => {
  logos.nhl = { BOS: 'https://logos.example/bruins.svg' }
  renderApp('/bruins-reps', { as: 'bgs' })
  const bar = await screen.findByRole('banner')
  const logo = screen.getByRole('img', { name: 'Bruins' })
  expect(bar).toContainElement(logo)
  expect(logo).toHaveAttribute('src', 'https://logos.example/bruins.svg')
  expect(screen.queryByRole('img', { name: 'Celtics' })).not.toBeInTheDocument()
  fireEvent.error(logo)
  expect(logo).not.toBeInTheDocument()
})
