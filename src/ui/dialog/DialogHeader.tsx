import Close from '@mui/icons-material/Close'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import type { ReactNode } from 'react'
import styles from './DialogHeader.module.css'

/** A dialog's breadcrumb, outermost first: ['Bruins Games', 'B251009']. Undefined in place of a new record's name. */
export type DialogBreadcrumb = readonly (string | undefined)[]

/** Joins the parts of a record's name for a breadcrumb: 'B251009 · Chicago Blackhawks · Thu, Oct 9, 7:00 PM'. */
export const joinParts = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' · ')

interface DialogHeaderProps {
  /** The id of the title, which is the dialog's accessible name. */
  titleId: string
  title: string
  breadcrumb?: DialogBreadcrumb | undefined
  /** Shown at the right of the title. */
  actions?: ReactNode
  /** Shows a close button that does the same as Cancel. Only side panels have it. */
  onClose?: (() => void) | undefined
}

/** The header of every dialog: a small breadcrumb above the title. */
export function DialogHeader({ titleId, title, breadcrumb, actions, onClose }: DialogHeaderProps) {
  return (
    <div className={styles.header}>
      {breadcrumb && (
        <div className={styles.breadcrumb}>{breadcrumb.filter(Boolean).join(' › ')}</div>
      )}
      <DialogTitle id={titleId} className={styles.title}>
        {title}
      </DialogTitle>
      {actions}
      {onClose && (
        <IconButton
          size="small"
          aria-label="Close panel"
          onClick={onClose}
          className={styles.cross}
        >
          <Close fontSize="small" />
        </IconButton>
      )}
    </div>
  )
}
