import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type FormEvent, type ReactNode, useId, useState } from 'react'
import { DialogFrame } from '../../../ui/dialog/DialogFrame'
import { lazyPart } from '../../../ui/lazyPart'
import { gameChangesOf } from '../../links/gameChanges'
import { RunProgress } from '../../writes/RunProgress'
import { isDone as isItemDone, type RunOrder } from '../../writes/runStore'
import type { Step } from '../../writes/steps/step'
import { nameOf } from '../../writes/steps/stepTypes'
import { useRun, useRuns } from '../../writes/useRuns'

const ChangeMessages = lazyPart(() => import('../../links/ChangedGames'), 'ChangeMessages')

interface BulkDialogProps {
  title: string
  /** The title once it is done, with the verb of `title`; for a run that changes fewer than were selected. */
  doneTitle?: string
  /** The screen's name in the menu. */
  breadcrumb: string
  /** The name of the button that starts the run. */
  action: string
  /** The run deletes records: Cancel has the focus. */
  isRemoval?: boolean
  /** Null while there is nothing to do. */
  order: RunOrder | null
  /** Called when the run has started. */
  onStart?: () => void
  onClose: () => void
  /** Shown until it is undone. @param isDone all of it is done. */
  footnote?: (isDone: boolean) => ReactNode
  /** The fields and messages before the start. */
  children: ReactNode
}

/**
 * Asks before several records are changed, then shows the progress of the run, which continues when the
 * dialog is closed (docs/rules/tables.md#bulk).
 */
export function BulkDialog(props: BulkDialogProps) {
  const { title, breadcrumb, action, isRemoval = false, order, doneTitle = title } = props
  const { onStart, onClose, children } = props
  const { start } = useRuns()
  const [run, setRun] = useState<{ id: string; isOfGames: boolean }>()
  const { state, items = [], undoneBy, done = '', at } = useRun(run?.id) ?? {}
  const isDone = state === 'ended' && items.every(isItemDone) && !undoneBy
  const footnote = undoneBy ? undefined : props.footnote?.(isDone)
  const isEmpty = order === null || order.steps.length === 0
  function onSubmit(event: FormEvent) {
    event.preventDefault()
    if (order === null || isEmpty || run !== undefined) return
    const isOfGames = order.steps.some((step) => gameChangesOf(step).length > 0)
    setRun({ id: start(order), isOfGames })
    onStart?.()
  }
  return (
    <DialogFrame
      title={isDone ? pastTitle(doneTitle, done) : title}
      breadcrumb={[breadcrumb]}
      role={isRemoval ? 'alertdialog' : 'dialog'}
      onClose={onClose}
      wrapContent={(inside) => (
        <form onSubmit={onSubmit} noValidate>
          {inside}
        </form>
      )}
      footer={
        run === undefined ? (
          <>
            <Button onClick={onClose} autoFocus={isRemoval}>
              Cancel
            </Button>
            <Button
              type="submit"
              variant="contained"
              color={isRemoval ? 'error' : 'primary'}
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
            {run.isOfGames && <ChangeMessages since={at} />}
          </>
        )}
        {footnote}
      </Stack>
    </DialogFrame>
  )
}

/** 'Moved 1 game' for 'Move 1 game?': the verb is the first word of what was done. */
const pastTitle = (title: string, done: string) =>
  title.replace(/^\w+/, /^\w+/.exec(done)?.[0] ?? '').replace('?', '')

interface BulkDeleteProps {
  /** The screen's name in the menu. */
  breadcrumb: string
  /** What is deleted, as text: '6 games'. */
  items: string
  /** Above the lines. */
  label?: string
  /** A line for each record that is deleted. */
  lines: readonly string[]
  steps: Step[]
  onClose: () => void
  /** Shown below the lines. */
  children?: ReactNode
}

/** Asks once before several records are deleted, and names the first of them. */
export function BulkDelete(props: BulkDeleteProps) {
  const { breadcrumb, items, label = 'These will be deleted:' } = props
  const { lines, steps, onClose, children } = props
  const [first, ...others] = steps
  const deleted = first && others.length === 0 ? nameOf(first) : items
  return (
    <BulkDialog
      title={`Delete ${items}?`}
      breadcrumb={breadcrumb}
      action={`Delete ${items}`}
      isRemoval
      order={{ doing: `Deleting ${deleted}`, done: `Deleted ${deleted}`, steps }}
      onClose={onClose}
    >
      <NamedList label={label} lines={lines} />
      {children}
    </BulkDialog>
  )
}

/** More lines than these are counted only. */
const MAX_LINES = 6

/** A list of which the first few lines are shown; nothing where there are none. */
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
