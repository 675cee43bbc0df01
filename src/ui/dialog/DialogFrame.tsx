import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import { type ReactNode, useId } from 'react'
import { useMatchMedia } from '../../lib/externalStore'
import styles from './DialogFrame.module.css'
import { type DialogBreadcrumb, DialogHeader } from './DialogHeader'
import { keepMessagesOffButtons } from './messagePosition'

/** A panel leaves its list in view from this width; in a narrower window it fills the window. */
const WIDE = '(min-width:900px)'

interface DialogFrameProps {
  /** The dialog's accessible name. */
  title: string
  breadcrumb?: DialogBreadcrumb | undefined
  /** `narrow` for a question, `normal` for a form or a list, `wide` for a table. */
  width?: 'narrow' | 'normal' | 'wide'
  /** Whether it opens at the right of a wide window, so that the list stays in view. */
  isPanel?: boolean
  /** Shown in the header of a panel beside its list. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  onClose: () => void
  /** The buttons. */
  footer: ReactNode
  /** Wraps header, content and buttons in a form. */
  wrapContent?: (inside: ReactNode) => ReactNode
  /** A question above the dialog. */
  question?: ReactNode
  children: ReactNode
}

/**
 * The frame of every dialog. The header and the buttons are always in view; the content between them scrolls
 * (docs/rules/screens.md#dialogs).
 */
export function DialogFrame(props: DialogFrameProps) {
  const { title, breadcrumb, actions, onClose, footer, question, children } = props
  const { width = 'normal', isPanel = false, role = 'dialog' } = props
  const wrapContent = props.wrapContent ?? ((content: ReactNode) => content)
  const titleId = useId()
  const isBeside = useMatchMedia(WIDE) && isPanel
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
      // No transition, because a panel often replaces another one.
      transitionDuration={isBeside ? 0 : undefined}
      className={isBeside ? styles.panel : undefined}
      slotProps={{
        paper: {
          className: `${styles.paper} ${isPanel && !isBeside ? styles.full : styles[width]}`,
        },
        backdrop: { invisible: isBeside },
      }}
    >
      {wrapContent(
        <>
          <DialogHeader
            titleId={titleId}
            title={title}
            breadcrumb={breadcrumb}
            actions={isBeside && actions}
            onClose={isPanel ? onClose : undefined}
          />
          <DialogContent className={styles.body}>{children}</DialogContent>
          <DialogActions disableSpacing ref={keepMessagesOffButtons} className={styles.footer}>
            {footer}
          </DialogActions>
        </>,
      )}
      {question}
    </Dialog>
  )
}
