import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { type ReactNode, useEffect, useRef, useState } from 'react'

/** A record as a person reads it: label and text of each field, in order. */
export type Fields = Readonly<Record<string, string>>

interface ConflictProps<Row> {
  /** As it was when the dialog opened; null for a new record, which nobody can have changed. */
  record: Row | null
  /** The record as the server holds it now; undefined when it is gone. May throw. */
  reread: () => Promise<Row | undefined>
  describe: (row: Row) => Fields
  /** Puts the server's version into the form. */
  onTake: (row: Row) => void
  /** Says that the record is gone, where a screen has words of its own for it. */
  gone?: string
}

const SHOWN_IN_NOTICE = ''
const GONE =
  'This was deleted since you opened it, so it cannot be saved. What you typed is still here to copy.'

interface Found<Row> {
  mine: Row
  theirs: Row
}

/**
 * Nobody's work is overwritten unseen: before an edit is saved the record is read again, and when
 * it was changed meanwhile, perhaps in one's own other tab, both versions are shown and the person chooses.
 * `check` resolves to the words that stop the save, '' when the notice says it, or to nothing;
 * `notice` goes into the dialog.
 */
export function useConflict<Row>({
  record,
  reread,
  describe,
  onTake,
  gone = GONE,
}: ConflictProps<Row>) {
  // What the person has seen last: the record as opened, or the server's version once shown.
  const seen = useRef(record)
  const [found, setFound] = useState<Found<Row>>()

  async function check(mine: Row): Promise<string | undefined> {
    if (seen.current === null) return undefined
    const theirs = await reread()
    setFound(undefined)
    if (theirs === undefined) return gone
    const now = describe(theirs)
    // With nothing to choose between, there is nothing to ask.
    if (sameFields(now, describe(seen.current)) || sameFields(now, describe(mine))) {
      return undefined
    }
    setFound({ mine, theirs })
    return SHOWN_IN_NOTICE
  }
  function take({ theirs }: Found<Row>) {
    seen.current = theirs
    setFound(undefined)
    onTake(theirs)
  }
  const notice: ReactNode = found && (
    <Versions
      mine={describe(found.mine)}
      theirs={describe(found.theirs)}
      onTake={() => take(found)}
      onKeep={() => {
        // The button submits: the next check finds what the person has now seen.
        seen.current = found.theirs
      }}
    />
  )
  return { check, notice }
}

const sameFields = (one: Fields, other: Fields) => JSON.stringify(one) === JSON.stringify(other)

function Versions({
  mine,
  theirs,
  onTake,
  onKeep,
}: {
  mine: Fields
  theirs: Fields
  onTake: () => void
  onKeep: () => void
}) {
  const alert = useRef<HTMLDivElement>(null)
  // The button that was pressed makes room for the choice; nothing is chosen by an Enter too many.
  useEffect(() => alert.current?.focus(), [])
  const labels = Object.keys(theirs).filter((label) => mine[label] !== theirs[label])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      severity="warning"
      sx={{ '& .MuiAlert-message': { flex: 1, minWidth: 0 } }}
    >
      This was changed since you opened it. Please choose what to keep.
      <table
        style={{ width: '100%', marginTop: 8, borderSpacing: '0 4px', overflowWrap: 'anywhere' }}
      >
        <thead>
          <tr style={{ textAlign: 'left' }}>
            <th scope="col">Field</th>
            <th scope="col">Yours</th>
            <th scope="col">On the server now</th>
          </tr>
        </thead>
        <tbody>
          {labels.map((label) => (
            <tr key={label} style={{ verticalAlign: 'top' }}>
              <th scope="row" style={{ textAlign: 'left', fontWeight: 400 }}>
                {label}
              </th>
              <td>{mine[label] || '—'}</td>
              <td>{theirs[label] || '—'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Stack direction="row" spacing={1} sx={{ mt: 1, flexWrap: 'wrap' }}>
        <Button type="submit" size="small" variant="outlined" color="inherit" onClick={onKeep}>
          Save mine
        </Button>
        <Button size="small" color="inherit" onClick={onTake}>
          Use the server's
        </Button>
      </Stack>
    </Alert>
  )
}
