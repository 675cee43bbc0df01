import CloseIcon from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import Stack from '@mui/material/Stack'
import { useId, useMemo, useState } from 'react'
import { MESSAGES } from '../../api/writes/messages'
import type { TeamKey } from '../../content/teams'
import { type Game, gameKey } from '../../domain/games/game'
import { counted } from '../../domain/text'
import { gameFactColumns } from '../kit/gameFactColumns'
import { actionsColumn, type RecordColumn } from '../list/columns'
import { FoldedNames } from '../list/FoldedChips'
import { RowCount } from '../list/ListHeader'
import { ListState } from '../list/ListState'
import { ListTools } from '../list/ListTools'
import { RecordTable } from '../list/RecordTable'
import { useOrder } from '../list/sort'
import { tableData } from '../list/tableTexts'
import { useRows } from '../list/useRows'
import { gameHref } from '../records/recordLinks'
import { DeleteEvent } from './DeleteEvent'
import styles from './plans.module.css'
import { type PlansKind, plansConfigs } from './plansConfigs'

const NO_EVENTS: Game[] = []

/** The stored events of a plan, as chips and as a table. */
export function PlanEvents({ kind, plan }: { kind: PlansKind; plan: string }) {
  const { team, useEvents, eventsQuery } = plansConfigs[kind]
  const events = useEvents(plan)
  const order = useOrder({ column: 'date', descending: false })
  /** The code of the game that a dialog asks about. */
  const [toDelete, setToDelete] = useState<string>()
  const columns = useMemo(() => eventColumns(team, setToDelete), [team])
  const rows = useRows(events.data ?? NO_EVENTS, columns, order.sort)
  const names = [...new Set(events.data?.map((event) => event.eventName))]
  const headingId = useId()

  return (
    <>
      <Stack spacing={1}>
        <div className={styles.head}>
          <h3 className={styles.heading} id={headingId}>
            Individual Events
          </h3>
          {events.data && <RowCount text={counted(names.length, 'game')} />}
          <ListTools
            title={`Events of ${plan}`}
            table={events.data?.length ? tableData(rows, columns) : undefined}
          />
        </div>
        <ListState
          queryKey={eventsQuery(plan).queryKey}
          query={events}
          loading="Loading events..."
          failed={MESSAGES.planEvent.load}
        >
          {() => (
            <EventChips team={team} names={names} labelledBy={headingId} onDelete={setToDelete} />
          )}
        </ListState>
      </Stack>
      {events.data && events.data.length > 0 && (
        <RecordTable
          label={`Events of ${plan}`}
          rows={rows}
          columns={columns}
          rowKey={gameKey}
          order={order}
          isInDialog
          empty=""
        />
      )}
      {toDelete !== undefined && (
        <DeleteEvent
          kind={kind}
          plan={plan}
          eventName={toDelete}
          onClose={() => setToDelete(undefined)}
        />
      )}
    </>
  )
}

/** The columns of a plan's events (docs/rules/screens.md#plans). */
function eventColumns(team: TeamKey, onDelete: (eventName: string) => void): RecordColumn<Game>[] {
  return [
    {
      id: 'id',
      header: 'Event ID',
      cardLabel: 'ID',
      slot: 'more',
      width: 12,
      value: (event) => event.eventIds[0] ?? 0,
      cell: (event) => event.eventIds.join(', ') || '—',
    },
    {
      id: 'name',
      header: 'Event Name',
      slot: 'code',
      width: 15,
      value: (event) => event.eventName,
      cell: ({ eventName }) => (
        <a className={styles.code} href={gameHref(team, eventName)}>
          {eventName}
        </a>
      ),
    },
    ...gameFactColumns({ team: 24, number: 12, date: 15, time: 12 }),
    actionsColumn(10, (event) => event.eventName, {
      onDelete: (event) => onDelete(event.eventName),
    }),
  ]
}

/** About how many characters of codes fit on two lines of chips with remove buttons. */
const MAX_CHARACTERS = 150

interface EventChipsProps {
  team: TeamKey
  /** The codes of the plan's games, each once. */
  names: string[]
  /** The id of the list's heading. */
  labelledBy: string
  onDelete: (eventName: string) => void
}

/** Chips with as many game codes as fit, each with a remove button, then '+36'. */
function EventChips({ team, names, labelledBy, onDelete }: EventChipsProps) {
  if (names.length === 0) return <span className={styles.none}>No Event Names</span>
  return (
    <div className={styles.chips}>
      <FoldedNames names={names} maxCharacters={MAX_CHARACTERS}>
        {(some) => (
          <ul aria-labelledby={labelledBy}>
            {some.map((name) => (
              <li key={name} className={styles.chip}>
                <a className={styles.code} href={gameHref(team, name)}>
                  {name}
                </a>
                <IconButton
                  size="small"
                  className={styles.delete}
                  aria-label={`Delete event ${name}`}
                  onClick={() => onDelete(name)}
                >
                  <CloseIcon fontSize="inherit" />
                </IconButton>
              </li>
            ))}
          </ul>
        )}
      </FoldedNames>
    </div>
  )
}
