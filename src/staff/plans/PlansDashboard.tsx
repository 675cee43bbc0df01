import { useMemo } from 'react'
import { WORDS } from '../../api/writes/words'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { counted } from '../../domain/text'
import { seasonOfCode } from '../../domain/time/seasons'
import { Chips } from '../../ui/Chips'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { actionsColumn, nameColumn, type RecordColumns } from '../list/columns'
import { ListScreen } from '../list/ListScreen'
import { listWords } from '../list/listWords'
import { useList } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { gameHref } from '../records/recordLinks'
import { PlanDialogs } from './PlanDialogs'
import styles from './PlansDashboard.module.css'
import { builderFormName, type PlansKind, planFormName, plansConfigs } from './plansConfigs'

const DeletePlan = lazyDialog(() => import('./DeletePlan'), 'DeletePlan')
const PlanBulk = lazyDialog(() => import('./PlanBulk'), 'PlanBulk')

const words = listWords('game plan', {
  search: 'Search Plans',
  row: 'plan',
  add: 'Add New Game Plan',
  failed: WORDS.plan.load,
})

/** The plan aggregate dashboards (docs/rules/screens.md#plans). */
export function PlansDashboard({ kind }: { kind: PlansKind }) {
  const config = plansConfigs[kind]
  const plans = config.usePlans()
  const tableState = useTableState()
  const list = useList({
    query: plans,
    queryKey: config.plansKey,
    form: planFormName(kind),
    columns: useMemo(() => planColumns(config), [config]),
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    searchBy: 'name',
    season: useListSeason(plans.data, seasonOfPlan, tableState),
  })
  const [builderDraft, setBuilderDraft] = useEditedRecord(
    builderFormName(kind),
    plans.data,
    planKey,
  )
  const isListed = (plan: Plan) => plans.data?.some(({ name }) => isSamePlanName(name, plan.name))

  return (
    <ListScreen
      // A draft of the plan builder opens again, as those of the other dialogs do.
      list={{ ...list, edited: list.edited ?? builderDraft }}
      words={{ ...words, title: config.title }}
      dialogs={{
        bulk: (props) => <PlanBulk {...props} kind={kind} />,
        edit: ({ pager, onClose, ...props }) => (
          <PlanDialogs
            {...props}
            kind={kind}
            isGone={(plan) => plans.isSuccess && !isListed(plan)}
            isBuilt={list.edited === undefined}
            pager={list.edited && pager}
            onClose={() => {
              onClose()
              setBuilderDraft(undefined)
            }}
          />
        ),
        delete: (props) => <DeletePlan {...props} team={config.team} />,
      }}
    />
  )
}

const planKey = (plan: Plan) => plan.name
const seasonOfPlan = ({ name }: Plan) => seasonOfCode(name)

/** The columns of docs/rules/screens.md#plans; not every plan can be deleted as a whole. */
function planColumns({
  team,
  canDeletePlan,
}: (typeof plansConfigs)[PlansKind]): RecordColumns<Plan> {
  const linkOf = (code: string) => gameHref(team, code)
  return ({ onEdit, onDelete }) => [
    nameColumn({ header: 'Plan Event Name', width: 24, name: planKey, onOpen: onEdit }),
    {
      id: 'events',
      header: 'Event Names',
      slot: 'main',
      width: 64,
      value: (plan) => plan.eventNames.join(', '),
      cell: (plan) => <EventNames names={plan.eventNames} linkOf={linkOf} />,
    },
    actionsColumn(12, planKey, canDeletePlan ? { onEdit, onDelete } : { onEdit }),
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
      <Chips names={names.slice(0, MOST_SHOWN)} emptyText="No Event Names" hrefOf={linkOf} />
      {folded.length > 0 && (
        <details className={styles.folded}>
          <summary className={styles.more}>
            <span className={styles.closed}>{`${folded.length} more`}</span>
            <span className={styles.open}>Fewer</span>
          </summary>
          <div className={styles.rest}>
            <Chips names={folded} emptyText="" hrefOf={linkOf} />
          </div>
        </details>
      )}
    </div>
  )
}
