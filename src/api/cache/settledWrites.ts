import type { QueryClient } from '@tanstack/react-query'

const settledWrites = new WeakMap<QueryClient, number>()

/** How many writes of this cache have ended, in any way: a read that began before may be older. */
export const settledWriteCount = (client: QueryClient): number => settledWrites.get(client) ?? 0

/** Counts a write that has ended. */
export function countSettledWrite(client: QueryClient): void {
  settledWrites.set(client, settledWriteCount(client) + 1)
}
