import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import { useState } from 'react'
import { SearchField } from '../../src/staff/list/FilterBar'
import { AddButton } from '../../src/ui/AddButton'
import { Alert } from '../../src/ui/Alert'
import { Chips } from '../../src/ui/Chips'
import { Empty } from '../../src/ui/Empty'
import { LoadError, Loading } from '../../src/ui/LoadState'
import { PageFailures, useNotify } from '../../src/ui/Notifications'
import { PageHeader } from '../../src/ui/PageHeader'
import { type Parts, State } from './State'
import { LONG_NAME, LONG_WORD, nothing } from './samples'

const AddButtonStates = () => (
  <State name="Above a list">
    <AddButton name="Add New Game" onClick={nothing} />
  </State>
)

const AlertStates = () =>
  (['info', 'success', 'warning', 'error'] as const).map((severity) => (
    <State key={severity} name={severity} width="narrow">
      <Alert severity={severity}>Two packages show this game.</Alert>
    </State>
  ))

const EmptyStates = () => (
  <State name="No row is left">
    <Empty>No games found. Try adjusting your search or add a new game.</Empty>
  </State>
)

const ChipsStates = () => (
  <>
    <State name="Some">
      <Chips names={['P26FULL', 'P26HA', 'P26LOGE']} none="No Plans" />
    </State>
    <State name="None">
      <Chips names={[]} none="No Plans" />
    </State>
    <State name="That lead somewhere">
      <Chips names={['P26FULL', 'P26HA']} none="No Plans" linkOf={(name) => `#${name}`} />
    </State>
    <State name="Many, long, narrow" width="narrow">
      <Stack direction="row" sx={{ flexWrap: 'wrap' }}>
        <Chips names={[LONG_WORD, 'P26FULL', 'P26HA', LONG_NAME]} none="No Plans" />
      </Stack>
    </State>
  </>
)

const WHY = 'The server took too long to answer. Please try again.'

const LoadStates = () => (
  <>
    <State name="Loading">
      <Loading text="Loading games..." />
    </State>
    <State name="Failed">
      <LoadError text="Failed to load games." why={WHY} onRetry={nothing} />
    </State>
    <State name="Failed, with rows from before, narrow" width="narrow">
      <LoadError
        text="Failed to load games."
        why={WHY}
        age="What you see is as of Oct 9, 7:00 PM."
        onRetry={nothing}
      />
    </State>
  </>
)

const UNDO = { about: 'B251009', action: { name: 'Undo', run: nothing } }

function NotificationsStates() {
  const notify = useNotify()
  return (
    <State name="The newest, and what is offered; a failure as an Alert" width="wide">
      <PageFailures page="gallery" />
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
    <>
      <State name="Title alone">
        <PageHeader title="User Dashboard" />
      </State>
      <State name="With search and a button" width="wide">
        <PageHeader title="Bruins Games Dashboard">
          <SearchField label="Search Games" value={search} onChange={setSearch} />
          <AddButton name="Add New Game" onClick={nothing} />
        </PageHeader>
      </State>
    </>
  )
}

/** What lies in `src/ui` itself. */
export const pageParts: Parts = {
  AddButton: AddButtonStates,
  Alert: AlertStates,
  Chips: ChipsStates,
  Empty: EmptyStates,
  LoadState: LoadStates,
  Notifications: NotificationsStates,
  PageHeader: PageHeaderStates,
}
