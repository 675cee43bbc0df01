import { screen, within } from '@testing-library/react'

/** The texts of the menu's links, in order. */
export async function menuEntries(): Promise<(string | null)[]> {
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
}
