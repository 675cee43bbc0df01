import MuiAlert, { type AlertColor, type AlertProps as MuiAlertProps } from '@mui/material/Alert'
import Button from '@mui/material/Button'

export type { AlertColor }

interface AlertProps extends MuiAlertProps {
  /** A button at its right. */
  button?: { name: string; onClick: () => void } | undefined
}

/**
 * MUI's alert with the role that its severity calls for: a failure interrupts a screen reader, all else is
 * read when it pauses (docs/rules/screens.md#messages). A partial failure, which is rendered as a warning,
 * gives `role="alert"`.
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
