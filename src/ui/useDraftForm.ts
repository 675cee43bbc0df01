import { useEffect, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  useForm,
} from 'react-hook-form'
import { type DraftValues, forgetDraft, readDraft, readDraftBase, writeDraft } from './drafts'

/** A form whose typed values outlive it; see {@link useDraftForm}. */
export interface DraftForm<Typed extends FieldValues, Values>
  extends UseFormReturn<Typed, unknown, Values> {
  draft: {
    /** What was typed earlier stands in the fields again. */
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
  /** Fields that are never kept: passwords. */
  secret?: readonly (keyof Typed & string)[]
}

const NONE: readonly string[] = []

/**
 * react-hook-form's useForm that keeps a draft: what is typed is stored in this tab at once and
 * stands in the fields again when the same form opens for the same record.
 */
export function useDraftForm<Typed extends FieldValues, Values>({
  name,
  record,
  secret = NONE,
  ...props
}: DraftFormProps<Typed, Values>): DraftForm<Typed, Values> {
  // What the record was when the form opened; later renders bring the same again.
  const [defaults] = useState(props.defaultValues)
  const form = useForm<Typed, unknown, Values>({
    ...props,
    defaultValues: defaults as DefaultValues<Typed>,
  })
  const [isRestored, setRestored] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const { setValue, subscribe } = form

  // biome-ignore lint/correctness/useExhaustiveDependencies: `secret` is a constant list
  useEffect(() => {
    const id = { form: name, record }
    const open = (values: DraftValues): DraftValues =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))
    const draft = fitting(readDraft(id), open(defaults))
    for (const [field, value] of Object.entries(draft)) {
      setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
    setRestored(Object.keys(draft).length > 0)
    // A restored draft keeps the version it was begun on, until another is taken from the server.
    const base = { ...open(defaults), ...readDraftBase(id) }
    const moved = changed(base, open(defaults))
    setOutdated(Object.keys(draft).some((field) => Object.hasOwn(moved, field)))
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Only what was typed: the other fields shall be as the record is by then.
        const now = open(defaultValues ?? defaults)
        const typed = changed(open(values), now)
        const isAsOpened = Object.keys(changed(now, defaults)).length === 0
        if (Object.keys(typed).length === 0) forgetDraft(id)
        else writeDraft(id, typed, isAsOpened ? base : now)
      },
    })
  }, [name, record, defaults, setValue, subscribe])

  const forget = () => forgetDraft({ form: name, record })
  const startOver = () => {
    form.reset()
    forget()
    setRestored(false)
  }
  return { ...form, draft: { isRestored, isOutdated, startOver, forget } }
}

/** The values of a draft that this form can take: known fields, of the type they have here. */
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
