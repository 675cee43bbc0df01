import { useRemoveGameFromPlan } from '../../api/plans'
import { WORDS } from '../../api/writes/words'
import type { Game } from '../../domain/games/game'
import { dateText, timeText } from '../../domain/time/dates'
import { ConfirmDialog } from '../../ui/dialog/ConfirmDialog'
import { ImpactNote } from '../links/ImpactNote'
import { useRecordDelete } from '../writes/useRecordDelete'
import { type PlansKind, plansConfigs } from './plansConfigs'
import { useRereadEvents } from './useRereadEvents'

/** Asks before a game is taken out of a plan. */
export function DeleteEvent({
  kind,
  plan,
  eventName,
  onClose,
}: {
  kind: PlansKind
  plan: string
  eventName: string
  onClose: () => void
}) {
  const { place, team, useEvents } = plansConfigs[kind]
  const events = useEvents(plan)
  const remove = useRemoveGameFromPlan(team)
  const mine = (list: readonly Game[]) => list.filter((event) => event.eventName === eventName)
  const removal = useRecordDelete<Game, Pick<Game, 'team' | 'date' | 'time'>>({
    records: mine(events.data ?? []),
    read: useRereadEvents(kind, plan),
    find: mine,
    fields: { team: 'Team', date: ['Event Date', dateText], time: ['Event Time', timeText] },
    shown: (event) => event,
    write: () => remove.mutateAsync({ plan, eventName }),
    step: ([game, ...others], all) =>
      game && {
        kind: 'removeFromPlan',
        team,
        plan,
        game,
        times: 1 + others.length,
        isLast: all.length === 1 + others.length,
      },
    name: `${eventName} in ${plan}`,
    words: WORDS.planEvent.delete,
  })
  const rows = removal.records
  const [first] = rows

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete event ${eventName}?`}
      where={[place, plan]}
      {...removal.dialog}
      onClose={onClose}
    >
      {first && (
        <>
          <div>{first.team}</div>
          <div>{`${dateText(first.date)} ${timeText(first.time)}`}</div>
        </>
      )}
      {rows.length > 1 && (
        <div>{`It stands in the plan ${rows.length} times; all of them leave.`}</div>
      )}
      <div>{`It leaves the plan ${plan}. The game itself stays.`}</div>
      <ImpactNote kind="plan" records={[{ name: plan, eventNames: [] }]} />
    </ConfirmDialog>
  )
}
