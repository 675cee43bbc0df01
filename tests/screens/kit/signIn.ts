import { screen } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { put } from './typing'

/** What Sign In says to whoever was led there by the end of the session. */
export const EXPIRED = 'Session expired. Please log in again.'

/** Waits for Sign In. */
export const signInHeading = () => screen.findByRole('heading', { name: 'Sign In' })

/** Waits for the page that signing in leads to. */
export const dashboardHeading = () => screen.findByRole('heading', { name: 'Admin Dashboard' })

/** Signs in with this e-mail; every account of the sample has the same password. */
export async function signIn(
  user: UserEvent,
  email = 'admin@example.com',
  password = 'password',
): Promise<void> {
  await signInHeading()
  await put(user, screen.getByRole('textbox', { name: 'Email' }), email)
  await put(user, screen.getByLabelText('Password'), password)
  await user.click(screen.getByRole('button', { name: 'Sign In' }))
}
