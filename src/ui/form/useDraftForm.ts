import { valibotResolver } from '@hookform/resolvers/valibot'
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
import type { GenericSchema } from 'valibot'
import { changedFields, hasFields, pickFields, restoreDraft } from './draftFields'
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
  const { name, record, schema, secret = NONE, defaultValues, blank, ...formOptions } = options
  /*
   * Three versions of the record, as field values:
   * - openedWith: the record when the form opened.
   * - afterReload: what the form would open with after a reload. Other than openedWith only for a copied record.
   * - seen: what the person has seen and typed over. It is stored with the draft.
   */
  const [openedWith] = useState(defaultValues)
  const [afterReload] = useState(blank ?? defaultValues)
  const seen = useRef<DraftValues>(afterReload)
  const form = useForm<Typed, unknown, Values>({
    ...formOptions,
    ...(schema && { resolver: valibotResolver(schema) }),
    shouldFocusError: false,
    defaultValues: openedWith as DefaultValues<Typed>,
  })
  const [isRestored, setRestored] = useState(false)
  const [isOutdated, setOutdated] = useState(false)
  const { setValue, subscribe } = form
  const id: DraftId = { form: name, record }
  const forget = () => forgetDraft(id)
  /** Sets fields as if the values were typed. */
  function setFields(values: DraftValues) {
    for (const [field, value] of Object.entries(values)) {
      setValue(field as Path<Typed>, value as PathValue<Typed, Path<Typed>>, { shouldDirty: true })
    }
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: `id` is name and record, `secret` is a constant list
  useEffect(() => {
    const withoutSecrets = (values: DraftValues) =>
      pickFields(values, (field) => !secret.includes(field))
    const opened = withoutSecrets(openedWith)
    const reloaded = withoutSecrets(afterReload)

    function restore() {
      const restored = restoreDraft(id, reloaded)
      seen.current = restored.seen
      setOutdated(restored.isOutdated)
      setRestored(hasFields(restored.typed))
      if (!hasFields(restored.typed)) return
      // If the form now starts as a copy of another record, the draft is still restored as a whole.
      setFields({ ...changedFields(reloaded, opened), ...restored.typed })
    }
    function store(values: DraftValues, formDefaults: DraftValues) {
      const isRebased = hasFields(changedFields(formDefaults, opened))
      if (isRebased) seen.current = formDefaults
      // Store only typed fields. The others are read from the record when the draft is restored.
      const typed = changedFields(values, isRebased ? formDefaults : reloaded)
      const isTyped = hasFields(changedFields(values, formDefaults)) && hasFields(typed)
      if (isTyped) writeDraft(id, typed, seen.current)
      else forgetDraft(id)
    }
    restore()
    return subscribe({
      formState: { values: true },
      callback: ({ values, defaultValues: formDefaults = openedWith }) =>
        store(withoutSecrets(values), withoutSecrets(formDefaults)),
    })
  }, [name, record, openedWith, afterReload, setValue, subscribe])

  const draft: DraftForm<Typed, Values>['draft'] = {
    id,
    isRestored,
    isOutdated,
    seen: () => seen.current as Typed,
    rebase(version, values) {
      seen.current = version
      form.reset(version)
      setFields(changedFields(values, version))
      setOutdated(false)
    },
    startOver() {
      seen.current = afterReload
      form.reset()
      forget()
      setRestored(false)
    },
    forget,
  }
  return { ...form, draft }
}
