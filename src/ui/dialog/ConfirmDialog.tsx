import type { ReactNode } from 'react'
import type { SaveTexts } from '../form/Form'
import { FailureAlert, StatusMessage } from '../form/FormMessages'
import { type SaveResult, useSave } from '../form/useSave'
import type { DialogBreadcrumb } from './DialogHeader'
import { QuestionDialog } from './QuestionDialog'
import { useFocusFallback } from './useFocusFallback'

interface ConfirmDialogProps {
  question: string
  breadcrumb: DialogBreadcrumb
  /** The button that deletes. */
  action: SaveTexts
  onConfirm: () => Promise<SaveResult>
  /** Returns the message for an error thrown by `onConfirm`. */
  errorMessage: (error: unknown) => string
  onClose: () => void
  /** The progress of a long deletion. */
  statusMessage: string
  /** Describes what will be deleted. */
  children: ReactNode
}

/**
 * Asks before something is deleted. It closes when `onConfirm` is done. If the deletion stops or fails,
 * it stays open and shows the reason.
 */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { action, onConfirm, errorMessage, onClose, statusMessage, children, ...header } = props
  useFocusFallback()
  const save = useSave({ errorMessage, onDone: onClose })
  return (
    <QuestionDialog
      {...header}
      no={{ name: 'Cancel', onChoose: onClose }}
      yes={{ name: save.isBusy ? action.busy : action.name, onChoose: () => save.run(onConfirm) }}
      isBusy={save.isBusy}
    >
      {children}
      <FailureAlert message={save.failure} gap={2} />
      <StatusMessage message={statusMessage} gap={2} />
    </QuestionDialog>
  )
}
