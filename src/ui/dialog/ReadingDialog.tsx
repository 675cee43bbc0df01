import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame } from './DialogFrame'
import type { DialogPlace } from './DialogHead'

/** A dialog that is read and closed: nothing in it waits to be saved. Its one button may be called otherwise. */
export function ReadingDialog({
  title,
  where,
  close = 'Close',
  isPanel = false,
  onClose,
  children,
}: {
  title: string
  where: DialogPlace
  close?: string
  /** It comes before a form, in the form's place. */
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
