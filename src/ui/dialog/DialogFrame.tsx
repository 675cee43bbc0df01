import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId } from 'react'
import { useMedia } from '../../lib/externalStore'
import styles from './DialogFrame.module.css'
import { type DialogBreadcrumb, DialogHeader } from './DialogHead'
import { keepMessagesOffButtons } from './messageOffset'

/** From this width a panel leaves its list in view; below, it fills the window. */
const WIDE = '(min-width:900px)'

interface DialogFrameProps {
  /** The dialog's accessible name. */
  title: string
  breadcrumb?: DialogBreadcrumb | undefined
  /** For a question, for a form or a list, for a table. */
  width?: 'narrow' | 'normal' | 'wide'
  /** It is at the right of a wide window and leaves the list in view; a narrow one it fills. */
  isPanel?: boolean
  /** In the header of a panel beside its list. */
  beside?: ReactNode
  role?: 'dialog' | 'alertdialog'
  onClose: () => void
  /** The buttons. */
  foot: ReactNode
  /** Wraps header, content and buttons in a form. */
  inForm?: (inside: ReactNode) => ReactNode
  /** A question above the dialog. */
  above?: ReactNode
  children: ReactNode
}

/**
 * The frame of every dialog: its breadcrumb and title above, its buttons below, both always in view; what
 * is between them scrolls (docs/rules/screens.md#dialogs).
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, breadcrumb, beside, onClose, foot, above, children } = props
  const { width = 'normal', isPanel = false, role = 'dialog', inForm = (inside) => inside } = props
  const titleId = useId()
  const isBeside = useMedia(WIDE) && isPanel
  return (
    <Dialog
      open
      role={role}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      fullWidth
      fullScreen={isPanel && !isBeside}
      disableScrollLock={isBeside}
      // One that replaces another is not animated again.
      {...(isBeside && { className: styles.panel, transitionDuration: 0 })}
      slotProps={{
        paper: {
          className: `${styles.paper} ${isPanel && !isBeside ? styles.full : styles[width]}`,
        },
        backdrop: { invisible: isBeside },
      }}
    >
      {inForm(
        <>
          <DialogHeader
            {...{ titleId, title, breadcrumb }}
            actions={isBeside && beside}
            onClose={isPanel && onClose}
          />
          <DialogContent className={styles.body}>{children}</DialogContent>
          <DialogActions disableSpacing ref={keepMessagesOffButtons} className={styles.foot}>
            {foot}
          </DialogActions>
        </>,
      )}
      {above}
    </Dialog>
  )
}
