import Box from '@mui/material/Box'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useWatch } from 'react-hook-form'
import { eventPrices } from '../../../content/season/current'
import type { CheckedRecord, RecordKind } from '../../../domain/checks/finding'
import { formHints, type Hint } from '../../../domain/checks/formHints'
import { indexSeason } from '../../../domain/checks/seasonIndex'
import type { ListName, SeasonRecords } from '../../../domain/checks/seasonRecords'
import { todayEastern } from '../../../domain/time/dates'
import type { FieldHint } from '../../../ui/form/fieldsOf'
import type { DraftForm } from '../../../ui/form/useDraftForm'

interface Hinted<Kind extends RecordKind, Typed extends FieldValues> {
  kind: Kind
  /** As it is stored; null for a new record. */
  stored: CheckedRecord[Kind] | null
  /** The record that these fields make; half typed ones too. */
  toRecord: (typed: Typed) => CheckedRecord[Kind]
  /** The other records, as far as they could be read: rules that need a missing list do not run. */
  lists: { readonly [List in ListName]?: SeasonRecords[List] | undefined }
  /** What the form itself says of the record. */
  more?: (record: CheckedRecord[Kind]) => readonly Hint[]
}

/**
 * What the rules of docs/rules/checks.md say of a record while it is typed, as text below its fields. It
 * is never an error and never asks: Save sends.
 *
 * ```tsx
 * const field = fieldsOf(form, useFieldHints(form, { kind: 'rep', stored: rep, … }))
 * ```
 */
export function useFieldHints<Kind extends RecordKind, Typed extends FieldValues, Values>(
  form: DraftForm<Typed, Values>,
  { kind, stored, toRecord, lists, more }: Hinted<Kind, Typed>,
): FieldHint {
  const season = useSeasonOf(lists)
  const read = new Set(listNames.filter((list) => lists[list] !== undefined))
  const find = (typed: Typed) => {
    const record = toRecord(typed)
    const form = { fields: Object.keys(typed), lists: read }
    return [...(more?.(record) ?? []), ...formHints(kind, { stored, record }, season, form)]
  }
  // The dialog renders again where the hints change, not at every key.
  useWatch({ control: form.control, compute: (typed) => find(typed as Typed) })
  const { touchedFields } = form.formState
  const typed = form.getValues()
  const isFilledIn = (name: string) => {
    const value: unknown = typed[name]
    return Array.isArray(value) ? value.length > 0 : name in touchedFields
  }
  const relevant = find(typed).filter(
    ({ fields, sentence }) =>
      // Sentences begin with the name, which may not be typed yet.
      !/^[\s:]/.test(sentence) &&
      // A new record's fields are checked once they were left.
      (stored !== null || form.draft.isRestored || fields.every(isFilledIn)),
  )
  // Pressing Save leaves a field, too: new hints must not move the button away meanwhile.
  const isPressed = usePointerDown()
  const shown = useRef(relevant)
  if (!isPressed) shown.current = relevant
  const hints = shown.current
  return (name) => hintText(hints.filter(({ field }) => field === name))
}

/** Hints as the text below a field; undefined for none. */
const hintText = (hints: readonly Hint[]): ReactNode =>
  hints.length === 0
    ? undefined
    : hints.map(({ sentence, text = sentence, severity }) => (
        <Box
          key={sentence}
          component="span"
          sx={{ color: severity === 'to know' ? undefined : 'warning.main' }}
        >
          {`${text} `}
        </Box>
      ))

const NONE: readonly never[] = []
const listNames = ['games', 'plans', 'combinedPlans', 'pricing', 'reps'] as const

/** The season of these lists. */
function useSeasonOf({
  games = NONE,
  plans = NONE,
  combinedPlans = NONE,
  pricing = NONE,
  reps = NONE,
}: Hinted<never, never>['lists']) {
  return useMemo(
    () =>
      indexSeason({
        games,
        plans,
        combinedPlans,
        pricing,
        reps,
        prices: eventPrices,
        unreadPlans: NONE,
        today: todayEastern(new Date()),
      }),
    [games, plans, combinedPlans, pricing, reps],
  )
}

/** Whether a pointer is down. */
function usePointerDown(): boolean {
  const [isDown, setDown] = useState(false)
  useEffect(() => {
    const events = new AbortController()
    const listen = (type: string, act: () => void) =>
      document.addEventListener(type, act, { capture: true, signal: events.signal })
    listen('pointerdown', () => setDown(true))
    // The click comes right after it.
    for (const type of ['pointerup', 'pointercancel'])
      listen(type, () => setTimeout(setDown, 0, false))
    return () => events.abort()
  }, [])
  return isDown
}
