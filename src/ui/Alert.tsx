import MuiAlert, { type AlertColor, type AlertProps as MuiAlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'

export type { AlertColor }

interface AlertProps extends MuiAlertProps {
  /** A button on the right. */
  button?: { name: string; onClick: () => void } | undefined
}

/**
 * MUI's Alert with a role by severity: an error interrupts a screen reader, anything else is read when it pauses
 * (docs/rules/screens.md#messages). Pass `role="alert"` for a partial failure, which is shown as a warning.
 */
export function Alert({ severity = 'info', button, ...rest }: AlertProps) {
  const action = button && (
    <Button color="inherit" size="small" onClick={button.onClick} style={{ whiteSpace: 'nowrap' }}>
      <span>{button.name}</span>
    </Button>
  )
  const role = severity === 'error' ? 'alert' : 'status'
  return <MuiAlert severity={severity} role={role} action={action} {...rest} />
}
