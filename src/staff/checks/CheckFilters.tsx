import { teamKeys, teams } from '../../content/teams'
import { recordKinds } from '../../domain/checks/checkSeason'
import type { Finding } from '../../domain/checks/finding'
import { FilterBar } from '../list/FilterBar'
import type { FilterState } from '../list/useFilter'
import { kindNames } from './checkWords'

/** What findings can be narrowed down to: a kind of record, a team, a plan. */
export const checkFilters = ['kind', 'team', 'plan'] as const
type CheckFilterState = FilterState<(typeof checkFilters)[number]>

/** Whether a finding is of what the filter asks for. */
export const matches =
  ({ kind, team, plan }: CheckFilterState['filter']) =>
  (finding: Finding): boolean =>
    (kind === '' || finding.kind === kind) &&
    (team === '' || finding.where.team === team) &&
    (plan === '' || finding.where.plans.includes(plan))

/** Three lists to choose from: what kind of record, which team, which plan. */
export function CheckFilters({
  plans,
  filters,
}: {
  /** Names of the plans that have findings. */
  plans: readonly string[]
  filters: CheckFilterState
}) {
  return (
    <FilterBar
      filters={filters}
      choices={[
        {
          name: 'kind',
          label: 'Kind',
          all: 'All kinds',
          options: recordKinds.map((kind) => [kind, kindNames[kind]]),
        },
        {
          name: 'team',
          label: 'Team',
          all: 'All teams',
          options: teamKeys.map((team) => [team, teams[team].name]),
        },
        {
          name: 'plan',
          label: 'Plan',
          all: 'All plans',
          options: plans.map((plan) => [plan, plan]),
        },
      ]}
    />
  )
}
