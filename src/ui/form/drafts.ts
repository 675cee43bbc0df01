import * as v from 'valibot'
import { tabStore } from '../../config/browserStore'

/*
 * Drafts: what a person has typed and not saved yet, stored in this tab until it is saved or discarded, also
 * over a reload, an expired session, a crash and a deploy. Never a password.
 */

const PREFIX = 'draft:'
const OWNER = 'draft-owner'

/** The form and the record of a draft; `record` is '' for a new one. */
export interface DraftId {
  form: string
  record: string
}

/** Typed values by field. */
export type DraftValues = Record<string, unknown>

const keyOf = ({ form, record }: DraftId) => `${PREFIX}${form}:${record}`

// v.custom, because the copy that v.record makes would lose a field called `__proto__`.
const values = v.custom<DraftValues>(
  (value) => typeof value === 'object' && value !== null && !Array.isArray(value),
)
const storedDraft = v.object({
  /** Milliseconds since 1970. */
  at: v.number(),
  values,
  /** The record's values when it was typed, by field. */
  base: v.fallback(values, {}),
  /** The address of the page whose dialog has it; '' once the dialog was closed. */
  page: v.fallback(v.string(), ''),
})
type Stored = v.InferOutput<typeof storedDraft>
const draftText = v.pipe(v.string(), v.parseJson(), storedDraft)

const pageNow = () => window.location.pathname + window.location.search

/** A stored draft; null where there is none, or it cannot be read. */
function parse(text: string | null): Stored | null {
  const { success, output } = v.safeParse(draftText, text)
  return success ? output : null
}

/** The draft of a record, or null. */
export const readDraft = (id: DraftId): DraftValues | null =>
  parse(tabStore.get(keyOf(id)))?.values ?? null

/** The record's values when its draft was typed, by field; empty where they are unknown. */
export const readDraftBase = (id: DraftId): DraftValues =>
  parse(tabStore.get(keyOf(id)))?.base ?? {}

/** Stores a draft with the record's values of its fields. Maps and sets are stored as lists. */
export function writeDraft(id: DraftId, values: DraftValues, base: DraftValues = {}): void {
  const draft: Stored = { at: Date.now(), values, base, page: pageNow() }
  const toList = (_key: string, value: unknown) =>
    value instanceof Map || value instanceof Set ? [...value] : value
  tabStore.set(keyOf(id), JSON.stringify(draft, toList))
}

/** Forgets a draft: it was saved or discarded. */
export function forgetDraft(id: DraftId): void {
  tabStore.remove(keyOf(id))
}

/** Moves a draft to the record's new key. */
export function moveDraft(id: DraftId, record: string): void {
  const text = tabStore.get(keyOf(id))
  if (text === null || record === id.record) return
  if (tabStore.set(keyOf({ ...id, record }), text)) tabStore.remove(keyOf(id))
}

const heldKeys = new Set<string>()

/**
 * Keeps a draft from reopening its form while a save of it is pending, because that may succeed.
 * @returns releases it.
 */
export function holdDraft(id: DraftId): () => void {
  heldKeys.add(keyOf(id))
  return () => heldKeys.delete(keyOf(id))
}

/** The records of a form's drafts with their keys in the tab's storage. */
const draftsOf = (form: string) => {
  const start = keyOf({ form, record: '' })
  return tabStore.keys().flatMap((key) => {
    const stored = key.startsWith(start) && !heldKeys.has(key) ? parse(tabStore.get(key)) : null
    return stored ? [{ key, record: key.slice(start.length), stored }] : []
  })
}

/**
 * The record whose dialog was open with a draft when this page was left: the newest of this form and
 * address. Null when there is none.
 */
export function openDraftOf(form: string): string | null {
  const page = pageNow()
  const open = draftsOf(form).filter(({ stored }) => stored.page === page)
  return open.sort((one, other) => other.stored.at - one.stored.at)[0]?.record ?? null
}

/** Call it when a form's dialog is closed or shows another record: its drafts no longer reopen the dialog. */
export function closeDrafts(form: string): void {
  for (const { key, stored } of draftsOf(form))
    tabStore.set(key, JSON.stringify({ ...stored, page: '' }))
}

/** Forgets every draft, as Logout does. */
export function forgetAllDrafts(): void {
  for (const key of tabStore.keys()) {
    if (key.startsWith(PREFIX)) tabStore.remove(key)
  }
}

/** The hash of the person who was signed in last in this tab, also before a reload; '' for nobody. */
export const draftOwner = (): string => tabStore.get(OWNER) ?? ''

/** Sets the owner of the drafts, by the person's hash; those of anybody else are forgotten. */
export function setDraftOwner(owner: string): void {
  if (tabStore.get(OWNER) === owner) return
  forgetAllDrafts()
  tabStore.set(OWNER, owner)
}

/** Whether this tab can store drafts. Its storage may be blocked or full. */
export function canStoreDrafts(): boolean {
  const probe = 'draft-probe'
  return tabStore.set(probe, '1') && tabStore.remove(probe)
}
