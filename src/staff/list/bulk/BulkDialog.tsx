import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { DialogFrame } from '../../../ui/dialog/DialogFrame'
import { lazyPart } from '../../../ui/lazyPart'
import { gameChangesOf } from '../../links/gameChanges'
import { RunProgress } from '../../writes/RunProgress'
import { isDone, type RunOrder } from '../../writes/runStore'
import type { Step } from '../../writes/steps/step'
import { stepName } from '../../writes/steps/stepTypes'
import { useRun, useRuns } from '../../writes/useRuns'

const ChangeMessages = lazyPart(() => import('../../links/ChangedGames'), 'ChangeMessages')

interface BulkDialogProps {
  title: string
  /**
   * The title when done, with the verb of `title`, for a run that changes only some of the selected
   * records.
   */
  doneTitle?: string
  /** The screen's name in the menu. */
  breadcrumb: string
  /** The text of the button that starts the run. */
  action: string
  /** Whether the run deletes records. Cancel is focused then. */
  isDelete?: boolean
  /** The run to start; null while there is nothing to do. */
  order: RunOrder | null
  /** Called after the run has started. */
  onStart?: () => void
  onClose: () => void
  /** Rendered until the run is undone. @param isDone whether all items are done. */
  footnote?: (isDone: boolean) => ReactNode
  /** The fields and messages shown before the start. */
  children: ReactNode
}

/**
 * Asks before changing several records, then shows the progress of the run, which continues after
 * the dialog is closed (docs/rules/tables.md#bulk).
 */
export function BulkDialog({
  title,
  doneTitle = title,
  breadcrumb,
  action,
  isDelete = false,
  order,
  onStart,
  onClose,
  footnote,
  children,
}: BulkDialogProps) {
  const { start } = useRuns()
  const [run, setRun] = useState<{ id: string; changesGames: boolean }>()
  const { state, items = [], undoneBy, done = '', at } = useRun(run?.id) ?? {}
  const isAllDone = state === 'ended' && items.every(isDone) && !undoneBy
  const note = undoneBy ? undefined : footnote?.(isAllDone)
  const isEmpty = order === null || order.steps.length === 0
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (order === null || isEmpty || run !== undefined) return
    const changesGames = order.steps.some((step) => gameChangesOf(step).length > 0)
    setRun({ id: start(order), changesGames })
    onStart?.()
  }
  return (
    <DialogFrame
      title={isAllDone ? pastTitle(doneTitle, done) : title}
      breadcrumb={[breadcrumb]}
      role={isDelete ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      wrapContent={(inside) => (
        <form onSubmit={onSubmit} noValidate>
          {inside}
        </form>
      )}
      footer={
        run === undefined ? (
          <>
            <Button onClick={onClose} autoFocus={isDelete}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isDelete ? 'error' : 'primary'}
              disabled={isEmpty}
            >
              <span>{action}</span>
            </Button>
          </>
        ) : (
          <Button variant="contained" onClick={onClose} autoFocus>
            Close
          </Button>
        )
      }
    >
      <Stack spacing={2}>
        {run === undefined ? (
          children
        ) : (
          <>
            <RunProgress id={run.id} />
            {run.changesGames && <ChangeMessages since={at} />}
          </>
        )}
        {note}
      </Stack>
    </DialogFrame>
  )
}

/** Returns 'Moved 1 game' for 'Move 1 game?', with the first word of `done` as the verb. */
const pastTitle = (title: string, done: string) =>
  title.replace(/^\w+/, /^\w+/.exec(done)?.[0] ?? '').replace('?', '')

interface BulkDeleteProps {
  /** The screen's name in the menu. */
  breadcrumb: string
  /** The records to delete, as text: '6 games'. */
  items: string
  /** Shown above the lines. Defaults to 'These will be deleted:'. */
  label?: string
  /** A line for each record to delete. */
  lines: readonly string[]
  steps: Step[]
  onClose: () => void
  /** Shown below the lines. */
  children?: ReactNode
}

/** Asks once before deleting several records, and lists the first of them. */
export function BulkDelete(props: BulkDeleteProps) {
  const { breadcrumb, items, label, lines, steps, onClose, children } = props
  const [first, ...others] = steps
  const deleted = first && others.length === 0 ? stepName(first) : items
  return (
    <BulkDialog
      title={`Delete ${items}?`}
      breadcrumb={breadcrumb}
      action={`Delete ${items}`}
      isDelete
      order={{ doing: `Deleting ${deleted}`, done: `Deleted ${deleted}`, steps }}
      onClose={onClose}
    >
      <NamedList label={label ?? 'These will be deleted:'} lines={lines} />
      {children}
    </BulkDialog>
  )
}

/** Lines of a {@link NamedList} shown at most. Others are only counted. */
const MAX_LINES = 6

/** Shows the first lines of a list. Renders nothing if it is empty. */
export function NamedList({ label, lines }: { label: string; lines: readonly string[] }) {
  const labelId = useId()
  const more = lines.length - MAX_LINES
  if (lines.length === 0) return null
  return (
    <Box sx={{ fontSize: 'var(--type-4)', '& > ul': { margin: '0.25rem 0 0', pl: 2.5 } }}>
      <div id={labelId}>{label}</div>
      <ul aria-labelledby={labelId}>
        {lines.slice(0, MAX_LINES).map((line) => (
          <li key={line}>{line}</li>
        ))}
        {more > 0 && <li>{`and ${more} more`}</li>}
      </ul>
    </Box>
  )
}
