import { useMemo } from 'react'
import { useGames } from '../../api/games'
import { MESSAGES } from '../../api/writes/messages'
import { isSamePlanName, type Plan } from '../../domain/plan'
import { seasonOfCode } from '../../domain/time/seasons'
import { lazyDialog } from '../../ui/dialog/lazyDialog'
import { useEditedRecord } from '../../ui/form/useEditedRecord'
import { actionsColumn, nameColumn, type RecordColumns } from '../list/columns'
import { FoldedChips } from '../list/FoldedChips'
import { ListScreen } from '../list/ListScreen'
import { listWords } from '../list/listWords'
import { useList } from '../list/useList'
import { useListSeason } from '../list/useListSeason'
import { useTableState } from '../list/useTableState'
import { datesByCode, gamesSummary } from '../records/gamesSummary'
import { gameHref } from '../records/recordLinks'
import { PlanDialogs } from './PlanDialogs'
import styles from './plans.module.css'
import { builderFormName, type PlansKind, planFormName, plansConfigs } from './plansConfigs'

const DeletePlan = lazyDialog(() => import('./DeletePlan'), 'DeletePlan')
const PlanBulk = lazyDialog(() => import('./PlanBulk'), 'PlanBulk')

const LIST_WORDS = listWords('game plan', {
  searchLabel: 'Search Plans',
  noun: 'plan',
  add: 'Add New Game Plan',
  failed: MESSAGES.plan.load,
})

/** The plan aggregate dashboards (docs/rules/screens.md#plans). */
export function PlansDashboard({ kind }: { kind: PlansKind }) {
  const config = plansConfigs[kind]
  const plans = config.usePlans()
  const games = useGames(config.team)
  const tableState = useTableState()
  const list = useList({
    query: plans,
    queryKey: config.plansKey,
    form: planFormName(kind),
    columns: useMemo(() => planColumns(config, datesByCode(games.data)), [config, games.data]),
    rowKey: planKey,
    nameOf: planKey,
    tableState,
    searchBy: 'name',
    season: useListSeason(plans.data, seasonOfPlan, tableState),
  })
  /** The plan whose draft in the plan builder is open again. */
  const [drafted, setDrafted] = useEditedRecord(builderFormName(kind), plans.data, planKey)
  const isListed = (plan: Plan) => plans.data?.some(({ name }) => isSamePlanName(name, plan.name))

  return (
    <ListScreen
      list={{ ...list, edited: list.edited ?? drafted }}
      words={{ ...LIST_WORDS, title: config.title }}
      dialogs={{
        bulk: (props) => <PlanBulk {...props} kind={kind} />,
        edit: ({ pager, onClose, ...props }) => (
          <PlanDialogs
            {...props}
            kind={kind}
            isGone={(plan) => plans.isSuccess && !isListed(plan)}
            isBuilderOpen={list.edited === undefined}
            pager={list.edited && pager}
            onClose={() => {
              onClose()
              setDrafted(undefined)
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

/** About as many characters of codes as fit on a line. */
const LINE_CHARACTERS = 80

/** The columns of docs/rules/screens.md#plans. Not every team's plans can be deleted as a whole. */
function planColumns(
  { team, canDeletePlan }: (typeof plansConfigs)[PlansKind],
  dates: ReadonlyMap<string, string>,
): RecordColumns<Plan> {
  const linkOf = (code: string) => gameHref(team, code)
  return ({ onEdit, onDelete }) => [
    nameColumn({ header: 'Plan Event Name', width: 24, name: planKey, onOpen: onEdit }),
    {
      id: 'events',
      header: 'Event Names',
      slot: 'main',
      width: 64,
      value: (plan) => plan.eventNames.join(', '),
      cell: (plan) => (
        <div className={styles.names} data-summary={gamesSummary(plan.eventNames, dates)}>
          <FoldedChips
            names={plan.eventNames}
            emptyText="No Event Names"
            hrefOf={linkOf}
            maxCharacters={LINE_CHARACTERS}
          />
        </div>
      ),
    },
    actionsColumn(12, planKey, canDeletePlan ? { onEdit, onDelete } : { onEdit }),
  ]
}
