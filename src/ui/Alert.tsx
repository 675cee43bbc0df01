import MuiAlert, { type AlertColor, type AlertProps } from '@mui/material/Alert'

export type { AlertColor }

/**
 * MUI's alert with the role that its severity calls for: a failure interrupts a screen reader, all else is
 * read when it pauses (docs/rules/screens.md#messages). A partial failure, which is rendered as a warning,
 * gives `role="alert"`.
 */
export function Alert({ severity = 'info', ...rest }: AlertProps) {
  return <MuiAlert severity={severity} role={severity === 'error' ? 'alert' : 'status'} {...rest} />
}
