import { useState } from 'react'
import type { FieldValues } from 'react-hook-form'
import { DiscardDialog } from '../dialog/DiscardDialog'
import type { DraftForm } from './useDraftForm'
import type { FormSubmit } from './useFormSubmit'
import { useLeaveGuard } from './useLeaveGuard'

/**
 * Asks before typed work is thrown away: when its page is left, and when its dialog is closed by
 * the answered `close`. What is neither saved nor discarded stays as a draft.
 * @param onClose closes the dialog; a form that stands on a page has none.
 */
export function useDiscardQuestion<Typed extends FieldValues, Values>(
  { formState: { isDirty }, draft }: DraftForm<Typed, Values>,
  submit: FormSubmit,
  onClose: () => void = () => {},
) {
  const [isAsking, setAsking] = useState(false)
  const guard = useLeaveGuard(isDirty && !submit.isBusy)
  function discard() {
    draft.forget()
    onClose()
  }
  function close() {
    if (submit.isBusy) return
    if (isDirty || submit.hasLeftover()) setAsking(true)
    else discard()
  }
  const question = (
    <>
      {isAsking && <DiscardDialog onClose={() => setAsking(false)} onDiscard={discard} />}
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
  return { close, question }
}
