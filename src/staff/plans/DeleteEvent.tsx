import { isStatus } from '../../api/errors'
import { useRemoveGameFromPlan } from '../../api/plans'
import { failureWords } from '../../api/reason'
import type { Game } from '../../domain/game'
import { dateText, timeText } from '../../domain/wallClock'
import { ConfirmDialog } from '../../ui/ConfirmDialog'
import { useNotify } from '../../ui/Notifications'
import { type PlansKind, plansConfigs } from './plansConfigs'

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
  const { team, useEvents } = plansConfigs[kind]
  const notify = useNotify()
  const events = useEvents(plan)
  const remove = useRemoveGameFromPlan(team)
  const mine = (list: Game[] = []) => list.filter((event) => event.eventName === eventName)
  const rows = mine(events.data)
  const [first] = rows

  async function confirm() {
    try {
      await remove.mutateAsync({ plan, eventName })
      notify('Event deleted successfully!')
    } catch (error) {
      if (await isGoneAlready(error)) notify(`Event ${eventName} was deleted already.`, 'info')
      else return failureWords(error, 'Failed to delete event.')
    }
  }

  /** Somebody else was quicker: the list read again decides, not the answer. */
  async function isGoneAlready(error: unknown) {
    if (!isStatus(error, 404)) return false
    const again = await events.refetch()
    return again.isSuccess && mine(again.data).length === 0
  }

  return (
    <ConfirmDialog
      question={`Are you sure you want to delete event ${eventName}?`}
      action={{ name: 'Delete', busy: 'Deleting...' }}
      onConfirm={confirm}
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
    </ConfirmDialog>
  )
}
