import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogPlace } from './DialogHead'

/** A dialog to read, with one button that closes it. */
export function ReadingDialog({
  title,
  where,
  close = 'Close',
  isPanel = false,
  onClose,
  children,
}: {
  title: string
  where?: DialogPlace
  close?: string
  /** A form replaces it once its data has loaded. */
  isPanel?: boolean
  onClose: () => void
  children: ReactNode
}) {
  return (
    <DialogFrame
      title={title}
      where={where}
      isPanel={isPanel}
      onClose={onClose}
      foot={
        <Button onClick={onClose} autoFocus>
          <span>{close}</span>
        </Button>
      }
    >
      {children}
    </DialogFrame>
  )
}
