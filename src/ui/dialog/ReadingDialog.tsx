import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogBreadcrumb } from './DialogHeader'

interface ReadingDialogProps {
  title: string
  breadcrumb?: DialogBreadcrumb
  close?: string
  /** A form replaces it once its data has loaded. */
  isPanel?: boolean
  onClose: () => void
  children: ReactNode
}

/** A dialog to read, with one button that closes it. */
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
