import { useEffect, useMemo, useRef, useState } from 'react'
import * as v from 'valibot'
import type { PricingLocation } from '../../domain/pricing'
import { forgetDraft, readDraft, writeDraft } from '../../ui/form/drafts'
import { useUnsavedWork } from '../../ui/form/unsavedWork'
import { addStep, createHistory, type EditHistory, redoStep, undoStep } from './editHistory'
import { editsSchema, type PriceEdits, unsavedEdits } from './priceEdits'

const DRAFT = { form: 'prices', record: '' }

function readEdits(): PriceEdits {
  const draft = v.safeParse(editsSchema, readDraft(DRAFT))
  return draft.success ? draft.output : {}
}

function storeEdits(edits: PriceEdits): void {
  if (Object.keys(edits).length === 0) forgetDraft(DRAFT)
  else writeDraft(DRAFT, edits)
}

/**
 * The unsaved price changes, with Undo and Redo. They are a draft in this tab, which survives a
 * reload and an expired session. An edit is removed once its price is stored.
 * @param rows all stored locations; undefined while loading.
 */
export function usePriceEdits(rows: readonly PricingLocation[] | undefined) {
  const [history, setHistory] = useState(() => createHistory(readEdits()))
  const [isRestored, setRestored] = useState(() => Object.keys(history.present).length > 0)
  /**
   * The locations as last sent, by id. A ref, because only lists read later are compared to them.
   */
  const sent = useRef(new Map<number, PricingLocation>())
  const edits = useMemo(
    () => (rows ? unsavedEdits(history.present, rows, sent.current) : history.present),
    [history.present, rows],
  )

  function setAndStore(next: EditHistory<PriceEdits>) {
    setHistory(next)
    storeEdits(next.present)
  }
  // Undo must not restore removed edits after somebody else has changed the prices again.
  useEffect(() => {
    if (edits === history.present) return
    setHistory(createHistory(edits))
    storeEdits(edits)
  }, [edits, history.present])
  const isChanged = Object.keys(edits).length > 0
  useUnsavedWork(isChanged)

  return {
    edits,
    change: (next: PriceEdits) => {
      if (next !== edits) setAndStore(addStep({ ...history, present: edits }, next))
    },
    /** Stores the text being typed in the draft; pass null when the cell is left. */
    typing: (next: PriceEdits | null) => storeEdits(next ?? edits),
    undo: history.past.length > 0 ? () => setAndStore(undoStep(history)) : undefined,
    redo: history.future.length > 0 ? () => setAndStore(redoStep(history)) : undefined,
    /**
     * Remembers the locations being saved, so that their new prices don't count as somebody else's
     * change.
     */
    rememberSent: (locations: readonly PricingLocation[]) => {
      for (const location of locations) sent.current.set(location.id, location)
    },
    draft: {
      isRestored: isRestored && isChanged,
      isOutdated: false,
      startOver: () => {
        setRestored(false)
        setAndStore(createHistory({}))
      },
    },
  }
}

export type PriceEditing = ReturnType<typeof usePriceEdits>
