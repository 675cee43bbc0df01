import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useId, useMemo, useState } from 'react'
import { WORDS } from '../../api/writes/words'
import type { Game } from '../../domain/games/game'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { RecordTable } from '../list/RecordTable'
import { tableData } from '../list/tableTexts'
import { useRows } from '../list/useRows'
import { useOrder } from '../list/useTableState'
import { DeleteEvent } from './DeleteEvent'
import { EventChips } from './EventChips'
import { eventColumns } from './eventColumns'
import { type PlansKind, plansConfigs } from './plansConfigs'

/** The events of a plan as the server has them, as chips and as a table. */
export function PlanEvents({ kind, plan }: { kind: PlansKind; plan: string }) {
  const { team, useEvents, eventsQuery } = plansConfigs[kind]
  const events = useEvents(plan)
  const order = useOrder({ column: 'date', descending: false })
  const [deleted, setDeleted] = useState<string>()
  const columns = useMemo(() => eventColumns(team, setDeleted), [team])
  const rows = useRows(events.data ?? NO_EVENTS, columns, order.sort)
  const names = [...new Set(events.data?.map((event) => event.eventName))]
  const headingId = useId()

  return (
    <>
      <Stack spacing={1.5}>
        <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
          <Typography variant="h2" component="h3" id={headingId}>
            Individual Events
          </Typography>
          <ListTools
            title={`Events of ${plan}`}
            table={events.data?.length ? tableData(rows, columns) : undefined}
          />
        </Stack>
        <ListState
          list={eventsQuery(plan).queryKey}
          query={events}
          loading="Loading events..."
          failed={WORDS.planEvent.load}
        >
          {() => (
            <EventChips team={team} names={names} labelledBy={headingId} onDelete={setDeleted} />
          )}
        </ListState>
      </Stack>
      {events.data && events.data.length > 0 && (
        <RecordTable
          label={`Events of ${plan}`}
          rows={rows}
          columns={columns}
          rowKey={eventKey}
          {...order}
          isInDialog
          empty=""
        />
      )}
      {deleted !== undefined && (
        <DeleteEvent
          kind={kind}
          plan={plan}
          eventName={deleted}
          onClose={() => setDeleted(undefined)}
        />
      )}
    </>
  )
}

const NO_EVENTS: Game[] = []
const eventKey = (event: Game) => `${event.eventName} ${event.eventIds.join()}`
