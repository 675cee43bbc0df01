import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogBreadcrumb } from './DialogHeader'

interface ReadingDialogProps {
  title: string
  breadcrumb?: DialogBreadcrumb
  /** The text of the button. */
  close?: string
  /** Rendered as a panel, because a form replaces it once its data has loaded. */
  isPanel?: boolean
  onClose: () => void
  children: ReactNode
}

/** A read-only dialog with a Close button. */
export function ReadingDialog(props: ReadingDialogProps) {
  const { title, breadcrumb, close = 'Close', isPanel = false, onClose, children } = props
  return (
    <DialogFrame
      title={title}
      breadcrumb={breadcrumb}
      isPanel={isPanel}
      onClose={onClose}
      footer={
        <Button onClick={onClose} autoFocus>
          <span>{close}</span>
        </Button>
      }
    >
      {children}
    </DialogFrame>
  )
}
