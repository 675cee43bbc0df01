import { screen, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import type { LogEntry } from '../mock-api/database'
import { api } from '../setup'

/** What left through the wire, as a test wants to compare it. */
type Sent = Pick<LogEntry, 'method' | 'path' | 'search' | 'body'>

/** The requests with this method whose path holds this text, oldest first. */
export function sent(method: string, path: string): Sent[] {
  return api.log
    .filter((entry) => entry.method === method && entry.path.includes(path))
    .map(({ method, path, search, body }) => ({ method, path, search, body }))
}

/** Everything but reads. */
export function writes(): Sent[] {
  return api.log
    .filter((entry) => entry.method !== 'GET')
    .map(({ method, path, search, body }) => ({ method, path, search, body }))
}

/** Where the browser stands, below /game-plans. */
export function here(): string {
  return window.location.pathname.replace(/^\/game-plans/, '').replace(/\/$/, '') || '/'
}

/** The texts of the menu's links, in order. */
export async function menuEntries(): Promise<(string | null)[]> {
  const menu = await screen.findByRole('navigation', { name: 'Main' })
  return within(menu)
    .getAllByRole('link')
    .map((link) => link.textContent)
}

/** Puts a text in the place of what a field holds, at once: letter by letter is the slow part of a test. */
export async function put(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field)
  if (text) await user.paste(text)
}

/** Puts a text behind what a field holds, at once. */
export async function append(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  await user.click(field)
  if (text) await user.paste(text)
}

/** The name of a row's button, whatever record it ends with: 'Edit Game' is 'Edit Game B251009' too. */
export const rowAction = (action: string) => new RegExp(`^${action} `)
