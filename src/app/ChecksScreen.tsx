import { ChecksDashboard } from '../staff/checks/ChecksDashboard'
import { fixesOf, RecordDialog } from './recordDialogs'

/** The checks with the dialogs of all records. */
export function ChecksScreen() {
  return <ChecksDashboard RecordDialog={RecordDialog} fixesOf={fixesOf} />
}
