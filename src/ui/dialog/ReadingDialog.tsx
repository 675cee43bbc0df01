import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogBreadcrumb } from './DialogHeader'

interface ReadingDialogProps {
  title: string
  breadcrumb?: DialogBreadcrumb
  /** The text of the button. */
  closeText?: string
  /** Whether it opens at the right of a wide window, so that the list stays in view. */
  isPanel?: boolean
  onClose: () => void
  children: ReactNode
}

/** A read-only dialog with a Close button. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, breadcrumb, closeText = 'Close', isPanel = false, onClose, children } = props
  return (
    <DialogFrame
      title={title}
      breadcrumb={breadcrumb}
      isPanel={isPanel}
      onClose={onClose}
      footer={
        <Button onClick={onClose} autoFocus>
          <span>{closeText}</span>
        </Button>
      }
    >
      {children}
    </DialogFrame>
  )
}
