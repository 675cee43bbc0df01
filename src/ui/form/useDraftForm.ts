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
import { changed, fitting } from './draftValues'

/** A form whose typed values outlive it; see {@link useDraftForm}. */
export interface DraftForm<Typed extends FieldValues, Values>
  extends UseFormReturn<Typed, unknown, Values> {
  draft: {
    /** Names the form and the record, once in the app. */
    id: DraftId
    /** What the record held when its typing began, as the fields hold it. */
    seen: () => Typed
    /** The record is now as `seen`, and the person knows; in the fields stand `values`. */
    rebase: (seen: Typed, values: Typed) => void
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
  const seen = useRef<DraftValues>(defaults)

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
    // A restored draft keeps the version it was typed on, until another is taken from the server;
    // in the other fields stands the record as it is by now.
    const then = Object.entries(readDraftBase(id)).filter(([field]) => Object.hasOwn(draft, field))
    seen.current = { ...open(defaults), ...Object.fromEntries(then) }
    const moved = changed(seen.current, open(defaults))
    setOutdated(Object.keys(draft).some((field) => Object.hasOwn(moved, field)))
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        // Only what was typed: the other fields shall be as the record is by then.
        const now = open(defaultValues ?? defaults)
        const typed = changed(open(values), now)
        if (Object.keys(changed(now, open(defaults))).length > 0) seen.current = now
        if (Object.keys(typed).length === 0) forgetDraft(id)
        else writeDraft(id, typed, seen.current)
      },
    })
  }, [name, record, defaults, setValue, subscribe])

  const id: DraftId = { form: name, record }
  const forget = () => forgetDraft(id)
  const startOver = () => {
    seen.current = defaults
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
