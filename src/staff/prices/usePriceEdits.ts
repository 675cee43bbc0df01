import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { PricingLocation } from '../../domain/pricing'
import { counted } from '../../domain/text'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import type { Step } from '../writes/steps/step'
import { useRunList, useRuns } from '../writes/useRuns'
import {
  type ChangedLocation,
  done,
  type Edits,
  type History,
  priceNames,
  redone,
  settled,
  startOf,
  undone,
} from './priceEdits'

const DRAFT = { form: 'prices', record: '' }

const edit = v.object({ text: v.string(), base: v.nullable(v.number()) })
const stored = v.record(
  v.string(),
  v.object({ name: v.string(), cells: v.record(v.picklist(priceNames), edit) }),
)

function readEdits(): Edits {
  const draft = v.safeParse(stored, readDraft(DRAFT))
  return draft.success ? draft.output : {}
}

function store(edits: Edits): void {
  if (Object.keys(edits).length === 0) forgetDraft(DRAFT)
  else writeDraft(DRAFT, edits)
}

/**
 * The prices that were changed and not saved yet, with their history: a draft in this tab, over reloads
 * and expired sessions. An edit that is stored by now is removed.
 * @param rows all locations as stored; undefined until they are read.
 */
export function usePriceEdits(rows: readonly PricingLocation[] | undefined) {
  const [history, setHistory] = useState<History<Edits>>(() => startOf(readEdits()))
  const [isRestored, setRestored] = useState(() => Object.keys(history.now).length > 0)
  /** Locations as they were sent last, by their numbers. */
  const sent = useRef(new Map<number, PricingLocation>())
  const left = useMemo(
    () => (rows ? settled(history.now, rows, sent.current) : history.now),
    [history.now, rows],
  )

  function take(next: History<Edits>) {
    setHistory(next)
    store(next.now)
  }
  // Removed edits must not come back when somebody else changes these prices again.
  useEffect(() => {
    if (left === history.now) return
    setHistory(startOf(left))
    store(left)
  }, [left, history.now])
  const isChanged = Object.keys(left).length > 0
  useUnsavedWork(isChanged)

  return {
    edits: left,
    change: (next: Edits) => {
      if (next !== left) take(done({ ...history, now: left }, next))
    },
    /** Stores what is being typed in the draft; null once the cell is left. */
    typing: (next: Edits | null) => store(next ?? left),
    undo: history.past.length > 0 ? () => take(undone(history)) : undefined,
    redo: history.future.length > 0 ? () => take(redone(history)) : undefined,
    /** These are being saved: when they are stored it is not somebody else's change. */
    send: (rows: readonly PricingLocation[]) => {
      for (const row of rows) sent.current.set(row.id, row)
    },
    draft: {
      isRestored: isRestored && isChanged,
      isOutdated: false,
      startOver: () => {
        setRestored(false)
        take(startOf({}))
      },
    },
  }
}

export type PriceEditing = ReturnType<typeof usePriceEdits>

/** A rename of a pricing plan changes its locations too. */
const isPriceChange = (step: Step) =>
  step.kind === 'changeLocation' && step.before.pricingPlanName === step.after.pricingPlanName

/** States of a step that leave its changes unsaved. */
const NOT_SAVED: readonly string[] = ['failed', 'uncertain', 'changed']

/**
 * Saves changed locations as one run, one write each, which continues on any screen. A location
 * that failed stays changed, and its row shows why.
 */
export function usePriceSave({ send }: PriceEditing) {
  const { start } = useRuns()
  const runs = useRunList()
  const ours = runs.findLast(
    ({ isUndo, items }) => !isUndo && items.every(({ step }) => isPriceChange(step)),
  )
  const items = ours?.items
  const whyNot = useMemo(
    () =>
      new Map<number, string>(
        items?.flatMap(({ step, state, why = '' }) =>
          step.kind === 'changeLocation' && NOT_SAVED.includes(state)
            ? [[step.after.id, `Not saved${why && `: ${why}`}`] as const]
            : [],
        ),
      ),
    [items],
  )
  return {
    /** Why a location is not saved, by its number. */
    whyNot,
    /** The run of the last save; undefined before the first. */
    runId: ours?.id,
    start(changed: readonly ChangedLocation[]) {
      send(changed.map(({ after }) => after))
      const what = counted(changed.length, 'location')
      start({
        doing: `Saving the prices of ${what}`,
        done: `Saved the prices of ${what}`,
        steps: changed.map(({ before, after }) => ({ kind: 'changeLocation', before, after })),
      })
    },
  }
}
