import { ChecksDashboard, type RecordDialogProps } from '../staff/checks/ChecksDashboard'
import { RecordDialog } from './recordDialogs'

/** The checks with the dialogs of all records. */
export function ChecksScreen() {
  return <ChecksDashboard RecordDialog={FindingDialog} />
}

function FindingDialog({ finding, season, onClose }: RecordDialogProps) {
  return (
    <RecordDialog kind={finding.kind} recordKey={finding.key} season={season} onClose={onClose} />
  )
}
