import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBlocker, useLocation } from 'react-router-dom'
import { DiscardDialog } from '../dialog/QuestionDialog'
import { useUnsavedWork } from './unsavedWork'
import type { DraftForm } from './useDraftForm'
import type { FormSubmit } from './useFormSubmit'

/**
 * Asks before typed work is discarded: when the user leaves the page, and when the returned `close` or `leave`
 * is called. Work that is neither saved nor discarded stays as a draft.
 * @param onClose closes the dialog. Omit it for a form on a page.
 */
export function useDiscardQuestion<Typed extends FieldValues, Values>(
  { formState: { isDirty }, draft }: DraftForm<Typed, Values>,
  submit: FormSubmit,
  onClose: () => void = () => {},
) {
  const { pathname: here } = useLocation()
  /** What to do once the work is discarded. Undefined while the question is closed. */
  const [next, setNext] = useState<{ proceed: () => void }>()
  const hasWork = isDirty && !submit.isBusy
  useUnsavedWork(hasWork)
  // A second navigation is not blocked while the first one is pending.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && currentLocation.pathname === here && nextLocation.pathname !== here,
  )
  function discard(proceed: () => void) {
    draft.forget()
    proceed()
  }
  function leave(proceed: () => void) {
    if (submit.isBusy) return
    if (isDirty || submit.hasUnfinishedEntry()) setNext({ proceed })
    else discard(proceed)
  }
  const question = (
    <>
      {next && (
        <DiscardDialog onClose={() => setNext(undefined)} onDiscard={() => discard(next.proceed)} />
      )}
      {blocker.state === 'blocked' && (
        <DiscardDialog onClose={blocker.reset} onDiscard={() => discard(blocker.proceed)} />
      )}
    </>
  )
  return { close: () => leave(onClose), leave, question }
}
