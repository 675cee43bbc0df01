import Button from '@mui/material/Button'
import type { ReactNode } from 'react'
import { DialogFrame, type DialogPlace } from './DialogFrame'

/** A dialog that is read and closed: nothing in it waits to be saved. */
export function ReadingDialog({
  title,
  where,
  onClose,
  children,
}: {
  title: string
  where?: DialogPlace
  onClose: () => void
  children: ReactNode
}) {
  return (
    <DialogFrame
      title={title}
      where={where}
      onClose={onClose}
      foot={
        <Button onClick={onClose} autoFocus>
          Close
        </Button>
      }
    >
      {children}
    </DialogFrame>
  )
}
