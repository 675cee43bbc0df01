import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { useBlocker, useLocation } from 'react-router-dom'
import { DiscardDialog } from '../dialog/DiscardDialog'
import { useUnsavedWork } from './unsavedWork'
import type { DraftForm } from './useDraftForm'
import type { FormSubmit } from './useFormSubmit'

/**
 * Asks before typed work is thrown away: when its page is left, and when its dialog is closed by
 * the answered `close`, or left for something else by `leave`. What is neither saved nor discarded
 * stays as a draft.
 * @param onClose closes the dialog; a form that stands on a page has none.
 */
export function useDiscardQuestion<Typed extends FieldValues, Values>(
  { formState: { isDirty }, draft }: DraftForm<Typed, Values>,
  submit: FormSubmit,
  onClose: () => void = () => {},
) {
  /** What waits for the answer. */
  const [asked, setAsked] = useState<{ then: () => void }>()
  const guard = useLeaveGuard(isDirty && !submit.isBusy)
  function discard(then: () => void) {
    draft.forget()
    then()
  }
  function leave(then: () => void) {
    if (submit.isBusy) return
    if (isDirty || submit.hasLeftover()) setAsked({ then })
    else discard(then)
  }
  const question = (
    <>
      {asked && (
        <DiscardDialog onClose={() => setAsked(undefined)} onDiscard={() => discard(asked.then)} />
      )}
      {guard.isBlocked && (
        <DiscardDialog
          onClose={guard.stay}
          onDiscard={() => {
            draft.forget()
            guard.leave()
          }}
        />
      )}
    </>
  )
  return { close: () => leave(onClose), leave, question }
}

/**
 * Holds back leaving the page while there is unsaved work: links and Back inside the app wait for
 * an answer, closing the tab gets the browser's own question. A second
 * navigation, while the first is on its way, is not held back.
 */
function useLeaveGuard(hasWork: boolean) {
  const { pathname: here } = useLocation()
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      hasWork && currentLocation.pathname === here && nextLocation.pathname !== here,
  )
  useUnsavedWork(hasWork)
  return {
    isBlocked: blocker.state === 'blocked',
    stay: () => blocker.reset?.(),
    leave: () => blocker.proceed?.(),
  }
}
