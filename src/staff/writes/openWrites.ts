import type { QueryClient } from '@tanstack/react-query'
import { type ApiError, isOutcomeUnknown } from '../../api/errors'
import { browserStore } from '../../config/browserStore'
import { memoizeByObject } from '../../lib/memoizeByObject'
import type { PersonalStore } from './storageKeys'

/** A sent write of one record. */
export interface SentWrite {
  /** The same for every write of the same record. */
  key: string
  /** The record's name in messages. */
  name: string
  /** The sender, as the hash of their email address. */
  owner: string
}

/** A write without a response. */
export type Unanswered<Sent> = Sent & { error: ApiError }

/** After this time in milliseconds, a write of a crashed page doesn't count as open anymore. */
const MAX_OPEN_MS = 60_000

const STORE: PersonalStore = 'game-plans.saving'

/** The start of the storage keys of a person's open writes. */
const keyPrefix = (owner: string) => `${STORE} ${owner} `

/**
 * Keeps the writes with an unknown result, by record key. Stores when each was sent (milliseconds
 * since 1970, 0 after its page was left) and the record's name, so that the next page can say what
 * a closed page was saving.
 */
function createOpenWrites() {
  const open = new Map<string, { storageKey: string; sent: SentWrite & { error?: ApiError } }>()
  /** The names of records whose saves an earlier page didn't finish. */
  const unfinished = new Set<string>()
  function close(key: string): void {
    const write = open.get(key)
    if (write) browserStore.remove(write.storageKey)
    open.delete(key)
  }
  /** Whether a write of this record is in progress. */
  const isBusy = (key: string) => open.has(key) && !open.get(key)?.sent.error
  /** Marks the writes that this page can't report anymore. Writes in progress stay open. */
  function abandon(): void {
    for (const [key, { storageKey, sent }] of open) {
      // Logout may have removed the entry.
      if (browserStore.get(storageKey)) browserStore.set(storageKey, `0 ${sent.name}`)
      if (sent.error) open.delete(key)
    }
  }
  window.addEventListener('pagehide', abandon)
  return {
    /**
     * Sends a write.
     * @returns the write if there was no response, which is open until `close`; undefined if it
     *   succeeded.
     * @throws the error of a failed write.
     */
    async send<Sent extends SentWrite>(
      sent: Sent,
      write: () => Promise<unknown>,
    ): Promise<Unanswered<Sent> | undefined> {
      const { key, name, owner } = sent
      const storageKey = keyPrefix(owner) + Math.random().toString(36).slice(2)
      close(key)
      open.set(key, { storageKey, sent })
      browserStore.set(storageKey, `${Date.now()} ${name}`)
      try {
        await write()
      } catch (error) {
        if (!isOutcomeUnknown(error)) {
          close(key)
          throw error
        }
        const unanswered = { ...sent, error }
        open.set(key, { storageKey, sent: unanswered })
        return unanswered
      }
      close(key)
      return undefined
    },
    isBusy,
    /** The write of this record without a response, if any. */
    unanswered: <Sent>(key: string) =>
      isBusy(key) ? undefined : (open.get(key)?.sent as Unanswered<Sent> | undefined),
    /** Call this when the result of a write is known. */
    close,
    abandon,
    /** The names of records that this person's earlier pages were saving. Returns each once. */
    takeUnfinished(owner: string): string[] {
      const names = browserStore.keys().flatMap((key) => {
        if (!key.startsWith(keyPrefix(owner))) return []
        const [, sentAt, name] = /^(\d+) (.+)/.exec(browserStore.get(key) ?? '') ?? []
        if (Date.now() - Number(sentAt) <= MAX_OPEN_MS) return []
        browserStore.remove(key)
        return name ?? []
      })
      for (const name of names) unfinished.add(name)
      return names
    },
    /** Whether an earlier page didn't finish a save of this record. */
    wasUnfinished: (name: string) => unfinished.has(name),
  }
}

/** The open writes of this tab, which outlive their dialogs. */
export const openWritesOf = memoizeByObject((_: QueryClient) => createOpenWrites())
