import * as v from 'valibot'
import { tabStore } from '../../config/browserStore'

/*
 * Drafts are typed but unsaved values, stored in this tab until they are saved or discarded. They survive a
 * reload, an expired session, a crash and a deploy. Passwords are never stored.
 */

const PREFIX = 'draft:'
const OWNER = 'draft-owner'

/** The form and the record of a draft. `record` is '' for a new record. */
export interface DraftId {
  form: string
  record: string
}

/** Typed values by field. */
export type DraftValues = Record<string, unknown>

const keyOf = ({ form, record }: DraftId) => `${PREFIX}${form}:${record}`

// v.custom, because the copy that v.record makes would lose a field called `__proto__`.
const fieldValues = v.custom<DraftValues>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const storedDraft = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  values: fieldValues,
  /** The record's values at the time of typing, by field. */
  base: v.fallback(fieldValues, {}),
  /** The address of the page with the open dialog, or '' if the dialog was closed. */
  page: v.fallback(v.string(), ''),
})
type StoredDraft = v.InferOutput<typeof storedDraft>
const draftText = v.pipe(v.string(), v.parseJson(), storedDraft)

const currentPage = () => window.location.pathname + window.location.search

/** Parses a stored draft. Null if it is missing or cannot be read. */
function parseDraft(text: string | null): StoredDraft | null {
  const { success, output } = v.safeParse(draftText, text)
  return success ? output : null
}

/** The stored draft of a record, with the values that it was typed on; null if there is none. */
export const readStoredDraft = (id: DraftId) => parseDraft(tabStore.get(keyOf(id)))

/** The typed values of a record's draft, or null. */
export const readDraft = (id: DraftId) => readStoredDraft(id)?.values ?? null

/** Stores a draft with the record's values of the same fields. Maps and sets are stored as lists. */
export function writeDraft(id: DraftId, values: DraftValues, base: DraftValues = {}): void {
  const draft: StoredDraft = { at: Date.now(), values, base, page: currentPage() }
  const toList = (_key: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value
  tabStore.set(keyOf(id), JSON.stringify(draft, toList))
}

/** Removes a draft after it was saved or discarded. */
export function forgetDraft(id: DraftId): void {
  tabStore.remove(keyOf(id))
}

/** Moves a draft to the record's new key. */
export function moveDraft(id: DraftId, record: string): void {
  const text = tabStore.get(keyOf(id))
  if (text === null || record === id.record) return
  if (tabStore.set(keyOf({ ...id, record }), text)) tabStore.remove(keyOf(id))
}

/** The keys of the drafts whose save is pending. */
const heldKeys = new Set<string>()

/**
 * Keeps a draft from reopening its form while its save is pending, because the save may succeed.
 * @returns a function that releases the draft.
 */
export function holdDraft(id: DraftId): () => void {
  heldKeys.add(keyOf(id))
  return () => heldKeys.delete(keyOf(id))
}

/** A form's stored drafts, with their keys and records. */
const draftsOf = (form: string) => {
  const start = keyOf({ form, record: '' })
  return tabStore.keys().flatMap((key) => {
    const stored = key.startsWith(start) ? parseDraft(tabStore.get(key)) : null
    return stored ? [{ key, record: key.slice(start.length), stored }] : []
  })
}

/**
 * The record whose dialog was open with a draft when this page was left: the newest draft of this form and
 * address. Null if there is none.
 */
export function openDraftOf(form: string): string | null {
  const page = currentPage()
  const open = draftsOf(form).filter(
    ({ key, stored }) => stored.page === page && !heldKeys.has(key),
  )
  return open.sort((a, b) => b.stored.at - a.stored.at)[0]?.record ?? null
}

/** Stops a form's drafts from reopening its dialog. Call it when the dialog is closed or shows another record. */
export function closeDrafts(form: string): void {
  for (const { key, stored } of draftsOf(form)) {
    tabStore.set(key, JSON.stringify({ ...stored, page: '' }))
  }
}

/** Removes every draft. Used by Logout. */
export function forgetAllDrafts(): void {
  for (const key of tabStore.keys()) {
    if (key.startsWith(PREFIX)) tabStore.remove(key)
  }
}

/** The hash of the person who last signed in in this tab, or '' for nobody. */
export const draftOwner = (): string => tabStore.get(OWNER) ?? ''

/** Sets the owner of the drafts by the person's hash, and removes the drafts of anybody else. */
export function setDraftOwner(owner: string): void {
  if (tabStore.get(OWNER) === owner) return
  forgetAllDrafts()
  tabStore.set(OWNER, owner)
}

/** Whether this tab can store drafts. The storage may be blocked or full. */
export function canStoreDrafts(): boolean {
  const probe = 'draft-probe'
  return tabStore.set(probe, '1') && tabStore.remove(probe)
}
