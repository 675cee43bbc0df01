import { useMemo } from 'react'
import { WORDS } from '../../api/writes/words'
import type { TeamKey } from '../../content/teams'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { counted } from '../../domain/text'
import { seasonOfCode } from '../../domain/time/seasons'
import { Chips } from '../../ui/Chips'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { actionsColumn, nameColumn, type RecordColumn, type RowActions } from '../list/columns'
import { ListScreen, type ListWords } from '../list/ListScreen'
import { stepsOf, useList, useListDialogs } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { gameHref } from '../records/recordLinks'
import { PlanDialogs } from './PlanDialogs'
import styles from './PlansDashboard.module.css'
import { builderFormName, type PlansKind, planFormName, plansConfigs } from './plansConfigs'

const DeletePlan = lazyDialog(() => import('./DeletePlan'), 'DeletePlan')
const PlanBulk = lazyDialog(() => import('./PlanBulk'), 'PlanBulk')

const words: Omit<ListWords, 'title'> = {
  search: 'Search Plans',
  row: 'plan',
  add: 'Add New Game Plan',
  loading: 'Loading game plans...',
  failed: WORDS.plan.load,
  empty: 'No game plans found.',
}

/** The plan aggregate dashboards (docs/rules/screens.md#plans). */
export function PlansDashboard({ kind }: { kind: PlansKind }) {
  const config = plansConfigs[kind]
  const plans = config.usePlans()
  const tableState = useTableState({ column: 'name', descending: false })
  const season = useListSeason(plans.data, seasonOfPlan, tableState)
  const { edited, setEdited, deleted, setDeleted, actions } = useListDialogs(
    planFormName(kind),
    plans.data,
    planKey,
  )
  const [built, setBuilt] = useEditedRecord(builderFormName(kind), plans.data, planKey)
  const list = useList({
    query: plans,
    queryKey: config.plansKey,
    narrowed: season.rows,
    columns: useMemo(
      () =>
        planColumns(config.team, {
          ...actions,
          onDelete: config.canDeletePlan ? actions.onDelete : undefined,
        }),
      [config, actions],
    ),
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    searchBy: 'name',
    season,
  })
  const all = plans.data ?? NO_PLANS
  const isListed = (plan: Plan) => plans.data?.some(({ name }) => isSamePlanName(name, plan.name))
  // A draft of the plan builder opens again, as those of the other dialogs do.
  const open = edited ?? built

  return (
    <>
      <ListScreen
        list={list}
        words={{ ...words, title: config.title }}
        openRecord={open?.record}
        onAdd={() => setEdited({ record: null })}
        bulk={
          <PlanBulk
            list={list}
            kind={kind}
            plans={all}
            onClose={() => list.selection.setOn(false)}
          />
        }
      />
      {open && (
        <PlanDialogs
          key={open.record?.name ?? ''}
          kind={kind}
          record={open.record}
          existing={all}
          isGone={(plan) => plans.isSuccess && !isListed(plan)}
          isBuilt={open === built}
          steps={edited && stepsOf(list, edited, setEdited)}
          onClose={() => {
            setEdited(undefined)
            setBuilt(undefined)
          }}
        />
      )}
      {deleted && (
        <DeletePlan team={config.team} plan={deleted} onClose={() => setDeleted(undefined)} />
      )}
    </>
  )
}

const NO_PLANS: Plan[] = []
const planKey = (plan: Plan) => plan.name
const seasonOfPlan = ({ name }: Plan) => seasonOfCode(name)

/**
 * The columns of docs/rules/screens.md#plans. Without `onDelete` a plan cannot be deleted as a
 * whole.
 */
function planColumns(team: TeamKey, actions: RowActions<Plan>): RecordColumn<Plan>[] {
  const linkOf = (code: string) => gameHref(team, code)
  return [
    nameColumn({ header: 'Plan Event Name', width: 24, name: planKey, onOpen: actions.onEdit }),
    {
      id: 'events',
      header: 'Event Names',
      slot: 'main',
      width: 64,
      value: (plan) => plan.eventNames.join(', '),
      cell: (plan) => <EventNames names={plan.eventNames} linkOf={linkOf} />,
    },
    actionsColumn(12, planKey, actions),
  ]
}

/** A half or full season would be a wall of chips. */
const MOST_SHOWN = 12

interface EventNamesProps {
  names: string[]
  /** Where a game's code leads. */
  linkOf: (code: string) => string
}

/**
 * The codes of a plan's games. Those beyond the first dozen are folded away, where the browser's
 * own search still finds them.
 */
function EventNames({ names, linkOf }: EventNamesProps) {
  const folded = names.slice(MOST_SHOWN)
  return (
    <div
      className={styles.names}
      data-count={names.length > 0 ? counted(names.length, 'game') : undefined}
    >
      <Chips names={names.slice(0, MOST_SHOWN)} none="No Event Names" linkOf={linkOf} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.more}>
            <span className={styles.closed}>{`${folded.length} more`}</span>
            <span className={styles.open}>Fewer</span>
          </summary>
          <div className={styles.rest}>
            <Chips names={folded} none="" linkOf={linkOf} />
          </div>
        </details>
      )}
    </div>
  )
}
