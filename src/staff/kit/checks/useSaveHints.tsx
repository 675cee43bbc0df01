import Box from '@mui/material/Box'
import { type ReactNode, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { type FieldValues, useFormState, useWatch } from 'react-hook-form'
import { eventPrices } from '../../../content/season/current'
import { type Hint, hintsOf } from '../../../domain/checks/beforeSaving'
import type { ListName } from '../../../domain/checks/checkSeason'
import {
  type CheckedRecord,
  type RecordKind,
  severities,
  severityLooks,
} from '../../../domain/checks/finding'
import { seasonOf } from '../../../domain/checks/seasonOf'
import type { SeasonRecords } from '../../../domain/checks/seasonRecords'
import { todayEastern } from '../../../domain/time/dates'
import { Alert } from '../../../ui/Alert'
import { QuestionDialog } from '../../../ui/dialog/QuestionDialog'
import type { SaveResult } from '../../../ui/form/saveResult'
import type { DraftForm } from '../../../ui/form/useDraftForm'
import styles from './useSaveHints.module.css'

/** Something that is asked about before a save: one sentence, and a detail. */
export interface Doubt {
  sentence: string
  detail?: string
}

interface Hinted<Kind extends RecordKind, Typed extends FieldValues, Values> {
  kind: Kind
  /** As it is stored; null for a new record. */
  stored: CheckedRecord[Kind] | null
  /** The record that these fields make; half typed ones too. */
  toRecord: (typed: Typed) => CheckedRecord[Kind]
  /** The other records, as far as they could be read: nothing is asked of a list that is missing. */
  lists: { readonly [List in ListName]?: SeasonRecords[List] | undefined }
  /** Names of lists that could not be loaded. */
  unread?: readonly string[]
  /** What the form itself has to ask about. */
  more?: (values: Values) => Promise<readonly Doubt[]>
}

/**
 * The rules of docs/rules/checks.md for a record that is about to be saved. The result goes into
 * FormDialog instead of `save.dialog`: `hints` are shown below the fields, `onSave` asks once about what
 * is wrong.
 * @param save what `useRecordSave` gave.
 *
 * ```tsx
 * const dialog = useSaveHints(form, save, { kind: 'rep', stored: rep, … })
 * return <FormDialog title="Edit Rep" {...dialog} onClose={onClose}>…</FormDialog>
 * ```
 */
export function useSaveHints<
  Kind extends RecordKind,
  Typed extends FieldValues,
  Values,
  Dialog extends { onSave: (values: Values) => Promise<SaveResult> },
>(
  form: DraftForm<Typed, Values>,
  save: { isUndecided: boolean; dialog: Dialog },
  { kind, stored, toRecord, lists, unread = NONE, more }: Hinted<Kind, Typed, Values>,
): Dialog & { hints: ReactNode } {
  const season = useSeasonOf(lists)
  const read = new Set(listNames.filter((list) => lists[list] !== undefined))
  const find = (typed: Typed) => {
    const seen = stored && toRecord(form.draft.seen())
    return hintsOf(kind, { stored, seen, record: toRecord(typed) }, season, {
      fields: Object.keys(typed),
      lists: read,
    })
  }

  const [asked, setAsked] = useState<{ doubts: Doubt[]; answer: (yes: boolean) => void }>()
  /** Sentences that were confirmed: the next save does not ask again. */
  const answered = useRef(new Set<string>())

  async function ask(values: Values): Promise<boolean> {
    const wrong: Doubt[] = find(form.getValues()).filter(({ isAsked }) => isAsked)
    const doubts = [...((await more?.(values)) ?? []), ...wrong].filter(
      ({ sentence }) => !answered.current.has(sentence),
    )
    if (doubts.length === 0) return true
    const yes = await new Promise<boolean>((answer) => setAsked({ doubts, answer }))
    setAsked(undefined)
    if (yes) for (const { sentence } of doubts) answered.current.add(sentence)
    return yes
  }

  return {
    ...save.dialog,
    onSave: async (values: Values) =>
      save.isUndecided || (await ask(values)) ? save.dialog.onSave(values) : { kind: 'shown' },
    hints: (
      <>
        <SaveHints form={form} isNew={stored === null} find={find} unread={unread} />
        {asked && <DoubtsQuestion {...asked} />}
      </>
    ),
  }
}

/** One question for all that is wrong. */
function DoubtsQuestion({
  doubts,
  answer,
}: {
  doubts: readonly Doubt[]
  answer: (yes: boolean) => void
}) {
  const [only, ...others] = doubts
  const isOne = others.length === 0
  return (
    <QuestionDialog
      question={isOne ? `${only?.sentence} Save all the same?` : 'Save all the same?'}
      no={{ name: 'Go back', onChoose: () => answer(false) }}
      yes={{ name: 'Save anyway', onChoose: () => answer(true) }}
    >
      {isOne
        ? (only?.detail ?? 'Checks lists it until it is put right.')
        : doubts.map(({ sentence, detail = '' }) => (
            <p key={sentence}>{`${sentence} ${detail}`.trim()}</p>
          ))}
    </QuestionDialog>
  )
}

const NONE: readonly never[] = []
const listNames = ['games', 'plans', 'combinedPlans', 'pricing', 'reps'] as const

/** The season of these lists. */
function useSeasonOf({
  games = NONE,
  plans = NONE,
  combinedPlans = NONE,
  pricing = NONE,
  reps = NONE,
}: Hinted<never, never, never>['lists']) {
  return useMemo(
    () =>
      seasonOf({
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

/**
 * The findings about the record as it is typed, below its form. A component of its own: a key press
 * re-renders it after the field, and not the dialog.
 */
function SaveHints<Typed extends FieldValues, Values>({
  form,
  isNew,
  find,
  unread,
}: {
  form: DraftForm<Typed, Values>
  /** The fields of a new record are checked once they were left. */
  isNew: boolean
  find: (typed: Typed) => readonly Hint[]
  /** Names of lists that could not be loaded. */
  unread: readonly string[]
}) {
  const typed = useDeferredValue(useWatch({ control: form.control }) as Typed)
  const { touchedFields } = useFormState({ control: form.control })
  const isFilledIn = (field: string) => {
    const value: unknown = typed[field]
    return Array.isArray(value) ? value.length > 0 : field in touchedFields
  }
  const all = useMemo(() => find(typed), [find, typed])
  const relevant = all.filter(
    ({ fields, isShown, sentence }) =>
      // Sentences begin with the name, which may not be typed yet.
      isShown &&
      !/^[\s:]/.test(sentence) &&
      (!isNew || form.draft.isRestored || fields.every(isFilledIn)),
  )
  // Pressing Save leaves a field, too: new hints must not move the button away meanwhile.
  const isPressed = usePointerDown()
  const shown = useRef(relevant)
  if (!isPressed) shown.current = relevant
  const hints = shown.current
  return (
    <Box aria-live="polite" sx={{ '&&:empty': { m: 0 } }}>
      {severities.map((severity) => {
        const found = hints.filter((hint) => hint.severity === severity)
        return found.length === 0 ? null : (
          <Alert
            key={severity}
            role="presentation"
            severity={severityLooks[severity]}
            className={styles.hints}
          >
            {found.map(({ sentence }) => (
              <div key={sentence}>{sentence}</div>
            ))}
          </Alert>
        )
      })}
      {unread.length > 0 && (
        <Box sx={{ pt: 1, color: 'text.secondary', typography: 'body2' }}>
          {`Not checked against ${unread.join(' and ')}, which could not be loaded.`}
        </Box>
      )}
    </Box>
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
