import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import {
  type DraftId,
  type DraftValues,
  forgetDraft,
  readDraft,
  readDraftBase,
  writeDraft,
} from './drafts'

/** A form whose typed values are stored; see {@link useDraftForm}. */
export interface DraftForm<Typed extends FieldValues, Values>
  extends UseFormReturn<Typed, unknown, Values> {
  draft: {
    /** Names the form and the record, once in the app. */
    id: DraftId
    /** What the record held when its typing began, as the fields hold it. */
    seen: () => Typed
    /** The record is now as `seen`, which the person knows; the fields contain `values`. */
    rebase: (seen: Typed, values: Typed) => void
    /** What was typed earlier was restored into the fields. */
    isRestored: boolean
    /** In those fields the record is no longer what it was when they were typed. */
    isOutdated: boolean
    /** Back to the record as it is, the draft forgotten. */
    startOver: () => void
    /** After saving or discarding. */
    forget: () => void
  }
}

interface DraftFormProps<Typed extends FieldValues, Values>
  extends Omit<UseFormProps<Typed, unknown, Values>, 'defaultValues'> {
  /** Names the form, once in the app. */
  name: string
  /** The record's key; '' for a new one. */
  record: string
  defaultValues: Typed
  /** What a new record that begins as another one holds after a reload, which forgets the other one. */
  blank?: Typed | undefined
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Typed & string)[]
}

const NONE: readonly string[] = []
const isMore = (values: DraftValues) => Object.keys(values).length > 0

/**
 * react-hook-form's useForm with a draft: what is typed is stored in this tab at once and restored into the
 * fields when the same form opens for the same record.
 */
export function useDraftForm<Typed extends FieldValues, Values>({
  name,
  record,
  secret = NONE,
  blank,
  ...props
}: DraftFormProps<Typed, Values>): DraftForm<Typed, Values> {
  // The record as it was when the form opened.
  const [defaults] = useState(props.defaultValues)
  const [base] = useState(blank ?? props.defaultValues)
  const form = useForm<Typed, unknown, Values>({
    ...props,
    shouldFocusError: false,
    defaultValues: defaults as DefaultValues<Typed>,
  })
  const [isRestored, setRestored] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const { setValue, subscribe } = form
  const seen = useRef<DraftValues>(base)

  // biome-ignore lint/correctness/useExhaustiveDependencies: `secret` is a constant list
  useEffect(() => {
    const id = { form: name, record }
    const open = (values: DraftValues): DraftValues =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))
    const draft = fitting(readDraft(id), open(base))
    // A form that now begins as another record still gets the draft whole, never a mixture.
    const restored = isMore(draft) ? { ...changed(open(base), open(defaults)), ...draft } : {}
    for (const [field, value] of Object.entries(restored)) {
      setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
    setRestored(isMore(draft))
    // For restored fields it is the version that they were typed on, for the others the current one.
    const then = Object.entries(readDraftBase(id)).filter(([field]) => Object.hasOwn(draft, field))
    seen.current = { ...open(base), ...Object.fromEntries(then) }
    const moved = changed(seen.current, open(base))
    setOutdated(Object.keys(draft).some((field) => Object.hasOwn(moved, field)))
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Only what was typed: the other fields are read from the record when the draft is restored.
        const now = open(defaultValues ?? defaults)
        const isTaken = isMore(changed(now, open(defaults)))
        if (isTaken) seen.current = now
        const draft = changed(open(values), isTaken ? now : open(base))
        if (isMore(changed(open(values), now)) && isMore(draft)) writeDraft(id, draft, seen.current)
        else forgetDraft(id)
      },
    })
  }, [name, record, defaults, base, setValue, subscribe])

  const id: DraftId = { form: name, record }
  const forget = () => forgetDraft(id)
  const startOver = () => {
    seen.current = base
    form.reset()
    forget()
    setRestored(false)
  }
  const rebase = (record: Typed, values: Typed) => {
    seen.current = record
    form.reset(record)
    for (const [field, value] of Object.entries(changed(values, record))) {
      setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
    setOutdated(false)
  }
  return {
    ...form,
    draft: {
      id,
      isRestored,
      isOutdated,
      seen: () => seen.current as Typed,
      rebase,
      startOver,
      forget,
    },
  }
}

/** The values of a draft that fit this form: known fields, of the same type. */
function fitting(draft: DraftValues | null, defaults: DraftValues): DraftValues {
  if (draft === null) return {}
  const known = Object.entries(draft).filter(
    ([field, value]) => Object.hasOwn(defaults, field) && isAlike(value, defaults[field]),
  )
  return changed(Object.fromEntries(known), defaults)
}

/** The fields that are not as the record has them. */
function changed(values: DraftValues, defaults: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field]),
    ),
  )
}

/** Both a text, number or boolean; or lists of texts, or of numbers, of which one may be empty. */
function isAlike(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) {
    return typeof value === typeof other && typeof value !== 'object'
  }
  const kinds = new Set([...value, ...other].map((entry) => typeof entry))
  return kinds.size <= 1 && !kinds.has('object')
}
