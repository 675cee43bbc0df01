import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { QrSquare } from '../../src/lib/QrSquare'
import { SearchField } from '../../src/staff/list/SearchField'
import { Alert } from '../../src/ui/Alert'
import { Chips } from '../../src/ui/Chips'
import { FailureList } from '../../src/ui/FailureList'
import { Empty, LoadError, Loading } from '../../src/ui/LoadState'
import { useNotify } from '../../src/ui/Notifications'
import { PageFailures } from '../../src/ui/PageFailures'
import { AddButton, PageHeader } from '../../src/ui/PageHeader'
import { type Parts, State, States } from './State'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

const add = <AddButton name="Add New Game" onClick={nothing} />
const alertOf = (severity: 'info' | 'success' | 'warning' | 'error') => (
  <Alert severity={severity}>Two packages show this game.</Alert>
)
const FAILED = {
  text: 'Failed to load games.',
  why: 'The server took too long to respond. Try again.',
  onRetry: nothing,
}
const UNDO = { subject: 'B251009', action: { name: 'Undo', isUndo: true, run: nothing } }

function NotificationsStates() {
  const notify = useNotify()
  return (
    <State name="The newest, and what is offered; a failure as an Alert" width="wide">
      <PageFailures pagePath="gallery" />
      <Button onClick={() => notify('Game updated successfully!')}>Success</Button>
      <Button onClick={() => notify('Failed to delete game.', 'error')}>Failure</Button>
      <Button onClick={() => notify(`${LONG_WORD} is gone.`, 'warning')}>A long word</Button>
      <Button onClick={() => notify('Game deleted successfully!', 'success', UNDO)}>Action</Button>
    </State>
  )
}

function PageHeaderStates() {
  const [search, setSearch] = useState('')
  return (
    <States
      wide={{
        'With search and a button': (
          <PageHeader title="Bruins Games Dashboard">
            <SearchField label="Search Games" value={search} onChange={setSearch} />
            {add}
          </PageHeader>
        ),
      }}
    />
  )
}

/** What lies in `src/ui` itself. */
export const pageParts: Parts = {
  AddButton: () => <States of={{ 'Above a list': add }} />,
  Alert: () => (
    <States
      narrow={{
        Info: alertOf('info'),
        Success: alertOf('success'),
        Warning: alertOf('warning'),
        Error: alertOf('error'),
      }}
    />
  ),
  FailureList: () => (
    <States
      narrow={{
        'Some of several failed': (
          <FailureList message="Failed:" failures={[{ what: LONG_WORD, why: FAILED.why }]} />
        ),
      }}
    />
  ),
  Chips: () => (
    <States
      of={{
        None: <Chips names={[]} emptyText="No Plans" />,
        'That lead somewhere': (
          <Chips names={['P26FULL', 'P26HA']} emptyText="No Plans" hrefOf={(name) => `#${name}`} />
        ),
      }}
      narrow={{
        'Many, long': (
          <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
            <Chips names={[LONG_WORD, 'P26FULL', 'P26HA', LONG_NAME]} emptyText="No Plans" />
          </Stack>
        ),
      }}
    />
  ),
  Empty: () => <States of={{ 'No row is left': <Empty>No games found.</Empty> }} />,
  LoadState: () => (
    <States
      of={{ Loading: <Loading text="Loading games..." />, Failed: <LoadError {...FAILED} /> }}
      narrow={{
        'Failed, with rows from before': (
          <LoadError {...FAILED} age="What you see is as of Oct 9, 7:00 PM." />
        ),
      }}
    />
  ),
  Notifications: NotificationsStates,
  PageHeader: PageHeaderStates,
}

const ADDRESS = 'https://tickets.example.com/game-plans/bgs/calendar/p26all'

/** What lies in `src/lib`. */
export const libParts: Parts = {
  QrSquare: () => (
    <States
      of={{
        'An address': <QrSquare text={ADDRESS} label="QR code for the calendar" />,
        'With the stamp of 94 games': (
          <QrSquare text={`${ADDRESS}#p=${'xY-_9z'.repeat(48)}`} label="QR code for the print" />
        ),
      }}
    />
  ),
}
