import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { DialogFrame } from '../../ui/dialog/DialogFrame'
import { NamedList } from '../list/bulk/BulkDialog'
import { WebTeamDetails, webTeamTasksOf } from './LeftToDo'
import { type PreviewRow, previewSections } from './previewRows'

interface CreateSeasonDialogProps {
  /** The records to create, as text. */
  items: string
  rows: readonly PreviewRow[]
  /** The year in which the new season ends. */
  season: number
  onCreate: () => void
  onClose: () => void
}

/** Asks before creating next season's records, and lists the remaining work. */
export function CreateSeasonDialog(props: CreateSeasonDialogProps) {
  const { items, rows, season, onCreate, onClose } = props
  return (
    <DialogFrame
      title={`Create ${items}?`}
      breadcrumb={['Next season']}
      role="alertdialog"
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose} autoFocus>
            Cancel
          </Button>
          <Button variant="contained" onClick={onCreate}>
            Create
          </Button>
        </>
      }
    >
      <Stack spacing={2}>
        <NamedList
          label="This creates:"
          lines={previewSections(rows).map((section) => `${section.title}: ${section.rows.length}`)}
        />
        <NamedList
          label="Not created. Do these afterwards:"
          lines={[
            'Games: import them, then choose them for the plans.',
            'Reps for the pricing plans, and PDFs for the packages.',
            ...webTeamTasksOf(season),
          ]}
        />
        <WebTeamDetails season={season} />
      </Stack>
    </DialogFrame>
  )
}
