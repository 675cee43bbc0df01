import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import useMediaQuery from '@mui/material/useMediaQuery'
import { type ReactNode, useId } from 'react'
import styles from './DialogFrame.module.css'

/** What a dialog says of its place, outermost first: ['Bruins Games', 'B251009']; a new record has no name. */
export type DialogPlace = readonly (string | undefined)[]

/** From here on a record's dialog stands beside its list. */
const WIDE = '(min-width:1200px)'

/**
 * The frame of every dialog: its place and title above, its buttons below, both always in view; what
 * is between them scrolls (docs/rules/screens.md#dialogs).
 */
export function DialogFrame({
  title,
  where,
  width = 'normal',
  isPanel = false,
  role = 'dialog',
  onClose,
  foot,
  inForm = (inside) => inside,
  above,
  children,
}: {
  /** Names it. */
  title: string
  where?: DialogPlace | undefined
  /** For a question, for a form or a list, for a table. */
  width?: 'narrow' | 'normal' | 'wide'
  /** On a wide window it stands at the right and leaves the list in view. */
  isPanel?: boolean
  role?: 'dialog' | 'alertdialog'
  onClose: () => void
  /** The buttons. */
  foot: ReactNode
  /** Puts all of it into a form. */
  inForm?: (inside: ReactNode) => ReactNode
  /** A question above the dialog. */
  above?: ReactNode
  children: ReactNode
}) {
  const titleId = useId()
  const isBeside = useMediaQuery(WIDE, { noSsr: true }) && isPanel
  return (
    <Dialog
      open
      role={role}
      onClose={onClose}
      aria-labelledby={titleId}
      maxWidth={false}
      fullWidth
      disableScrollLock={isBeside}
      {...(isBeside && { className: styles.panel })}
      slotProps={{
        paper: { className: `${styles.paper} ${styles[width]}` },
        backdrop: { invisible: isBeside },
      }}
    >
      {inForm(
        <>
          <div className={styles.head}>
            {where && <div className={styles.where}>{where.filter(Boolean).join(' › ')}</div>}
            <DialogTitle id={titleId} className={styles.title}>
              {title}
            </DialogTitle>
          </div>
          <DialogContent className={styles.body}>{children}</DialogContent>
          <DialogActions disableSpacing className={styles.foot}>
            {foot}
          </DialogActions>
        </>,
      )}
      {above}
    </Dialog>
  )
}
