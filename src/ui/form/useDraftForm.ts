import { valibotResolver } from '@hookform/resolvers/valibot'
import { useEffect, useRef, useState } from 'react'
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type UseFormProps,
  type UseFormReturn,
  type UseFormSetValue,
  useForm,
} from 'react-hook-form'
import type { GenericSchema } from 'valibot'
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
    /** The version of the record that the person has seen, as field values. */
    seen: () => Typed
    /** Sets the version of the record that the person has seen, and the values of the fields. */
    rebase: (seen: Typed, values: Typed) => void
    /** Earlier typing was restored into the fields. */
    isRestored: boolean
    /** The record has changed since in restored fields. */
    isOutdated: boolean
    /** Forgets the draft and shows the record as it is. */
    startOver: () => void
    /** After saving or discarding. */
    forget: () => void
  }
}

interface DraftFormOptions<Typed extends FieldValues, Values>
  extends Pick<UseFormProps<Typed, unknown, Values>, 'reValidateMode'> {
  /** Names the form, once in the app. */
  name: string
  /** The record's key; '' for a new one. */
  record: string
  /** Validates the fields; without it every value is valid. */
  schema?: GenericSchema<Typed, Values> | undefined
  defaultValues: Typed
  /** The empty record, where a new one begins as a copy: after a reload the copied one is forgotten. */
  blank?: Typed | undefined
  /** Fields that are never stored: passwords. */
  secret?: readonly (keyof Typed & string)[]
}

const NONE: readonly string[] = []

/**
 * react-hook-form's useForm with a draft: what is typed is stored in this tab at once and restored into the
 * fields when the same form opens for the same record.
 */
export function useDraftForm<Typed extends FieldValues, Values>(
  options: DraftFormOptions<Typed, Values>,
): DraftForm<Typed, Values> {
  const { name, record, schema, secret = NONE, blank, ...formOptions } = options
  // The record as it was when the form opened.
  const [defaults] = useState(options.defaultValues)
  const [base] = useState(blank ?? options.defaultValues)
  const form = useForm<Typed, unknown, Values>({
    ...formOptions,
    ...(schema && { resolver: valibotResolver(schema) }),
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
    const withoutSecrets = (values: DraftValues): DraftValues =>
      Object.fromEntries(Object.entries(values).filter(([field]) => !secret.includes(field)))
    const initial = withoutSecrets(defaults)
    const stored = withoutSecrets(base)
    const draft = validFields(readDraft(id), stored)
    // A form that now begins as another record still gets the draft whole, never a mixture.
    const restored = hasFields(draft) ? { ...changedFields(stored, initial), ...draft } : {}
    setFields(setValue, restored)
    setRestored(hasFields(draft))
    // For restored fields, the version on which they were typed.
    const draftBase = Object.entries(readDraftBase(id)).filter(([field]) =>
      Object.hasOwn(draft, field),
    )
    seen.current = { ...stored, ...Object.fromEntries(draftBase) }
    const outdated = changedFields(seen.current, stored)
    setOutdated(Object.keys(draft).some((field) => Object.hasOwn(outdated, field)))
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) => {
        const current = withoutSecrets(defaultValues ?? defaults)
        const isRebased = hasFields(changedFields(current, initial))
        if (isRebased) seen.current = current
        const typed = withoutSecrets(values)
        // Only what was typed: the other fields are read from the record when the draft is restored.
        const draft = changedFields(typed, isRebased ? current : stored)
        if (hasFields(changedFields(typed, current)) && hasFields(draft)) {
          writeDraft(id, draft, seen.current)
        } else forgetDraft(id)
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
    setFields(setValue, changedFields(values, record))
    setOutdated(false)
  }
  const seenValues = () => seen.current as Typed
  const draft = { id, isRestored, isOutdated, seen: seenValues, rebase, startOver, forget }
  return { ...form, draft }
}

const hasFields = (values: DraftValues) => Object.keys(values).length > 0

function setFields<Typed extends FieldValues>(
  setValue: UseFormSetValue<Typed>,
  values: DraftValues,
): void {
  for (const [field, value] of Object.entries(values)) {
    setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
  }
}

/** The values of a draft that this form can take: known fields, of the same type. */
function validFields(draft: DraftValues | null, defaults: DraftValues): DraftValues {
  if (draft === null) return {}
  const valid = Object.entries(draft).filter(
    ([field, value]) => Object.hasOwn(defaults, field) && hasSameType(value, defaults[field]),
  )
  return changedFields(Object.fromEntries(valid), defaults)
}

/** The values that differ from the record's. */
function changedFields(values: DraftValues, defaults: DraftValues): DraftValues {
  return Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => JSON.stringify(value) !== JSON.stringify(defaults[field]),
    ),
  )
}

/** Both a text, number or boolean; or lists of texts, or of numbers, of which one may be empty. */
function hasSameType(value: unknown, other: unknown): boolean {
  if (!Array.isArray(value) || !Array.isArray(other)) {
    return typeof value === typeof other && typeof value !== 'object'
  }
  const kinds = new Set([...value, ...other].map((entry) => typeof entry))
  return kinds.size <= 1 && !kinds.has('object')
}
