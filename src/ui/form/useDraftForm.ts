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
import { changedFields, hasFields, restoreDraft } from './draftFields'
import { type DraftId, type DraftValues, forgetDraft, writeDraft } from './drafts'

/** A form whose typed values are stored; see {@link useDraftForm}. */
export interface DraftForm<Typed extends FieldValues, Values>
  extends UseFormReturn<Typed, unknown, Values> {
  draft: {
    /** Identifies the form and the record. Unique in the app. */
    id: DraftId
    /** Returns the version of the record that the person has seen, as field values. */
    seen: () => Typed
    /** Sets the version of the record that the person has seen, and the values of the fields. */
    rebase: (seen: Typed, values: Typed) => void
    /** Whether a draft was restored into the fields. */
    isRestored: boolean
    /** Whether the record has changed since the restored fields were typed. */
    isOutdated: boolean
    /** Discards the draft and resets the fields to the record. */
    startOver: () => void
    /** Discards the draft after a save or a discard. */
    forget: () => void
  }
}

interface DraftFormOptions<Typed extends FieldValues, Values>
  extends Pick<UseFormProps<Typed, unknown, Values>, 'reValidateMode'> {
  /** The name of the form. Unique in the app. */
  name: string
  /** The record's key, or '' for a new record. */
  record: string
  /** Validates the fields. If omitted, every value is valid. */
  schema?: GenericSchema<Typed, Values> | undefined
  defaultValues: Typed
  /** The empty record, for a new record that starts as a copy: the copied record is lost in a reload. */
  blank?: Typed | undefined
  /** Fields that are never stored, such as passwords. */
  secret?: readonly (keyof Typed & string)[]
}

const NONE: readonly string[] = []

/**
 * react-hook-form's useForm with a draft. Typed values are stored in this tab immediately, and restored when
 * the same form opens for the same record.
 */
export function useDraftForm<Typed extends FieldValues, Values>(
  options: DraftFormOptions<Typed, Values>,
): DraftForm<Typed, Values> {
  const { name, record, schema, secret = NONE, blank, ...formOptions } = options
  // The record as it was when the form opened.
  const [defaults] = useState(options.defaultValues)
  // The record as it will be when the form opens after a reload.
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
    const reopened = withoutSecrets(base)

    function restore() {
      const draft = restoreDraft(id, reopened)
      seen.current = draft.seen
      setOutdated(draft.isOutdated)
      setRestored(hasFields(draft.typed))
      if (!hasFields(draft.typed)) return
      // If the form now starts as a copy of another record, the draft is still restored as a whole.
      setFields(setValue, { ...changedFields(reopened, initial), ...draft.typed })
    }
    function store(values: DraftValues, current: DraftValues) {
      const isRebased = hasFields(changedFields(current, initial))
      if (isRebased) seen.current = current
      // Store only typed fields. The others are read from the record when the draft is restored.
      const draft = changedFields(values, isRebased ? current : reopened)
      const isTyped = hasFields(changedFields(values, current)) && hasFields(draft)
      if (isTyped) writeDraft(id, draft, seen.current)
      else forgetDraft(id)
    }
    restore()
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues }) =>
        store(withoutSecrets(values), withoutSecrets(defaultValues ?? defaults)),
    })
  }, [name, record, defaults, base, setValue, subscribe])

  const id: DraftId = { form: name, record }
  const forget = () => forgetDraft(id)
  const draft: DraftForm<Typed, Values>['draft'] = {
    id,
    isRestored,
    isOutdated,
    seen: () => seen.current as Typed,
    rebase(record, values) {
      seen.current = record
      form.reset(record)
      setFields(setValue, changedFields(values, record))
      setOutdated(false)
    },
    startOver() {
      seen.current = base
      form.reset()
      forget()
      setRestored(false)
    },
    forget,
  }
  return { ...form, draft }
}

/** Sets fields as if the values were typed. */
function setFields<Typed extends FieldValues>(
  setValue: UseFormSetValue<Typed>,
  values: DraftValues,
): void {
  for (const [field, value] of Object.entries(values)) {
    setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
  }
}
