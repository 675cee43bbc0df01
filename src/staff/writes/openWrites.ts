import type { QueryClient } from '@tanstack/react-query'
import { type ApiError, isOutcomeUnknown } from '../../api/errors'
import { browserStore } from '../../config/browserStore'
import { memoizeByObject } from '../../lib/memoizeByObject'

/** A write of one record, as it was sent. */
export interface SentWrite {
  /** The same for every write of the same record. */
  key: string
  /** What people call it. */
  name: string
  /** Who sent it, as a mark. */
  owner: string
}

/** A write whose response did not come. */
export type Unanswered<Sent> = Sent & { error: ApiError }

/** A page that crashed has no write open after this time, in milliseconds. */
const OVER_MS = 60_000

/** The start of the keys of a person's marks. */
const startOf = (owner: string) => `game-plans.saving ${owner} `

/**
 * Single writes whose result is not known, by the keys of their records. The browser holds a mark of each, so that the
 * next page can name what a closed page was saving: the time (ms since 1970, 0 once the page is gone) and the
 * record's name.
 */
function createOpenWrites() {
  const open = new Map<string, { markKey: string; sent: SentWrite & { error?: ApiError } }>()
  /** The names of records whose saves an earlier page did not finish. */
  const unfinished = new Set<string>()
  function close(key: string): void {
    const write = open.get(key)
    if (write) browserStore.remove(write.markKey)
    open.delete(key)
  }
  /** This page cannot report them any more; those on their way stay open. */
  function abandon(): void {
    for (const [key, { markKey, sent }] of open) {
      // Logout may have removed it.
      if (browserStore.get(markKey)) browserStore.set(markKey, `0 ${sent.name}`)
      if (sent.error) open.delete(key)
    }
  }
  window.addEventListener('pagehide', abandon)
  return {
    /**
     * Sends a write.
     * @returns it where no response came: it is open until it is closed. Throws the error of a failed write.
     */
    async send<Sent extends SentWrite>(
      sent: Sent,
      write: () => Promise<unknown>,
    ): Promise<Unanswered<Sent> | undefined> {
      const { key, name, owner } = sent
      const markKey = startOf(owner) + Math.random().toString(36).slice(2)
      close(key)
      open.set(key, { markKey, sent })
      browserStore.set(markKey, `${Date.now()} ${name}`)
      const error = await write().then(
        () => undefined,
        (failure: unknown) => failure,
      )
      if (isOutcomeUnknown(error)) {
        const unanswered = { ...sent, error }
        open.set(key, { markKey, sent: unanswered })
        return unanswered
      }
      close(key)
      if (error) throw error
      return undefined
    },
    /** Is a write of this record on its way? */
    isBusy: (key: string) => open.has(key) && !open.get(key)?.sent.error,
    /** The write of this record that is not known, where none is on its way. */
    unanswered: <Sent>(key: string) => open.get(key)?.sent as Unanswered<Sent> | undefined,
    /** The result of a write is known. */
    close,
    abandon,
    /** What earlier pages of this person did not finish to save, by name; reported once. */
    takeUnfinished(owner: string): string[] {
      const names = browserStore.keys().flatMap((key) => {
        if (!key.startsWith(startOf(owner))) return []
        const [, at, name] = /^(\d+) (.+)/.exec(browserStore.get(key) ?? '') ?? []
        if (Date.now() - Number(at) <= OVER_MS) return []
        browserStore.remove(key)
        return name ?? []
      })
      for (const name of names) unfinished.add(name)
      return names
    },
    wasUnfinished: (name: string) => unfinished.has(name),
  }
}

/** The open writes of this tab, which outlast their dialogs. */
export const openWritesOf = memoizeByObject((_: QueryClient) => createOpenWrites())
