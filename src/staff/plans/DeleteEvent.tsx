import { useRemoveGameFromPlan } from '../../api/plans'
import { MESSAGES } from '../../api/writes/messages'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/dates'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ImpactNote } from '../links/ImpactNote'
import { useRecordDelete } from '../writes/useRecordDelete'
import { type PlansKind, plansConfigs, useRefetchEvents } from './plansConfigs'

interface DeleteEventProps {
  kind: PlansKind
  plan: string
  eventName: string
  onClose: () => void
}

/** Asks before removing a game from a plan. */
export function DeleteEvent({ kind, plan, eventName, onClose }: DeleteEventProps) {
  const { breadcrumb, team, useEvents } = plansConfigs[kind]
  const events = useEvents(plan)
  const removeFromPlan = useRemoveGameFromPlan(team)
  const eventsOfName = (list: readonly Game[]) =>
    list.filter((event) => event.eventName === eventName)
  const recordDelete = useRecordDelete<Game, Pick<Game, 'team' | 'date' | 'time'>>({
    records: eventsOfName(events.data ?? []),
    read: useRefetchEvents(kind, plan),
    findTargets: eventsOfName,
    fields: { team: 'Team', date: ['Event Date', dateText], time: ['Event Time', timeText] },
    sendDelete: () => removeFromPlan.mutateAsync({ plan, eventName }),
    step: (deleted, allEvents) =>
      deleted[0] && {
        kind: 'removeFromPlan',
        team,
        plan,
        game: deleted[0],
        times: deleted.length,
        isLast: allEvents.length === deleted.length,
      },
    name: `${eventName} in ${plan}`,
    words: MESSAGES.planEvent.delete,
  })
  const [first] = recordDelete.records
  const times = recordDelete.records.length

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete event ${eventName}?`}
      breadcrumb={[breadcrumb, plan]}
      {...recordDelete.dialog}
      onClose={onClose}
    >
      {first && (
        <>
          <div>{first.team}</div>
          <div>{`${dateText(first.date)} ${timeText(first.time)}`}</div>
        </>
      )}
      {times > 1 && <div>{`It’s in the plan ${times} times. All of them are removed.`}</div>}
      <div>{`It’s removed from ${plan}. The game itself stays.`}</div>
      {/* What uses a plan is found by its name alone. */}
      <ImpactNote kind="plan" records={[{ name: plan, eventNames: [] }]} />
    </ConfirmDialog>
  )
}
