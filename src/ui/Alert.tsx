import type { ComponentProps, ReactNode } from 'react'
import styles from './Alert.module.css'
import { CloseIcon, noteIcons } from './icons'

export type AlertColor = keyof typeof noteIcons

/**
 * A note in its place. A failure interrupts whoever listens; all else is told when he pauses
 * (docs/rules/screens.md#messages). A partial failure, which is drawn as a warning, says `role="alert"`.
 */
export function Alert({
  severity = 'info',
  variant = 'standard',
  action,
  onClose,
  className,
  children,
  ...rest
}: ComponentProps<'div'> & {
  severity?: AlertColor | undefined
  /** `filled` lies above the page. */
  variant?: 'standard' | 'filled'
  /** What can be done about it, at its end. */
  action?: ReactNode
  /** A button closes it, where there is no action. */
  onClose?: (() => void) | undefined
}) {
  const Icon = noteIcons[severity]
  const end =
    action ??
    (onClose && (
      <button
        type="button"
        aria-label="Close"
        title="Close"
        onClick={onClose}
        className={styles.close}
      >
        <CloseIcon />
      </button>
    ))
  return (
    <div
      role={severity === 'error' ? 'alert' : 'status'}
      data-severity={severity}
      className={[styles.alert, styles[variant], className].filter(Boolean).join(' ')}
      {...rest}
    >
      <div data-part="icon" className={styles.icon}>
        <Icon />
      </div>
      <div data-part="message" className={styles.message}>
        {children}
      </div>
      {end && (
        <div data-part="action" className={styles.action}>
          {end}
        </div>
      )}
    </div>
  )
}
