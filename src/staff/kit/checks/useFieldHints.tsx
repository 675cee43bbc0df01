import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import type { RecordByKind, RecordKind } from '../../../domain/checks/finding'
import { type FormHint, formHints } from '../../../domain/checks/formHints'
import { indexLists, listNames } from '../../../domain/checks/seasonIndex'
import type { LoadedLists } from '../../../domain/checks/seasonRecords'
import { todayEastern } from '../../../domain/time/dates'
import type { FieldHint } from '../../../ui/form/textFieldProps'
import type { DraftForm } from '../../../ui/form/useDraftForm'

interface FieldHintsOptions<Kind extends RecordKind, Typed extends FieldValues> {
  kind: Kind
  /** The stored record; null for a new record. */
  stored: RecordByKind[Kind] | null
  /** Returns the record with the typed values, including incomplete ones. */
  toRecord: (typed: Typed) => RecordByKind[Kind]
  /** The loaded lists. Rules that need another list don't run. */
  lists: LoadedLists
  /** The form's own hints, shown before those of the rules. */
  formHintsOf?: (record: RecordByKind[Kind]) => readonly FormHint[]
}

/**
 * Shows the findings of docs/rules/checks.md for a record as hints below its fields while typing. Hints never
 * prevent saving.
 *
 * ```tsx
 * const field = textFieldProps(form, useFieldHints(form, { kind: 'rep', stored: rep, … }))
 * ```
 */
export function useFieldHints<Kind extends RecordKind, Typed extends FieldValues, Values>(
  form: DraftForm<Typed, Values>,
  { kind, stored, toRecord, lists, formHintsOf }: FieldHintsOptions<Kind, Typed>,
): FieldHint {
  const { games, plans, combinedPlans, pricing, reps } = lists
  const season = useMemo(
    () => indexLists({ games, plans, combinedPlans, pricing, reps }, todayEastern()),
    [games, plans, combinedPlans, pricing, reps],
  )
  const loadedLists = new Set(listNames.filter((list) => lists[list] !== undefined))
  const allHints = (typed: Typed) => {
    const record = toRecord(typed)
    const known = { fields: Object.keys(typed), lists: loadedLists }
    return [...(formHintsOf?.(record) ?? []), ...formHints(kind, { stored, record }, season, known)]
  }
  // Renders the dialog only when the hints change, not on every key press.
  useWatch({ control: form.control, compute: (values) => allHints(values as Typed) })
  const { touchedFields } = form.formState
  const current = form.getValues()
  const isFilledIn = (name: string) => {
    const value: unknown = current[name]
    return Array.isArray(value) ? value.length > 0 : name in touchedFields
  }
  /** A new record shows hints only for fields that were touched or filled in. */
  const isDue = ({ fields }: FormHint) =>
    stored !== null || form.draft.isRestored || fields.every(isFilledIn)
  /** A sentence starts with the record's name, which may not be typed yet. */
  const hasName = ({ sentence }: FormHint) => !/^[\s:]/.test(sentence)
  const currentHints = allHints(current).filter((hint) => hasName(hint) && isDue(hint))
  // Pressing Save blurs a field. Its new hints must not move the button while the pointer is down.
  const isPressed = usePointerDown()
  const displayed = useRef(currentHints)
  if (!isPressed) displayed.current = currentHints
  const hints = displayed.current
  return (name) => hintText(hints.filter(({ field }) => field === name))
}

/** Hints as the helper text of a field; undefined if there are none. */
export const hintText = (hints: readonly FormHint[]): ReactNode =>
  hints.length === 0
    ? undefined
    : hints.map(({ sentence, text = sentence, severity }) => (
        <Box
          key={sentence}
          component="span"
          sx={{ color: severity === 'info' ? undefined : 'warning.main' }}
        >
          {`${text} `}
        </Box>
      ))

/** Whether a pointer is down, or its click hasn't been handled yet. */
function usePointerDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const events = new AbortController()
    const listen = (type: string, act: () => void) =>
      document.addEventListener(type, act, { capture: true, signal: events.signal })
    listen('pointerdown', () => setDown(true))
    // The click event comes right after the pointer is up.
    for (const type of ['pointerup', 'pointercancel'])
      listen(type, () => setTimeout(setDown, 0, false))
    return () => events.abort()
  }, [])
  return isDown
}
