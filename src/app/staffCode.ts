import type { QueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { ScreenKey } from '../api/firstCalls'
import type { Access } from '../domain/session'
import { type LazyScreen, lazyScreen } from './lazyScreen'

/** Providers and layout of the staff part: the first code a staff member loads. */
export const staffShell: LazyScreen<{ children: ReactNode }> = lazyScreen(
  () => import('./StaffShell'),
  'StaffShell',
)

/** Asks for each of its screens whether this person may see it. */
export const guard: LazyScreen<{ access: Access; children: ReactNode }> = lazyScreen(
  () => import('./Guard'),
  'Guard',
)

/** Reads what the page has started for a staff screen; never rejects. */
export async function prefetchStaff(
  ...what: [client: QueryClient, screen: ScreenKey, names: { id?: string }]
): Promise<void> {
  await import('./StaffShell').then((shell) => shell.prefetchStaff(...what)).catch(() => {})
}
