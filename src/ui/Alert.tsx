import MuiAlert, { type AlertColor, type AlertProps } from '@mui/material/Alert'

export type { AlertColor }

/**
 * A note in its place. A failure interrupts whoever listens; all else is told when he pauses
 * (docs/rules/screens.md#messages). A partial failure, which is drawn as a warning, says `role="alert"`.
 */
export function Alert({ severity = 'info', ...rest }: AlertProps) {
  return <MuiAlert role={severity === 'error' ? 'alert' : 'status'} severity={severity} {...rest} />
}
